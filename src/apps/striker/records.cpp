// `striker verify` and `striker convert`.
#include <iostream>

#include "commands.h"
#include "requests.h"

namespace apps {

int runVerify(const std::vector<std::string>& files) {
    int status = 0;
    for (const std::string& path : files) {
        const auto text = readFile(path);
        if (!text) {
            status = failWith("cannot read " + path);
            continue;
        }
        Json reply = {{"file", path}};
        reply.update(ask({{"verb", "verify"}, {"text", *text}}));
        std::cout << reply.dump() << '\n';
        if (reply.contains("fault")) {
            status = failWith(path + ": " + lineOf(reply["fault"]));
        } else if (!reply["ok"].get<bool>()) {
            status = failWith(path + ":" + reply["line"].dump() + ": expected " + textOf(reply["expected"]) +
                              ", found " + textOf(reply["found"]));
        }
    }
    return status;
}

int runConvert(const std::string& file, const std::string& format, const std::string& output) {
    const auto text = readFile(file);
    if (!text) return failWith("cannot read " + file);
    const bool isRecord = text->starts_with("striker record");
    const Json read = ask({{"verb", "record"}, {"text", *text}, {"format", isRecord ? "record" : "pgn"}});
    if (read.contains("fault")) return failWith(file + ": " + lineOf(read["fault"]));
    if (read["games"].empty()) return failWith(file + ": no game");
    std::string written;
    for (Json game : read["games"]) {
        game.erase("result");  // it follows from the actions
        game["verb"] = "record";
        game["format"] = format;
        const Json reply = ask(game);
        if (reply.contains("fault")) return failWith(file + ": " + lineOf(reply["fault"]));
        if (!written.empty()) written += '\n';
        written += reply["text"].get<std::string>();
    }
    return writeOut(output, written);
}

}  // namespace apps
