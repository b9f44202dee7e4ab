// The two universal curves of a disc that slides and spins (see main.cpp), integrated in long double.
//
// Units: μg = 1; v speed, w rim speed, ds = dt/v (fast) or dt/w (slow). p is the ratio that stays bounded: w/v where v
// is ahead of the limit ratio, v/w where it is behind. D is the distance left, shape S = 2D/v² (fast) or D/(v·w)
// (slow).
#pragma once

#include <vector>

namespace spin_tables {

using Real = long double;

struct Friction {
    Real force, torque;  // F, T
};
Friction frictionOf(Real p, bool fast);
Real limitRatio(bool fast);  // where the ratio tends to

struct State {
    Real lambda = 0;                 // ln((p* − p) / p)
    Real shape = 0, logD = 0;        // S, ln D (0 in the middle)
    Real age = 0;                    // time left / v (fast) or / w (slow)
    Real p = 0, y = 0;               // y = p* − p
    Real shapeByP = 0, logDByP = 0;  // derivatives
    Real distance() const, speed() const, timeLeft() const;
    bool fast = true;
};

class Curve {
  public:
    Curve(bool fast, Real middle);
    bool fast() const { return fast_; }
    Real limit() const { return limit_; }
    Real middle() const { return middle_; }
    Real power() const { return power_; }         // D ~ y^power near the limit
    Real logDBase() const { return nearLimit_; }  // ln D − power · ln y at the limit
    Real logDSlope() const { return slope_; }     // its derivative by y there
    Real shapeAtLimit() const { return shape0_; }
    Real shapeSlope() const { return shape1_; }  // dS/dy there
    State at(Real lambda) const;
    State atRatio(Real p) const;
    State atLogD(Real logD) const;
    Real firstLambda() const { return nodes_.front().lambda; }
    Real lastLambda() const { return nodes_.back().lambda; }

  private:
    struct Node {
        Real lambda, shape, logD, age;
    };
    Node rates(const Node& node) const;
    Node step(const Node& node, Real h) const;
    Real shapeRate(Real p, Real shape) const;
    Real ageRate(Real p, Real age) const;
    Real ratioRate(Real p) const;

    bool fast_;
    Real limit_, middle_;
    Real power_ = 0, nearLimit_ = 0, slope_ = 0, shape0_ = 0, shape1_ = 0;
    std::vector<Node> nodes_;
};

}  // namespace spin_tables
