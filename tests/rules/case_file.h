// The case files tests/rules/<game>/*.case: rules by example, written so that people who do not program can read and
// check them.
//
//     # a comment
//     case: A knight takes the free ball in the centre     begins a case; free words
//     clauses: CF3 CF5                                      what it shows
//     options: goals_to_win=2                               optional
//     position: <state text>                                or `start`: where the options begin
//     board: W=7 B=9 Q=table act=white R=1,0                instead of a position, in games that have a short form
//     history: e2e4 e7e5                                    optional: actions played first
//     action: g1f3                                          one action, with
//       events: move CF1, ball_taken CF5 (square=e4)          all events in order; arguments not named are free
//       result: <state text>                                  optional: the state afterwards
//       ending: draw|<seat>|none [by <reason>]                optional: how the match stands afterwards
//     or with
//       fault: king_in_check CF9 (from=e2)                    why it is refused
//     pocketed: w2 b1 q s                                   instead of an action, in carrom: what fell, in order (`-`:
//                                                           nothing; `untouched`), with events or fault as above
//     strike: w3 ball out=300,61.5 ball=310,62              instead of an action, in disc football: what a strike did
//     after: W=6 act=black next=black                       instead of or beside `result`: some fields of the state's
//                                                           line, in the short form
//     legal: a b c                                          instead of an action: the complete list of actions,
//     includes: a b c                                       or some that are in it,
//     excludes: a b c                                       and some that are not
//
// Cases are separated by blank lines. Every key stands on one line and at most once in a case.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "game/options.h"

namespace rules {

// An event or a fault as a case writes it: `code RULE (name=value name=value)`.
struct Coded {
    std::string code, rule;
    game::KeyValues args;
};

struct Case {
    std::string file;
    int line = 0;  // of `case:`, from 1
    std::string name;
    std::vector<std::string> clauses;
    game::KeyValues options;
    std::string position, board;
    std::vector<std::string> history;
    std::optional<std::string> action, pocketed, strike, result, after, ending;
    std::optional<std::vector<Coded>> events;
    std::optional<Coded> fault;
    std::optional<std::vector<std::string>> legal, includes, excludes;

