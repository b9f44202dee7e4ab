// Where a search runs: on a thread beside the reader of lines, or (where there are no threads, as in wasm) at once.
#pragma once

#include <functional>
#include <memory>

namespace engine {

class Runner {
  public:
    virtual ~Runner() = default;
    // Whether start() returns before the work is done, so that lines can be answered meanwhile.
    virtual bool concurrent() const = 0;
    // Precondition: no work is running (wait() has been called since the last start()).
    virtual void start(std::function<void()> work) = 0;
    virtual void wait() = 0;  // until the work is done; at once if there is none
};

// A thread of its own for each work; without threads the same as inlineRunner().
std::unique_ptr<Runner> threadRunner();
// Does the work in start().
std::unique_ptr<Runner> inlineRunner();

}  // namespace engine
