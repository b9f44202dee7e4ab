// Our disc physics beside Box2D and Chipmunk (where they are installed) on the same shots: shots a second, what is
// wrong at rest, and the error of a single collision against closed formulas. Prints the tables of docs/benchmarks.md.
//
//     build/release/bench/physics_bench [--ours] [--csv FILE]
//
// --ours measures only our speed (for bench/physics_wasm_bench.mjs); --csv writes the figures for
// bench/physics_chart.mjs.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <deque>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "physics/ours.h"
#include "physics/stepped.h"
#include "physics/two_body.h"

namespace {

using bench::Family;

double since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// What is wrong when everything rests: discs off the board without having fallen, and the deepest overlap.
struct Rest {
    int lost = 0;
    double overlap = 0;  // mm
};

void lookAtRest(const std::vector<bench::State>& discs, const std::vector<bool>& onTable, Rest& rest) {
    const auto table = bench::carromBoard();
    const auto radius = [&](std::size_t disc) {
        return static_cast<double>(table.kinds[disc == 0 ? bench::kStriker : bench::kMan].radius) * 1e-9;
    };
    for (std::size_t i = 0; i < discs.size(); ++i) {
        if (!onTable[i]) continue;
        const double farthest = std::max(std::abs(discs[i].x), std::abs(discs[i].y));
        if (!(farthest < 0.370)) {
            ++rest.lost;
            continue;
        }
        rest.overlap = std::max(rest.overlap, 1e3 * (farthest + radius(i) - 0.370));
        for (std::size_t k = 0; k < i; ++k) {
            if (!onTable[k]) continue;
            const double distance = std::hypot(discs[i].x - discs[k].x, discs[i].y - discs[k].y);
            rest.overlap = std::max(rest.overlap, 1e3 * (radius(i) + radius(k) - distance));
        }
    }
}

// Best of some rounds, since everything else on the machine only makes it slower.
struct Speed {
    double shotsPerSecond = 0;
    double events = 0;  // a shot; of ours
    Rest rest;
};

void measureOurs(bench::Ours& ours, Speed& speed) {
    constexpr int kPasses = 4;
    const double shots = static_cast<double>(ours.shots().size());
    for (int pass = 0; pass < kPasses; ++pass) {
        const auto start = std::chrono::steady_clock::now();
        speed.events = static_cast<double>(ours.run()) / shots;
        speed.shotsPerSecond = std::max(speed.shotsPerSecond, shots / since(start));
    }
}

void lookAtOurs(bench::Ours& ours, Rest& rest) {
    for (const bench::Shot& shot : ours.shots()) {
        std::vector<bench::State> states;
        std::vector<bool> onTable;
        for (const physics::Disc& disc : ours.solver().simulate(shot.discs, {&shot.impulse, 1}).discs) {
            states.push_back({static_cast<double>(disc.at.x) * 1e-9, static_cast<double>(disc.at.y) * 1e-9});
            onTable.push_back(disc.onTable);
        }
        lookAtRest(states, onTable, rest);
    }
}

// The same shots, but fewer of them.
void measureStepped(const bench::SteppedEngine& engine, Family family, bool first, Speed& speed) {
    constexpr std::size_t kShots[] = {400, 300, 200, 150, 100, 100};
    const auto shots = bench::makeShots(family, static_cast<int>(kShots[static_cast<int>(family)]), 1);
    const auto table = bench::carromBoard();
    double seconds = 0;
    for (const bench::Shot& shot : shots) {
        const bench::SteppedEnd end = bench::shoot(engine, table, shot);
        seconds += end.seconds;
        if (first) lookAtRest(end.discs, end.onTable, speed.rest);
    }
    speed.shotsPerSecond = std::max(speed.shotsPerSecond, static_cast<double>(shots.size()) / seconds);
}

// As 486 332.
std::string grouped(double value) {
    std::string text = std::to_string(std::llround(value));
    for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) text.insert(static_cast<std::size_t>(at), " ");
    return text;
}

// Two digits, and no exponent for large values.
std::string brief(double value) {
    char text[32];
    std::snprintf(text, sizeof text, value >= 10 ? "%.0f" : "%.2g", value);
    return text;
}

void csvLine(std::ostream& csv, const char* what, const char* scene, const std::string& engine, double value) {
    csv << what << "," << scene << "," << engine << "," << value << "\n";
}

using Speeds = std::vector<Speed>;  // of one engine, one for each family

