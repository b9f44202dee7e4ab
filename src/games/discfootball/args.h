// The arguments of events, short to write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/types.h"

namespace discfootball {

inline game::Arg text(std::string_view name, std::string_view value) {
    return {name, std::string(value)};
}
inline game::Arg number(std::string_view name, std::int64_t value) {
    return {name, value};
}

}  // namespace discfootball
