"""The Unter of Herz: a pikeman with a red beard and an eye patch, half turned to the left, both hands at his pike."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut
from art.deutsch.headgear import burgonet
from art.deutsch.wardrobe import GOLD, Line
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.shapes import ellipse, placed, rectangle, union
from art.sleeve import sleeve

RED = "rot"
VETERAN = BUILDS["soldier"]._replace(jaw=(0.2, 0.2, 0.4), open=1.0, brow=1.2, scarred=False)
HEAD = placed(28.0, 19.8, 0, 0.92)
LEAN = 25.0
"""Degrees by which the pike leans to the right."""
PIKE = placed(42.6, 26.0, LEAN)


def herz() -> Picture:
    picture = Picture()
    _coat(picture)
    head = aside(
        BUILDS["soldier"]._replace(jaw=(0.2, 0.2, 0.4), open=1.0, brow=1.2, scarred=False), mouth=False, shade=False
    )
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 14)), HEAD)
    _scarf(picture)
    picture.put(head.face, HEAD)
    picture.put(head.features, HEAD)
    picture.put(_patch_and_beard(), HEAD)
    picture.put(burgonet(), HEAD)
    _pike(picture)
    return picture


def _coat(picture: Picture) -> None:
    """A jerkin of leather over the coat."""
    coat = closed(
        (24, 30.6, 1), (19.6, 33.0), (18.0, 38), (18.4, 47, 1), (44.6, 47, 1), (43.8, 38), (41.4, 33.4), (36, 30.6, 1),
    )  # fmt: skip
    picture.outline(RED, coat, 0.42)
    jerkin = closed(
        (22.0, 33.0, 1), (20.8, 38), (21.6, 47, 1), (38.4, 47, 1), (39.2, 38), (37.4, 33.0, 1), (30, 35),
    )  # fmt: skip
    picture.outline("braun", jerkin, 0.42)
    picture.add(INK, cut((26.2, 36), (25.0, 40), (25.6, 46), width=0.7))


def _scarf(picture: Picture) -> None:
    scarf = closed(
        (24.6, 31.0, 1), (23.4, 34.0), (27.0, 37.0), (32.4, 37.0), (36.6, 34.2), (37.4, 31.2, 1), (34.0, 32.4),
        (29.6, 33.0),
    )  # fmt: skip
    picture.outline(GOLD, scarf, 0.42)
    picture.add(INK, cut((24.6, 33.4), (28.6, 35.4), (33.0, 34.9), (36.4, 32.6), width=0.7, peak=0.5))


def _puff(picture: Picture, x: float, y: float, degrees: float) -> None:
    """A puffed shoulder, slashed over the white shirt."""
    place = placed(x, y, degrees)
    form = ellipse(0, 0, 4.5, 4.1)
    picture.outline(RED, place(form), 0.42)
    slits = [cut((at, -4.2), (at * 1.4, 0), (at, 4.2), width=1.2, peak=0.5, tip=0.3) for at in (-2.5, 0, 2.5)]
    picture.add(PAPER, place(union(slits).intersection(form.buffer(-0.1))))


def _pike(picture: Picture) -> None:
    """The far hand low, the near one high; the head of the pike at the upper right, a tassel below it."""
    low, high = placed(36.9, 38.2, LEAN, 0.86), placed(42.6, 26.0, LEAN, 0.86, mirrored=True)
    sleeve(picture, RED, (21.6, 37.0), (20.4, 50.0), (29.4, 39.8), (7.2, 7.6, 4.8), 1, side=-1)
    _puff(picture, 21.6, 36.8, 24)
    sleeve(picture, RED, (39.6, 37.0), (52.6, 43.0), (47.6, 31.8), (7.2, 7.4, 4.8), 2)
    _puff(picture, 39.4, 36.4, -30)
    hand, other = grip(140), grip(155)
    picture.put(hand.behind, low)
    picture.put(other.behind, high)
    picture.outline("braun", PIKE(rectangle(-0.95, -12, 0.95, 26)), 0.4)
    point = closed((0, -20.4, 1), (2.0, -16.0), (1.2, -11.6, 1), (-1.2, -11.6, 1), (-2.0, -16.0))
    picture.outline(PAPER, PIKE(point), 0.42)
    picture.add(INK, PIKE(cut((0.3, -18.4), (0.6, -15.4), (0.4, -12.4), width=0.7, peak=0.5)))
    tassel = closed((-1.2, -10.4, 1), (1.2, -10.4, 1), (2.2, -5.6, 1), (-2.2, -5.6, 1))
    picture.outline(RED, PIKE(tassel), 0.4)
    picture.add(INK, [PIKE(cut((k * 0.7, -9.4), (k * 1.15, -6.0), width=0.5)) for k in (-1, 0, 1)])
    picture.outline(GOLD, PIKE(rectangle(-1.5, -12.2, 1.5, -10.4)), 0.38)
    picture.put(hand.before, low)
    picture.put(other.before, high)


def _patch_and_beard() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    line: Line
    strap = cut((-1.8, -5.0), (0.2, -1.4), (2.6, 0.6), (6.0, 2.2), width=0.7, peak=0.5, tip=0.3)
    patch = closed((-1.5, -1.2), (0.8, -1.9), (3.2, -0.6), (2.8, 1.3), (0.9, 2.2), (-1.0, 1.0))
    picture.add(PAPER, ellipse(0.8, 0.4, 2.9, 2.3))
    picture.add(INK, strap, patch)
    beard = closed(
        (-4.9, 5.6, 1), (-2.4, 5.9), (0.8, 6.4), (3.4, 4.8), (4.9, 4.0, 1), (6.8, 1.6, 1), (7.2, 6.0), (6.0, 10.6),
        (2.8, 14.4), (-0.6, 16.6), (-4.6, 16.0), (-6.6, 12.6), (-6.2, 9.0),
    )  # fmt: skip
    picture.outline(RED, beard, 0.4)
    hairs: tuple[Line, ...] = (
        ((5.9, 3.4), (5.6, 7.2), (4.0, 11.4)), ((4.2, 5.8), (3.4, 9.4), (1.6, 13.2)),
        ((2.0, 8.0), (1.0, 11.2), (-0.8, 14.6)), ((-0.4, 9.4), (-1.4, 12.0), (-2.8, 14.8)),
        ((-2.6, 9.8), (-3.4, 11.8), (-4.4, 13.8)), ((-4.6, 9.2), (-5.2, 10.8), (-5.4, 12.4)),
    )  # fmt: skip
    picture.add(INK, [cut(*line, width=0.62, peak=0.4) for line in hairs])
    picture.outline(PAPER, closed((-4.3, 7.6), (-3.0, 7.3), (-1.2, 7.7), (-2.8, 8.6)), 0.36)
    for line, width in (
        (((-3.6, 5.6), (-5.4, 6.2), (-7.4, 8.2), (-9.0, 8.2)), 2.1),
        (((-3.4, 5.6), (-0.8, 6.0), (1.4, 8.4), (4.2, 9.0), (5.4, 7.6)), 2.6),
    ):
        lock(picture, RED, curve(*line), width, cuts=1, cut_width=0.46, root=0.6, line=0.38)
    return picture
