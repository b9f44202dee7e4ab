// What a player may do now, as data. The page draws it, the keyboard mode reads it, a bot samples it, the api prints
// it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fault.h"

namespace game {

// One complete action of a game that can list its actions, or a bare word such as `pass` or `end` in one that cannot.
struct Choice {
    std::string action;             // the token that `apply` takes
    std::string_view kind;          // what sort of action, for grouping and drawing: a literal of the game
    std::string from, to;           // places a person would touch; empty where the action has none
    std::vector<std::string> path;  // places that something passes on its way, in order
    std::string_view end;           // what becomes of it, a literal of the game; empty where nothing is to be said
    std::string by;                 // the place of the piece that causes `end`
    bool operator==(const Choice&) const = default;
};

// A point or direction in the table plane, nm or without unit.
struct Point {
    std::int64_t x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

// A disc on the table and its number, the one that trajectories and events use.
struct DiscAt {
    int disc = 0;
    Point at;
    bool operator==(const DiscAt&) const = default;
};

// A range of directions, counter-clockwise from `from` to `to`, both allowed. Equal ends mean every direction.
struct DirectionRange {
    Point from, to;
    bool operator==(const DirectionRange&) const = default;
};

// Where something may be put: a straight piece of line (from == to: one point), or the rectangle or ring that `check`
// refines.
struct PlaceRange {
    enum class Shape : std::uint8_t { Segment, Rectangle, Ring };
    Shape shape = Shape::Segment;
    Point from, to;  // ends of the segment; opposite corners; for a ring: `from` is its centre
    std::int64_t innerRadius = 0, outerRadius = 0;  // nm, ring only
    bool operator==(const PlaceRange&) const = default;
};

// One thing that may be struck or placed, and how, given what the partial action already says.
struct Handle {
    std::string prefix;                       // the beginning of the action token that chooses it
    std::string piece;                        // for people and drawing: `striker`, `1`, `ball`
    Point at;                                 // where it lies now, nm
    std::vector<PlaceRange> places;           // empty: it is struck from where it lies
    std::vector<DirectionRange> directions;   // empty: it is placed, not struck
    std::int64_t minSpeed = 0, maxSpeed = 0;  // mm/s
    bool operator==(const Handle&) const = default;
};

struct Choices {
    std::vector<Choice> list;
    std::vector<Handle> handles;
    bool operator==(const Choices&) const = default;
};

}  // namespace game
