// The rules by example: every case of tests/rules/<game>/*.case is played through the catalog, for every game alike. A
// failing case is reported at its own file and line.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "rules/carrom_board.h"
#include "rules/case_file.h"
#include "rules/discfootball_board.h"

namespace {

namespace fs = std::filesystem;
using rules::Case;
using rules::Coded;

// Fewer cases than this would mean that files got lost.
const std::map<std::string_view, std::size_t> kLeastCases = {
    {"carrom", 490}, {"chessfootball", 370}, {"discfootball", 310}};

// Games in which cases have a short form for positions (`board:`, `after:`).
struct ShortForm {
    std::string (*position)(std::string_view shorthand, const game::Match& match);
    std::vector<std::string> (*differences)(std::string_view wanted, std::string_view line);
};
const std::map<std::string_view, ShortForm> kShortForms = {
    {"carrom", {&rules::carromPosition, &rules::carromDifferences}},
    {"discfootball", {&rules::discfootballPosition, &rules::discfootballDifferences}},
};

fs::path folderOf(const game::GameInfo& info) {
    return fs::path(STRIKER_SOURCE_DIR) / "tests" / "rules" / info.name;
}

std::string textOf(const base::Arg& arg) {
    const auto* number = std::get_if<std::int64_t>(&arg.value);
    return number ? std::to_string(*number) : std::get<std::string>(arg.value);
}

std::string textOf(std::string_view code, std::string_view rule, const base::Args& args) {
    std::string text(code);
    if (!rule.empty()) text.append(" ").append(rule);
    for (std::size_t i = 0; i < args.size(); ++i) {
        text.append(i == 0 ? " (" : " ").append(args[i].name).append("=").append(textOf(args[i]));
    }
    return args.empty() ? text : text + ")";
}

std::string textOf(const game::Events& events) {
    std::string text;
    for (const game::Event& event : events) {
        text.append(text.empty() ? "" : ", ").append(textOf(event.code, event.rule, event.args));
    }
    return text.empty() ? "(nothing)" : text;
}

// Code and rule are equal, and every argument that the case names is there with its value.
bool matches(const Coded& wanted, std::string_view code, std::string_view rule, const base::Args& args) {
    const auto found = [&](const auto& pair) {
        return std::any_of(args.begin(), args.end(),
                           [&](const base::Arg& arg) { return arg.name == pair.first && textOf(arg) == pair.second; });
    };
    return wanted.code == code && wanted.rule == rule && std::all_of(wanted.args.begin(), wanted.args.end(), found);
}

bool matches(const std::vector<Coded>& wanted, const game::Events& events) {
    return std::equal(wanted.begin(), wanted.end(), events.begin(), events.end(),
                      [](const Coded& w, const game::Event& e) { return matches(w, e.code, e.rule, e.args); });
}

std::string endingOf(const game::Match& match) {
    const game::Outcome outcome = match.outcome();
    if (!outcome.over()) return "none";
    const std::string_view who =
        outcome.result == game::Result::Draw ? "draw" : match.info().seats[std::size_t(index(outcome.winner))];
    return std::string(who) + " by " + std::string(outcome.reason);
}

// One case; what is wrong comes back as text, empty if nothing is.
class Play {
  public:
    Play(const catalog::Entry& entry, const Case& c) : case_(c) {
        auto made = begin(entry);
        if (!made) {
            fail("the position is refused: " + textOf(made.fault().code, made.fault().rule, made.fault().args));
            return;
        }
        match_ = *std::move(made);
        if (!c.position.empty() && c.position != "start")
            compare("position, read and written again", c.position, match_->stateText());
        for (const std::string& step : c.history) {
            if (const auto fault = match_->apply(step, nullptr)) {
                fail("in the history " + step + " is refused: " + textOf(fault->code, fault->rule, fault->args));
                return;
            }
        }
        c.action || c.told() ? act() : list();
    }

    const std::string& wrong() const { return wrong_; }

  private:
    void fail(const std::string& what) { wrong_ += "\n  " + what; }
    void compare(const std::string& what, const std::string& wanted, const std::string& got) {
        if (wanted != got) fail(what + ":\n    expected " + wanted + "\n    got      " + got);
    }

    base::Result<std::unique_ptr<game::Match>> begin(const catalog::Entry& entry) const {
        if (!case_.board.empty()) {
            const auto plain = entry.makeMatch(case_.options, 0);
            if (!plain) return plain.fault();
            const auto form = kShortForms.find(entry.info().name);
            if (form == kShortForms.end()) return game::Fault{"no_short_form", "", {}};
            return entry.makeMatch(case_.options, 0, form->second.position(case_.board, **plain));
        }
        if (case_.position == "start") return entry.makeMatch(case_.options, 0);
        return entry.makeMatch(case_.options, 0, case_.position);
    }

    // Carries the action, or the ruling on a stroke that is told, out.
    std::optional<game::Fault> happen(game::Events& events) {
        if (case_.told()) {
            auto after = match_->referee(*case_.told(), &events);
            if (!after) return after.fault();
            match_ = *std::move(after);
            return std::nullopt;
        }
        const auto checked = match_->check(*case_.action);
        const auto fault = match_->apply(*case_.action, &events);
        if (checked != fault) fail("check and apply disagree");
        return fault;
    }

