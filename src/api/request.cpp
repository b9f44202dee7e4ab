#include "api/request.h"

#include "base/text.h"

namespace api {

using base::Fault;

const Json* Request::find(const char* key) {
    known_.insert(key);
    const auto found = body_.find(key);
    return found == body_.end() ? nullptr : &*found;
}

void Request::fail(Fault fault) {
    if (!fault_) fault_ = std::move(fault);
}

void Request::bad(const char* key, std::string_view expected) {
    fail({"bad_field", "", {{"field", std::string(key)}, {"expected", std::string(expected)}}});
}

bool Request::has(const char* key) {
    return find(key) != nullptr;
}

std::string Request::text(const char* key, std::string_view byDefault) {
    const Json* value = find(key);
    if (!value) return std::string(byDefault);
    if (value->is_string()) return value->get<std::string>();
    bad(key, "text");
    return std::string(byDefault);
}

std::string Request::requiredText(const char* key) {
    if (!has(key)) fail({"missing_field", "", {{"field", std::string(key)}}});
    return text(key);
}

std::vector<std::string> Request::texts(const char* key) {
    std::vector<std::string> list;
    const Json* value = find(key);
    if (!value) return list;
    if (!value->is_array()) {
        bad(key, "array of texts");
        return list;
    }
    for (const Json& item : *value) {
        if (item.is_string()) {
            list.push_back(item.get<std::string>());
        } else {
            bad(key, "array of texts");
        }
    }
    return list;
}

std::int64_t Request::integer(const char* key, std::int64_t byDefault, std::int64_t min, std::int64_t max) {
    const Json* value = find(key);
    if (!value) return byDefault;
    if (value->is_number_integer()) {
        const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(max);
        const auto number = huge ? max : value->get<std::int64_t>();
        if (!huge && number >= min && number <= max) return number;
    }
    bad(key, std::to_string(min) + ".." + std::to_string(max));
    return byDefault;
}

std::vector<std::int64_t> Request::integers(const char* key) {
    std::vector<std::int64_t> list;
    const Json* value = find(key);
    if (!value) return list;
    if (!value->is_array()) {
        bad(key, "array of integers");
        return list;
    }
    for (const Json& item : *value) {
        if (item.is_number_integer()) {
            list.push_back(item.get<std::int64_t>());
        } else {
            bad(key, "array of integers");
        }
    }
    return list;
}

bool Request::flag(const char* key, bool byDefault) {
    const Json* value = find(key);
    if (!value) return byDefault;
    if (value->is_boolean()) return value->get<bool>();
    bad(key, "true or false");
    return byDefault;
}

std::uint64_t Request::seed(const char* key) {
    const Json* value = find(key);
    if (!value) return 0;
    if (value->is_number_unsigned()) return value->get<std::uint64_t>();
    if (value->is_string()) {
        if (const auto number = base::parseUnsigned(value->get_ref<const std::string&>())) return *number;
    }
    bad(key, "integer >= 0");
    return 0;
}

game::KeyValues Request::pairs(const char* key) {
    game::KeyValues list;
    const Json* value = find(key);
    if (!value) return list;
    if (!value->is_object()) {
        bad(key, "object");
        return list;
    }
    for (const auto& [name, item] : value->items()) {
        if (item.is_string()) {
            list.emplace_back(name, item.get<std::string>());
        } else if (item.is_number_integer()) {
            list.emplace_back(name, item.dump());
        } else {
            bad(key, "object of texts and integers");
        }
    }
    return list;
}

const Json* Request::object(const char* key) {
    const Json* value = find(key);
    if (!value || value->is_object()) return value;
    bad(key, "object");
    return nullptr;
}

Table Request::table(const catalog::Catalog& catalog) {
    const std::string name = requiredText("game");
    const game::KeyValues options = pairs("options");
    const std::uint64_t seedValue = seed("seed");
    const bool hasState = has("state");
    const std::string state = text("state");
    const std::vector<std::string> actions = texts("actions");
    Table table;
    if (fault_) return table;
    table.entry = catalog.find(name);
    if (!table.entry) {
        fail({"unknown_game", "", {{"game", name}}});
        return table;
    }
    auto match =
        table.entry->makeMatch(options, seedValue, hasState ? std::optional<std::string_view>(state) : std::nullopt);
    if (!match) {
        fail(match.fault());
        return table;
    }
    table.match = *std::move(match);
    for (std::size_t ply = 0; ply < actions.size(); ++ply) {
        if (auto fault = table.match->apply(actions[ply], nullptr)) {
            fault->args.push_back({"ply", static_cast<std::int64_t>(ply)});
            fail(*std::move(fault));
            return table;
        }
    }
    return table;
}

std::optional<Fault> Request::finish() {
    if (fault_) return fault_;
    for (const auto& [key, value] : body_.items()) {
        if (!known_.contains(key)) return Fault{"unknown_field", "", {{"field", key}}};
    }
    return std::nullopt;
}

}  // namespace api
