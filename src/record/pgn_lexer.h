// The pieces of a PGN text that mean something: tags, moves, comments, results. Move numbers, variations, numeric
// glyphs, comments to the end of a line and escaped lines are passed over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace record {

struct PgnToken {
    enum class Kind : std::uint8_t { Tag, Move, Comment, Result, End };
    Kind kind = Kind::End;
    std::string text;   // move without `!` and `?`; what stands between the braces; the result; the tag's name
    std::string value;  // of a tag
    std::size_t at = 0;
};

class PgnLexer {
  public:
    explicit PgnLexer(std::string_view text) : text_(text) {}

    // Fault: bad_pgn {line, problem: tag|comment|variation}.
    base::Result<PgnToken> next();

    // A bad_pgn fault at a byte of the text.
    base::Fault fault(std::string_view problem, std::size_t at) const;

  private:
    bool atEnd() const { return at_ >= text_.size(); }
    bool skipTrivia();  // spaces, `;` comments, `%` lines; whether there was anything
    bool skipNumber();
    base::Result<PgnToken> tag();
    base::Result<PgnToken> comment();
    std::optional<base::Fault> skipVariation();
    PgnToken word();

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace record
