#include "physics/solver.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "physics/heart.h"

namespace physics {

namespace {

// Slower than this is rest: the path left (4e-17 m at most on a real table) is far below any rounding here.
constexpr double kRest = 1e-8;  // m/s

}  // namespace

Solver::Heart::Heart(const Table& table) : table_(table) {
    result.discs.reserve(kMaxDiscs);
    result.contacts.reserve(kMaxEvents);
    result.crossings.reserve(kMaxEvents / 4);
    result.falls.reserve(kMaxDiscs);
}

void Solver::Heart::begin(std::span<const Disc> discs, std::span<const Impulse> impulses, Keep keep, Observer* observer,
                          const Solver& self) {
    assert(discs.size() <= static_cast<std::size_t>(kMaxDiscs));
    count_ = static_cast<int>(discs.size());
    keep_ = keep;
    observer_ = observer;
    self_ = &self;
    now = 0;
    changed_ = joined_ = 0;
    steps_.clear();
    gone_.fill(-1);
    result.discs.assign(discs.begin(), discs.end());
    result.contacts.clear();
    result.crossings.clear();
    result.falls.clear();
    result.duration = 0;
    result.endedBy = -1;
    result.events = 0;
    result.capped = false;
    result.trajectory = {};

    for (int i = 0; i < count_; ++i) {
        const Disc& disc = discs[index(i)];
        Body& body = bodies[index(i)];
        const Table::KindData& kind = table_.kinds()[index(disc.kind)];
        body.clock = 0;
        body.x = static_cast<double>(disc.at.x) * 1e-9;
        body.y = static_cast<double>(disc.at.y) * 1e-9;
        body.vx = body.vy = body.rim = 0;
        body.radius = kind.radius;
        body.mass = kind.mass;
        body.perMass = 1 / kind.mass;
        body.deceleration = kind.deceleration;
        body.kind = disc.kind;
        body.material = table_.material(disc.kind);
        body.present = disc.onTable;
        body.moving = body.struck = false;
        body.pairTime = kNever;
        body.partner = -1;
        body.outside = 0;
        for (std::size_t n = 0; n < table_.lines().size(); ++n) {
            const Table::LineData& line = table_.lines()[n];
            if ((body.y - line.y) * line.tx - (body.x - line.x) * line.ty < 0) body.outside |= 1U << n;
        }
    }
    for (int i = 0; i < count_; ++i) {
        Body& body = bodies[index(i)];
        for (std::size_t p = 0; body.present && p < table_.pockets().size(); ++p) {
            const Table::PocketData& pocket = table_.pockets()[p];
            const double dx = pocket.x - body.x, dy = pocket.y - body.y;
            if (dx * dx + dy * dy > pocket.radius * pocket.radius) continue;
            result.falls.push_back({0, i, static_cast<int>(p), 0});
            takeAway(i);
        }
    }
    sortOut();
    for (const Impulse& impulse : impulses) {
        Body& body = bodies[index(impulse.disc)];
        if (!body.present) continue;
        const double dx = static_cast<double>(impulse.dx), dy = static_cast<double>(impulse.dy);
        const double scale = static_cast<double>(impulse.speed) * 1e-6 / std::sqrt(dx * dx + dy * dy);
        body.vx = dx * scale;
        body.vy = dy * scale;
        body.rim = static_cast<double>(impulse.spin) * 1e-6 * body.radius;
        settle(impulse.disc);
    }
    repredict();
}

void Solver::Heart::run() {
    for (;;) {
        // 1 What happens next?
        const Event event = nextEvent();
        if (event.time == kNever) return;
        now = event.time;
        if (observer_) observer_->beforeEvent(*self_);
        // 2 Those whom it concerns are brought to that time, and 3 it happens.
        if (event.what == What::Line) {
            if (cross(event)) return;
        } else {
            carryOut(event);
        }
        if (observer_) observer_->onEvent(*self_);
        // 4 What may have changed is foreseen anew.
        repredict();
        if (++result.events >= kMaxEvents || result.contacts.size() + kMaxTouching > kMaxEvents) {
            result.capped = true;
            return;
        }
    }
}

// The earliest; at equal times the order of What, then the lower number.
Event Solver::Heart::nextEvent() const {
    Event next;
    const auto offer = [&](double time, What what, int body, int other) {
        if (time > next.time || time == kNever) return;
        if (time == next.time && (what > next.what || (what == next.what && body > next.body))) return;
        next = {time, what, body, other};
    };
    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[index(m)];
        const Body& body = bodies[index(i)];
        if (body.stillTime <= next.time) offer(body.stillTime, body.what, i, body.index);
        if (body.lineTime <= next.time) offer(body.lineTime, What::Line, i, body.line);
        if (body.pairTime <= next.time)
            offer(body.pairTime, What::Disc, std::min(i, body.partner), std::max(i, body.partner));
    }
    return next;
}

