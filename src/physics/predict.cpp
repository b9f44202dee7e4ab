// When the next thing happens: rays against what lies still, quartics for two moving discs.
#include <algorithm>
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

// 4 of the loop: everything that the event may have changed is foreseen anew.
void Solver::Heart::repredict() {
    std::uint32_t affected = changed_;
    for (int m = 0; m < movingCount_; ++m) {
        const Body& body = bodies[static_cast<std::size_t>(moving_[static_cast<std::size_t>(m)])];
        if (body.what == What::Disc && isChanged(body.index)) affected |= 1U << moving_[static_cast<std::size_t>(m)];
    }
    movingCount_ = 0;
    for (int i = 0; i < count_; ++i)
        if (bodies[static_cast<std::size_t>(i)].moving) moving_[static_cast<std::size_t>(movingCount_++)] = i;

    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[static_cast<std::size_t>(m)];
        Body& body = bodies[static_cast<std::size_t>(i)];
        if (affected >> i & 1U) {
            predictStill(body, i);
            continue;
        }
        // A disc that came to rest may now lie in the way of the others.
        const double gone = runSoFar(body);
        const double x = body.x + body.ux * gone, y = body.y + body.uy * gone;
        for (int k = 0; k < count_; ++k) {
            const Body& still = bodies[static_cast<std::size_t>(k)];
            if (!isChanged(k) || still.moving || !still.present) continue;
            const double d = gone + toCircle(still.x - x, still.y - y, body.ux, body.uy, still.radius + body.radius,
                                             body.stillDistance - gone);
            if (d < body.stillDistance) {
                body.stillDistance = d;
                body.stillTime = body.clock + timeAt(body.run, d);
                body.what = What::Disc;
                body.index = k;
            }
        }
    }

    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[static_cast<std::size_t>(m)];
        Body& body = bodies[static_cast<std::size_t>(i)];
        if (!(affected >> i & 1U)) {
            if (body.partner >= 0 && (affected >> body.partner & 1U)) body.partner = -2;  // to be chosen again
            continue;
        }
        for (int n = 0; n < movingCount_; ++n) {
            const int k = moving_[static_cast<std::size_t>(n)];
            if (k == i || ((affected >> k & 1U) && k < i)) continue;
            const double time = meeting(i, k);
            meetings_[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)] = time;
            meetings_[static_cast<std::size_t>(k)][static_cast<std::size_t>(i)] = time;
        }
    }
    for (int m = 0; m < movingCount_; ++m) {
        const int i = moving_[static_cast<std::size_t>(m)];
        Body& body = bodies[static_cast<std::size_t>(i)];
        if ((affected >> i & 1U) || body.partner == -2) {
            bestPartner(i);
            continue;
        }
        for (int n = 0; n < movingCount_; ++n) {
            const int k = moving_[static_cast<std::size_t>(n)];
            const double time = meetings_[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
            if ((affected >> k & 1U) && time < body.pairTime) {
                body.pairTime = time;
                body.partner = k;
            }
        }
    }
    changed_ = 0;
}

void Solver::Heart::bestPartner(int i) {
    Body& body = bodies[static_cast<std::size_t>(i)];
    body.pairTime = kNever;
    body.partner = -1;
    for (int n = 0; n < movingCount_; ++n) {
        const int k = moving_[static_cast<std::size_t>(n)];
        if (k == i) continue;
        const double time = meetings_[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)];
        if (time < body.pairTime) {
            body.pairTime = time;
            body.partner = k;
        }
    }
}

