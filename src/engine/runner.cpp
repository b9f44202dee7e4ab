#include "engine/runner.h"

#include <utility>

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)
#define ENGINE_THREADS 1
#include <thread>
#endif

namespace engine {

namespace {

class InlineRunner final : public Runner {
  public:
    bool concurrent() const override { return false; }
    void start(std::function<void()> work) override { work(); }
    void wait() override {}
};

#ifdef ENGINE_THREADS
class ThreadRunner final : public Runner {
  public:
    ~ThreadRunner() override { wait(); }
    bool concurrent() const override { return true; }
    void start(std::function<void()> work) override { thread_ = std::thread(std::move(work)); }
    void wait() override {
        if (thread_.joinable()) thread_.join();
    }

  private:
    std::thread thread_;
};
#endif

}  // namespace

std::unique_ptr<Runner> inlineRunner() {
    return std::make_unique<InlineRunner>();
}

std::unique_ptr<Runner> threadRunner() {
#ifdef ENGINE_THREADS
    return std::make_unique<ThreadRunner>();
#else
    return inlineRunner();
#endif
}

}  // namespace engine
