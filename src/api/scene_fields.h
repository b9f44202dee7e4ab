// Reading one object of a scene: typed access to its fields, the first thing that is wrong kept with its path, and no
// field left unread.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "base/fault.h"
#include "physics/table.h"

namespace api {

using Json = nlohmann::ordered_json;

// After the first problem all values are defaults, so that a reader can go through all fields and look once.
class SceneFields {
  public:
    // `path` is empty for the scene itself; `fault` is shared by all objects of it.
    SceneFields(const Json& json, std::string path, std::optional<base::Fault>& fault);

    // Without a default a field has to be there.
    std::int64_t integer(const char* key, std::optional<std::int64_t> byDefault = {});
    int index(const char* key, std::optional<int> byDefault = {});
    double number(const char* key, std::optional<double> byDefault = {});
    bool flag(const char* key, bool byDefault);
    std::string text(const char* key, std::size_t maxBytes);                     // default: empty
    std::string colour(const char* key);                                         // default: empty
    physics::Place pair(const char* key);                                        // [x, y]
    std::size_t word(const char* key, std::span<const std::string_view> words);  // default: the first
    std::uint32_t kindMask(const char* key, std::size_t kinds);                  // default: all
    // Calls `item` for every object of an array, with nothing after the first problem. Default: none.
    void objects(const char* key, const std::function<void(SceneFields&)>& item);

    // Notes a field that nobody has asked for.
    void finish();

  private:
    const Json* find(const char* key, bool needed);
    std::string pathOf(std::string_view key) const;
    void fail(std::string field, std::string problem);
    std::int64_t whole(const Json& value, const std::string& field);

    const Json& json_;
    std::string path_;
    std::optional<base::Fault>& fault_;
    std::set<std::string, std::less<>> known_;
};

}  // namespace api
