// `striker plan`: a board's plan in English, as one picture, as numbered pages, or as pages in one HTML file.
#include "catalog/catalog.h"
#include "commands.h"
#include "plan_words.h"
#include "requests.h"

namespace apps {

namespace {

bool endsWith(const std::string& text, std::string_view end) {
    return text.size() > end.size() && std::string_view(text).substr(text.size() - end.size()) == end;
}

// Every page of the paper is one of the browser's, whatever its margins.
std::string htmlOf(const std::string& game, const std::vector<std::string>& pages) {
    std::string text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + game +
                       ": plan</title>\n<style>@page{size:210mm 297mm;margin:0}body{margin:0}"
                       "svg{display:block;break-after:page}svg svg{break-after:auto}</style>\n</head>\n<body>\n";
    for (const std::string& page : pages) text += page;
    return text + "</body>\n</html>\n";
}

// `plan.svg` → `plan-01.svg`.
std::string numbered(const std::string& file, std::size_t number, std::size_t count) {
    std::string digits = std::to_string(number);
    const std::size_t width = std::max<std::size_t>(2, std::to_string(count).size());
    digits.insert(0, width - digits.size(), '0');
    return file.substr(0, file.size() - 4) + "-" + digits + ".svg";
}

int writeNumbered(const std::string& file, const std::vector<std::string>& pages) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::string name = numbered(file, i + 1, pages.size());
        if (!writeFile(name, pages[i])) return failWith("cannot write " + name);
    }
    return 0;
}

Json wordsOf(const catalog::Entry& entry) {
    Json words = Json::object();
    for (const auto labels : {draw::commonPlanLabels(), entry.planner().labels}) {
        for (const std::string_view label : labels) {
            if (const auto word = planWord(label); !word.empty()) words[std::string(label)] = word;
        }
    }
    return words;
}

}  // namespace

int runPlan(const PlanArgs& args) {
    const bool tiled = !args.tile.empty();
    if (tiled && !args.file.empty() && !endsWith(args.file, ".svg") && !endsWith(args.file, ".html"))
        return failWith("--tile writes FILE.html or FILE.svg, not " + args.file);
    Json request = {{"verb", "plan"}, {"game", args.game}};
    Json options = Json::object();
    for (const auto& [key, value] : pairsOf(args.options)) options[key] = value;
    request["options"] = std::move(options);
    if (tiled) request["tile"] = args.tile;
    if (const catalog::Entry* entry = catalog::standardCatalog().find(args.game)) request["words"] = wordsOf(*entry);
    const Json reply = ask(request);
    if (reply.contains("fault")) return print(reply);
    const auto pages = reply["pages"].get<std::vector<std::string>>();
    if (!tiled) return writeOut(args.file, pages.front());
    if (endsWith(args.file, ".svg")) return writeNumbered(args.file, pages);
    return writeOut(args.file, htmlOf(args.game, pages));
}

}  // namespace apps