    // How the discs ran is no ruling; it is compared only where a case names it.
    game::Events rulings(game::Events events) const {
        static const std::set<std::string_view> kRunning = {"stroke",   "touch", "pocketed", "strike", "set_piece",
                                                            "ball_out", "post",  "ball_in",  "in_goal"};
        const auto running = [](std::string_view code) { return kRunning.count(code) != 0; };
        const bool wanted = case_.events && std::any_of(case_.events->begin(), case_.events->end(),
                                                        [&](const Coded& c) { return running(c.code); });
        if (!wanted) std::erase_if(events, [&](const game::Event& e) { return running(e.code); });
        return events;
    }

    void act() {
        game::Events all;
        const std::string before = match_->stateText();
        const auto fault = happen(all);
        if (fault) {
            const std::string got = textOf(fault->code, fault->rule, fault->args);
            if (!case_.fault) {
                fail("refused: " + got);
            } else if (!matches(*case_.fault, fault->code, fault->rule, fault->args)) {
                fail("another fault: " + got);
            }
            compare("state after a fault", before, match_->stateText());
            return;
        }
        const game::Events events = rulings(std::move(all));
        if (case_.fault) fail("allowed: " + textOf(events));
        if (case_.events && !matches(*case_.events, events)) fail("other events: " + textOf(events));
        if (case_.result) compare("result", *case_.result, match_->stateText());
        if (case_.after) {
            const auto form = kShortForms.find(match_->info().name);
            if (form == kShortForms.end()) return fail("after: the game has no short form");
            for (const std::string& wrong : form->second.differences(*case_.after, match_->stateText())) fail(wrong);
        }
        if (case_.ending) compare("ending", *case_.ending, endingOf(*match_));
    }

    void list() {
        const auto choices = match_->choices("");
        if (!choices) return fail("choices is refused: " + textOf(choices.fault().code, "", {}));
        std::set<std::string> listed;
        for (const game::Choice& choice : choices->list) listed.insert(choice.action);
        const auto named = [](const auto& tokens) { return std::set<std::string>(tokens->begin(), tokens->end()); };
        const auto report = [this](const std::string& what, const std::set<std::string>& a,
                                   const std::set<std::string>& b, bool common) {
            for (const std::string& action : a) {
                if ((b.count(action) != 0) == common) fail(what + " " + action);
            }
        };
        if (case_.legal) {
            report("missing:", named(case_.legal), listed, false);
            report("too much:", listed, named(case_.legal), false);
        }
        if (case_.includes) report("missing:", named(case_.includes), listed, false);
        if (case_.excludes) report("too much:", named(case_.excludes), listed, true);
    }

    const Case& case_;
    std::unique_ptr<game::Match> match_;
    std::string wrong_;
};

std::vector<Case> casesOf(const game::GameInfo& info) {
    std::vector<fs::path> files;
    std::error_code missing;
    for (const auto& file : fs::directory_iterator(folderOf(info), missing)) {
        if (file.path().extension() == ".case") files.push_back(file.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<Case> cases;
    for (const fs::path& file : files) {
        auto read = rules::readCaseFile(file.string());
        for (const rules::Misprint& m : read.misprints) ADD_FAILURE_AT(m.file.c_str(), m.line) << m.what;
        cases.insert(cases.end(), read.cases.begin(), read.cases.end());
    }
    return cases;
}

// Clauses that no case can show, one a line with the reason: `CF25 endings of the match, not of the board`.
std::map<std::string, std::string> exempt(const game::GameInfo& info) {
    std::map<std::string, std::string> found;
    std::ifstream in(folderOf(info) / "exempt.txt");
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const std::size_t space = line.find(' ');
        found[line.substr(0, space)] = space == std::string::npos ? "" : line.substr(space + 1);
    }
    return found;
}

TEST(Rules, EveryCaseOfEveryGame) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        const std::vector<Case> cases = casesOf(entry.info());
        for (const Case& c : cases) {
            const Play play(entry, c);
            if (!play.wrong().empty()) ADD_FAILURE_AT(c.file.c_str(), c.line) << c.name << play.wrong();
        }
        const auto least = kLeastCases.find(entry.info().name);
        EXPECT_GE(cases.size(), least == kLeastCases.end() ? 1 : least->second) << entry.info().name;
    }
}

TEST(Rules, EveryClauseOfTheBoardIsShownByACase) {
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        const game::GameInfo& info = entry.info();
        const std::set<std::string> known(info.clauses.begin(), info.clauses.end());
        std::set<std::string> shown;
        for (const Case& c : casesOf(info)) {
            for (const std::string& clause : c.clauses) {
                if (known.count(clause) == 0) ADD_FAILURE_AT(c.file.c_str(), c.line) << "unknown clause " << clause;
                shown.insert(clause);
            }
        }
        const auto exempted = exempt(info);
        for (const std::string& clause : known) {
            EXPECT_NE(shown.count(clause), exempted.count(clause))
                << info.name << ": " << clause << (shown.count(clause) ? " is exempt but shown" : " is not shown");
        }
        for (const auto& [clause, reason] : exempted) {
            EXPECT_EQ(known.count(clause), 1u) << info.name << ": exempt.txt names " << clause;
            EXPECT_FALSE(reason.empty()) << info.name << ": exempt.txt gives no reason for " << clause;
        }
    }
}

}  // namespace