    // A stroke told to the referee, in the game's words.
    const std::optional<std::string>& told() const { return strike ? strike : pocketed; }
};

// What is wrong with a case file itself.
struct Misprint {
    std::string file;
    int line = 0;
    std::string what;
};

struct CaseFile {
    std::vector<Case> cases;
    std::vector<Misprint> misprints;
};

namespace detail {

inline std::vector<std::string> tokens(std::string_view text) {
    std::vector<std::string> found;
    for (const base::Word& word : base::words(text)) found.emplace_back(word.text);
    return found;
}

inline std::optional<game::KeyValues> pairs(std::string_view text) {
    game::KeyValues found;
    for (const std::string& token : tokens(text)) {
        const std::size_t equals = token.find('=');
        if (equals == std::string::npos || equals == 0) return std::nullopt;
        found.emplace_back(token.substr(0, equals), token.substr(equals + 1));
    }
    return found;
}

inline std::optional<Coded> coded(std::string_view text) {
    Coded found;
    const std::size_t open = text.find('(');
    if (open != std::string_view::npos) {
        text = base::trimmed(text);
        if (text.back() != ')') return std::nullopt;
        const auto args = pairs(text.substr(open + 1, text.size() - open - 2));
        if (!args || args->empty()) return std::nullopt;
        found.args = *args;
    }
    const auto head = tokens(text.substr(0, open));
    if (head.empty() || head.size() > 2) return std::nullopt;
    found.code = head[0];
    if (head.size() == 2) found.rule = head[1];
    return found;
}

inline std::optional<std::vector<Coded>> codedList(std::string_view text) {
    std::vector<Coded> found;
    for (const base::Word& word : base::fields(text, ',')) {
        const auto one = coded(base::trimmed(word.text));
        if (!one) return std::nullopt;
        found.push_back(*one);
    }
    return found;
}

// Sets one key of a case; an explanation if that is not possible.
inline std::string setKey(Case& c, std::string_view key, std::string_view value) {
    const auto once = [](auto& slot, auto parsed) -> std::string {
        if (slot) return "the key stands twice";
        if (!parsed) return "the value is malformed";
        slot = *std::move(parsed);
        return {};
    };
    if (value.empty()) return "the value is missing";
    const auto text = std::optional<std::string>(value);
    const auto list = std::optional<std::vector<std::string>>(tokens(value));
    if (key == "action") return once(c.action, text);
    if (key == "pocketed") return once(c.pocketed, text);
    if (key == "strike") return once(c.strike, text);
    if (key == "result") return once(c.result, text);
    if (key == "after") return once(c.after, text);
    if (key == "ending") return once(c.ending, text);
    if (key == "events") return once(c.events, codedList(value));
    if (key == "fault") return once(c.fault, coded(value));
    if (key == "legal") return once(c.legal, list);
    if (key == "includes") return once(c.includes, list);
    if (key == "excludes") return once(c.excludes, list);
    if (key == "clauses") return c.clauses.empty() ? (c.clauses = *list, "") : "the key stands twice";
    if (key == "history") return c.history.empty() ? (c.history = *list, "") : "the key stands twice";
    if (key == "position") return c.position.empty() ? (c.position = value, "") : "the key stands twice";
    if (key == "board") return c.board.empty() ? (c.board = value, "") : "the key stands twice";
    if (key == "options") {
        const auto options = pairs(value);
        if (!options) return "the value is malformed";
        return c.options.empty() ? (c.options = *options, "") : "the key stands twice";
    }
    return "the key is unknown";
}

// What a finished case lacks or has too much of.
inline std::string lacking(const Case& c) {
    if (c.clauses.empty()) return "no clauses";
    if (c.position.empty() == c.board.empty()) return "one of position and board is wanted";
    const bool lists = c.legal || c.includes || c.excludes;
    const bool happens = c.events || c.result || c.after || c.ending;
    if (c.action.has_value() + c.pocketed.has_value() + c.strike.has_value() + lists != 1)
        return "one of action, pocketed, strike and legal/includes/excludes is wanted";
    if (lists) return happens || c.fault ? "events, result, ending and fault belong to an action" : "";
    if (c.fault.has_value() == happens) return "either a fault or events, result and ending";
    return c.fault || c.events || c.after ? "" : "no events";
}

}  // namespace detail

inline CaseFile readCaseFile(const std::string& file) {
    CaseFile read;
    std::ifstream in(file);
    std::string line;
    std::optional<Case> open;
    int number = 0;
    const auto misprint = [&](int at, std::string what) { read.misprints.push_back({file, at, std::move(what)}); };
    const auto close = [&] {
        if (!open) return;
        if (std::string what = detail::lacking(*open); !what.empty()) misprint(open->line, std::move(what));
        read.cases.push_back(*std::move(open));
        open.reset();
    };
    if (!in) misprint(0, "cannot be read");
    while (std::getline(in, line)) {
        ++number;
        const std::string_view text = base::trimmed(line);
        if (text.empty()) close();
        if (text.empty() || text.front() == '#') continue;
        const std::size_t colon = text.find(':');
        const std::string_view key = text.substr(0, colon);
        const std::string_view value =
            colon == std::string_view::npos ? std::string_view{} : base::trimmed(text.substr(colon + 1));
        if (key == "case") {
            close();
            open = Case{};
            open->file = file;
            open->line = number;
            open->name = value;
        } else if (!open) {
            misprint(number, "outside of a case");
        } else if (std::string what = detail::setKey(*open, key, value); !what.empty()) {
            misprint(number, std::move(what));
        }
    }
    close();
    return read;
}

}  // namespace rules
