#include "engine/format.h"

#include <variant>

namespace engine {

namespace {

// The protocol counts a player's own actions, not plies; negative where the player loses.
std::string textOf(const ai::Score& score) {
    switch (score.kind) {
        case ai::Score::Kind::Win:
            return "mate " + std::to_string((score.value + 1) / 2);
        case ai::Score::Kind::Loss:
            return "mate -" + std::to_string((score.value + 1) / 2);
        case ai::Score::Kind::Centipawns:
            break;
    }
    return "cp " + std::to_string(score.value);
}

}  // namespace

std::string infoLine(const ai::Report& report) {
    std::string line = "info depth " + std::to_string(report.depth);
    line += " seldepth " + std::to_string(report.selDepth);
    line += " multipv " + std::to_string(report.multiPvIndex);
    line += " score " + textOf(report.score);
    if (report.bound == ai::Bound::Lower) line += " lowerbound";
    if (report.bound == ai::Bound::Upper) line += " upperbound";
    line += " nodes " + std::to_string(report.nodes);
    if (report.nps > 0) line += " nps " + std::to_string(report.nps);
    line += " hashfull " + std::to_string(report.hashfull);
    line += " time " + std::to_string(report.ms);
    line += " pv";
    for (const std::string& action : report.pv) line += " " + action;
    return line;
}

std::string bestMoveLine(const ai::Decision& decision) {
    std::string line = "bestmove " + decision.action;
    if (!decision.reply.empty()) line += " ponder " + decision.reply;
    return line;
}

std::string textOf(const base::Fault& fault) {
    std::string text(fault.code);
    if (!fault.rule.empty()) text.append(" ").append(fault.rule);
    for (const base::Arg& arg : fault.args) {
        text.append(" ").append(arg.name).append("=");
        if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
            text += std::to_string(*number);
        } else {
            text += std::get<std::string>(arg.value);
        }
    }
    if (fault.at >= 0) text += " at " + std::to_string(fault.at);
    return text;
}

}  // namespace engine
