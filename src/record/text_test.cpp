#include "record/text.h"

#include <gtest/gtest.h>

#include "record/test_game.h"

namespace record {
namespace {

using testing::newSum;

std::string problemOf(const base::Fault& fault) {
    for (const base::Arg& arg : fault.args) {
        if (arg.name == "problem") return std::get<std::string>(arg.value);
    }
    return "";
}

std::int64_t lineArg(const base::Fault& fault) {
    for (const base::Arg& arg : fault.args) {
        if (arg.name == "line") return std::get<std::int64_t>(arg.value);
    }
    return 0;
}

Record sample() {
    auto match = newSum({{"sum_to_reach", "12"}}, 4);
    for (const char* step : {"add3", "add2", "add1", "resign:blue"}) EXPECT_FALSE(match->apply(step, nullptr));
    return recordOf(*match, {{{"red", "Ada Lovelace"}, {"blue", "Bo\nb "}}, "2026-11-30", {300000, -1, 0}});
}

TEST(RecordText, IsWrittenAsDocumented) {
    const Record record = sample();
    const auto hash = [](std::string_view state) { return base::hexOf(base::hashText(state)); };
    const std::string end = hash("7 blue - - - 2");
    EXPECT_EQ(write(record),
              "striker record 1\n"
              "game sum\n"
              "rules 4\n"
              "options sum_to_reach=12\n"
              "seed 4\n"
              "name red Ada Lovelace\n"
              "name blue Bo b\n"
              "date 2026-11-30\n"
              "hash " +
                  hash("1 red - - - 1") +
                  "\n"
                  "result 1-0 resign\n"
                  "\n"
                  "add3 " +
                  hash("4 blue - - - 1") +
                  " 300000\n"
                  "add2 " +
                  hash("6 red - - - 2") +
                  "\n"
                  "add1 " +
                  end +
                  " 0\n"
                  "resign:blue " +
                  end + "\n");
}

TEST(RecordText, ReadsWhatItWrites) {
    const Record record = sample();
    const auto again = read(write(record));
    ASSERT_TRUE(again) << problemOf(again.fault());
    EXPECT_EQ(*again, record);
}

TEST(RecordText, LeavesOutWhatIsNotKnown) {
    const auto match = newSum();
    const Record record = recordOf(*match, {{{"green", "x"}, {"red", " "}}, "2026-13-01", {}});
    EXPECT_EQ(write(record),
              "striker record 1\ngame sum\nrules 4\nseed 0\nhash " + base::hexOf(match->hash()) + "\nresult *\n\n");
    EXPECT_EQ(*read(write(record)), record);
}

TEST(RecordText, KeepsAStartThatIsNotTheInitialState) {
    Record record = sample();
    const auto match = testing::library().makeMatch("sum", {}, 0, "5 blue - - - 7");
    ASSERT_TRUE(match);
    record = recordOf(**match, {});
    EXPECT_EQ(record.start, "5 blue - - - 7");
    EXPECT_EQ(*read(write(record)), record);
}

TEST(RecordText, TakesForeignLineEnds) {
    const Record record = sample();
    std::string text;
    for (const char c : write(record)) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    text.resize(text.size() - 2);
    const auto again = read(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, record);
}

struct Damage {
    std::string_view from, to;
    std::string_view problem;
    int line;
};

TEST(RecordText, NamesTheLineOfADamage) {
    const std::string good = write(sample());
    const Damage damages[] = {
        {"striker record 1", "striker record 2", "format", 1},
        {"game sum\n", "", "key", 2},
        {"game sum", "game su m", "value", 2},
        {"rules 4", "rules 04", "value", 3},
        {"rules 4", "rules 0", "value", 3},
        {"options sum_to_reach=12", "options sum_to_reach", "value", 4},
        {"options sum_to_reach=12", "options a=1  b=2", "value", 4},
        {"seed 4", "seed -4", "value", 5},
        {"seed 4", "seed 18446744073709551616", "value", 5},
        {"seed 4\n", "seed 4\nseed 4\n", "key", 6},
        {"name blue", "name red", "value", 7},
        {"name red Ada", "name red  Ada", "value", 6},
        {"date 2026-11-30", "date 2026-11-31x", "value", 8},
        {"date 2026-11-30", "date 2026-00-30", "value", 8},
        {"\nresult 1-0 resign", "", "key", 10},
        {"result 1-0 resign", "result 1-0", "value", 10},
        {"result 1-0 resign", "result * resign", "value", 10},
        {"result 1-0 resign", "result 2-0 resign", "value", 10},
        {"result 1-0 resign\n\n", "result 1-0 resign\n", "key", 11},
        {"add3 ", "add3  ", "step", 12},
        {" 300000", " -1", "step", 12},
        {" 300000", " 300000 1", "step", 12},
        {" 300000", " ", "step", 12},
        {" 300000", " 9999999999999999", "step", 12},
        {"\nadd2 ", "\n\nadd2 ", "step", 13},
        {"add2 ", "add2 X", "step", 13},
    };
    for (const Damage& damage : damages) {
        std::string text = good;
        const std::size_t at = text.find(damage.from);
        ASSERT_NE(at, std::string::npos) << damage.from;
        text.replace(at, damage.from.size(), damage.to);
        const auto record = read(text);
        ASSERT_FALSE(record) << damage.from << " → " << damage.to;
        EXPECT_EQ(record.fault().code, "bad_record");
        EXPECT_EQ(problemOf(record.fault()), damage.problem) << damage.from << " → " << damage.to;
        EXPECT_EQ(lineArg(record.fault()), damage.line) << damage.from << " → " << damage.to;
    }
}

TEST(RecordText, NamesTheByteOfADamage) {
    const auto record = read("striker record 1\ngame sum\nrulez 4\n");
    ASSERT_FALSE(record);
    EXPECT_EQ(record.fault().at, 26);
    EXPECT_EQ(read("").fault().at, 0);
}

TEST(RecordText, KnowsItsOwnLines) {
    const Record record = sample();
    const std::string text = write(record);
    const auto at = [&](int line) {
        const auto all = base::fields(text, '\n');
        return std::string(all[static_cast<std::size_t>(line - 1)].text);
    };
    EXPECT_EQ(at(lineOf(record, "rules")), "rules 4");
    EXPECT_EQ(at(lineOf(record, "result")), "result 1-0 resign");
    EXPECT_TRUE(at(lineOfStep(record, 0)).starts_with("add3 "));
    EXPECT_TRUE(at(lineOfStep(record, 3)).starts_with("resign:blue "));
}

}  // namespace
}  // namespace record
