#include "api/json.h"

#include "base/hash.h"

namespace api {

namespace {

Json pointOf(const game::Point& point) {
    return Json::array({point.x, point.y});
}

Json choiceOf(const game::Choice& choice) {
    Json json = {{"action", choice.action}, {"kind", choice.kind}, {"from", choice.from}};
    if (!choice.to.empty()) json["to"] = choice.to;
    if (!choice.path.empty()) json["path"] = choice.path;
    if (!choice.end.empty()) json["end"] = choice.end;
    if (!choice.by.empty()) json["by"] = choice.by;
    return json;
}

Json placeOf(const game::PlaceRange& place) {
    if (place.shape == game::PlaceRange::Shape::Ring) {
        return {{"shape", "ring"},
                {"centre", pointOf(place.from)},
                {"inner", place.innerRadius},
                {"outer", place.outerRadius}};
    }
    const char* shape = place.shape == game::PlaceRange::Shape::Segment ? "segment" : "rectangle";
    return {{"shape", shape}, {"from", pointOf(place.from)}, {"to", pointOf(place.to)}};
}

Json handleOf(const game::Handle& handle) {
    Json json = {{"prefix", handle.prefix}, {"piece", handle.piece}, {"at", pointOf(handle.at)}};
    Json places = Json::array();
    for (const game::PlaceRange& place : handle.places) places.push_back(placeOf(place));
    Json directions = Json::array();
    for (const game::DirectionRange& range : handle.directions) {
        directions.push_back({{"from", pointOf(range.from)}, {"to", pointOf(range.to)}});
    }
    if (!places.empty()) json["places"] = std::move(places);
    if (!directions.empty()) {
        json["directions"] = std::move(directions);
        json["min_speed"] = handle.minSpeed;
        json["max_speed"] = handle.maxSpeed;
    }
    return json;
}

Json scoreOf(const ai::Score& score) {
    switch (score.kind) {
        case ai::Score::Kind::Win:
            return {{"win_in", (score.value + 1) / 2}};
        case ai::Score::Kind::Loss:
            return {{"loss_in", score.value / 2}};
        case ai::Score::Kind::Centipawns:
            break;
    }
    return {{"cp", score.value}};
}

}  // namespace

Json jsonOf(const base::Args& args) {
    Json json = Json::object();
    for (const base::Arg& arg : args) {
        if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
            json[std::string(arg.name)] = *number;
        } else {
            json[std::string(arg.name)] = *std::get_if<std::string>(&arg.value);
        }
    }
    return json;
}

Json jsonOf(const base::Fault& fault) {
    Json json = {{"code", fault.code}};
    if (!fault.rule.empty()) json["rule"] = fault.rule;
    if (!fault.args.empty()) json["args"] = jsonOf(fault.args);
    if (fault.at >= 0) json["at"] = fault.at;
    return json;
}

Json jsonOf(const game::Events& events) {
    Json list = Json::array();
    for (const game::Event& event : events) {
        Json json = {{"code", event.code}, {"rule", event.rule}};
        if (!event.args.empty()) json["args"] = jsonOf(event.args);
        list.push_back(std::move(json));
    }
    return list;
}

Json jsonOf(const game::Choices& choices) {
    Json list = Json::array();
    for (const game::Choice& choice : choices.list) list.push_back(choiceOf(choice));
    Json handles = Json::array();
    for (const game::Handle& handle : choices.handles) handles.push_back(handleOf(handle));
    return {{"choices", std::move(list)}, {"handles", std::move(handles)}};
}

Json jsonOf(const base::Trajectory& trajectory) {
    Json paths = Json::array();
    for (const base::DiscPath& path : trajectory.paths) {
        Json segments = Json::array();
        for (const base::Segment& s : path.segments) segments.push_back({s.t, s.x, s.y, s.vx, s.vy, s.deceleration});
        Json json = {{"disc", path.disc}, {"segments", std::move(segments)}};
        if (path.gone >= 0) json["gone"] = path.gone;
        paths.push_back(std::move(json));
    }
    return {{"duration", trajectory.duration}, {"paths", std::move(paths)}};
}

