"""The capitals from A to M."""

from __future__ import annotations

from art.buchstaben.sort import CAP, Build, arm, bowl, ribbon, slanted, stem, superellipse
from art.shapes import Geometry, polygon, rectangle, union


def letter_a(b: Build, w: float = 108) -> Geometry:
    apex, middle = b.stem * 0.30, w / 2
    left, right = b.overhang + 1, w - b.overhang - 1 - b.stem * 1.06
    thin = slanted(middle - apex - b.thin * 0.55, left, b.thin * 1.25)
    thick = slanted(middle - apex, right, b.stem * 1.06)
    inside = polygon((middle - apex, 0), (middle + apex, 0), (right + b.stem, CAP), (left, CAP))
    bar = rectangle(w * 0.24, 62, w * 0.7, 62 + b.slab * 0.78).intersection(inside)
    foot = CAP - b.slab
    slabs = [
        rectangle(left - b.overhang, foot, left + b.thin * 1.25 + b.overhang, CAP),
        rectangle(right - b.overhang * 0.8, foot, w, CAP),
    ]
    return union(thin, thick, bar, slabs)


def letter_b(b: Build, w: float = 96) -> Geometry:
    def lobe(y: float, ry: float, right: float) -> Geometry:
        middle, reach = b.overhang + b.stem * 0.6, right - b.overhang - b.stem * 0.6
        outer = superellipse(middle, y, reach, ry, 2.5).intersection(rectangle(b.overhang, y - ry, right, y + ry))
        start = b.overhang + b.stem
        inner = superellipse(start, y, right - start - b.stem * 0.95, ry - b.slab * 0.8, 2.3)
        return outer.difference(inner.intersection(rectangle(start, 0, w, CAP)))

    corner = b.overhang + b.stem * 1.3
    return union(
        lobe(25, 25, w * 0.93),
        lobe(73, 27, w),
        stem(b.overhang, b, head="l", foot="l"),
        rectangle(b.overhang, 0, corner, b.slab),
        rectangle(b.overhang, CAP - b.slab, corner, CAP),
        rectangle(b.overhang, 46, b.overhang + b.stem * 1.6, 46 + b.slab * 0.75),
    )


def letter_c(b: Build, w: float = 94) -> Geometry:
    round_ = bowl(w * 0.52, 50, w * 0.52, 51.5, b, b.stem * 1.04)
    mouth = min(w * 0.66, _inside(w * 0.52, b))
    open_ = round_.difference(rectangle(mouth, 33, w * 1.2, 68)).intersection(rectangle(-5, -5, w * 0.985, 110))
    wide = b.stem * 0.56
    upper = polygon((w - wide, -1), (w, -1), (w, 35), (w - wide * 0.72, 35), (w - wide * 1.5, 20))
    lower = polygon((w - wide, 101), (w, 101), (w, 68), (w - wide * 0.72, 68), (w - wide * 1.5, 81))
    return union(open_, upper, lower)


def _inside(half: float, b: Build) -> float:
    """Where a bowl `half` as wide is cut open: inside its counter, so that no thin wall is left standing."""
    return half + (half - b.stem * 1.04) * 0.5


def letter_d(b: Build, w: float = 100) -> Geometry:
    middle, reach = b.overhang + b.stem * 0.6, w - b.overhang - b.stem * 0.6
    outer = superellipse(middle, 50, reach, 50, 2.6).intersection(rectangle(b.overhang, 0, w, CAP))
    start = b.overhang + b.stem
    inner = superellipse(start, 50, w - start - b.stem, 50 - b.slab * 0.92, 2.4)
    corner = b.overhang + b.stem * 1.4
    return union(
        outer.difference(inner.intersection(rectangle(start, 0, w, CAP))),
        stem(b.overhang, b, head="l", foot="l"),
        rectangle(b.overhang, 0, corner, b.slab),
        rectangle(b.overhang, CAP - b.slab, corner, CAP),
    )


def letter_e(b: Build, w: float = 86) -> Geometry:
    x = b.overhang
    middle = x + b.stem + (w - x - b.stem) * 0.58
    return union(
        stem(x, b, head="l", foot="l"),
        arm(x, w - 3, b.slab / 2, b.slab, b, down=20),
        arm(x, w, CAP - b.slab / 2, b.slab, b, up=23),
        arm(x + 5, middle, 49, b.slab * 0.82, b, up=11, down=11, part=0.5),
    )


