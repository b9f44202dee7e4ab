#include "curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace spin_tables {
namespace {

constexpr Real kPi = 3.14159265358979323846264338327950288L;
constexpr Real kStep = 1.0L / 2048;
constexpr Real kFirst = -14, kLast = 20;

// Complete elliptic integrals of parameter m < 1 by the arithmetic-geometric mean.
void elliptic(Real m, Real& k, Real& e) {
    Real a = 1, b = std::sqrt(1 - m), c = std::sqrt(m), sum = c * c / 2, two = 1;
    while (std::abs(c) > 1e-19L) {
        const Real next = (a + b) / 2;
        c = (a - b) / 2;
        b = std::sqrt(a * b);
        a = next;
        sum += two * c * c;
        two *= 2;
    }
    k = kPi / (2 * a);
    e = k * (1 - sum);
}

// Power series in m = p² for small p, where the closed forms cancel: with K = π/2·Σ k_n mⁿ, E = π/2·Σ e_n mⁿ.
Friction bySeries(Real p, bool fast) {
    constexpr int kTerms = 48;
    Real k[kTerms + 2], e[kTerms + 2], a = 1;
    for (int n = 0; n < kTerms + 2; ++n) {
        if (n > 0) a *= (2.0L * n - 1) / (2.0L * n);
        k[n] = a * a;
        e[n] = -a * a / (2.0L * n - 1);
    }
    Real force = 0, torque = 0, power = 1;
    for (int n = 0; n < kTerms; ++n, power *= p * p) {
        if (fast) {
            force += power * (e[n + 1] - k[n + 1] + e[n] + k[n]);
            if (n > 0) torque += power * (4 * e[n] - 2 * e[n + 1] + 2 * k[n + 1] - 5 * k[n] + 3 * k[n - 1]);
        } else {
            force += power * (e[n + 1] - k[n + 1] + e[n] + k[n]);
            torque += power * (4 * e[n] - k[n] + (n > 0 ? k[n - 1] - 2 * e[n - 1] : 0));
        }
    }
    return fast ? Friction{2 * force / 3, 2 * torque / (9 * p)} : Friction{2 * force * p / 3, 2 * torque / 9};
}

}  // namespace

Friction frictionOf(Real p, bool fast) {
    if (p < 0.5L) return bySeries(p, fast);
    if (p == 1) return {8 / (3 * kPi), 8 / (9 * kPi)};
    const Real ratio = fast ? 1 / p : p;  // v/w
    const Real square = ratio * ratio;
    Real k = 0, e = 0;
    if (ratio < 1) {
        elliptic(square, k, e);
        return {4 / (3 * kPi) * ((square + 1) * e + (square - 1) * k) / ratio,
                4 / (9 * kPi) * ((4 - 2 * square) * e + (square - 1) * k)};
    }
    elliptic(1 / square, k, e);
    return {4 / (3 * kPi) * ((square + 1) * e - (square - 1) * k),
            4 * ratio / (9 * kPi) * ((4 - 2 * square) * e + (2 * square - 5 + 3 / square) * k)};
}

// Where v and w shrink in proportion: F = 2·T·ε.
Real limitRatio(bool fast) {
    Real low = 0.6L, high = 0.7L;
    for (int i = 0; i < 80; ++i) {
        const Real middle = (low + high) / 2;
        const Friction f = frictionOf(middle, false);
        (2 * f.torque * middle > f.force ? low : high) = middle;
    }
    return fast ? 1 / low : low;
}

Real State::distance() const {
    return std::exp(logD);
}
Real State::speed() const {
    return fast ? std::sqrt(2 * distance() / shape) : std::sqrt(distance() * p / shape);
}
Real State::timeLeft() const {
    return fast ? age * speed() : age * speed() / p;
}

Real Curve::ratioRate(Real p) const {
    const Friction f = frictionOf(p, fast_);
    return fast_ ? p * f.force - 2 * f.torque : 2 * p * f.torque - f.force;
}
Real Curve::shapeRate(Real p, Real shape) const {
    const Friction f = frictionOf(p, fast_);
    return fast_ ? 2 * (f.force * shape - 1) : 4 * f.torque * shape - 1 - shape * ratioRate(p) / p;
}
Real Curve::ageRate(Real p, Real age) const {
    const Friction f = frictionOf(p, fast_);
    return fast_ ? f.force * age - 1 : 2 * f.torque * age - 1;
}

