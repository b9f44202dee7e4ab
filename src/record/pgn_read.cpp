// Reading games from PGN.
#include <algorithm>

#include "base/text.h"
#include "record/pgn.h"
#include "record/pgn_common.h"
#include "record/pgn_lexer.h"

namespace record {

namespace {

using game::Fault;
using Kind = PgnToken::Kind;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameWord(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

Fault with(Fault fault, std::string_view name, std::string value) {
    fault.args.push_back({name, std::move(value)});
    return fault;
}

// One game on its way from tokens to a record.
class Game {
  public:
    Game(const PgnLexer& lexer, const Library& library) : lexer_(lexer), library_(library) {}

    bool begun() const { return !tags_.empty() || match_; }
    bool moving() const { return match_ != nullptr; }

    void tag(PgnToken token) { tags_.push_back(std::move(token)); }

    std::optional<Fault> move(const PgnToken& token) {
        if (auto fault = start(token.at)) return fault;
        std::string text = token.text;
        if (text.starts_with("0-0")) std::replace(text.begin(), text.end(), '0', 'O');
        const auto action = match_->parseNotation(text);
        if (!action) return badMove(token, action.fault());
        if (const auto fault = match_->apply(*action, nullptr)) return badMove(token, *fault);
        extras_.clocks.push_back(-1);
        return std::nullopt;
    }

    // The items `[%name value]` of a comment.
    std::optional<Fault> comment(const PgnToken& token) {
        if (!begun()) return std::nullopt;
        std::string_view text = token.text;
        for (std::size_t open = text.find("[%"); open != std::string_view::npos; open = text.find("[%")) {
            const std::size_t close = std::min(text.find(']', open), text.size());
            const auto words = base::words(text.substr(open + 2, close - open - 2));
            text.remove_prefix(close);
            if (words.size() != 2) continue;
            if (words[0].text == "clk" && !extras_.clocks.empty()) {
                extras_.clocks.back() = parseClock(words[1].text).value_or(-1);
            } else if (words[0].text == "end") {
                if (auto fault = adjudicate(std::string(words[1].text), token)) return fault;
            }
        }
        return std::nullopt;
    }

    // The record, if the result that is claimed fits.
    base::Result<Record> finish(std::string_view claimed, std::size_t at) {
        if (auto fault = start(at)) return *std::move(fault);
        std::string result(claimed.empty() ? tagValue("Result") : claimed);
        const game::Outcome outcome = match_->outcome();
        if (!outcome.over()) {
            if (auto fault = conclude(result, at)) return *std::move(fault);
        } else if (!result.empty() && result != "*" && result != resultOf(outcome)) {
            return lexer_.fault("result", at);
        }
        return recordOf(*match_, extras_);
    }

  private:
    const PgnToken* find(std::string_view name) const {
        const auto found = std::find_if(tags_.begin(), tags_.end(), [&](const PgnToken& t) { return t.text == name; });
        return found == tags_.end() ? nullptr : &*found;
    }
    std::string tagValue(std::string_view name) const {
        const PgnToken* token = find(name);
        return token ? token->value : "";
    }
    Fault badTag(const PgnToken& token, std::string_view problem) const {
        return with(lexer_.fault(problem, token.at), "tag", token.text);
    }
    Fault badMove(const PgnToken& token, const Fault& why) const {
        return with(with(lexer_.fault("move", token.at), "text", token.text), "fault", std::string(why.code));
    }

    // Makes the match out of the tags, before the first thing that needs it.
    std::optional<Fault> start(std::size_t at) {
        if (match_) return std::nullopt;
        const game::GameInfo* info = nullptr;
        game::KeyValues options;
        if (auto fault = whichGame(at, info, options)) return fault;
        std::uint64_t seed = 0;
        if (const PgnToken* token = find("Seed")) {
            const auto value = base::parseUnsigned(token->value);
            if (!value) return badTag(*token, "tag");
            seed = *value;
        }
        const PgnToken* fen = find("FEN");
        const auto state = fen ? std::optional<std::string_view>(fen->value) : std::nullopt;
        auto made = library_.makeMatch(info->name, options, seed, state);
        if (!made && fen && made.fault().code == "bad_state") {
            return with(badTag(*fen, "start"), "fault", std::string(made.fault().code));
        }
        if (!made) return made.fault();
        match_ = *std::move(made);
        return readExtras(*info);
    }

    std::optional<Fault> whichGame(std::size_t at, const game::GameInfo*& info, game::KeyValues& options) const {
        const PgnToken* variant = find("Variant");
        const bool plain = !variant || sameWord(variant->value, "Standard") || sameWord(variant->value, "Chess") ||
                           sameWord(variant->value, "From Position");
        for (const game::GameInfo* candidate : library_.games) {
            const bool named = plain
                                   ? candidate->name == library_.plainGame
                                   : !candidate->pgnVariant.empty() && sameWord(candidate->pgnVariant, variant->value);
            if (named && !info) info = candidate;
        }
        if (!info) {
            Fault fault = lexer_.fault("variant", variant ? variant->at : at);
            return with(std::move(fault), "value", variant ? variant->value : "");
        }
        if (plain) {
            options = library_.plainOptions;
            return std::nullopt;
        }
        for (const game::OptionSpec& spec : info->options) {
            const PgnToken* token = find(camelCase(spec.key));
            if (!token) continue;
            options.emplace_back(spec.key, token->value);
            if (!game::readOptions(info->options, info->presets, options)) return badTag(*token, "option");
        }
        return std::nullopt;
    }

    std::optional<Fault> readExtras(const game::GameInfo& info) {
        constexpr std::string_view kSides[] = {"White", "Black"};
        for (std::size_t i = 0; i < 2 && i < info.seats.size(); ++i) {
            const std::string name = tagValue(kSides[i]);
            if (name != "?") extras_.names.emplace_back(info.seats[i], name);
        }
        extras_.date = tagValue("Date");
        std::replace(extras_.date.begin(), extras_.date.end(), '.', '-');
        return std::nullopt;
    }

    std::optional<Fault> adjudicate(const std::string& verdict, const PgnToken& token) {
        if (auto fault = start(token.at)) return fault;
        if (!game::isAdjudication(verdict)) return std::nullopt;
        if (const auto fault = match_->apply(verdict, nullptr)) return badMove(token, *fault);
        extras_.clocks.push_back(-1);
        return std::nullopt;
    }

    // Somebody else's game that ended off the board: the result says how.
    std::optional<Fault> conclude(const std::string& result, std::size_t at) {
        std::string verdict;
        if (result == "1/2-1/2") {
            verdict = "draw";
        } else if (result == "1-0" || result == "0-1") {
            const std::string how = tagValue("Termination");
            verdict = sameWord(how, "time forfeit") ? "flag" : sameWord(how, "abandoned") ? "abandon" : "resign";
            verdict.append(":").append(match_->info().seats[result == "1-0" ? 1 : 0]);
        }
        if (verdict.empty()) return std::nullopt;
        if (match_->apply(verdict, nullptr)) return lexer_.fault("result", at);
        return std::nullopt;
    }

    const PgnLexer& lexer_;
    const Library& library_;
    std::vector<PgnToken> tags_;
    std::unique_ptr<game::Match> match_;
    Extras extras_;
};

// Takes token after token and collects finished games.
class Reader {
  public:
    Reader(std::string_view text, const Library& library) : lexer_(text), library_(library) { renew(); }

    base::Result<std::vector<Record>> run() {
        for (;;) {
            auto token = lexer_.next();
            auto fault = token ? take(*token) : std::optional(token.fault());
            if (fault) {
                fault->args.insert(fault->args.begin(), {"game", static_cast<std::int64_t>(records_.size() + 1)});
                return *std::move(fault);
            }
            if (token->kind == Kind::End) return std::move(records_);
        }
    }

  private:
    void renew() { game_ = std::make_unique<Game>(lexer_, library_); }

    std::optional<Fault> take(const PgnToken& token) {
        switch (token.kind) {
            case Kind::Tag:
                if (game_->moving()) {
                    if (auto fault = finish("", token.at)) return fault;
                }
                game_->tag(token);
                return std::nullopt;
            case Kind::Move:
                return game_->move(token);
            case Kind::Comment:
                return game_->comment(token);
            case Kind::Result:
                return finish(token.text, token.at);
            default:
                return game_->begun() ? finish("", token.at) : std::nullopt;
        }
    }

    std::optional<Fault> finish(std::string_view claimed, std::size_t at) {
        auto record = game_->finish(claimed, at);
        if (!record) return record.fault();
        records_.push_back(*std::move(record));
        renew();
        return std::nullopt;
    }

    PgnLexer lexer_;
    const Library& library_;
    std::unique_ptr<Game> game_;
    std::vector<Record> records_;
};

}  // namespace

base::Result<std::vector<Record>> readPgn(std::string_view text, const Library& library) {
    return Reader(text, library).run();
}

}  // namespace record
