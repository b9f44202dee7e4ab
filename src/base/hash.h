// 64-bit hashes of texts and their hexadecimal form. They identify states in records and replies; they are not
// cryptographic.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace base {

// FNV-1a, 64 bits (Fowler, Noll, Vo): offset basis 0xcbf29ce484222325, prime 0x100000001b3, over the bytes of `text`.
// `seed` continues an earlier hash.
constexpr std::uint64_t hashText(std::string_view text, std::uint64_t seed = 0xcbf29ce484222325ULL) {
    for (const char c : text) {
        seed ^= static_cast<unsigned char>(c);
        seed *= 0x100000001b3ULL;
    }
    return seed;
}

// Sixteen lower-case hexadecimal digits.
std::string hexOf(std::uint64_t value);

}  // namespace base
