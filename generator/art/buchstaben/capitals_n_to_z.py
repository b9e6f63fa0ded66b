"""The capitals from N to Z, and ß."""

from __future__ import annotations

from art.buchstaben.sort import CAP, Build, beak, bowl, ribbon, slanted, stem, superellipse
from art.shapes import Geometry, move, polygon, rectangle, union


def letter_n(b: Build, w: float = 112) -> Geometry:
    """A pair of thin uprights, not a Z on its side."""
    thin = b.thin * 1.2
    right = w - b.overhang - 1
    return union(
        stem(b.overhang + 1, b, thin, head="l"),
        stem(right - thin, b, thin, foot=""),
        slanted(b.overhang + 1, right - b.stem * 1.1, b.stem * 1.1),
        rectangle(right - b.stem * 0.9, 92, right, CAP),
    )


def letter_o(b: Build, w: float = 100) -> Geometry:
    return bowl(w / 2, 50, w / 2, 51.5, b, b.stem * 1.04)


def letter_p(b: Build, w: float = 94) -> Geometry:
    return union(_upper_bowl(b, w, 29), stem(b.overhang, b, head="l"))


def _upper_bowl(b: Build, right: float, half: float) -> Geometry:
    """The bowl of P and R, `half` its height below the cap line."""
    middle, reach = b.overhang + b.stem * 0.6, right - b.overhang - b.stem * 0.6
    outer = superellipse(middle, half, reach, half, 2.5).intersection(rectangle(b.overhang, 0, right, 2 * half))
    start = b.overhang + b.stem
    inner = superellipse(start, half, right - start - b.stem * 0.95, half - b.slab * 0.85, 2.3)
    return union(
        outer.difference(inner.intersection(rectangle(start, 0, right, 2 * half))),
        rectangle(b.overhang, 0, b.overhang + b.stem * 1.3, b.slab),
        rectangle(b.overhang, 2 * half - b.slab * 0.85, b.overhang + b.stem * 1.5, 2 * half),
    )


def letter_q(b: Build, w: float = 102) -> Geometry:
    """The tail begins on the bowl's lower right and runs out of it, so that the counter stays open."""
    s = b.stem
    tail = ribbon(
        (w * 0.50, 82, s * 0.34),
        (w * 0.58, 82, s * 0.54),
        (w * 0.67, 90, s * 0.70),
        (w * 0.78, 98.8, s * 0.66),
        (w * 0.91, 101.1, s * 0.48),
        (w * 1.04, 91, s * 0.20),
    )
    return union(bowl(w / 2, 50, w / 2, 51.5, b, s * 1.04), tail)


def letter_r(b: Build, w: float = 102) -> Geometry:
    s = b.stem
    leg = ribbon(
        (w * 0.50, 49, s * 0.8),
        (w * 0.66, 58, s),
        (w * 0.725, 76, s * 0.98),
        (w * 0.80, 92, s * 0.8),
        (w * 0.92, 96, s * 0.42),
        (w * 1.0, 86, s * 0.26),
    )
    return union(_upper_bowl(b, w * 0.9, 27), stem(b.overhang, b, head="l"), leg)


def letter_s(b: Build, w: float = 84) -> Geometry:
    s, t = b.stem, b.thin
    top = t / 2 - 1.5
    spine = ribbon(
        (w * 0.96 - t * 0.50, 28, t * 0.8),
        (w * 0.83, 14.5, t * 1.0),
        (w * 0.67, top + 2.6, t * 1.0),
        (w * 0.48, top, t),
        (w * 0.28, 8.2, t * 1.40),
        (w * 0.155, 25, s * 0.94),
        (w * 0.25, 40.5, s * 1.10),
        (w * 0.50, 50.5, s * 1.14),
        (w * 0.75, 60.5, s * 1.10),
        (w * 0.845, 76.5, s * 0.94),
        (w * 0.72, 92.8, t * 1.40),
        (w * 0.52, CAP - top, t),
        (w * 0.33, CAP - top - 2.6, t),
        (w * 0.17, 85.5, t),
        (t * 0.50, 71, t * 0.8),
    )
    wide = s * 0.56
    right, left = w * 0.96, 0.0
    upper = polygon(
        (right - wide, -1.5), (right, -1.5), (right, 34), (right - wide * 0.66, 34), (right - wide * 1.25, 18)
    )
    lower = polygon((wide, 101.5), (left, 101.5), (left, 65), (wide * 0.66, 65), (wide * 1.25, 82))
    return union(spine, upper, lower)