void printSpeeds(const std::vector<std::string>& names, const std::vector<Speeds>& speeds, std::ostream& csv) {
    std::string heading = "| shots/s (in brackets: striker is faster by) | events a shot |", rule = "|---|---|";
    for (const std::string& name : names) {
        heading += " " + name + " |";
        rule += "---|";
    }
    std::printf("%s\n%s\n", heading.c_str(), rule.c_str());
    for (const Family family : bench::kFamilies) {
        const auto row = static_cast<std::size_t>(family);
        const Speed& ours = speeds[0][row];
        std::printf("| %s | %.1f |", bench::nameOf(family), ours.events);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const double rate = speeds[i][row].shotsPerSecond;
            std::printf(" %s", grouped(rate).c_str());
            if (i > 0) std::printf(" (%s)", grouped(ours.shotsPerSecond / rate).c_str());
            std::printf(" |");
            csvLine(csv, "shots/s", bench::nameOf(family), names[i], rate);
        }
        std::printf("\n");
    }
    std::printf("\n| at rest, all scenes | deepest overlap | discs through a cushion |\n|---|---|---|\n");
    for (std::size_t i = 0; i < names.size(); ++i) {
        Rest rest;
        for (const Speed& speed : speeds[i]) {
            rest.lost += speed.rest.lost;
            rest.overlap = std::max(rest.overlap, speed.rest.overlap);
        }
        std::printf("| %s | %s mm | %d |\n", names[i].c_str(), brief(rest.overlap).c_str(), rest.lost);
    }
}

// Round by round over everything, so that a busy minute of the machine spoils no engine and no scene alone.
void speeds(const std::vector<bench::SteppedEngine>& engines, std::ostream& csv) {
    constexpr int kRounds = 6;
    std::vector<std::string> names{"striker"};
    for (const auto& engine : engines) names.push_back(engine.name);
    std::deque<bench::Ours> ours;
    for (const Family family : bench::kFamilies) ours.emplace_back(family);
    std::vector<Speeds> all(names.size(), Speeds(ours.size()));
    for (int round = 0; round < kRounds; ++round) {
        for (const Family family : bench::kFamilies) {
            const auto row = static_cast<std::size_t>(family);
            measureOurs(ours[row], all[0][row]);
            for (std::size_t i = 0; i < engines.size(); ++i)
                measureStepped(engines[i], family, round == 0, all[i + 1][row]);
        }
    }
    std::string checksums;
    for (std::size_t row = 0; row < ours.size(); ++row) {
        lookAtOurs(ours[row], all[0][row].rest);
        checksums += " " + base::hexOf(ours[row].checksum());
    }
    printSpeeds(names, all, csv);
    std::printf("\nchecksums of the ends:%s\n", checksums.c_str());
}

void errors(const std::vector<bench::SteppedEngine>& engines, bool smooth, std::ostream& csv) {
    constexpr int kCollisions = 2000;
    const auto table = bench::openTable(smooth);
    const auto collisions = bench::makeCollisions(table, kCollisions, 1);
    const char* contact = smooth ? "smooth contacts" : "contacts with friction";
    std::printf("\n| %s | direction, median | largest | speed, median | largest | way, median | largest | missed |\n",
                contact);
    std::printf("|---|---|---|---|---|---|---|---|\n");
    const auto report = [&](const std::string& name, const std::vector<bench::Struck>& struck) {
        const bench::Errors e = bench::errorsOf(name, collisions, struck);
        const auto pair = [](const bench::Spread& spread, const char* unit) {
            return brief(spread.median) + unit + " | " + brief(spread.largest) + unit + " | ";
        };
        std::printf("| %s | %s%s%s%d of %d |\n", name.c_str(), pair(e.direction, "°").c_str(),
                    pair(e.speed, " %").c_str(), pair(e.rest, " %").c_str(), e.missed, kCollisions);
        std::fflush(stdout);
        csvLine(csv, "direction error", contact, name, e.direction.median);
        csvLine(csv, "speed error", contact, name, e.speed.median);
    };
    std::vector<bench::Struck> struck;
    struck.reserve(collisions.size());
    for (const auto& c : collisions) struck.push_back(bench::strikeWithOurs(table, c.shot));
    report("striker", struck);
    for (const auto& engine : engines) {
        struck.clear();
        for (const auto& c : collisions) struck.push_back(bench::strike(engine, table, c.shot));
        report(engine.name, struck);
    }
}

}  // namespace

int main(int argc, char** argv) {
    bool onlyOurs = false;
    std::ofstream csv;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--ours") == 0) {
            onlyOurs = true;
        } else if (std::strcmp(argv[i], "--csv") == 0 && i + 1 < argc) {
            csv.open(argv[++i]);
            if (!csv) return std::fprintf(stderr, "cannot write %s\n", argv[i]), 1;
        } else {
            return std::fprintf(stderr, "usage: physics_bench [--ours] [--csv FILE]\n"), 2;
        }
    }
    for (const Family family : bench::kFamilies)
        if (!bench::Ours(family).valid())
            return std::fprintf(stderr, "%s: a shot is not valid\n", bench::nameOf(family)), 1;
    std::vector<bench::SteppedEngine> engines;
    if (!onlyOurs) {
        for (const auto& more : {bench::box2dEngines(), bench::chipmunkEngines()})
            engines.insert(engines.end(), more.begin(), more.end());
    }
    speeds(engines, csv);
    if (onlyOurs) return 0;
    for (const bool smooth : {true, false}) errors(engines, smooth, csv);
}
