#include "api/scene.h"

#include <array>

#include "api/json_text.h"
#include "api/scene_fields.h"

namespace api {

namespace {

using namespace std::string_view_literals;
using base::Fault;
using physics::Place;

constexpr std::array kDirections = {"both"sv, "out"sv, "in"sv};
constexpr std::array kReactions = {"report"sv, "lift"sv, "end"sv};
constexpr std::array kThings = {"disc"sv, "wall"sv, "post"sv};

constexpr std::size_t kMaxName = 100, kMaxDescription = 4000;

void readTable(SceneFields& scene, physics::TableSpec& table) {
    scene.objects("kinds", [&](SceneFields& f) {
        table.kinds.push_back({f.integer("radius"), f.integer("mass"), f.number("friction"), f.index("material", 0)});
    });
    scene.objects("surfaces", [&](SceneFields& f) {
        physics::Surface s;
        s.a = f.index("a");
        s.b = f.index("b");
        s.restitution = f.number("restitution");
        s.fastRestitution = f.number("fast_restitution", s.restitution);
        s.fastSpeed = f.number("fast_speed", s.fastSpeed);
        s.friction = f.number("friction", s.friction);
        s.tangentialRestitution = f.number("tangential_restitution", s.tangentialRestitution);
        table.surfaces.push_back(s);
    });
    scene.objects("walls", [&](SceneFields& f) {
        table.walls.push_back({f.pair("from"), f.pair("to"), f.index("material", 0)});
    });
    scene.objects("posts", [&](SceneFields& f) {
        table.posts.push_back({f.pair("centre"), f.integer("radius"), f.index("material", 0)});
    });
    scene.objects("pockets", [&](SceneFields& f) { table.pockets.push_back({f.pair("centre"), f.integer("radius")}); });
    scene.objects("lines", [&](SceneFields& f) {
        table.lines.push_back(
            {f.pair("from"), f.pair("to"), static_cast<physics::Direction>(f.word("direction", kDirections)),
             static_cast<physics::Reaction>(f.word("reaction", kReactions)), f.kindMask("kinds", table.kinds.size())});
    });
}

Json pointJson(const Place& p) {
    return Json::array({p.x, p.y});
}

Json kindsJson(std::uint32_t mask, std::size_t kinds) {
    Json list = Json::array();
    for (std::size_t k = 0; k < kinds; ++k) {
        if (mask >> k & 1U) list.push_back(k);
    }
    return list;
}

void addTable(Json& json, const physics::TableSpec& table) {
    for (const char* key : {"kinds", "surfaces", "walls", "posts", "pockets", "lines"}) json[key] = Json::array();
    for (const physics::Kind& k : table.kinds) {
        json["kinds"].push_back(
            {{"radius", k.radius}, {"mass", k.mass}, {"friction", k.friction}, {"material", k.material}});
    }
    for (const physics::Surface& s : table.surfaces) {
        json["surfaces"].push_back({{"a", s.a},
                                    {"b", s.b},
                                    {"restitution", s.restitution},
                                    {"fast_restitution", s.fastRestitution},
                                    {"fast_speed", s.fastSpeed},
                                    {"friction", s.friction},
                                    {"tangential_restitution", s.tangentialRestitution}});
    }
    for (const physics::Wall& w : table.walls) {
        json["walls"].push_back({{"from", pointJson(w.from)}, {"to", pointJson(w.to)}, {"material", w.material}});
    }
    for (const physics::Post& p : table.posts) {
        json["posts"].push_back({{"centre", pointJson(p.centre)}, {"radius", p.radius}, {"material", p.material}});
    }
    for (const physics::Pocket& p : table.pockets) {
        json["pockets"].push_back({{"centre", pointJson(p.centre)}, {"radius", p.radius}});
    }
    for (const physics::Line& l : table.lines) {
        Json line = {{"from", pointJson(l.from)},
                     {"to", pointJson(l.to)},
                     {"direction", kDirections[static_cast<std::size_t>(l.direction)]},
                     {"reaction", kReactions[static_cast<std::size_t>(l.reaction)]}};
        if (l.kinds != ~0U) line["kinds"] = kindsJson(l.kinds, table.kinds.size());
        json["lines"].push_back(std::move(line));
    }
}

Json discJson(const physics::Disc& disc) {
    return {{"kind", disc.kind}, {"at", pointJson(disc.at)}, {"on_table", disc.onTable}};
}

}  // namespace

base::Result<Scene> readScene(const Json& json) {
    std::optional<Fault> fault;
    Scene scene;
    SceneFields fields(json, "", fault);
    scene.name = fields.text("name", kMaxName);
    scene.description = fields.text("description", kMaxDescription);
    readTable(fields, scene.table);
    fields.objects("discs", [&](SceneFields& f) {
        const int kind = f.index("kind", 0);
        const bool onTable = f.flag("on_table", true);
        scene.discs.push_back({kind, f.pair("at"), onTable});
        scene.colours.push_back(f.colour("colour"));
    });
    fields.objects("impulses", [&](SceneFields& f) {
        const int disc = f.index("disc");
        const Place direction = f.pair("direction");
        scene.impulses.push_back({disc, direction.x, direction.y, f.integer("speed"), f.integer("spin", 0)});
    });
    fields.finish();
    if (fault) return *std::move(fault);
    return scene;
}

base::Result<Scene> readScene(std::string_view text) {
    if (const auto problem = problemOf(text)) {
        Fault fault{"bad_scene", "", {}, problem->at};
        if (!problem->field.empty()) fault.args.push_back({"field", problem->field});
        fault.args.push_back({"problem", std::string(problem->problem)});
        return fault;
    }
    return readScene(Json::parse(text.begin(), text.end(), nullptr, false));
}

Json sceneJson(const Scene& scene) {
    Json json = {{"name", scene.name}, {"description", scene.description}};
    addTable(json, scene.table);
    json["discs"] = Json::array();
    for (std::size_t i = 0; i < scene.discs.size(); ++i) {
        Json disc = discJson(scene.discs[i]);
        if (i < scene.colours.size() && !scene.colours[i].empty()) disc["colour"] = scene.colours[i];
        json["discs"].push_back(std::move(disc));
    }
    json["impulses"] = Json::array();
    for (const physics::Impulse& i : scene.impulses) {
        json["impulses"].push_back(
            {{"disc", i.disc}, {"direction", pointJson({i.dx, i.dy})}, {"speed", i.speed}, {"spin", i.spin}});
    }
    return json;
}

Json resultJson(const physics::Result& result) {
    Json json = {{"discs", Json::array()},      {"contacts", Json::array()},
                 {"crossings", Json::array()},  {"falls", Json::array()},
                 {"duration", result.duration}, {"ended_by", result.endedBy < 0 ? Json(nullptr) : Json(result.endedBy)},
                 {"events", result.events}};
    for (const physics::Disc& disc : result.discs) json["discs"].push_back(discJson(disc));
    for (const physics::Contact& c : result.contacts) {
        json["contacts"].push_back({{"time", c.time},
                                    {"disc", c.disc},
                                    {"thing", kThings[static_cast<std::size_t>(c.thing)]},
                                    {"index", c.index},
                                    {"at", pointJson(c.at)},
                                    {"normal", c.normal},
                                    {"tangential", c.tangential}});
    }
    for (const physics::Crossing& c : result.crossings) {
        json["crossings"].push_back({{"time", c.time},
                                     {"disc", c.disc},
                                     {"line", c.line},
                                     {"out", c.out},
                                     {"at", pointJson(c.at)},
                                     {"contacts_before", c.contactsBefore}});
    }
    for (const physics::Fall& f : result.falls) {
        json["falls"].push_back(
            {{"time", f.time}, {"disc", f.disc}, {"pocket", f.pocket}, {"contacts_before", f.contactsBefore}});
    }
    if (result.capped) json["capped"] = true;
    return json;
}

}  // namespace api
