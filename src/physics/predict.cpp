// When the next thing happens: rays against what lies still, quartics for two moving discs.
#include <algorithm>
#include <bit>
#include <cmath>

#include "physics/heart.h"

namespace physics {

namespace {

// A hit that would go no deeper than this is none; it keeps a disc that slides along another from hitting it for ever.
constexpr double kGraze = 1e-13;  // m

// How far a ray runs from the origin along (ux, uy) until it comes within `sum` of (rx, ry); kNever if it does not.
inline double toCircle(double rx, double ry, double ux, double uy, double sum, double reach) {
    const double along = rx * ux + ry * uy;
    if (along <= 0 || along - sum > reach) return kNever;
    const double across = rx * uy - ry * ux;
    const double depth = sum - (across < 0 ? -across : across);
    if (depth <= kGraze) return kNever;
    const double outside = rx * rx + ry * ry - sum * sum;
    if (outside <= 0) return 0;
    return outside / (along + std::sqrt(sum * sum - across * across));
}

}  // namespace

void Solver::Heart::sortOut() {
    movingCount_ = spotCount_ = 0;
    for (int i = 0; i < count_; ++i) {
        const Body& body = bodies[index(i)];
        if (body.moving)
            moving_[index(movingCount_++)] = i;
        else if (body.present)
            spots_[index(spotCount_++)] = {body.x, body.y, body.radius, i};
    }
    listsAreOld_ = false;
}

// 4 of the loop: everything that the event may have changed is foreseen anew.
void Solver::Heart::repredict() {
    if (changed_ == 0) return;
    std::uint32_t affected = changed_;
    for (int m = 0; m < movingCount_; ++m) {
        const Body& body = bodies[index(moving_[index(m)])];
        if (body.what == What::Disc && isChanged(body.index)) affected |= 1U << moving_[index(m)];
    }
    if (listsAreOld_) sortOut();
    foreseeStill(affected);
    changed_ = 0;
    if (movingCount_ < 2) {
        if (movingCount_ == 1) bodies[index(moving_[0])].pairTime = kNever;
        return;
    }
    foreseeMeetings(affected);
    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[index(m)];
        Body& body = bodies[index(i)];
        if ((affected >> i & 1U) || (body.partner >= 0 && (affected >> body.partner & 1U))) {
            bestPartner(i);
            continue;
        }
        for (std::uint32_t rest = affected; rest != 0; rest &= rest - 1) {
            const int k = std::countr_zero(rest);
            const double time = meetings_[index(i)][index(k)];
            if (bodies[index(k)].moving && time < body.pairTime) {
                body.pairTime = time;
                body.partner = k;
            }
        }
    }
}

// What each of the affected meets that lies still (this bounds the search for meetings), and whether those that have
// come to rest now lie in the way of the others.
void Solver::Heart::foreseeStill(std::uint32_t affected) {
    std::uint32_t stopped = 0;
    for (std::uint32_t rest = changed_; rest != 0; rest &= rest - 1) {
        const Body& body = bodies[index(std::countr_zero(rest))];
        if (body.present && !body.moving) stopped |= rest & -rest;
    }
    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[index(m)];
        Body& body = bodies[index(i)];
        if (affected >> i & 1U)
            predictStill(body);
        else if (stopped != 0)
            predictStopped(body, stopped);
    }
}

void Solver::Heart::predictStopped(Body& body, std::uint32_t stopped) const {
    const double gone = runSoFar(body);
    const double x = body.x + body.ux * gone, y = body.y + body.uy * gone;
    for (std::uint32_t rest = stopped; rest != 0; rest &= rest - 1) {
        const int k = std::countr_zero(rest);
        const Body& still = bodies[index(k)];
        const double d = gone + toCircle(still.x - x, still.y - y, body.ux, body.uy, still.radius + body.radius,
                                         body.stillDistance - gone);
        if (d >= body.stillDistance) continue;
        body.stillDistance = d;
        body.stillTime = body.clock + timeAt(body.run, d);
        body.what = What::Disc;
        body.index = k;
    }
}

