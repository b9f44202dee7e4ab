// Writes src/physics/slide_spin_tables.cpp to standard output, and what the tables are worth to standard error.
//
//   cmake --build build/release --target spin_tables
//   build/release/tools/spin_tables > src/physics/slide_spin_tables.cpp
//
// Integrates the coupled friction of Farkas et al. (PRL 90, 248302) along its two universal curves, samples them for
// cubic Hermite tables (layout: src/physics/slide_spin_tables.h) and chooses the stages of the profile so that the
// largest error of a position at a given time is small.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "curve.h"

namespace spin_tables {
namespace {

constexpr int kCells = 128;

// One table: a function of 0 … 1 and its derivative.
using Sample = std::function<void(Real x, Real& value, Real& slope)>;

Real hermite(Real t, Real y0, Real m0, Real y1, Real m1) {
    const Real d = y1 - y0;
    return y0 + t * (m0 + t * ((3 * d - 2 * m0 - m1) + t * (m0 + m1 - 2 * d)));
}

void writeTable(const char* name, const Sample& sample) {
    std::vector<Real> values, slopes;
    for (int i = 0; i <= kCells; ++i) {
        Real value = 0, slope = 0;
        sample(static_cast<Real>(i) / kCells, value, slope);
        values.push_back(value);
        slopes.push_back(slope / kCells);
    }
    std::printf("        {// %s\n", name);
    for (std::size_t i = 0; i <= kCells; ++i) {
        std::printf("%s{%a, %a}%s", i % 4 == 0 ? "         " : " ", static_cast<double>(values[i]),
                    static_cast<double>(slopes[i]),
                    i == kCells  ? "},\n"
                    : i % 4 == 3 ? ",\n"
                                 : ",");
    }
    Real worst = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        for (int k = 1; k < 4; ++k) {
            Real value = 0, slope = 0;
            sample((static_cast<Real>(i) + k * 0.25L) / kCells, value, slope);
            const Real table = hermite(k * 0.25L, values[i], slopes[i], values[i + 1], slopes[i + 1]);
            worst = std::max(worst, std::abs(table / value - 1));
        }
    }
    std::fprintf(stderr, "  %-12s %.2Le relative\n", name, worst);
}

void writeUpper(const Curve& curve) {
    const Real root = curve.fast() ? 4 : 7, middle = curve.middle();
    // Near p = 0 everything is even in p: the value there is that of a p of 1e-8, the slope 0.
    const Real zero = 1e-8L;
    const auto keyOf = [=](const State& s) { return std::exp(-s.logD / root); };
    std::fprintf(stderr, " upper\n");
    std::printf("    {\n");
    writeTable("shape", [&](Real t, Real& value, Real& slope) {
        const State s = curve.atRatio(t > 0 ? t * middle : zero);
        value = s.shape;
        slope = t > 0 ? s.shapeByP * middle : 0;
    });
    writeTable("key", [&](Real t, Real& value, Real& slope) {
        const State s = curve.atRatio(t > 0 ? t * middle : zero);
        value = keyOf(s) / (s.p / middle);
        slope = t > 0 ? (value * t * (-s.logDByP / root) * middle - value) / t : 0;
    });
    const State end = curve.atRatio(zero);
    const auto byKey = [&](Real z) { return z > 0 ? curve.atLogD(-root * std::log(z)) : end; };
    writeTable("variable", [&](Real z, Real& value, Real& slope) {
        const State s = byKey(z);
        const Real key = keyOf(s), t = s.p / middle;
        value = t / key;
        slope = z > 0 ? (1 / (key * (-s.logDByP / root) * middle) - value) / key : 0;
    });
    writeTable("shape by key", [&](Real z, Real& value, Real& slope) {
        const State s = byKey(z);
        value = s.shape;
        slope = z > 0 ? s.shapeByP / (keyOf(s) * (-s.logDByP / root)) : 0;
    });
    std::printf("    },\n");
}

void writeLower(const Curve& curve) {
    const Real power = curve.power(), span = curve.limit() - curve.middle();
    const auto keyOf = [=](const State& s) { return std::exp(s.logD / power); };
    // At the limit: z/t and its slope, from ln D = power·ln y + base + slope·y.
    const Real key0 = std::exp(curve.logDBase() / power) * span, key1 = key0 * curve.logDSlope() / power * span;
    const Real shape0 = curve.shapeAtLimit(), shape1 = curve.shapeSlope() * span;
    const auto byVariable = [&](Real t) { return curve.at(std::log(t * span / (curve.limit() - t * span))); };
    const auto byKey = [&](Real z) { return curve.atLogD(power * std::log(z)); };
    std::fprintf(stderr, " lower\n");
    std::printf("    {\n");
    writeTable("shape", [&](Real t, Real& value, Real& slope) {
        const State s = byVariable(std::max(t, 1e-4L));
        value = t > 0 ? s.shape : shape0;
        slope = t > 0 ? -s.shapeByP * span : shape1;
    });
    writeTable("key", [&](Real t, Real& value, Real& slope) {
        const State s = byVariable(std::max(t, 1e-4L));
        const Real z = keyOf(s);
        value = t > 0 ? z / t : key0;
        slope = t > 0 ? (z * (-s.logDByP / power) * span - value) / t : key1;
    });
    writeTable("variable", [&](Real z, Real& value, Real& slope) {
        const State s = byKey(std::max(z, 1e-4L));
        value = z > 0 ? s.y / span / z : 1 / key0;
        slope = z > 0 ? (1 / (z * (-s.logDByP / power) * span) - value) / z : -key1 / (key0 * key0 * key0);
    });
    writeTable("shape by key", [&](Real z, Real& value, Real& slope) {
        const State s = byKey(std::max(z, 1e-4L));
        value = z > 0 ? s.shape : shape0;
        slope = z > 0 ? s.shapeByP * -span / (z * (-s.logDByP / power) * span) : shape1 / key0;
    });
    std::printf("    },\n");
}

// One point of the curve as the profile needs it.
struct Point {
    Real distance, speed, time;
};

Point pointOf(const State& s) {
    return {s.distance(), s.speed(), s.timeLeft()};
}

// What an error of the whole time counts beside one of a position: near rest a disc may be late without being far off.
constexpr Real kTimeWeight = 0.5L;

// The largest |position by the profile − true position| / stop distance, for all starts among `points` (in order of
// time) and all later points; or of the whole time, weighed. Stages in order of time; the last piece ends at rest.
Real profileError(const std::vector<Point>& points, std::vector<Point>& stages) {
    stages.push_back({0, 0, 0});
    std::vector<Real> left(stages.size(), 0);  // until rest, by the profile
    const auto duration = [](const Point& a, const Point& b) {
        return 2 * (a.distance - b.distance) / (a.speed + b.speed);
    };
    for (std::size_t k = stages.size() - 1; k-- > 0;) left[k] = left[k + 1] + duration(stages[k], stages[k + 1]);
    Real worst = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point& start = points[i];
        std::size_t next = 0;
        while (stages[next].distance >= start.distance * 0.9999L) ++next;
        const Real total = duration(start, stages[next]) + left[next];
        worst = std::max(worst, std::abs(total / start.time - 1) * kTimeWeight);
        std::size_t k = next;
        Point from = start;
        for (std::size_t j = i + 1; j < points.size() && points[j].distance > 1e-9L * start.distance; ++j) {
            const Point& here = points[j];
            while (stages[k].distance >= here.distance) from = stages[k++];
            const Real a =
                (from.speed * from.speed - stages[k].speed * stages[k].speed) / (from.distance - stages[k].distance);
            const Real speed = std::sqrt(stages[k].speed * stages[k].speed + a * (here.distance - stages[k].distance));
            const Real time = total - left[k] - 2 * (here.distance - stages[k].distance) / (speed + stages[k].speed);
            worst = std::max(worst, std::abs(time - (start.time - here.time)) * here.speed / start.distance);
        }
    }
    stages.pop_back();
    return worst;
}

