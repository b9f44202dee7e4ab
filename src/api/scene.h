// Scenes: a table, the discs on it and how they are struck, as JSON (docs/scene.md), and what became of them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "physics/solver.h"

namespace api {

using Json = nlohmann::ordered_json;

struct Scene {
    std::string name, description;  // may be empty
    physics::TableSpec table;
    std::vector<physics::Disc> discs;
    std::vector<std::string> colours;  // one a disc, "#rrggbb" or empty; only pictures use them
    std::vector<physics::Impulse> impulses;
};

// Fault bad_scene with args.field (as "discs[3].at[0]") and args.problem for the first thing that is not what
// docs/scene.md asks for. Whether the numbers make sense is for physics::Table::make and physics::check to say.
base::Result<Scene> readScene(const Json& json);

// As above from a text; what is no JSON has its place in `at`.
base::Result<Scene> readScene(std::string_view text);

// The scene with every field; readScene gives the same scene back.
Json sceneJson(const Scene& scene);

// discs, contacts, crossings, falls, duration, ended_by, events; not the trajectory.
Json resultJson(const physics::Result& result);

}  // namespace api