void Solver::Heart::carryOut(const Event& event) {
    Body& body = bodies[index(event.body)];
    switch (event.what) {
        case What::Stop:
            advance(event.body);
            body.vx = body.vy = body.rim = 0;
            settle(event.body);
            return;
        case What::Pocket:
            advance(event.body);
            result.falls.push_back(
                {rounded(event.time * 1e9), event.body, event.index, static_cast<int>(result.contacts.size())});
            takeAway(event.body);
            return;
        default:
            impact(event);
            return;
    }
}

bool Solver::Heart::cross(const Event& event) {
    Body& body = bodies[index(event.body)];
    body.outside ^= 1U << event.index;
    const double x = body.x + body.ux * body.lineDistance, y = body.y + body.uy * body.lineDistance;
    predictLine(body);
    const Table::LineData& data = table_.lines()[index(event.index)];
    const Line& line = table_.spec().lines[index(event.index)];
    const double along = (x - data.x) * data.tx + (y - data.y) * data.ty;
    const bool out = body.outside >> event.index & 1U;
    if (along < -data.half || along > data.half || line.direction == (out ? Direction::In : Direction::Out))
        return false;
    const Crossing crossing{rounded(event.time * 1e9),
                            event.body,
                            event.index,
                            out,
                            {nanometres(x), nanometres(y)},
                            static_cast<int>(result.contacts.size())};
    result.crossings.push_back(crossing);
    const Reaction reaction = observer_ ? observer_->onCrossing(*self_, crossing, line.reaction) : line.reaction;
    if (reaction == Reaction::Lift) {
        advance(event.body);
        takeAway(event.body);
    }
    if (reaction == Reaction::End) result.endedBy = event.index;
    return reaction == Reaction::End;
}

void Solver::Heart::takeAway(int i) {
    Body& body = bodies[index(i)];
    body.present = body.moving = false;
    listsAreOld_ = true;
    body.struck = true;
    body.pairTime = body.stillTime = body.lineTime = kNever;
    gone_[index(i)] = rounded(now * 1e6);
    if (keep_ == Keep::Paths) recordRest(i);
    markChanged(i);
}

// Brings a body's clock to now; its velocity is then exact for the distance that it has run.
void Solver::Heart::advance(int i) {
    Body& body = bodies[index(i)];
    if (body.moving) {
        if (keep_ == Keep::Paths && !(joined_ >> i & 1U)) record(body, i);
        travel(body, runSoFar(body));
    } else if (body.rim != 0) {
        const double left = spinLeft(body.rim < 0 ? -body.rim : body.rim, body.deceleration, now - body.clock);
        body.rim = body.rim < 0 ? -left : left;
    }
    body.clock = now;
}

void Solver::Heart::travel(Body& body, double distance) {
    const Motion left = motionAt(body.run, distance);
    body.x += body.ux * distance;
    body.y += body.uy * distance;
    body.vx = body.ux * left.speed;
    body.vy = body.uy * left.speed;
    body.rim = body.rim < 0 ? -left.rim : left.rim;
}

void Solver::Heart::settle(int i) {
    Body& body = bodies[index(i)];
    const bool moved = body.moving;
    const double speed = std::sqrt(body.vx * body.vx + body.vy * body.vy);
    markChanged(i);
    body.pairTime = body.stillTime = body.lineTime = kNever;
    if (speed < kRest) {
        body.vx = body.vy = 0;
        body.moving = false;
        if (moved) listsAreOld_ = true;
        if (moved && keep_ == Keep::Paths) recordRest(i);
        return;
    }
    if (!moved) listsAreOld_ = true;
    body.moving = body.struck = true;
    const double perSpeed = 1 / speed;
    body.ux = body.vx * perSpeed;
    body.uy = body.vy * perSpeed;
    startRun(body.run, speed, body.rim < 0 ? -body.rim : body.rim, body.deceleration);
    body.pieceCount = 0;
}

