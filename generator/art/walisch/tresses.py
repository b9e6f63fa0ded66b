"""How the ladies wear their hair, drawn round the eye line. `behind` lies under the face, `before` over it."""

from __future__ import annotations

from generator.art.body import braid, lock
from generator.art.curves import between_curves, closed, curve, flow
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Point, on_side, placed

HAIR = "ocker"


def before(style: str) -> Picture:
    """The sweeps from the parting, and what they end in."""
    return {
        "plaits": _plaits,
        "one": _one,
        "loops": _loops,
        "veil": _veil,
        "crown": _crown,
    }[style]()


def _sweep(side: int, foot: float = 9.4, gathered: bool = False) -> Picture:
    """Hair combed from the parting down one side, to `foot` mm below the eyes; `gathered` draws it to a point."""
    picture = Picture()
    k = foot / 9.4
    rim = on_side(side, (0.1, -10.0), (4.6, -9.8), (8.4, -6.2), (9.3, -0.5), (8.9, 4.6 * k), (7.9, foot))
    cheek = on_side(side, (0.1, -6.9), (2.6, -6.3), (4.7, -3.8), (5.6, 0.4), (5.5, 4.2 * k))
    outer = curve(*rim)
    inner = curve(*cheek, (side * (7.6 if gathered else 5.9), foot - 0.4))
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    strands = flow(outer, inner, 4, 0.46, start=0.04, end=0.97, first=0.04, last=0.98, peak=0.5, seed=4 + side)
    picture.add(INK, strands.intersection(shape))
    return picture


def _clasp(side: int, x: float, y: float) -> Picture:
    """The ring that gathers a plait."""
    picture = Picture()
    form = closed((-1.3, -0.8, 1), (0, -0.5), (1.4, -0.7, 1), (1.3, 0.5, 1), (0, 0.7), (-1.2, 0.4, 1))
    picture.outline(PAPER, placed(side * x, y, -8 * side, 1, mirrored=side < 0)(form), 0.36)
    return picture


def _plaits() -> Picture:
    """Two plaits over the shoulders."""
    picture = Picture()
    for side in (-1, 1):
        fall = curve(*on_side(side, (7.0, 9.0), (9.2, 13.5), (10.2, 19), (9.6, 28.5)))
        braid(picture, HAIR, fall, 4.4, 8)
    for side in (-1, 1):
        picture.put(_sweep(side))
        picture.put(_clasp(side, 6.9, 9.4))
    return picture


def _one() -> Picture:
    """A single heavy plait over the left shoulder."""
    picture = Picture()
    braid(picture, HAIR, curve((-6.6, 9.4), (-8.6, 13), (-8.4, 19), (-5.6, 29)), 6.0, 7)
    picture.put(_sweep(1, 8.6, gathered=True))
    picture.put(_sweep(-1))
    picture.put(_clasp(-1, 6.9, 9.6))
    return picture


def _loops() -> Picture:
    """Plaits tied up again into loops at the ears."""
    picture = Picture()
    for side in (-1, 1):
        loop = curve(*on_side(side, (7.0, 3.4), (9.6, 5.2), (11.2, 9.4), (9.4, 13.2), (7.0, 11.4), (6.9, 7.4)))
        braid(picture, HAIR, loop, 3.7, 8)
        picture.put(_sweep(side, 6.0, gathered=True))
        picture.put(_clasp(side, 7.2, 6.0))
    return picture


def _veil() -> Picture:
    """A head cloth that falls over the shoulders; the hair shows at the brow alone."""
    picture = Picture()
    for side in (-1, 1):
        picture.put(_sweep(side, 6.0, gathered=True))
    rim = ((1.2, -10.8), (6.4, -9.8), (9.8, -5.2), (10.6, 2), (11.0, 10), (13.4, 17), (13.2, 28))
    lining = ((1.2, -9.4), (4.8, -8.2), (7.2, -4.4), (7.4, 2), (6.6, 10), (7.6, 17), (7.0, 28))
    for side in (-1, 1):
        outer, inner = curve(*on_side(side, *rim)), curve(*on_side(side, *lining))
        cloth = picture.outline(PAPER, between_curves(outer, inner), 0.44)
        folds = flow(outer, inner, 4, 0.6, start=0.28, end=1, jitter=0.14, peak=0.7, seed=7 + side)
        picture.add(INK, folds.intersection(cloth))
    return picture


def _crown() -> Picture:
    """A plait laid round the head like a wreath, above the diadem; short locks at the ears."""
    picture = Picture()
    for side in (-1, 1):
        picture.put(_sweep(side, 8.4, gathered=True))
        end = curve(*on_side(side, (7.2, 7.0), (8.6, 10), (8.0, 13), (9.6, 15.6)))
        lock(picture, HAIR, end, 3.0, root=0.8, line=0.36)
    for side in (-1, 1):
        wreath = curve(*on_side(side, (0.2, -9.6), (4.6, -9.6), (8.4, -6.8), (9.9, -2.2), (9.8, 1.4)))
        braid(picture, HAIR, wreath, 3.4, 6)
    return picture


def behind() -> Picture:
    """The dark mass of hair behind the face."""
    picture = Picture()
    half: list[Point] = [(4.6, -9.0), (7.6, -5.6), (8.2, -0.5), (7.7, 5), (6.6, 8.0, 1)]
    mass = closed((0, -9.6), *half, *((-p[0], *p[1:]) for p in reversed(half)))
    picture.add(INK, mass)
    return picture