// Derivatives by λ. The shape's other solutions die out away from the limit, so the integration starts there.
Curve::Node Curve::rates(const Node& node) const {
    const Real p = limit_ / (1 + std::exp(node.lambda)), y = limit_ / (1 + std::exp(-node.lambda));
    const Real sByLambda = -(y * p) / (limit_ * ratioRate(p));
    return {1, sByLambda * shapeRate(p, node.shape), sByLambda * -(fast_ ? 2 : 1) / node.shape,
            sByLambda * ageRate(p, node.age)};
}

Curve::Node Curve::step(const Node& n, Real h) const {
    const auto moved = [&n](const Node& r, Real by) {
        return Node{n.lambda + by, n.shape + by * r.shape, n.logD + by * r.logD, n.age + by * r.age};
    };
    const Node a = rates(n), b = rates(moved(a, h / 2)), c = rates(moved(b, h / 2)), d = rates(moved(c, h));
    return {n.lambda + h, n.shape + h / 6 * (a.shape + 2 * b.shape + 2 * c.shape + d.shape),
            n.logD + h / 6 * (a.logD + 2 * b.logD + 2 * c.logD + d.logD),
            n.age + h / 6 * (a.age + 2 * b.age + 2 * c.age + d.age)};
}

Curve::Curve(bool fast, Real middle) : fast_(fast), limit_(limitRatio(fast)), middle_(middle) {
    const auto derivative = [](const auto& f, Real x) {  // central, h⁴
        constexpr Real h = 1e-3L;
        return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
    };
    const auto rate = [this](Real p) { return ratioRate(p); };
    const Real rate1 = -derivative(rate, limit_);  // ratioRate = rate1·y + rate2·y² + …
    constexpr Real h = 1e-3L;
    const Real rate2 =
        (16 * (rate(limit_ + h) + rate(limit_ - h)) - rate(limit_ + 2 * h) - rate(limit_ - 2 * h) - 30 * rate(limit_)) /
        (24 * h * h);
    const Friction f = frictionOf(limit_, fast_);
    shape0_ = fast_ ? 1 / f.force : 1 / (4 * f.torque);
    const Real rateByP = derivative([this](Real p) { return shapeRate(p, shape0_); }, limit_);
    const Real rateByShape = shapeRate(limit_, 2) - shapeRate(limit_, 1);
    shape1_ = rateByP / (rate1 + rateByShape);
    power_ = (fast_ ? 2 : 1) / (shape0_ * rate1);
    slope_ = -power_ * (shape1_ / shape0_ + rate2 / rate1);

    // A node at the middle, where F and T of the fast curve have their singular point (v = w).
    const Real middleLambda = std::log((limit_ - middle_) / middle_);
    const Real first = middleLambda - kStep * std::ceil((middleLambda - kFirst) / kStep);
    const Real y = limit_ / (1 + std::exp(-first));
    nodes_.push_back(
        {first, shape0_ + shape1_ * y, power_ * std::log(y) + slope_ * y, fast_ ? 1 / f.force : 1 / (2 * f.torque)});
    while (nodes_.back().lambda < kLast) nodes_.push_back(step(nodes_.back(), kStep));
    nearLimit_ = -at(middleLambda).logD;
    for (Node& node : nodes_) node.logD += nearLimit_;
}

State Curve::at(Real lambda) const {
    std::size_t i = static_cast<std::size_t>(std::max(0.0L, std::floor((lambda - nodes_[0].lambda) / kStep + 1e-9L)));
    if (i >= nodes_.size()) i = nodes_.size() - 1;
    const Node n = step(nodes_[i], lambda - nodes_[i].lambda);
    State s;
    s.fast = fast_;
    s.lambda = lambda;
    s.shape = n.shape;
    s.logD = n.logD;
    s.age = n.age;
    s.p = limit_ / (1 + std::exp(lambda));
    s.y = limit_ / (1 + std::exp(-lambda));
    const Real lambdaByP = -limit_ / (s.p * s.y);
    const Node r = rates(n);
    s.shapeByP = r.shape * lambdaByP;
    s.logDByP = r.logD * lambdaByP;
    return s;
}

State Curve::atRatio(Real p) const {
    return at(std::log((limit_ - p) / p));
}

State Curve::atLogD(Real logD) const {
    std::size_t low = 0, high = nodes_.size() - 1;
    while (high - low > 1) {
        const std::size_t i = (low + high) / 2;
        (nodes_[i].logD <= logD ? low : high) = i;
    }
    Real lambda = nodes_[low].lambda;
    for (int i = 0; i < 6; ++i) {
        const State s = at(lambda);
        lambda -= (s.logD - logD) / (s.logDByP * -s.p * s.y / limit_);
        if (lambda < nodes_[low].lambda) lambda = nodes_[low].lambda;
        if (lambda > nodes_[high].lambda) lambda = nodes_[high].lambda;
    }
    return at(lambda);
}

}  // namespace spin_tables
