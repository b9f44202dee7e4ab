// English for the labels of plans (`striker codes` lists them).
#pragma once

#include <string_view>

namespace apps {

// Empty for a label that has no words.
std::string_view planWord(std::string_view label);

}  // namespace apps
