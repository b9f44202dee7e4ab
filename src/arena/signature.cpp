#include "arena/signature.h"

#include <cassert>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "ai/bot.h"
#include "arena/physics_signature.h"
#include "base/hash.h"
#include "base/rng.h"
#include "game/match.h"

namespace arena {

namespace {

constexpr int kGames = 8;             // random games a game; every other one under the options that end it soon
constexpr int kMaxSteps = 300;        // steps a random game
constexpr int kBotPositions = 3;      // positions at which each bot is asked
constexpr int kStepsBetweenBots = 7;  // random steps from one of them to the next
constexpr int kPerftDepth = 2;
constexpr std::uint64_t kNodes = 3000;  // budget of a choice where actions are listed …
constexpr std::uint64_t kShots = 40;    // … and where they are simulated, which costs far more

class Digest {
  public:
    void add(std::string_view text) {
        value_ = base::hashText(text, value_);
        value_ = base::hashText("\n", value_);  // so that neighbours cannot trade letters
    }
    void add(std::int64_t number) { add(std::string_view(std::to_string(number))); }
    void add(const game::Event& event) {
        add(event.code);
        add(event.rule);
        for (const base::Arg& arg : event.args) {
            add(arg.name);
            std::visit([this](const auto& value) { add(value); }, arg.value);
        }
    }
    void add(const base::Trajectory& trajectory) {
        add(trajectory.duration);
        for (const base::DiscPath& path : trajectory.paths) {
            add(path.disc);
            add(path.gone);
            for (const base::Segment& s : path.segments) {
                for (const std::int64_t number : {s.t, s.x, s.y, s.vx, s.vy, s.deceleration}) add(number);
            }
        }
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = base::hashText("");
};

std::unique_ptr<game::Match> newMatch(const catalog::Entry& entry, bool lawOptions, std::uint64_t seed) {
    game::KeyValues options;
    if (lawOptions) {
        for (const auto& [key, value] : entry.info().lawOptions) options.emplace_back(key, value);
    }
    auto match = entry.makeMatch(options, seed);
    assert(match.ok());
    return std::move(match).value();
}

// One random step, hashed with what it caused; false when the match is over.
bool step(game::Match& match, base::Rng& rng, Digest& digest) {
    if (!match.toAct()) return false;
    const auto action = match.sample(rng);
    assert(action.ok());
    digest.add(*action);
    if (match.info().simulated) {
        if (const auto trajectory = match.simulate(*action)) digest.add(*trajectory);
    }
    game::Events events;
    [[maybe_unused]] const auto fault = match.apply(*action, &events);
    assert(!fault);
    for (const game::Event& event : events) digest.add(event);
    digest.add(match.stateText());
    digest.add(base::hexOf(match.hash()));
    return true;
}

void randomGames(const catalog::Entry& entry, Digest& digest) {
    for (int i = 0; i < kGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto match = newMatch(entry, i % 2 == 1, seed);
        base::Rng rng(seed);
        digest.add(match->stateText());
        for (int n = 0; n < kMaxSteps && step(*match, rng, digest); ++n) continue;
        digest.add(match->outcome().reason);
    }
}

void perft(const catalog::Entry& entry, Digest& digest) {
    const auto lines = newMatch(entry, false, 0)->perft(kPerftDepth, {});
    if (!lines) return;  // its actions cannot be listed
    for (const game::PerftLine& line : *lines) {
        digest.add(line.action);
        digest.add(static_cast<std::int64_t>(line.count));
    }
}

void botChoices(const catalog::Entry& entry, Digest& digest) {
    ai::Limits limits;
    limits.nodes = entry.info().simulated ? kShots : kNodes;
    for (const std::string& name : entry.botNames()) {
        const auto bot = entry.makeBot(name, 1);
        assert(bot.ok());
        const auto match = newMatch(entry, false, 1);
        base::Rng rng(1);
        digest.add(name);
        for (int i = 0; i < kBotPositions && match->toAct(); ++i) {
            ai::Control control;
            const auto decision = (*bot)->choose(*match, limits, control);
            assert(decision.ok());
            digest.add(decision->action);
            digest.add(decision->report.score.value);
            digest.add(static_cast<std::int64_t>(decision->report.nodes));
            for (int n = 0; n < kStepsBetweenBots && step(*match, rng, digest); ++n) continue;
        }
    }
}

}  // namespace

std::uint64_t signature(const catalog::Catalog& catalog) {
    Digest digest;
    for (const catalog::Entry& entry : catalog.entries()) {
        digest.add(entry.info().name);
        randomGames(entry, digest);
        perft(entry, digest);
        botChoices(entry, digest);
    }
    digest.add(base::hexOf(physicsSignature()));
    return digest.value();
}

}  // namespace arena
