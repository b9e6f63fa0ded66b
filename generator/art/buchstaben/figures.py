"""Figures. The 9 is not a 6 turned round: it stands on a straight leg, the 6 on its bowl."""

from __future__ import annotations

from art.buchstaben.sort import CAP, Build, arm, beak, bowl, ribbon, stem
from art.shapes import Geometry, circle, polygon, rectangle, union

_BALL = 32
"""Segments in a quarter turn of a ball."""


def zero(b: Build, w: float = 80) -> Geometry:
    return bowl(w / 2, 50, w / 2, 51.5, b)


def one(b: Build, w: float = 62) -> Geometry:
    s = b.stem
    x = w / 2 - s * 0.42
    flag = polygon((x + 4, 0), (x + s * 0.5, 0), (x + s * 0.5, 30), (x - 1, 30), (x - s * 0.62, 32), (x - s * 0.62, 21))
    return union(stem(x, b, head="", overhang=b.overhang * 1.35), flag)


def two(b: Build, w: float = 82) -> Geometry:
    s, t = b.stem, b.thin
    hook = ribbon(
        (w * 0.17, 28, s * 0.5),
        (w * 0.20, 14, t * 1.15),
        (w * 0.43, t / 2 - 1.5, t * 1.05),
        (w * 0.73, 9, t * 1.6),
        (w * 0.85, 28, s),
        (w * 0.76, 46, s * 0.9),
        (w * 0.50, 66, s * 0.62),
        (w * 0.24, 84, t * 1.2),
        (w * 0.12, 94, t * 1.1),
    )
    foot = arm(0, w, CAP - b.slab * 0.62, b.slab * 1.24, b, up=17, part=0.5)
    return union(hook, circle(w * 0.215, 26.5, s * 0.52, _BALL), foot)


def three(b: Build, w: float = 82) -> Geometry:
    s, t = b.stem, b.thin
    upper = ribbon(
        (w * 0.20, 25, s * 0.4),
        (w * 0.235, 12, t * 1.1),
        (w * 0.46, t / 2 - 1.5, t * 1.05),
        (w * 0.70, 8.2, t * 1.55),
        (w * 0.80, 25, s * 0.94),
        (w * 0.69, 40.5, t * 1.5),
        (w * 0.40, 47.5, t * 0.95),
    )
    lower = ribbon(
        (w * 0.40, 47.5, t * 0.95),
        (w * 0.70, 53.5, t * 1.6),
        (w * 0.845, 74, s * 1.02),
        (w * 0.74, 91.5, t * 1.65),
        (w * 0.47, 101.5 - t / 2, t * 1.05),
        (w * 0.235, 89.5, t * 1.1),
        (w * 0.17, 76, s * 0.4),
    )
    balls = [circle(w * 0.215, 24.5, s * 0.47, _BALL), circle(w * 0.195, 75.5, s * 0.5, _BALL)]
    return union(upper, lower, balls)


def four(b: Build, w: float = 88) -> Geometry:
    s, slab = b.stem, b.slab
    x = w * 0.56
    outline = polygon(
        (x + s * 0.2, 0),
        (x + s, 0),
        (x + s, 58),
        (w, 58),
        (w, 58 + slab),
        (x + s, 58 + slab),
        (x + s, CAP),
        (x, CAP),
        (x, 58 + slab),
        (0, 58 + slab),
        (0, 58),
    )
    counter = polygon((x, 24), (x, 58), (x - w * 0.36, 58))
    foot = rectangle(x - b.overhang * 1.2, CAP - slab, x + s + b.overhang * 1.2, CAP)
    return union(outline.difference(counter), foot)


def five(b: Build, w: float = 82) -> Geometry:
    s, t, slab = b.stem, b.thin, b.slab
    belly = ribbon(
        (w * 0.18, 47, t),
        (w * 0.42, 38, t * 1.1),
        (w * 0.70, 44, t * 1.7),
        (w * 0.85, 68, s * 1.03),
        (w * 0.74, 89.5, t * 1.7),
        (w * 0.46, 101.5 - t / 2, t * 1.05),
        (w * 0.235, 89.5, t * 1.1),
        (w * 0.17, 76, s * 0.4),
    )
    neck = polygon((w * 0.13, 0), (w * 0.13 + t * 1.05, 0), (w * 0.13 + t, 50), (w * 0.13 - 1, 52))
    flag = polygon((w * 0.13, 0), (w * 0.95, 0), (w * 0.90, slab * 1.45), (w * 0.13, slab * 1.45))
    return union(belly, circle(w * 0.195, 75.5, s * 0.5, _BALL), neck, flag)


def six(b: Build, w: float = 84) -> Geometry:
    s, t = b.stem, b.thin
    curl = ribbon(
        (w * 0.90, 16, s * 0.4),
        (w * 0.83, 6.5, t * 1.1),
        (w * 0.63, t / 2 - 1.5, t * 1.05),
        (w * 0.36, 9, t * 1.9),
        (w * 0.18, 34, s * 0.96),
        (w * 0.155, 66, s),
    )
    return union(bowl(w / 2, 69, w / 2, 32.5, b, s * 0.98), curl, circle(w * 0.86, 16.5, s * 0.44, _BALL))


def seven(b: Build, w: float = 80) -> Geometry:
    s, slab = b.stem, b.slab
    leg = polygon(
        (w * 0.66, slab), (w, slab * 0.6), (w * 0.60, 62), (w * 0.56, CAP), (w * 0.56 - s * 1.12, CAP), (w * 0.24, 68)
    )
    bar = rectangle(0, 0, w, slab * 1.3)
    return union(bar, beak(0, 0, b, right=False, down=True, length=slab * 1.3 + 19, part=0.55), leg)


def eight(b: Build, w: float = 84) -> Geometry:
    return union(
        bowl(w / 2, 25.5, w * 0.455, 27, b, b.stem * 0.88),
        bowl(w / 2, 73, w / 2, 28.5, b),
    )


def nine(b: Build, w: float = 84) -> Geometry:
    s = b.stem
    foot = w * 0.62
    outer = [(w - 0.3, 32), (w * 0.99, 46), (foot, CAP)]
    inner = [(foot - s * 1.15, CAP), (w - s * 1.05, 50), (w - s * 0.9, 32)]
    leg = polygon(*outer, *inner)
    return union(bowl(w / 2, 32.5, w / 2, 34, b, s * 0.98), leg)
