// A hundred thousand random strokes of carrom: nothing overlaps, gets lost or escapes.
#include <gtest/gtest.h>

#include "games/carrom/motion.h"
#include "games/carrom/options.h"
#include "games/carrom/table.h"
#include "games/carrom/test_support.h"

namespace carrom {
namespace {

constexpr int kStrokes = 100'000;

class Strokes {
  public:
    Strokes(const game::KeyValues& setup, int powder, std::uint64_t seed)
        : game_(test::gameWith(setup)), powder_(powder), rng_(seed) {}

    void check(int strokes) {
        State s = game_.initial(rng_.next());
        for (int done = 0; done < strokes;) {
            if (!game_.toAct(s)) s = game_.initial(rng_.next());
            const Action a = game_.sample(s, rng_);
            if (a.kind == Kind::Shot) {
                stroke(s, a);
                ++done;
            }
            s = game_.apply(s, a, nullptr);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
    int pocketed() const { return pocketed_; }

  private:
    void stroke(const State& s, const Action& a) {
        const Motion motion = strike(s, a, powder_, See::Ends);
        const State& rest = motion.rest;
        const int fell = motion.stroke.of(Piece::White) + motion.stroke.of(Piece::Black);
        pocketed_ += fell;
        ASSERT_EQ(rest.menLeft() + fell, s.menLeft()) << game_.formatState(s) << " " << game_.formatAction(s, a);
        for (const Color c : {kWhite, kBlack}) {
            const Piece piece = c == kWhite ? Piece::White : Piece::Black;
            ASSERT_EQ(rest.men[c].count + motion.stroke.of(piece), s.men[c].count);
        }
        std::vector<Point> lies;
        for (const Color c : {kWhite, kBlack}) {
            for (std::size_t i = 0; i < rest.men[c].count; ++i) lies.push_back(rest.men[c].at[i]);
        }
        const bool queenFell = motion.stroke.of(Piece::Queen) > 0;
        if (s.queenIs == QueenIs::OnTable && !queenFell) lies.push_back(rest.queen);
        for (std::size_t i = 0; i < lies.size(); ++i) {
            ASSERT_TRUE(withinTable(lies[i])) << lies[i].x << "," << lies[i].y;
            for (std::size_t k = 0; k < i; ++k)
                ASSERT_GE(apart(lies[i], lies[k]), square(kManApart - kRounding))
                    << game_.formatState(s) << " " << game_.formatAction(s, a);
        }
    }

    Carrom game_;
    int powder_;
    base::Rng rng_;
    int pocketed_ = 0;
};

TEST(Strokes, AHundredThousandLoseNothing) {
    int pocketed = 0;
    for (const int powder : {6, 12, 30}) {
        for (const char* variant : {"points", "freestyle"}) {
            Strokes strokes({{"variant", variant}, {"hand_rule", "off"}, {"powder", std::to_string(powder)}}, powder,
                            std::uint64_t(powder));
            strokes.check(kStrokes / 6 + 1);
            if (HasFatalFailure()) return;
            pocketed += strokes.pocketed();
        }
    }
    EXPECT_GT(pocketed, 1'000);
}

}  // namespace
}  // namespace carrom
