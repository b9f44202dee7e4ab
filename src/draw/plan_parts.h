// The sheet that lists what a board is made of, and says what the lines of the other sheets mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/plan.h"

namespace draw {

struct Part {
    std::string_view label;
    int pieces = 1;
    std::string size;  // mm; empty: any
    std::string_view material;
    bool suggested = false;  // the size is the program's, no rule or source asks for it
};

// `settings` are lines about the options that the plan was made with. As large as a page of A4 shows.
Sheet partsSheet(std::string_view title, const std::vector<std::string>& settings, const std::vector<Part>& parts,
                 const PlanWords& words);

// The area of a sheet that fits on one page.
Box pageArea();

// `600 × 400 × 10`, of nm.
std::string sizeText(std::initializer_list<Nm> sides);

}  // namespace draw
