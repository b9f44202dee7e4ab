#include "plan_words.h"

#include <utility>

namespace apps {

namespace {

constexpr std::pair<std::string_view, std::string_view> kWords[] = {
    // every plan
    {"plan_scale", "Plan at 1:1, all sizes in millimetres"},
    {"sheet_board", "Board"},
    {"sheet_templates", "Templates"},
    {"sheet_parts", "Parts"},
    {"legend_cut", "edge: saw, cut or drill"},
    {"legend_ink", "line on the board; lining"},
    {"legend_guide", "where something lies, or is hidden"},
    {"part", "Part"},
    {"pieces", "Pcs"},
    {"size", "Size"},
    {"material", "Material"},
    {"suggestion", "* A suggestion: the rules leave this size, or one of its figures, to you."},
    {"row", "row"},
    {"column", "column"},
    {"assemble", "Print at 100 %. Cut the left and upper edge, lay it on the dashed line; the crosses meet."},
    {"ruler", "100 mm: measure before you cut"},
    {"diameter", "Ø"},
    {"hole", "hole Ø"},
    // disc football
    {"discfootball", "Disc football"},
    {"field", "field"},
    {"strip", "strip"},
    {"formation", "start"},
    {"marks", "marks: distances from the centre spot, along / across the field"},
    {"sector", "corner sector"},
    {"goal_detail", "Goal from above, lined"},
    {"lining", "rubber lining"},
    {"board", "Base board"},
    {"side_rim", "Rim along a side"},
    {"end_rim", "Rim at an end, with a goal"},
    {"goal_cut", "Cut for a goal in an end rim"},
    {"goal_lining", "Rubber lining, end to goal and round its corner"},
    {"cover", "Cover of a goal"},
    {"block", "Pusher: block"},
    {"handle", "Pusher: handle, glued in"},
    {"disc", "Disc"},
    {"ball", "Ball"},
    {"plywood", "plywood"},
    {"hardwood", "hardwood"},
    {"thin_rubber", "rubber, 1 to 2"},
    {"acrylic", "acrylic"},
    {"beech", "beech or birch, sanded"},
    {"plastic", "plastic, not too light; or acrylic"},
    // carrom
    {"carrom", "Carrom"},
    {"surface", "Playing surface"},
    {"frame", "Frame, mitred"},
    {"net", "Net under a pocket"},
    {"man", "Man"},
    {"queen", "Queen (red)"},
    {"striker", "Striker"},
    {"white_man", "White man"},
    {"black_man", "Black man"},
    {"pocket", "pocket"},
    {"base", "base circle"},
    {"arrow", "arrow"},
    {"centre", "centre circle"},
    {"outer", "outer circle"},
    {"start_ring", "Start"},
    {"rack_angle", "white arm at"},
    {"corner", "Pocket in its corner"},
    {"grams", "g"},
    {"wood", "wood"},
    {"polished", "ivorine, acrylic or the like"},
    {"cord", "cord, to hold ten men"},
};

}  // namespace

std::string_view planWord(std::string_view label) {
    for (const auto& [code, words] : kWords) {
        if (code == label) return words;
    }
    return {};
}

}  // namespace apps
