"""The slab letters of the index: stout stems on bracketed feet, 10 high below y = 0.

A 6 ends in a ball, a 9 stands on a straight leg with a slab: neither is the other upside down.
"""

from __future__ import annotations

from functools import cache

from art.curves import closed, curve, taper
from art.shapes import Geometry, circle, ellipse, move, polygon, rectangle, scale, turn, union


@cache
def glyph(character: str) -> Geometry:
    """One letter or figure, its left edge at x = 0; corners are rounded like type that was printed often."""
    shape = _DRAWN[character]()
    softened = shape.buffer(0.18, join_style="round").buffer(-0.3, join_style="round").buffer(0.12, join_style="mitre")
    form = softened.simplify(0.03)
    return move(form, -form.bounds[0], 0)


def characters() -> tuple[str, ...]:
    return tuple(_DRAWN)


def _slab(x0: float, x1: float, y: float, up: int = 1, height: float = 1.15, bracket: float = 0.75) -> Geometry:
    """A foot at `y` (up 1) or a head (up -1): flat outside, a wedge towards the stem."""
    middle = (x0 + x1) / 2
    return polygon(
        (x0, y),
        (x1, y),
        (x1 - 0.1, y - up * height * 0.8),
        (middle + 0.95, y - up * (height + bracket)),
        (middle - 0.95, y - up * (height + bracket)),
        (x0 + 0.1, y - up * height * 0.8),
    )


def _bowl(x: float, y: float, rx: float, ry: float, wide: float, thin: float, degrees: float = 0) -> Geometry:
    """A round stroke, `wide` at its sides and `thin` above and below."""
    inner = turn(ellipse(x, y, rx - wide, ry - thin), degrees, (x, y))
    return ellipse(x, y, rx, ry).difference(inner)


def _stem(x: float, width: float = 2.3) -> Geometry:
    return rectangle(x - width / 2, 0, x + width / 2, 10)


def _a() -> Geometry:
    left = polygon((3.5, 0), (4.6, 2.0), (2.4, 9), (1.1, 9))
    right = polygon((3.3, 0), (5.6, 0), (8.5, 9), (5.9, 9))
    top = polygon((2.6, 0), (5.6, 0), (5.0, 1.6), (3.4, 1.6))
    return union(left, right, top, rectangle(2.6, 5.6, 6.6, 7.0), _slab(-0.3, 3.5, 10), _slab(5.0, 9.6, 10))


def _k() -> Geometry:
    return union(
        _stem(2.2),
        _slab(0, 4.4, 10),
        _slab(0, 4.4, 0, -1),
        polygon((3.2, 6.0), (7.0, 0.6), (8.4, 0.6), (4.6, 6.0)),
        polygon((4.1, 4.5), (6.2, 3.6), (9.0, 9.4), (6.2, 9.4)),
        _slab(5.2, 9.8, 10),
        _slab(5.6, 9.5, 0, -1, height=1.0),
    )


def _d() -> Geometry:
    bowl = _bowl(3.6, 5, 5.1, 5, 2.4, 1.25).intersection(rectangle(2.6, 0, 12, 10))
    return union(
        _stem(2.2),
        polygon((0, 0), (3.4, 0), (3.4, 1.25), (0.1, 1.0)),
        polygon((0, 10), (3.4, 10), (3.4, 8.75), (0.1, 9.0)),
        bowl,
    )


def _b() -> Geometry:
    upper = _bowl(3.9, 2.7, 4.1, 2.7, 2.2, 1.15).intersection(rectangle(2.6, 0, 12, 5.6))
    lower = _bowl(4.1, 7.2, 4.6, 2.8, 2.4, 1.15).intersection(rectangle(2.6, 4.3, 12, 10))
    return union(
        _stem(2.2),
        polygon((0, 0), (3.6, 0), (3.6, 1.2), (0.1, 1.0)),
        polygon((0, 10), (3.6, 10), (3.6, 8.8), (0.1, 9.0)),
        upper,
        lower,
    )


def _o() -> Geometry:
    return _bowl(4.6, 5, 4.6, 5.0, 2.4, 1.25, 8)


def _u() -> Geometry:
    cup = closed(
        (1.0, 0, 1), (3.3, 0, 1), (3.3, 6.0), (3.7, 7.9), (5.2, 8.6), (6.5, 7.8), (6.9, 6.0), (6.9, 0, 1), (8.2, 0, 1),
        (8.2, 6.2), (7.4, 9.1), (4.9, 10.0), (2.0, 9.1), (1.0, 6.2),
    )  # fmt: skip
    return union(cup, _slab(0, 4.3, 0, -1), _slab(5.7, 9.3, 0, -1))