void Solver::Heart::foreseeMeetings(std::uint32_t affected) {
    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[index(m)];
        if (!(affected >> i & 1U)) continue;
        for (int n = 0; n < movingCount_; ++n) {
            const int k = moving_[index(n)];
            if (k == i || ((affected >> k & 1U) && k < i)) continue;
            const double time = meeting(i, k);
            meetings_[index(i)][index(k)] = time;
            meetings_[index(k)][index(i)] = time;
        }
    }
}

void Solver::Heart::bestPartner(int i) {
    Body& body = bodies[index(i)];
    body.pairTime = kNever;
    body.partner = -1;
    for (int n = 0; n < movingCount_; ++n) {
        const int k = moving_[index(n)];
        if (k == i) continue;
        const double time = meetings_[index(i)][index(k)];
        if (time < body.pairTime) {
            body.pairTime = time;
            body.partner = k;
        }
    }
}

// The nearest of: rest, pockets, walls, posts, discs at rest; all by distance, then one time. And the next line.
// Walls come first, since they bound the search best; among equal distances the order of What decides.
void Solver::Heart::predictStill(Body& body) const {
    const double gone = runSoFar(body);
    const double left = body.run.stopDistance - gone;
    const double ux = body.ux, uy = body.uy;
    const double x = body.x + ux * gone, y = body.y + uy * gone;
    double best = left;  // from here
    What what = What::Stop;
    int which = 0;
    const auto offer = [&](double distance, What offered, int number) {
        if (distance > best || (distance == best && offered >= what)) return;
        best = distance;
        what = offered;
        which = number;
    };

    int number = 0;
    for (const Table::WallData& wall : table_.walls()) {
        const double rate = ux * wall.ty - uy * wall.tx;  // towards the wall
        if (rate > 0) {
            const double off = (y - wall.y) * wall.tx - (x - wall.x) * wall.ty;
            const double room = off - body.radius;
            if (off >= 0 && room < rate * best) {
                const double d = room > 0 ? room / rate : 0;
                const double along = (x + ux * d - wall.x) * wall.tx + (y + uy * d - wall.y) * wall.ty;
                const bool grazes = room <= 0 && rate * left <= kGraze;
                if (along >= -wall.half && along <= wall.half && !grazes) offer(d, What::Wall, number);
            }
        }
        ++number;
    }
    for (int n = 0; n < spotCount_; ++n) {
        const Spot& spot = spots_[index(n)];
        offer(toCircle(spot.x - x, spot.y - y, ux, uy, spot.radius + body.radius, best), What::Disc, spot.body);
    }
    number = 0;
    for (const Table::PostData& post : table_.posts())
        offer(toCircle(post.x - x, post.y - y, ux, uy, post.radius + body.radius, best), What::Post, number++);
    number = 0;
    for (const Table::PocketData& pocket : table_.pockets())
        offer(toCircle(pocket.x - x, pocket.y - y, ux, uy, pocket.radius, best), What::Pocket, number++);

    body.what = what;
    body.index = which;
    body.stillDistance = what == What::Stop ? body.run.stopDistance : gone + best;
    body.stillTime = body.clock + (what == What::Stop ? body.run.stopTime : timeAt(body.run, body.stillDistance));
    const double endX = x + ux * best, endY = y + uy * best;
    body.minX = std::min(x, endX) - body.radius;
    body.maxX = std::max(x, endX) + body.radius;
    body.minY = std::min(y, endY) - body.radius;
    body.maxY = std::max(y, endY) + body.radius;
    if (!table_.lines().empty()) predictLine(body);
}