def letter_t(b: Build, w: float = 94) -> Geometry:
    return union(
        stem(w / 2 - b.stem / 2, b, head=""),
        rectangle(0, 0, w, b.slab),
        beak(0, 0, b, right=False, down=True, length=b.slab + 22),
        beak(w, 0, b, right=True, down=True, length=b.slab + 22),
    )


def letter_u(b: Build, w: float = 106) -> Geometry:
    thin = b.thin * 1.25
    left, right = b.overhang, w - b.overhang
    below = rectangle(-5, 50, w + 5, 110)
    outer = superellipse((left + right) / 2, 50, (right - left) / 2, 51.5, 2.6)
    inner = superellipse((left + b.stem + right - thin) / 2, 50, (right - thin - left - b.stem) / 2, 51.5 - thin, 2.3)
    return union(
        outer.difference(inner).intersection(below),
        stem(left, b, y1=51, foot=""),
        stem(right - thin, b, thin, y1=51, foot=""),
    )


def letter_v(b: Build, w: float = 104) -> Geometry:
    thin, middle = b.thin * 1.25, w / 2
    right = w - b.overhang - thin
    return union(
        slanted(b.overhang, middle - b.stem * 0.62, b.stem * 1.06, b.stem * 0.95),
        slanted(right, middle - b.thin * 0.1, thin),
        rectangle(0, 0, b.overhang * 1.9 + b.stem * 1.06, b.slab),
        rectangle(right - b.overhang, 0, w, b.slab),
    )


def letter_w(b: Build, w: float = 152) -> Geometry:
    """Slanting strokes with slabs above, not an M turned round."""
    heavy, thin, middle = b.stem * 0.98, b.thin * 1.2, w / 2
    left, right = w * 0.30, w * 0.70
    outer = w - b.overhang - thin
    return union(
        slanted(b.overhang, left - heavy * 0.62, heavy, heavy * 0.92),
        slanted(middle - thin * 0.9, left - thin * 0.2, thin, y0=4),
        slanted(middle - heavy * 0.55, right - heavy * 0.62, heavy, heavy * 0.92, y0=4),
        slanted(outer, right - thin * 0.2, thin),
        rectangle(0, 0, b.overhang * 1.85 + heavy, b.slab),
        rectangle(outer - b.overhang, 0, w, b.slab),
        rectangle(middle - heavy * 0.55 - b.overhang * 0.75, 0, middle + heavy * 0.45 + b.overhang * 0.75, b.slab),
    )


def letter_x(b: Build, w: float = 108) -> Geometry:
    """A thick stroke down and a thin one across, its halves set a little apart, so that they seem in line."""
    thin, heavy, o = b.thin * 1.35, b.stem * 1.08, b.overhang
    left, right = o * 1.1, w - o * 1.1 - heavy
    start, end = w - o * 1.5 - thin, o * 1.3
    return union(
        slanted(left, right, heavy),
        slanted(start, end, thin),
        rectangle(0, 0, left + heavy + o * 0.8, b.slab),
        rectangle(start - o * 0.9, 0, w - 1, b.slab),
        rectangle(1, CAP - b.slab, end + thin + o * 0.9, CAP),
        rectangle(right - o * 0.8, CAP - b.slab, w, CAP),
    )


