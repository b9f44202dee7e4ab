// Result<T>: a value, or the Fault that explains why there is none.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "base/fault.h"

namespace base {

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Fault fault) : content_(std::in_place_index<1>, std::move(fault)) {}

    explicit operator bool() const { return content_.index() == 0; }
    bool ok() const { return content_.index() == 0; }

    // Precondition: ok().
    const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    T& value() & {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&content_));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    // Precondition: !ok().
    const Fault& fault() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, Fault> content_;
};

}  // namespace base
