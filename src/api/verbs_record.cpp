// Verbs about whole games as texts: record, verify.
#include "api/verbs.h"
#include "catalog/library.h"
#include "record/pgn.h"
#include "record/replay.h"
#include "record/text.h"

namespace api {

namespace {

enum class Format : std::uint8_t { Record, Pgn };

Format formatOf(Request& request) {
    const std::string name = request.text("format", "record");
    if (name != "record" && name != "pgn") {
        request.fail({"bad_field", "", {{"field", std::string("format")}, {"expected", std::string("record|pgn")}}});
    }
    return name == "pgn" ? Format::Pgn : Format::Record;
}

Json gameOf(const record::Record& record) {
    Json actions = Json::array();
    Json clocks = Json::array();
    for (const record::Step& step : record.steps) {
        actions.push_back(step.text);
        if (step.clock) clocks.push_back(*step.clock);
    }
    Json json = {{"game", record.game}, {"options", jsonOf(record.options)}, {"seed", std::to_string(record.seed)}};
    if (record.start) json["state"] = *record.start;
    json["actions"] = std::move(actions);
    // A clock for every action or none: an array with gaps would not say whose they are.
    if (!clocks.empty() && clocks.size() == record.steps.size()) json["clocks"] = std::move(clocks);
    json["names"] = jsonOf(record.names);
    if (!record.date.empty()) json["date"] = record.date;
    json["result"] = record.result;
    return json;
}

Json readRecords(const std::string& text, Format format, const record::Library& library) {
    Json games = Json::array();
    if (format == Format::Record) {
        const auto read = record::read(text);
        if (!read) return faultReply(read.fault());
        games.push_back(gameOf(*read));
    } else {
        const auto read = record::readPgn(text, library);
        if (!read) return faultReply(read.fault());
        for (const record::Record& record : *read) games.push_back(gameOf(record));
    }
    return {{"games", std::move(games)}};
}

}  // namespace

Json record(const Context& context, Request& request) {
    const record::Library library = catalog::libraryOf(context.catalog);
    const Format format = formatOf(request);
    if (request.has("text")) {
        const std::string text = request.text("text");
        if (const auto fault = request.finish()) return faultReply(*fault);
        return readRecords(text, format, library);
    }
    const Table table = request.table(context.catalog);
    record::Extras extras;
    extras.names = request.pairs("names");
    extras.date = request.text("date");
    extras.clocks = request.integers("clocks");
    if (!extras.date.empty() && !record::isDate(extras.date)) {
        request.fail({"bad_field", "", {{"field", std::string("date")}, {"expected", std::string("YYYY-MM-DD")}}});
    }
    if (const auto fault = request.finish()) return faultReply(*fault);
    const record::Record written = record::recordOf(*table.match, extras);
    if (format == Format::Record) return {{"text", record::write(written)}};
    const auto pgn = record::writePgn(written, library);
    return pgn ? Json{{"text", *pgn}} : faultReply(pgn.fault());
}

Json verify(const Context& context, Request& request) {
    const std::string text = request.requiredText("text");
    if (const auto fault = request.finish()) return faultReply(*fault);
    const auto read = record::read(text);
    if (!read) return faultReply(read.fault());
    const auto verified = record::verify(*read, catalog::libraryOf(context.catalog));
    if (!verified) return faultReply(verified.fault());
    if (const auto& difference = verified->difference) {
        return {{"ok", false},
                {"line", difference->line},
                {"expected", difference->expected},
                {"found", difference->found}};
    }
    Json reply = {{"ok", true}, {"steps", read->steps.size()}};
    addMoment(reply, *verified->match);
    return reply;
}

}  // namespace api