def _one() -> Geometry:
    flag = polygon((1.9, 0), (4.25, 0), (4.25, 2), (0.5, 3.2), (0.3, 2.0))
    return scale(union(_stem(3.0, 2.5), _slab(0.6, 5.4, 10), flag), 0.86, 1)


def _two() -> Geometry:
    arch = curve((1.2, 3.4), (1.7, 1.3), (4.0, 1.0), (5.9, 2.6), (5.0, 5.2), (2.6, 7.4), (1.2, 9.0))
    foot = polygon((0.3, 10), (0.6, 8.3), (6.4, 8.3), (7.2, 6.9), (7.6, 7.0), (7.3, 10))
    return union(taper(arch, 2.3, 0.55, 0.75), circle(1.5, 2.9, 1.25), foot)


def _three() -> Geometry:
    upper = curve((1.0, 2.4), (1.9, 1.05), (4.2, 0.9), (5.7, 2.4), (4.6, 4.4), (2.6, 4.75))
    lower = curve((2.6, 4.75), (5.0, 4.9), (6.4, 6.9), (4.9, 9.0), (2.4, 9.15), (0.9, 7.8))
    return union(
        taper(upper, 2.1, 0.6, 0.7), taper(lower, 2.4, 0.45, 0.7), circle(1.25, 2.6, 1.15), circle(1.1, 7.6, 1.2)
    )


def _four() -> Geometry:
    beam = polygon(
        (4.2, 0), (6.35, 0), (6.35, 0.5), (2.0, 6.2), (7.9, 6.2), (7.9, 7.6), (-0.1, 7.6), (-0.1, 6.4)
    )  # fmt: skip
    return union(_stem(5.2, 2.3), beam, _slab(2.9, 7.5, 10, height=1.0))


def _five() -> Geometry:
    flag = polygon((1.3, 0), (6.6, 0), (7.0, -0.3), (6.7, 2.1), (2.5, 2.1), (2.3, 4.6), (1.0, 5.0))
    belly = curve((1.5, 4.5), (4.2, 3.9), (6.5, 5.9), (5.6, 8.5), (3.0, 9.2), (0.9, 7.8))
    return union(flag, taper(belly, 2.4, 0.45, 0.7), circle(1.1, 7.5, 1.2))


def _six() -> Geometry:
    arm = curve((1.1, 7.2), (1.0, 4.0), (2.6, 1.6), (5.0, 0.95), (6.6, 1.9))
    return union(_bowl(4.0, 6.9, 3.9, 3.2, 2.2, 1.2), taper(arm, 2.3, 0.25, 0.65), circle(6.2, 2.3, 1.2))


def _seven() -> Geometry:
    return polygon(
        (0.2, -0.2), (0.9, 0.0), (7.4, 0), (7.4, 1.6), (4.6, 5.6), (4.3, 10), (1.7, 10), (2.2, 6.0), (5.2, 2.1),
        (1.6, 2.1), (0.8, 3.4), (0.0, 3.2),
    )  # fmt: skip


def _eight() -> Geometry:
    return union(_bowl(3.9, 2.6, 3.3, 2.65, 1.85, 1.05), _bowl(3.9, 7.2, 3.9, 2.9, 2.15, 1.1))


def _nine() -> Geometry:
    leg = polygon((5.2, 2.6), (7.4, 2.6), (7.2, 4.6), (4.6, 9.0), (2.2, 9.0), (5.0, 5.4))
    foot = polygon((1.0, 10), (1.1, 8.6), (5.6, 8.6), (6.3, 10))
    return union(_bowl(3.7, 3.1, 3.7, 3.2, 2.1, 1.2), leg, foot)


def _nought() -> Geometry:
    return _bowl(0, 5, 3.3, 5.05, 2.0, 1.2)


_DRAWN = {
    "A": _a,
    "K": _k,
    "D": _d,
    "B": _b,
    "O": _o,
    "U": _u,
    "0": _nought,
    "1": _one,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
}


def word(text: str, height: float, gap: float = 0.6) -> Geometry:
    """The characters of an index side by side, `height` mm high, centred on x = 0 below y = 0."""
    parts, x = [], 0.0
    for character in text:
        shape = move(glyph(character), x, 0)
        parts.append(shape)
        x = shape.bounds[2] + gap
    row = union(parts)
    return scale(move(row, -(row.bounds[0] + row.bounds[2]) / 2, 0), height / 10)