def letter_f(b: Build, w: float = 78) -> Geometry:
    x = b.overhang
    middle = x + b.stem + (w - x - b.stem) * 0.6
    return union(
        stem(x, b, head="l"),
        arm(x, w, b.slab / 2, b.slab, b, down=22),
        arm(x + 5, middle, 51, b.slab * 0.82, b, up=11, down=11, part=0.5),
    )


def letter_g(b: Build, w: float = 100) -> Geometry:
    round_ = bowl(w * 0.5, 50, w * 0.5, 51.5, b, b.stem * 1.04)
    mouth = min(w * 0.62, _inside(w * 0.5, b))
    open_ = round_.difference(rectangle(mouth, 33, w * 1.2, 56)).intersection(rectangle(-5, -5, w * 0.97, 110))
    right, wide = w * 0.97, b.stem * 0.56
    upper = polygon((right - wide, -1), (right, -1), (right, 37), (right - wide * 0.72, 37), (right - wide * 1.5, 22))
    post = rectangle(w * 0.94 - b.stem, 56, w * 0.94, 92)
    shelf = rectangle(w * 0.94 - b.stem - b.overhang * 0.75, 55, w + 2, 55 + b.slab * 0.85)
    return union(open_, upper, post, shelf)


def letter_h(b: Build, w: float = 112) -> Geometry:
    right = w - b.overhang - b.stem
    bar = rectangle(b.overhang + b.stem - 2, 49 - b.slab * 0.42, right + 2, 49 + b.slab * 0.42)
    return union(stem(b.overhang, b), stem(right, b), bar)


def letter_i(b: Build, w: float = 0) -> Geometry:
    return stem(b.overhang, b)


def letter_j(b: Build, w: float = 80) -> Geometry:
    """A stem with slabs above, swung to the left below and ending in a ball."""
    s, t = b.stem, b.thin
    right = w - b.overhang
    x = right - s
    hook = ribbon(
        (x + s / 2, 58, s),
        (x + s * 0.49, 74, s * 0.99),
        (x + s * 0.28, 89, s * 0.84),
        (w * 0.47, 101.5 - t * 0.62, t * 1.22),
        (w * 0.27, 97.5 - t * 0.55, t * 1.12),
        (w * 0.135, 88, t * 1.15),
        (w * 0.115, 77, s * 0.40),
    )
    ball = superellipse(w * 0.115 + s * 0.10, 76, s * 0.48, s * 0.46, 2.2)
    return union(stem(x, b, y1=62, foot=""), hook, ball)


def letter_k(b: Build, w: float = 108) -> Geometry:
    right = w - b.overhang * 1.1 - b.stem * 1.05
    start = b.overhang + b.stem
    top = w - b.overhang * 1.3 - b.thin * 1.5
    thin = slanted(top, start - 6 - (top - start) * 0.55, b.thin * 1.5).intersection(rectangle(start - 6, 0, w, 66))
    joint = start + (top - start) * 0.30
    thick = polygon((joint, 40), (joint + b.stem * 0.78, 26), (right + b.stem * 1.08, CAP), (right, CAP))
    slabs = [
        rectangle(top - b.overhang * 0.9, 0, w, b.slab),
        rectangle(right - b.overhang * 0.7, CAP - b.slab, w + 2, CAP),
    ]
    return union(stem(b.overhang, b), thin, thick, slabs)


def letter_l(b: Build, w: float = 78) -> Geometry:
    return union(stem(b.overhang, b, foot="l"), arm(b.overhang, w, CAP - b.slab / 2, b.slab, b, up=28))


def letter_m(b: Build, w: float = 138) -> Geometry:
    """Two uprights with feet and a V between them, not a W turned round."""
    thin = b.thin * 1.15
    left, right = b.overhang + 1, w - b.overhang - b.stem
    middle = (left + thin + right) / 2
    s = b.stem
    down = polygon(
        (left, 0), (left + s * 0.95, 0), (middle + s * 0.22, 78), (middle - s * 0.16, 88), (middle - s * 0.42, 78)
    )
    up = polygon(
        (right + s * 0.4, 0),
        (right + s * 0.4 - thin * 1.5, 0),
        (middle - s * 0.3, 78),
        (middle - s * 0.1, 88),
        (middle + s * 0.22, 78),
    )
    return union(
        stem(left, b, thin, head="l"),
        stem(right, b, head="r", overhang=b.overhang * 0.9),
        down,
        up,
        rectangle(left - b.overhang * 0.8, 0, left + s * 0.8, b.slab * 0.8),
        rectangle(right - thin * 0.4, 0, w - b.overhang, b.slab * 0.8),
    )
