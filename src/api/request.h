// Reading a request: typed access to its keys, one fault for the first thing that is wrong, and no key left unread.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "catalog/catalog.h"
#include "game/match.h"

namespace api {

using Json = nlohmann::ordered_json;

// A game on its way: the entry, and the match with all of the request's actions played.
struct Table {
    const catalog::Entry* entry = nullptr;
    std::unique_ptr<game::Match> match;
};

// Each getter marks its key as known and keeps the first fault; after a fault the values are defaults, so a verb reads
// all its keys and then asks finish() once.
class Request {
  public:
    // Precondition: body is an object.
    explicit Request(const Json& body) : body_(body) {}

    bool has(const char* key);
    std::string text(const char* key, std::string_view byDefault = "");
    std::string requiredText(const char* key);
    std::vector<std::string> texts(const char* key);
    std::int64_t integer(const char* key, std::int64_t byDefault, std::int64_t min, std::int64_t max);
    std::vector<std::int64_t> integers(const char* key);
    bool flag(const char* key, bool byDefault);
    std::uint64_t seed(const char* key);  // an integer or its decimal text; 0 if missing
    game::KeyValues pairs(const char* key);
    const Json* object(const char* key);  // null if missing

    // The match that the keys game, options, seed, state and actions describe.
    Table table(const catalog::Catalog& catalog);

    const std::optional<base::Fault>& fault() const { return fault_; }

    // The first fault, or unknown_field for a key that no getter has asked for.
    std::optional<base::Fault> finish();

    void fail(base::Fault fault);

  private:
    const Json* find(const char* key);
    void bad(const char* key, std::string_view expected);

    const Json& body_;
    std::set<std::string, std::less<>> known_;
    std::optional<base::Fault> fault_;
};

}  // namespace api
