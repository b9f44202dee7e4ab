// Lines to the engine from outside, one session an input.
#include <utility>

#include "engine/session.h"
#include "fuzz/support.h"

namespace {

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

// Large hash tables are a matter of memory, not of parsing.
bool asksForMemory(std::string line) {
    for (char& c : line) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (line.find("hash") == std::string::npos) return false;
    std::size_t digits = 0;
    for (std::size_t i = 0; i < line.size() && digits < 2; ++i)
        digits = line[i] >= '0' && line[i] <= '9' ? digits + 1 : 0;
    return digits == 2;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lines = fuzz::linesOf(fuzz::textOf(data, size), 30);
    for (const catalog::Entry& entry : catalog::standardCatalog().entries()) {
        std::int64_t time = 0;
        bool whole = true;
        engine::Environment environment;
        environment.print = [&whole](std::string_view line) { whole = whole && line.find('\n') == std::string::npos; };
        environment.now = [&time] { return time += 1000; };
        environment.runner = std::make_unique<DeferredRunner>();
        engine::Session session(catalog::standardCatalog(), entry.info().name, std::move(environment));
        for (const std::string_view line : lines) {
            if (!asksForMemory(std::string(line)) && !session.line(line)) break;
        }
        session.finish();
        fuzz::require(whole, "the engine prints whole lines");
    }
    return 0;
}
