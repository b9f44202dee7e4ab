// The core's values as JSON, as docs/api.md describes them.
#pragma once

#include <nlohmann/json.hpp>

#include "ai/bot.h"
#include "base/trajectory.h"
#include "game/match.h"
#include "game/preview.h"

namespace api {

using Json = nlohmann::ordered_json;

Json jsonOf(const base::Args& args);
Json jsonOf(const base::Fault& fault);  // the inner object, without the key "fault"
Json jsonOf(const game::Events& events);
Json jsonOf(const game::Choices& choices);
Json jsonOf(const base::Trajectory& trajectory);
Json jsonOf(const game::Preview& preview);
Json jsonOf(const game::KeyValues& pairs);
Json jsonOf(const game::GameInfo& info, const game::Outcome& outcome);
Json jsonOf(const game::GameInfo& info);  // entry of `games`, without its bots

// {"fault": …}
Json faultReply(const base::Fault& fault);

// Appends state, hash, to_act, outcome, facts, and in games of discs where they lie.
void addMoment(Json& reply, const game::Match& match);

// A line of a search; `match` is the moment it was made for, so that it can be written for people too.
Json jsonOf(const ai::Report& report, const game::Match& match);

// The text of a reply. Bytes that are no UTF-8 (they can only come from the request) are replaced, never thrown at.
std::string textOf(const Json& json);

}  // namespace api
