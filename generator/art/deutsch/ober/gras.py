"""The Ober of Gras: a scarred soldier in breastplate, ruff and morion; the sabre drawn, the other hand raised."""

from __future__ import annotations

import numpy as np

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, normals, resample, ribbon, sided, taper
from art.deutsch.headgear import morion
from art.deutsch.wardrobe import GOLD, ruff
from art.grasps import grip, opened
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, union
from art.sleeve import sleeve

CLOTH = "gruen"


def gras() -> Picture:
    picture = Picture()
    _plate(picture)
    for side, x in ((-1, 19.8), (1, 42.2)):
        _shoulder(picture, side, x, 34.6)
    ruff(picture, 30.4, 32.6, 10.4, 4.3, 14, -2)
    picture.add(INK, ellipse(30.4, 31.4, 5.4, 1.9))
    picture.put(_head(), placed(29.8, 22.0, 0, 0.92, mirrored=True))
    sleeve(picture, CLOTH, (18.4, 36.4), (10.8, 44.0), (12.6, 40.6), (6, 6.4, 4.8), side=-1)
    _sabre(picture, 15.8)
    sleeve(picture, CLOTH, (43.6, 36.4), (50.4, 44.4), (47.3, 36.0), (6.0, 6.8, 4.8))
    picture.put(opened(9, 3, -146), placed(48.0, 32.2, 4, 0.92))
    return picture


def _plate(picture: Picture) -> None:
    """The breastplate, a green sash across it."""
    plate = closed(
        (23.2, 32, 1), (21.0, 37.0), (21.6, 42), (23.4, 47, 1), (40.4, 47, 1), (41.4, 42), (41.4, 37.4), (38.6, 32, 1),
    )  # fmt: skip
    picture.outline(PAPER, plate, 0.45)
    shade = union(
        closed((30.8, 35, 1), (33.4, 39), (33.0, 47, 1), (30.4, 47, 1), (31.2, 41)),
        cut((39.8, 36), (40.0, 41), (39.0, 46.5), width=1.5, peak=0.5),
        cut((37.4, 37), (38, 42), (37.2, 46.6), width=0.8),
    )
    picture.add(INK, shade.intersection(plate))
    sash = ribbon(curve((20.6, 36.0), (27, 39.2), (35, 43.0), (42, 48)), 4.2).intersection(plate.buffer(0.2))
    picture.outline(CLOTH, sash, 0.38)
    picture.add(INK, cut((21, 36.8), (27.6, 40.2), (35, 43.8), (41, 48), width=0.7).intersection(sash))


def _shoulder(picture: Picture, side: int, x: float, y: float) -> None:
    """A puffed shoulder with light slits."""
    form = ellipse(x, y, 5.6, 4.6, side * 30)
    picture.outline(CLOTH, form, 0.42)
    slits = [
        cut((x + side * (at - 1.2), y - 3.8), (x + side * (at + 1.2), y), (x + side * (at + 0.4), y + 4), width=1.1)
        for at in (-2.4, 0.2, 2.8)
    ]
    picture.add(PAPER, union(slits).intersection(form))


def _head() -> Picture:
    """Drawn looking to the left: a twirled moustache and a goatee, the helmet low over the brows."""
    picture = Picture()
    lock(picture, GOLD, curve((5.0, -4), (7.2, 0), (7.0, 4.2), (8.2, 8.4)), 3.4, cuts=2, root=0.7)
    head = aside(BUILDS["soldier"]._replace(scarred=False, open=0.95, brow=1.35), mouth=False)
    picture.put(head.face)
    picture.put(head.features)
    lock(picture, GOLD, curve((4.0, -4.4), (5.4, -1.4), (5.2, 1.4), (5.9, 4.0)), 2.2, cuts=1, root=0.8)
    picture.add(INK, cut((-4.7, 7.4), (-3.5, 7.6), (-1.6, 7.2), width=0.5))
    picture.add("rot", closed((-4.3, 7.7), (-3.2, 7.9), (-2.2, 7.6), (-2.6, 8.5), (-3.6, 8.6)))
    lock(picture, GOLD, curve((-3.2, 9.0), (-3.9, 10.8), (-3.6, 12.4), (-5.0, 14.4)), 2.8, cuts=2, root=0.5)
    far = curve((-3.6, 5.7), (-5.4, 6.2), (-7.4, 7.2), (-9.2, 5.4), (-8.8, 3.4))
    near = curve((-3.3, 5.7), (-0.8, 6.3), (1.8, 7.8), (4.6, 6.6), (4.6, 4.2))
    lock(picture, GOLD, far, 2.1, cuts=1, root=0.6)
    lock(picture, GOLD, near, 2.6, cuts=2, root=0.6)
    picture.put(morion(), placed(0, -0.9))
    return picture


def _sabre(picture: Picture, x: float) -> None:
    """A curved blade with a knuckle guard, in the fist."""
    spine = resample(curve((x, 30.4), (x - 0.8, 24), (x - 0.2, 16), (x + 3.0, 6.8)), 80)
    half = np.concatenate([np.linspace(1.35, 1.8, 58), np.linspace(1.75, 0.05, 22)])
    hand, place = grip(118), placed(x, 35.0, 0, 0.88)
    picture.put(hand.behind, place)
    picture.outline(PAPER, sided(spine, half), 0.42)
    picture.add(INK, taper((spine + normals(spine) * 0.45)[3:62], 0.75))
    picture.outline(GOLD, rectangle(x - 0.9, 30, x + 0.9, 41.4), 0.36)
    picture.outline(GOLD, circle(x, 41.6, 1.25), 0.36)
    picture.put(hand.before, place)
    guard = closed(
        (x - 4.2, 29.0), (x - 2.2, 29.6), (x + 2.0, 29.6), (x + 4.8, 29.0), (x + 6.2, 31.0), (x + 5.8, 35.0),
        (x + 4.6, 38.4), (x + 1.2, 40.8, 1), (x + 0.8, 39.6, 1), (x + 3.2, 37.6), (x + 4.4, 34.6), (x + 4.3, 32.2),
        (x + 2.0, 31.4), (x - 2.2, 31.4), (x - 4.6, 30.6),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.38)
