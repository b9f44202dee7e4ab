// Lines to the engine from outside, one session an input.
#include <utility>

#include "ai/random_bot.h"
#include "engine/session.h"
#include "fuzz/support.h"

namespace {

// µs from one look at the clock to the next: every patience is at its end at once.
constexpr std::int64_t kHour = 3'600'000'000;

// Runs what is started only when somebody waits for it: by then the session has said stop. So each line meets a search
// that runs, none takes long, and everything happens in the same order each time.
class DeferredRunner final : public engine::Runner {
  public:
    bool concurrent() const override { return true; }
    void start(std::function<void()> work) override { work_ = std::move(work); }
    void wait() override {
        const auto work = std::exchange(work_, nullptr);
        if (work) work();
    }

  private:
    std::function<void()> work_;
};

// The standard games and names, but with players that choose at random: those that search begin by clearing megabytes,
// and this is about lines.
const catalog::Catalog& games() {
    static const catalog::Catalog list = [] {
        catalog::Catalog made;
        for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
            const auto matchMaker = [&entry](const game::OptionValues& values, std::uint64_t seed,
                                             std::optional<std::string_view> state) {
                return entry.makeMatch(game::writeOptions(entry.info().options, values), seed, state);
            };
            made.add(catalog::Entry(
                entry.info(), matchMaker, entry.botNames(),
                [](std::string_view, std::uint64_t seed) { return std::make_unique<ai::RandomBot>(seed); }));
        }
        return made;
    }();
    return list;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lines = fuzz::linesOf(fuzz::textOf(data, size), 30);
    for (const catalog::Entry& entry : games().entries()) {
        std::int64_t time = 0;
        bool whole = true;
        engine::Environment environment;
        environment.print = [&whole](std::string_view line) { whole = whole && line.find('\n') == std::string::npos; };
        environment.now = [&time] { return time += kHour; };
        environment.runner = std::make_unique<DeferredRunner>();
        engine::Session session(games(), entry.info().name, std::move(environment));
        for (const std::string_view line : lines) {
            if (!session.line(line)) break;
        }
        session.finish();
        fuzz::require(whole, "the engine prints whole lines");
    }
    return 0;
}
