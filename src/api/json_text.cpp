#include "api/json_text.h"

#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace api {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxDepth = 64;
constexpr int kOutOfRange = 406;  // nlohmann's number of "number overflow"

// Follows the parser through the text and knows at every token which value it belongs to.
class Follower : public nlohmann::json_sax<Json> {
  public:
    std::optional<TextProblem> found;

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        levels_.back().key = name;
        if (levels_.back().names.insert(name).second) return true;
        found = TextProblem{-1, path(), "named twice"};
        return false;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        const int at = position > 0 ? static_cast<int>(position) - 1 : 0;
        found = TextProblem{at, path(), error.id == kOutOfRange ? "number too large" : "not JSON"};
        return false;
    }

  private:
    struct Level {
        bool array = false;
        std::size_t count = 0;  // elements that are complete
        std::string key;
        std::set<std::string> names;
    };

    bool value() {
        if (!levels_.empty()) ++levels_.back().count;
        return true;
    }
    bool open(bool array) {
        if (levels_.size() == kMaxDepth) {
            found = TextProblem{-1, path(), "nested too deeply"};
            return false;
        }
        levels_.emplace_back().array = array;
        return true;
    }
    bool close() {
        levels_.pop_back();
        return value();
    }
    std::string path() const {
        std::string text;
        for (const Level& level : levels_) {
            if (level.array) {
                text += "[" + std::to_string(level.count) + "]";
            } else if (!level.key.empty()) {
                text += (text.empty() ? "" : ".") + level.key;
            }
        }
        return text;
    }

    std::vector<Level> levels_;
};

}  // namespace

std::optional<TextProblem> problemOf(std::string_view text) {
    Follower follower;
    Json::sax_parse(text.begin(), text.end(), &follower);
    return follower.found;
}

}  // namespace api
