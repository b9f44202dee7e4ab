#include "record/pgn_lexer.h"

#include <algorithm>

namespace record {

namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";
constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kResults[] = {"1-0", "0-1", "1/2-1/2", "*"};

bool isOneOf(char c, std::string_view set) {
    return set.find(c) != std::string_view::npos;
}

bool isTagName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isOneOf(c, kDigits) || c == '_';
}

}  // namespace

base::Fault PgnLexer::fault(std::string_view problem, std::size_t at) const {
    const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {"bad_pgn",
            "",
            {{"line", static_cast<std::int64_t>(line)}, {"problem", std::string(problem)}},
            static_cast<int>(at)};
}

bool PgnLexer::skipTrivia() {
    const std::size_t before = at_;
    while (!atEnd()) {
        const bool lineBegins = at_ == 0 || text_[at_ - 1] == '\n';
        if (isOneOf(text_[at_], kSpace)) {
            ++at_;
        } else if (text_[at_] == ';' || (text_[at_] == '%' && lineBegins)) {
            at_ = std::min(text_.find('\n', at_), text_.size());
        } else {
            break;
        }
    }
    return at_ != before;
}

// `12`, `12.` or `12...`, but not the beginning of a longer word such as `1-0`.
bool PgnLexer::skipNumber() {
    std::size_t end = std::min(text_.find_first_not_of(kDigits, at_), text_.size());
    if (end == at_) return false;
    const std::size_t dots = std::min(text_.find_first_not_of('.', end), text_.size());
    const bool alone = end == text_.size() || isOneOf(text_[end], kSpace) || isOneOf(text_[end], "{}();$[");
    if (dots == end && !alone) return false;
    at_ = dots;
    return true;
}

base::Result<PgnToken> PgnLexer::next() {
    for (;;) {
        while (skipTrivia() || skipNumber()) {
        }
        if (atEnd()) return PgnToken{PgnToken::Kind::End, "", "", at_};
        switch (text_[at_]) {
            case '[':
                return tag();
            case '{':
                return comment();
            case '}':
                return fault("comment", at_);
            case ')':
                return fault("variation", at_);
            case '(':
                if (auto problem = skipVariation()) return *std::move(problem);
                break;
            case '$':
                at_ = std::min(text_.find_first_not_of(kDigits, at_ + 1), text_.size());
                break;
            default:
                // What is left of a lone `!?` says nothing.
                if (PgnToken token = word(); !token.text.empty()) return token;
        }
    }
}

base::Result<PgnToken> PgnLexer::tag() {
    PgnToken token{PgnToken::Kind::Tag, "", "", at_};
    const auto blank = [this] { at_ = std::min(text_.find_first_not_of(" \t", at_), text_.size()); };
    ++at_;
    blank();
    while (!atEnd() && isTagName(text_[at_])) token.text += text_[at_++];
    blank();
    if (token.text.empty() || atEnd() || text_[at_] != '"') return fault("tag", token.at);
    for (++at_; !atEnd() && text_[at_] != '"'; ++at_) {
        if (text_[at_] == '\n') return fault("tag", token.at);
        if (text_[at_] == '\\' && at_ + 1 < text_.size() && isOneOf(text_[at_ + 1], "\"\\")) ++at_;
        token.value += text_[at_];
    }
    if (atEnd()) return fault("tag", token.at);
    ++at_;
    blank();
    if (atEnd() || text_[at_] != ']') return fault("tag", token.at);
    ++at_;
    return token;
}

base::Result<PgnToken> PgnLexer::comment() {
    const std::size_t close = text_.find('}', at_);
    if (close == std::string_view::npos) return fault("comment", at_);
    PgnToken token{PgnToken::Kind::Comment, std::string(text_.substr(at_ + 1, close - at_ - 1)), "", at_};
    at_ = close + 1;
    return token;
}

std::optional<base::Fault> PgnLexer::skipVariation() {
    const std::size_t open = at_;
    for (int depth = 0; !atEnd(); ++at_) {
        if (skipTrivia() && atEnd()) break;
        if (text_[at_] == '{') {
            at_ = text_.find('}', at_);
            if (atEnd()) break;
        } else if (text_[at_] == '(') {
            ++depth;
        } else if (text_[at_] == ')' && --depth == 0) {
            ++at_;
            return std::nullopt;
        }
    }
    at_ = text_.size();
    return fault("variation", open);
}

PgnToken PgnLexer::word() {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(" \t\r\n\v\f{}();$[", at_), text_.size());
    PgnToken token{PgnToken::Kind::Move, std::string(text_.substr(begin, at_ - begin)), "", begin};
    if (std::find(std::begin(kResults), std::end(kResults), token.text) != std::end(kResults)) {
        token.kind = PgnToken::Kind::Result;
        return token;
    }
    token.text.resize(token.text.find_last_not_of("!?") + 1);
    return token;
}

}  // namespace record