// The nearest of: rest, pockets, lines, walls, posts, discs at rest; all by distance, then one time.
void Solver::Heart::predictStill(Body& body, int self) const {
    const double gone = runSoFar(body);
    double best = body.run.stopDistance - gone;  // from here
    const double left = best;
    body.what = What::Stop;
    body.index = 0;
    const auto offer = [&](double distance, What what, int index) {
        if (distance >= best) return;
        best = distance;
        body.what = what;
        body.index = index;
    };
    const double ux = body.ux, uy = body.uy;
    const double x = body.x + ux * gone, y = body.y + uy * gone;

    int index = 0;
    for (const Table::PocketData& pocket : table_.pockets()) {
        const double rx = pocket.x - x, ry = pocket.y - y;
        if (rx * rx + ry * ry <= pocket.radius * pocket.radius)
            offer(0, What::Pocket, index);
        else
            offer(toCircle(rx, ry, ux, uy, pocket.radius, best), What::Pocket, index);
        ++index;
    }
    for (std::size_t n = 0; n < table_.lines().size(); ++n) {
        const Line& spec = table_.spec().lines[n];
        if (!(spec.kinds >> body.kind & 1U)) continue;
        const Table::LineData& line = table_.lines()[n];
        const double rate = uy * line.tx - ux * line.ty;  // towards the inside
        const bool outside = body.outside >> n & 1U;
        if (outside ? rate <= 0 : rate >= 0) continue;
        const double off = (y - line.y) * line.tx - (x - line.x) * line.ty;
        offer(std::max(0.0, -off / rate), What::Line, static_cast<int>(n));
    }
    index = 0;
    for (const Table::WallData& wall : table_.walls()) {
        const double rate = ux * wall.ty - uy * wall.tx;  // towards the wall
        if (rate > 0) {
            const double off = (y - wall.y) * wall.tx - (x - wall.x) * wall.ty;
            const double room = off - body.radius;
            if (off >= 0 && room < rate * best) {
                const double d = room > 0 ? room / rate : 0;
                const double along = (x + ux * d - wall.x) * wall.tx + (y + uy * d - wall.y) * wall.ty;
                const bool grazes = room <= 0 && rate * left <= kGraze;
                if (along >= 0 && along <= wall.length && !grazes) offer(d, What::Wall, index);
            }
        }
        ++index;
    }
    index = 0;
    for (const Table::PostData& post : table_.posts()) {
        offer(toCircle(post.x - x, post.y - y, ux, uy, post.radius + body.radius, best), What::Post, index);
        ++index;
    }
    for (int k = 0; k < count_; ++k) {
        const Body& still = bodies[static_cast<std::size_t>(k)];
        if (still.moving || !still.present || k == self) continue;
        offer(toCircle(still.x - x, still.y - y, ux, uy, still.radius + body.radius, best), What::Disc, k);
    }
    body.stillDistance = body.what == What::Stop ? body.run.stopDistance : gone + best;
    body.stillTime = body.clock + (body.what == What::Stop ? body.run.stopTime : timeAt(body.run, body.stillDistance));
}

// How far a body has run since its clock stood.
double Solver::Heart::runSoFar(const Body& body) const {
    return body.clock == now ? 0 : distanceAt(body.run, now - body.clock);
}

void Solver::Heart::fillPieces(Body& body) const {
    body.pieceCount = pieces(body.run, body.pieces);
}

// When two moving discs meet, if before anything else is foreseen for either of them.
double Solver::Heart::meeting(int first, int second) {
    Body& a = bodies[static_cast<std::size_t>(first)];
    Body& b = bodies[static_cast<std::size_t>(second)];
    if (a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY) return kNever;
    const double sum = a.radius + b.radius;
    const double horizon = std::min(a.stillTime, b.stillTime);
    if (a.pieceCount == 0) fillPieces(a);
    if (b.pieceCount == 0) fillPieces(b);

    const auto pieceEnd = [](const Body& body, int piece) {
        return body.clock + (piece + 1 < body.pieceCount ? body.pieces[static_cast<std::size_t>(piece + 1)].time
                                                         : body.run.stopTime);
    };
    double t = std::max(a.clock, b.clock);
    int pa = 0, pb = 0;
    while (t < horizon) {
        while (pa + 1 < a.pieceCount && pieceEnd(a, pa) <= t) ++pa;
        while (pb + 1 < b.pieceCount && pieceEnd(b, pb) <= t) ++pb;
        const Piece& qa = a.pieces[static_cast<std::size_t>(pa)];
        const Piece& qb = b.pieces[static_cast<std::size_t>(pb)];
        double end = horizon;
        if (pa + 1 < a.pieceCount) end = std::min(end, pieceEnd(a, pa));
        if (pb + 1 < b.pieceCount) end = std::min(end, pieceEnd(b, pb));

        const double ta = t - a.clock - qa.time, tb = t - b.clock - qb.time;
        const double va = qa.speed - qa.deceleration * ta, vb = qb.speed - qb.deceleration * tb;
        const double da = qa.distance + (qa.speed + va) * 0.5 * ta, db = qb.distance + (qb.speed + vb) * 0.5 * tb;
        const Relative relative{(b.x + b.ux * db) - (a.x + a.ux * da),
                                (b.y + b.uy * db) - (a.y + a.uy * da),
                                b.ux * vb - a.ux * va,
                                b.uy * vb - a.uy * va,
                                a.ux * qa.deceleration - b.ux * qb.deceleration,
                                a.uy * qa.deceleration - b.uy * qb.deceleration};
        const double tau = firstContact(relative, sum, end - t);
        if (tau < kNever) return t + tau;
        t = end;
    }
    return kNever;
}

}  // namespace physics