def letter_y(b: Build, w: float = 106) -> Geometry:
    """Two arms that meet on an upright."""
    thin, heavy, o, s = b.thin * 1.3, b.stem * 1.04, b.overhang, b.stem
    middle = w / 2
    right = w - o * 1.2 - thin
    left_arm = polygon((o, 0), (o + heavy, 0), (middle + s * 0.42, 60), (middle - s * 0.5, 60))
    right_arm = polygon((right, 0), (right + thin, 0), (middle + s * 0.5, 62), (middle, 62))
    return union(
        left_arm,
        right_arm,
        stem(middle - s / 2, b, y0=52, head=""),
        rectangle(0, 0, o * 1.8 + heavy, b.slab),
        rectangle(right - o * 0.9, 0, w, b.slab),
    )


def letter_z(b: Build, w: float = 88) -> Geometry:
    """Two long arms with serifs."""
    heavy, _upper = b.stem * 1.12, b.slab * 0.6
    return union(
        rectangle(1, 0, w - 2, b.slab),
        rectangle(0, CAP - b.slab, w, CAP),
        polygon(
            (w - 2 - heavy, b.slab * 0.6), (w - 2, b.slab * 0.6), (heavy, CAP - b.slab * 0.6), (0, CAP - b.slab * 0.6)
        ),
        beak(1, 0, b, right=False, down=True, length=b.slab + 22, part=0.62),
        beak(w, CAP, b, right=True, down=False, length=b.slab + 23, part=0.62),
    )


def letter_eszett(b: Build, w: float = 102) -> Geometry:
    """A tall stem whose head turns over into the two bows of an s."""
    s, t, o = b.stem, b.thin, b.overhang
    head = ribbon(
        (o + s / 2, 40, s),
        (o + s * 0.52, 26, s * 0.94),
        (o + s * 0.95, 8, t * 1.5),
        (w * 0.52, t / 2 - 1.5, t * 1.05),
        (w * 0.76, 7.5, t * 1.5),
        (w * 0.83, 22, s * 0.88),
        (w * 0.72, 36, s * 0.66),
        (w * 0.60, 45, s * 0.60),
        (w * 0.68, 55, s * 0.88),
        (w * 0.86, 68, s * 1.0),
        (w * 0.88, 82, s * 0.92),
        (w * 0.75, 96, t * 1.3),
        (w * 0.60, 101.5 - t / 2, t * 1.05),
        (w * 0.52, 94, t * 0.9),
    )
    ball = superellipse(w * 0.545, 86, s * 0.36, s * 0.38, 2.2)
    return union(head, ball, stem(o, b, y0=38, head=""))


def umlaut(shape: Geometry, b: Build) -> Geometry:
    """Two square-cut points above the letter that never touch it; flat ones above a great letter."""
    left, _, right, _ = shape.bounds
    middle = (left + right) / 2
    if b.stem > 24:
        return union(shape, _flat_points(shape, middle, (right - left) * 0.3))
    size, apart, gap = b.stem * 0.86, (right - left) * 0.25, 7
    points = [superellipse(middle + side * apart, -gap - size / 2, size / 2, size / 2, 2.6) for side in (-1, 1)]
    return union(shape, points)


def _flat_points(shape: Geometry, middle: float, apart: float) -> Geometry:
    """Points that lie as low as the letter lets them: beside an apex, on a bowl's shoulders, close above slabs."""
    points: Geometry = union([superellipse(middle + side * apart, -20, 11, 6.3, 3) for side in (-1, 1)])
    while points.distance(shape) > 4.6:
        points = move(points, 0, 0.2)
    return points


def acute(shape: Geometry, b: Build) -> Geometry:
    """A wedge above the letter that never touches it, broad at its upper right end."""
    left, _, right, _ = shape.bounds
    middle, rise = (left + right) / 2, b.stem * 0.95
    gap = 10 if b.stem > 24 else 7
    foot, head = middle - b.stem * 0.5, middle + b.stem * 0.15
    corners = [(foot, -gap), (head, -gap - rise), (head + b.stem, -gap - rise), (foot + b.stem * 0.55, -gap)]
    return union(shape, polygon(*corners))
