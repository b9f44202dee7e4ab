#include "api/scene_fields.h"

namespace api {

namespace {

constexpr std::size_t kMaxItems = 1000;
constexpr std::int64_t kMaxWhole = std::int64_t{1}
                                   << 60;  // far beyond every range, so that nothing overflows on the way
constexpr int kMaxIndex = 1'000'000;

std::string found(const Json& value) {
    if (value.is_null()) return "null";
    if (value.is_boolean()) return "true or false";
    if (value.is_string()) return "text";
    if (value.is_number_float()) return "a number that is not whole";
    if (value.is_number()) return "a number";
    return value.is_array() ? "an array" : "an object";
}

}  // namespace

SceneFields::SceneFields(const Json& json, std::string path, std::optional<base::Fault>& fault)
    : json_(json), path_(std::move(path)), fault_(fault) {
    if (!json_.is_object()) fail(path_, "expected an object, found " + found(json_));
}

std::string SceneFields::pathOf(std::string_view key) const {
    return path_.empty() ? std::string(key) : path_ + "." + std::string(key);
}

void SceneFields::fail(std::string field, std::string problem) {
    if (fault_) return;
    fault_ = base::Fault{"bad_scene", "", {}};
    if (!field.empty()) fault_->args.push_back({"field", std::move(field)});
    fault_->args.push_back({"problem", std::move(problem)});
}

const Json* SceneFields::find(const char* key, bool needed) {
    if (fault_) return nullptr;
    known_.insert(key);
    const auto at = json_.find(key);
    if (at != json_.end()) return &*at;
    if (needed) fail(pathOf(key), "missing");
    return nullptr;
}

std::int64_t SceneFields::whole(const Json& value, const std::string& field) {
    if (!value.is_number_integer()) {
        fail(field, "expected a whole number, found " + found(value));
        return 0;
    }
    const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(kMaxWhole);
    const std::int64_t number = huge ? kMaxWhole + 1 : value.get<std::int64_t>();
    if (number <= kMaxWhole && number >= -kMaxWhole) return number;
    fail(field, "too large");
    return 0;
}

std::int64_t SceneFields::integer(const char* key, std::optional<std::int64_t> byDefault) {
    const Json* value = find(key, !byDefault);
    return value ? whole(*value, pathOf(key)) : byDefault.value_or(0);
}

int SceneFields::index(const char* key, std::optional<int> byDefault) {
    const std::int64_t number = integer(key, byDefault);
    if (number >= 0 && number <= kMaxIndex) return static_cast<int>(number);
    fail(pathOf(key), number < 0 ? "negative" : "too large");
    return 0;
}

double SceneFields::number(const char* key, std::optional<double> byDefault) {
    const Json* value = find(key, !byDefault);
    if (!value) return byDefault.value_or(0);
    if (value->is_number()) return value->get<double>();
    fail(pathOf(key), "expected a number, found " + found(*value));
    return 0;
}

bool SceneFields::flag(const char* key, bool byDefault) {
    const Json* value = find(key, false);
    if (!value) return byDefault;
    if (value->is_boolean()) return value->get<bool>();
    fail(pathOf(key), "expected true or false, found " + found(*value));
    return byDefault;
}

std::string SceneFields::text(const char* key, std::size_t maxBytes) {
    const Json* value = find(key, false);
    if (!value) return {};
    if (!value->is_string()) {
        fail(pathOf(key), "expected text, found " + found(*value));
        return {};
    }
    std::string words = value->get<std::string>();
    if (words.size() > maxBytes) fail(pathOf(key), "longer than " + std::to_string(maxBytes) + " bytes");
    for (const char c : words) {
        if (static_cast<unsigned char>(c) < ' ') fail(pathOf(key), "holds a control character");
    }
    return words;
}

std::string SceneFields::colour(const char* key) {
    std::string words = text(key, 100);
    if (words.empty()) return words;
    const bool plain = words.size() == 7 && words[0] == '#' &&
                       words.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (!plain) fail(pathOf(key), "expected #rrggbb");
    return words;
}

physics::Place SceneFields::pair(const char* key) {
    const Json* value = find(key, true);
    if (!value) return {};
    if (!value->is_array() || value->size() != 2) {
        fail(pathOf(key), "expected an array of two whole numbers");
        return {};
    }
    const std::int64_t x = whole((*value)[0], pathOf(key) + "[0]");
    return {x, whole((*value)[1], pathOf(key) + "[1]")};
}

std::size_t SceneFields::word(const char* key, std::span<const std::string_view> words) {
    const Json* value = find(key, false);
    if (!value) return 0;
    std::string expected;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (value->is_string() && value->get_ref<const std::string&>() == words[i]) return i;
        expected += (i > 0 ? "|" : "") + std::string(words[i]);
    }
    fail(pathOf(key), "expected " + expected);
    return 0;
}

std::uint32_t SceneFields::kindMask(const char* key, std::size_t kinds) {
    const Json* value = find(key, false);
    if (!value) return ~0U;
    if (!value->is_array()) {
        fail(pathOf(key), "expected an array of kinds, found " + found(*value));
        return 0;
    }
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < value->size(); ++i) {
        const std::string field = pathOf(key) + "[" + std::to_string(i) + "]";
        const std::int64_t kind = whole((*value)[i], field);
        if (kind >= 0 && kind < 32 && static_cast<std::size_t>(kind) < kinds) {
            mask |= 1U << kind;
        } else {
            fail(field, "no such kind");
        }
    }
    return mask;
}

void SceneFields::objects(const char* key, const std::function<void(SceneFields&)>& item) {
    const Json* value = find(key, false);
    if (!value) return;
    if (!value->is_array()) return fail(pathOf(key), "expected an array, found " + found(*value));
    if (value->size() > kMaxItems) return fail(pathOf(key), "more than " + std::to_string(kMaxItems));
    for (std::size_t i = 0; i < value->size() && !fault_; ++i) {
        SceneFields fields((*value)[i], pathOf(key) + "[" + std::to_string(i) + "]", fault_);
        if (!fault_) item(fields);
        fields.finish();
    }
}

void SceneFields::finish() {
    if (fault_) return;
    for (const auto& [key, value] : json_.items()) {
        if (!known_.contains(key)) return fail(pathOf(key), "unknown field");
    }
}

}  // namespace api