void writeStages(const Curve& curve, std::size_t count, Real from, Real to) {
    std::vector<Point> points;
    for (Real lambda = from; lambda > -9; lambda -= 0.05L) points.push_back(pointOf(curve.at(lambda)));
    std::vector<Real> at;
    for (std::size_t k = 0; k < count; ++k)
        at.push_back(to + (-3 - to) * static_cast<Real>(k) / static_cast<Real>(count - 1));
    const auto errorOf = [&](const std::vector<Real>& lambdas) {
        std::vector<Point> stages;
        for (const Real lambda : lambdas) stages.push_back(pointOf(curve.at(lambda)));
        return profileError(points, stages);
    };
    Real best = errorOf(at);
    // Moves of single stages and of all from one on, with ever smaller steps.
    for (Real by = 0.4L; by > 0.004L; by /= 1.5L) {
        for (bool better = true; better;) {
            better = false;
            for (std::size_t k = 0; k < 2 * count; ++k) {
                for (const Real sign : {1.0L, -1.0L}) {
                    std::vector<Real> trial = at;
                    for (std::size_t j = k % count; j < (k < count ? k % count + 1 : count); ++j) trial[j] += sign * by;
                    if (!std::is_sorted(trial.rbegin(), trial.rend()) || trial[0] >= from || trial.back() < -8)
                        continue;
                    const Real error = errorOf(trial);
                    if (error < best * 0.99999L) best = error, at = trial, better = true;
                }
            }
        }
    }
    std::fprintf(stderr, " %zu stages: position error (or half the time error) %.3Lf %%\n ", count, best * 100);
    std::vector<Point> stages;
    for (const Real lambda : at) stages.push_back(pointOf(curve.at(lambda)));
    for (const Real lambda : at) std::fprintf(stderr, " %.4Lf", curve.at(lambda).p);
    std::fprintf(stderr, "\n");
    stages.push_back({0, 0, 0});
    for (std::size_t k = count; k-- > 0;) {
        stages[k].time = stages[k + 1].time +
                         2 * (stages[k].distance - stages[k + 1].distance) / (stages[k].speed + stages[k + 1].speed);
    }
    std::printf("    {// stages\n");
    for (std::size_t k = 0; k < count; ++k) {
        const Point &a = stages[k], &b = stages[k + 1];
        const Real deceleration = (a.speed * a.speed - b.speed * b.speed) / (2 * (a.distance - b.distance));
        std::printf("     {%a, %a, %a, %a},\n", static_cast<double>(a.distance), static_cast<double>(a.speed),
                    static_cast<double>(a.time), static_cast<double>(deceleration));
    }
    std::printf("     {0, 0, 0, 0}},\n");
}

