// Turning by an angle without the C library, whose sine and cosine differ between machines.
#pragma once

namespace base {

// A turn anticlockwise, as the cosine and sine of its angle.
struct Turn {
    double cosine = 1, sine = 0;

    constexpr double x(double px, double py) const { return px * cosine - py * sine; }
    constexpr double y(double px, double py) const { return px * sine + py * cosine; }
};

// Any angle in degrees (below 10^6 in size), anticlockwise positive; the error is below 1e-14.
constexpr Turn turnOf(double degrees) {
    // 1. Quarter turns first; what is left lies within ±45°.
    const double quarters = degrees / 90;
    const auto whole = static_cast<long long>(quarters < 0 ? quarters - 0.5 : quarters + 0.5);
    const double angle = (degrees - static_cast<double>(whole) * 90) * (3.14159265358979323846 / 180);
    // 2. Taylor's series, from the small terms up.
    const double square = angle * angle;
    double cosine = 0, sine = 0;
    for (int n = 18; n >= 2; n -= 2) {
        cosine = (1 + cosine) * (-square / (n * (n - 1)));
        sine = (1 + sine) * (-square / (n * (n + 1)));
    }
    cosine = 1 + cosine;
    sine = angle * (1 + sine);
    // 3. The quarters.
    switch (((whole % 4) + 4) % 4) {
        case 0:
            return {cosine, sine};
        case 1:
            return {-sine, cosine};
        case 2:
            return {-cosine, -sine};
        default:
            return {sine, -cosine};
    }
}

}  // namespace base