Json jsonOf(const game::Preview& preview) {
    Json path = Json::array();
    for (const game::Point p : preview.path) path.push_back(pointOf(p));
    Json json = {{"struck", preview.struck}, {"path", std::move(path)}};
    if (preview.meeting) {
        const game::Meeting& m = *preview.meeting;
        json["meeting"] = {{"disc", m.disc},
                           {"at", pointOf(m.at)},
                           {"of", pointOf(m.of)},
                           {"struck", pointOf(m.struck)},
                           {"other", pointOf(m.other)}};
    }
    json["stop"] = pointOf(preview.stop);
    json["gone"] = preview.gone;
    return json;
}

Json jsonOf(const game::KeyValues& pairs) {
    Json json = Json::object();
    for (const auto& [key, value] : pairs) json[key] = value;
    return json;
}

Json jsonOf(const game::GameInfo& info, const game::Outcome& outcome) {
    Json json = {{"over", outcome.over()}};
    if (!outcome.over()) return json;
    const bool draw = outcome.result == game::Result::Draw;
    json["result"] = draw ? "1/2-1/2" : outcome.winner == game::Seat::First ? "1-0" : "0-1";
    if (!draw) json["winner"] = info.seats[static_cast<std::size_t>(game::index(outcome.winner))];
    json["reason"] = outcome.reason;
    if (!outcome.rule.empty()) json["rule"] = outcome.rule;
    return json;
}

Json jsonOf(const game::GameInfo& info) {
    Json options = Json::array();
    for (const game::OptionSpec& spec : info.options) {
        Json option = {{"key", spec.key}, {"rule", spec.rule}};
        if (spec.words.empty()) {
            option.update({{"min", spec.min}, {"max", spec.max}, {"default", spec.byDefault}});
        } else {
            option["words"] = std::vector<std::string>(spec.words.begin(), spec.words.end());
            option["default"] = spec.words.front();
        }
        options.push_back(std::move(option));
    }
    Json presets = Json::object();
    for (const game::Preset& preset : info.presets) {
        Json values = Json::object();
        for (const auto& [key, value] : preset.values) values[std::string(key)] = value;
        presets[std::string(preset.name)] = std::move(values);
    }
    return {{"name", info.name},
            {"rules_version", info.rulesVersion},
            {"seats", std::vector<std::string>(info.seats.begin(), info.seats.end())},
            {"enumerable", info.enumerable},
            {"simulated", info.simulated},
            {"options", std::move(options)},
            {"presets", std::move(presets)}};
}

Json faultReply(const base::Fault& fault) {
    return {{"fault", jsonOf(fault)}};
}

void addMoment(Json& reply, const game::Match& match) {
    const game::GameInfo& info = match.info();
    const auto seat = match.toAct();
    reply["state"] = match.stateText();
    reply["hash"] = base::hexOf(match.hash());
    reply["to_act"] = seat ? Json(info.seats[static_cast<std::size_t>(game::index(*seat))]) : Json(nullptr);
    reply["outcome"] = jsonOf(info, match.outcome());
    reply["facts"] = jsonOf(match.facts());
    if (!info.simulated) return;
    Json discs = Json::array();
    for (const game::DiscAt& disc : match.discs()) discs.push_back({disc.disc, disc.at.x, disc.at.y});
    reply["discs"] = std::move(discs);
}

Json jsonOf(const ai::Report& report, const game::Match& match) {
    Json notation = Json::array();
    const auto line = match.clone();
    for (const std::string& action : report.pv) {
        const auto text = line->notation(action);
        if (!text || line->apply(action, nullptr)) break;
        notation.push_back(*text);
    }
    return {{"rank", report.multiPvIndex},    {"depth", report.depth}, {"seldepth", report.selDepth},
            {"nodes", report.nodes},          {"ms", report.ms},       {"nps", report.nps},
            {"score", scoreOf(report.score)}, {"pv", report.pv},       {"notation", std::move(notation)}};
}

std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace api