void writeCurve(const char* name, const Curve& curve, std::size_t stages, Real from, Real to) {
    std::fprintf(stderr, "%s: limit %.12Lf, power %.12Lf\n", name, curve.limit(), curve.power());
    std::printf("const Curve %s = {\n    %a, %a, %a, %a, %a,\n", name, static_cast<double>(curve.limit()),
                static_cast<double>(curve.middle()), static_cast<double>(curve.power()),
                static_cast<double>(1 / curve.middle()), static_cast<double>(1 / (curve.limit() - curve.middle())));
    writeUpper(curve);
    writeLower(curve);
    writeStages(curve, stages, from, to);
    std::printf("};\n\n");
}

void writePowers() {
    std::printf("const Logarithm kLogarithms[32] = {\n");
    for (int i = 0; i < 32; ++i) {
        // A reciprocal of few bits, so that its product with a number of 1 … 2 is nearly exact.
        const Real reciprocal = std::round(4096 / (1 + (i + 0.5L) / 32)) / 4096;
        std::printf("    {%a, %a},\n", static_cast<double>(reciprocal), static_cast<double>(-std::log2(reciprocal)));
    }
    std::printf("};\n\nconst double kPowers[16] = {\n");
    for (int i = 0; i < 16; ++i) std::printf("    %a,\n", static_cast<double>(std::exp2(i / 16.0L)));
    std::printf("};\n\n");
}

}  // namespace
}  // namespace spin_tables

int main() {
    using namespace spin_tables;
    std::printf(
        "// Made by tools/spin_tables; do not edit.\n// clang-format off\n"
        "#include \"physics/slide_spin_tables.h\"\n\nnamespace physics::spin {\n\n");
    writeCurve("kFast", Curve(true, 1), 8, 9, 2.0L);
    writeCurve("kSlow", Curve(false, 0.375L), 15, 3.5L, 3.4L);
    writePowers();
    std::printf("}  // namespace physics::spin\n");
}
