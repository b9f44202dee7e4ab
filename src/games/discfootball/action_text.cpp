#include "base/text.h"
#include "games/discfootball/text.h"

namespace discfootball {

namespace {

base::Fault badAction(int at) {
    return {"bad_action", "", {}, at};
}

std::string decimal(std::int32_t v) {
    return std::to_string(v);
}

}  // namespace

std::string formatAction(const Action& a) {
    const auto push = [&] { return ":" + decimal(a.dx) + "," + decimal(a.dy) + ":" + decimal(a.speed); };
    switch (a.kind) {
        case Kind::Disc:
            return "disc:" + decimal(a.disc + 1) + push();
        case Kind::Ball:
            return "ball" + push();
        case Kind::BallAt:
            return "ball@" + decimal(a.x) + "," + decimal(a.y) + push();
        case Kind::End:
            return "end";
        case Kind::Flag:
            return "flag";
        default:
            return "timeout";
    }
}

base::Result<Action> parseAction(std::string_view text) {
    constexpr std::string_view kDiscToken = "disc:", kBallToken = "ball:", kBallAtToken = "ball@";
    Action a;
    for (const Kind kind : {Kind::End, Kind::Flag, Kind::Timeout}) {
        a.kind = kind;
        if (text == formatAction(a)) return a;
    }
    if (text.starts_with(kDiscToken)) {
        const auto v = base::parseIntegers<4>(text.substr(kDiscToken.size()), {':', ',', ':', 0});
        if (!v || (*v)[0] < 1 || (*v)[0] > kDiscs) return badAction(static_cast<int>(kDiscToken.size()));
        return Action{Kind::Disc, (*v)[0] - 1, 0, 0, (*v)[1], (*v)[2], (*v)[3]};
    }
    if (text.starts_with(kBallToken)) {
        const auto v = base::parseIntegers<3>(text.substr(kBallToken.size()), {',', ':', 0});
        if (!v) return badAction(static_cast<int>(kBallToken.size()));
        return Action{Kind::Ball, 0, 0, 0, (*v)[0], (*v)[1], (*v)[2]};
    }
    if (text.starts_with(kBallAtToken)) {
        const auto v = base::parseIntegers<5>(text.substr(kBallAtToken.size()), {',', ':', ',', ':', 0});
        if (!v) return badAction(static_cast<int>(kBallAtToken.size()));
        return Action{Kind::BallAt, 0, (*v)[0], (*v)[1], (*v)[2], (*v)[3], (*v)[4]};
    }
    return badAction(0);
}

}  // namespace discfootball
