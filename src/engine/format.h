// Lines of the protocol made of what a bot says.
#pragma once

#include <string>

#include "ai/bot.h"
#include "base/fault.h"

namespace engine {

// `info depth … pv …`
std::string infoLine(const ai::Report& report);
// `bestmove … [ponder …]`
std::string bestMoveLine(const ai::Decision& decision);
// `code rule key=value … at n`: a fault for the eyes of whoever debugs a session.
std::string textOf(const base::Fault& fault);

}  // namespace engine
