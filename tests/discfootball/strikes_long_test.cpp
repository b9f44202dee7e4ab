// The fast test of motion at full length: a million strikes, on tables of all sizes.
#include "games/discfootball/random_strikes.h"

namespace {

using discfootball::Options;
using discfootball::test::RandomStrikes;

TEST(Strikes, AMillionStayInTheBox) {
    int goals = 0;
    std::uint64_t seed = 100;
    for (const int length : {600, 777, 1200}) {
        for (const int strip : {80, 90, 100}) {
            for (const int speed : {1300, 2500}) {
                Options o;
                o.fieldLength = length;
                o.strip = strip;
                o.maxSpeed = speed;
                RandomStrikes strikes(o, ++seed);
                strikes.check(1'000'000 / 18 + 1);
                goals += strikes.goals();
            }
        }
    }
    EXPECT_GT(goals, 10'000);
}

}  // namespace