// Lines change nothing in the motion, so their distances count from where the run began, however often one is crossed.
void Solver::Heart::predictLine(Body& body) const {
    body.lineTime = kNever;
    double best = body.stillDistance;
    bool any = false;
    for (std::size_t n = 0; n < table_.lines().size(); ++n) {
        const Line& spec = table_.spec().lines[n];
        if (!(spec.kinds >> body.kind & 1U)) continue;
        const Table::LineData& line = table_.lines()[n];
        const double rate = body.uy * line.tx - body.ux * line.ty;  // towards the inside
        const bool outside = body.outside >> n & 1U;
        if (outside ? rate <= 0 : rate >= 0) continue;
        const double off = (body.y - line.y) * line.tx - (body.x - line.x) * line.ty;
        const double distance = std::max(0.0, -off / rate);
        if (any ? distance >= best : distance > best) continue;
        any = true;
        best = distance;
        body.line = static_cast<int>(n);
    }
    if (any) {
        body.lineDistance = best;
        body.lineTime = body.clock + (best < body.run.stopDistance ? timeAt(body.run, best) : body.run.stopTime);
    }
}

// How far a body has run since its clock stood; where its own event is due, the distance that it was found by.
double Solver::Heart::runSoFar(const Body& body) const {
    if (body.clock == now) return 0;
    if (now == body.stillTime) return body.stillDistance;
    if (now == body.lineTime) return body.lineDistance;
    return distanceAt(body.run, now - body.clock);
}

// The pieces of a body's run as far as `until`.
std::span<const Piece> Solver::Heart::profile(int i, double until) {
    Body& body = bodies[index(i)];
    if (body.pieceCount == 0 || until > body.piecesUntil) {
        body.piecesUntil = until;
        body.pieceCount = pieces(body.run, pieces_[index(i)], until - body.clock);
    }
    return {pieces_[index(i)].data(), index(body.pieceCount)};
}

// Whether two discs that are (rx, ry) apart stay apart, however they run in time, if they run no farther than so.
inline bool outOfReach(const Body& a, double wayA, const Body& b, double wayB, double rx, double ry, double sum) {
    const double nearer = std::max(0.0, a.ux * rx + a.uy * ry) * wayA + std::max(0.0, -(b.ux * rx + b.uy * ry)) * wayB;
    const double apart = rx * rx + ry * ry, left = apart - nearer;
    return left > 0 && left * left > sum * sum * apart * (1 + 1e-12);
}

// When two moving discs meet, if before anything else is foreseen for either of them.
double Solver::Heart::meeting(int first, int second) {
    Body& a = bodies[index(first)];
    Body& b = bodies[index(second)];
    if (a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY) return kNever;
    const double sum = a.radius + b.radius;
    const double horizon = std::min(a.stillTime, b.stillTime);
    const std::span<const Piece> piecesA = profile(first, horizon), piecesB = profile(second, horizon);

    const auto pieceEnd = [](const Body& body, std::span<const Piece> list, std::size_t piece) {
        return piece + 1 < list.size() ? body.clock + list[piece + 1].time : kNever;
    };
    double t = now;
    std::size_t pa = 0, pb = 0;
    while (t < horizon) {
        while (pieceEnd(a, piecesA, pa) <= t) ++pa;
        while (pieceEnd(b, piecesB, pb) <= t) ++pb;
        const Piece& qa = piecesA[pa];
        const Piece& qb = piecesB[pb];
        const double end = std::min({horizon, pieceEnd(a, piecesA, pa), pieceEnd(b, piecesB, pb)});

        const double ta = t - a.clock - qa.time, tb = t - b.clock - qb.time;
        const double va = qa.speed - qa.deceleration * ta, vb = qb.speed - qb.deceleration * tb;
        const double da = qa.distance + (qa.speed + va) * 0.5 * ta, db = qb.distance + (qb.speed + vb) * 0.5 * tb;
        const Relative relative{(b.x + b.ux * db) - (a.x + a.ux * da),
                                (b.y + b.uy * db) - (a.y + a.uy * da),
                                b.ux * vb - a.ux * va,
                                b.uy * vb - a.uy * va,
                                a.ux * qa.deceleration - b.ux * qb.deceleration,
                                a.uy * qa.deceleration - b.uy * qb.deceleration};
        if (t == now && outOfReach(a, a.stillDistance - da, b, b.stillDistance - db, relative.rx, relative.ry, sum))
            return kNever;
        const double tau = firstContact(relative, sum, end - t);
        if (tau < kNever) return t + tau;
        t = end;
    }
    return kNever;
}

}  // namespace physics