// The pieces of the run that ends now, for whoever draws it.
void Solver::Heart::record(const Body& body, int disc) {
    const double elapsed = now - body.clock;
    std::array<Piece, kMaxPieces> list;
    const int n = pieces(body.run, list);
    for (int p = 0; p < n; ++p) {
        const Piece& piece = list[index(p)];
        if (p > 0 && piece.time >= elapsed) break;
        steps_.push_back({disc,
                          {rounded((body.clock + piece.time) * 1e6), nanometres(body.x + body.ux * piece.distance),
                           nanometres(body.y + body.uy * piece.distance), nanometres(body.ux * piece.speed),
                           nanometres(body.uy * piece.speed), nanometres(piece.deceleration)}});
    }
}

void Solver::Heart::recordRest(int disc) {
    const Body& body = bodies[index(disc)];
    steps_.push_back({disc, {rounded(now * 1e6), nanometres(body.x), nanometres(body.y), 0, 0, 0}});
}

// Everybody's place in whole nanometres; a disc that rests within a pocket by that rounding has fallen.
void Solver::Heart::finish(std::span<const Disc> discs) {
    for (int i = 0; i < count_; ++i) {
        Body& body = bodies[index(i)];
        Disc& disc = result.discs[index(i)];
        if (body.present && body.moving) {
            advance(i);
            if (keep_ == Keep::Paths) recordRest(i);
            body.moving = false;
        }
        if (!body.struck) continue;
        disc = {discs[index(i)].kind, {nanometres(body.x), nanometres(body.y)}, body.present};
        for (std::size_t p = 0; disc.onTable && p < table_.pockets().size(); ++p) {
            const Pocket& pocket = table_.spec().pockets[p];
            const std::int64_t dx = disc.at.x - pocket.centre.x, dy = disc.at.y - pocket.centre.y;
            if (std::max({dx, -dx, dy, -dy}) > pocket.radius || dx * dx + dy * dy > pocket.radius * pocket.radius)
                continue;
            result.falls.push_back(
                {rounded(now * 1e9), i, static_cast<int>(p), static_cast<int>(result.contacts.size())});
            disc.onTable = false;
            gone_[index(i)] = rounded(now * 1e6);
        }
    }
    result.duration = rounded(now * 1e9);
    if (keep_ == Keep::Ends) return;
    result.trajectory.duration = rounded(now * 1e6);
    for (int i = 0; i < count_; ++i) {
        base::DiscPath path{i, {}, gone_[index(i)]};
        for (const Step& step : steps_)
            if (step.disc == i) path.segments.push_back(step.segment);
        if (!path.segments.empty()) result.trajectory.paths.push_back(std::move(path));
    }
}

BodyState Solver::Heart::motion(int i) const {
    const Body& body = bodies[index(i)];
    const double elapsed = now - body.clock;
    BodyState m{body.x, body.y, body.vx, body.vy, body.rim / body.radius};
    if (body.moving) {
        const double d = runSoFar(body);
        const Motion left = motionAt(body.run, d);
        m.x += body.ux * d;
        m.y += body.uy * d;
        m.vx = body.ux * left.speed;
        m.vy = body.uy * left.speed;
        m.spin = (body.rim < 0 ? -left.rim : left.rim) / body.radius;
    } else if (body.rim != 0) {
        const double left = spinLeft(body.rim < 0 ? -body.rim : body.rim, body.deceleration, elapsed);
        m.spin = (body.rim < 0 ? -left : left) / body.radius;
    }
    return m;
}

Solver::Solver(const Table& table) : heart_(std::make_unique<Heart>(table)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

const Result& Solver::simulate(std::span<const Disc> discs, std::span<const Impulse> impulses, Keep keep,
                               Observer* observer) {
    heart_->begin(discs, impulses, keep, observer, *this);
    heart_->run();
    heart_->finish(discs);
    return heart_->result;
}

const Result& Solver::soFar() const {
    return heart_->result;
}
double Solver::now() const {
    return heart_->now;
}
bool Solver::onTable(int disc) const {
    return heart_->bodies[static_cast<std::size_t>(disc)].present;
}
BodyState Solver::motion(int disc) const {
    return heart_->motion(disc);
}

Result simulate(const Table& table, std::span<const Disc> discs, std::span<const Impulse> impulses, Keep keep) {
    Solver solver(table);
    return solver.simulate(discs, impulses, keep);
}

}  // namespace physics
