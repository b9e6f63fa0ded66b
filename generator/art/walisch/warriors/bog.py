"""The shield-maiden of the bows: an arrow between her teeth, both eyes on the enemy, the bow slanted for the shot."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, lozenge, placed, polygon, rectangle
from art.sleeve import sleeve
from art.walisch import bows
from art.walisch.clasps import CLENCHED, clasp
from art.walisch.garments import GOLD, mailed
from art.walisch.ground import rain
from art.walisch.tresses import plait

BLUE = "blau"
HEAD = (25.4, 20.8)
BUILD = BUILDS["youth"]._replace(
    nose="straight", brow=1.1, jaw=(0.2, 0.1, 0.3), lips=GOLD, open=0.86, lid=1.0, cheek=0.05, lifted=False
)
HAND = (48.5, 31.6)


def bog() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    line = bows.limb(
        (45.4, 9.6), (47.4, 10.6), (50.0, 14.2), (51.1, 19.6), (50.7, 25.6), (48.7, 31.4), (45.7, 37.2), (41.7, 43),
        (37, 48),
    )  # fmt: skip
    figure.put(bows.strung(line, ((46.6, 10.6), (42.6, 28), (38.8, 44)), ()))
    sleeve(figure, BLUE, (35.6, 36.0), (40.6, 49.0), (45.4, 37.6), (8.6, 8.6, 4.8), folds=3)
    shoulder = closed((30.6, 32.6), (34.4, 30.8), (38.2, 32.0), (40.2, 35.4), (38.0, 38.6), (33.4, 38.6), (30.4, 36.4))
    mailed(figure, shoulder, 1.8, 1.3)
    figure.outline(GOLD, ribbon(curve((40.8, 35.0), (38.3, 39.0), (33.0, 39.2)), 1.5), 0.36)
    figure.put(_head(), placed(*HEAD, 0, 0.96))
    figure.put(bows.grip(line))
    figure.put(clasp(CLENCHED, placed(*HAND, 16, 0.96, mirrored=True)))
    return figure, rain(59, 46, seed=11, step=1.9, cut_width=1.05)


def _body() -> Picture:
    picture = Picture()
    shirt = closed((18, 30.6), (12, 32.6), (8, 37.4), (6.4, 49, 1), (44, 49, 1), (43.4, 40), (38.6, 33.2), (31, 30.6))
    mailed(picture, shirt, 1.9, 1.35)
    return picture


def _head() -> Picture:
    """Looking to the left; the arrow lies across the face."""
    picture = Picture()
    coif = closed(
        (-5.6, 4, 1), (-5.9, 8), (-5.4, 11.0), (-7.4, 14.6, 1), (1, 16.8), (10.8, 14.0, 1), (9.2, 8), (9.2, 2),
        (8.6, -5, 1), (0, -4, 1),
    )  # fmt: skip
    mailed(picture, coif, 1.9, 1.4)
    picture.outline(GOLD, ribbon(curve((-7.6, 14.2), (-3.0, 16.2), (2.6, 16.6), (11.0, 13.8)), 1.3), 0.36)
    bare = closed(
        (-4.6, -4, 1), (-5.9, -3), (-7, 4), (-5.6, 8), (-4.8, 10.6), (-2.2, 11.2), (1.0, 10.2), (3.8, 7.6), (5.4, 4.2),
        (6.0, 0.2), (5.6, -4, 1),
    )  # fmt: skip
    seen = bare.union(rectangle(-9, -9, -3, 8))
    head = aside(BUILD, look=-0.5, mouth=False)
    picture.put(head.face.clipped(seen))
    picture.put(head.features.clipped(seen))
    picture.add(PAPER, lozenge(0.15, -0.45, 0.36, 0.36))
    _teeth(picture)
    lock(picture, GOLD, curve((3.6, -5), (5.4, -3), (6.0, -0.4), (5.4, 2.6)), 2.1, cuts=1, root=0.8)
    plait(picture, GOLD, curve((7.0, 2.4), (8.2, 6.8), (8.4, 11.6), (7.0, 16.4), (6.0, 23)), 4.2, 6, narrows=0.1)
    picture.put(_arrow(), placed(-2.5, 7.6, -7))
    picture.put(_helm())
    return picture


def _teeth(picture: Picture) -> None:
    """Lips drawn back from the teeth that hold the shaft."""
    picture.add(
        INK,
        closed(
            (-5.0, 6.9, 1),
            (-4.2, 5.7),
            (-2.6, 5.4),
            (-0.6, 6.1, 1),
            (-0.3, 7.4),
            (-1.4, 8.9),
            (-3.4, 9.2),
            (-4.7, 8.4, 1),
        ),
        cut((-3.9, 10.0), (-3.0, 10.2), (-2.0, 9.9), width=0.42, peak=0.5),
        cut((0.2, 4.6), (0.9, 6.0), (0.6, 7.8), width=0.45, peak=0.5),
    )
    picture.add(PAPER, [rectangle(x, 6.05, x + 0.66, 7.2) for x in (-4.3, -3.4, -2.5, -1.6)])


def _arrow() -> Picture:
    """Along the x axis, its head to the left."""
    picture = Picture()
    picture.outline(GOLD, rectangle(-13, -0.55, 13.4, 0.55), 0.4)
    head = closed((-17.6, 0, 1), (-13.4, -2.0, 1), (-12.2, -0.6), (-12.2, 0.6), (-13.4, 2.0, 1))
    picture.outline(PAPER, head, 0.4)
    picture.add(INK, cut((-16.4, 0), (-14.4, 0), (-12.8, 0), width=0.45))
    for side in (-1, 1):
        vane = closed((9.6, side * 0.5, 1), (11.2, side * 2.3, 1), (16.6, side * 2.3, 1), (15.4, side * 0.5, 1))
        picture.outline(BLUE, vane, 0.38)
        picture.add(PAPER, cut((11.6, side * 1.5), (13.4, side * 1.5), (15.4, side * 1.5), width=0.5, peak=0.5))
    return picture


def _helm() -> Picture:
    """A pointed cap of iron with a studded brow; the face below it is bare."""
    picture = Picture()
    dome = closed(
        (-5.9, -4.6, 1), (-6.0, -8.0), (-3.6, -11.4), (1.0, -14.2, 1), (5.8, -11.8), (8.4, -8.0), (8.7, -4.0, 1),
        (4.4, -5.0), (0, -5.2), (-3, -4.8),
    )  # fmt: skip
    picture.outline(PAPER, dome, 0.45)
    chased = [
        cut((7.8, -4.6), (7.2, -8.0), (4.2, -11.6), width=1.5, peak=0.4),
        cut((5.6, -5.2), (5.2, -8.4), (3.2, -11.2), width=0.75, peak=0.4),
        cut((3.4, -5.4), (3.3, -8.4), (2.2, -10.8), width=0.5, peak=0.4),
    ]
    picture.add(INK, [line.intersection(dome) for line in chased])
    picture.outline(GOLD, ribbon(curve((1.0, -14.0), (-1.4, -10.4), (-2.4, -5.6)), 1.6, 2.1).intersection(dome), 0.4)
    brow = curve((-6.4, -4.6), (-3.0, -5.4), (1.2, -5.6), (5.4, -5.0), (9.0, -3.6))
    picture.outline(GOLD, ribbon(brow, 2.4), 0.42)
    picture.add(
        INK,
        [lozenge(x, y, 0.7, 0.75) for x, y in ((-4.8, -5.0), (-0.2, -5.55), (2.0, -5.5), (4.4, -5.15), (6.9, -4.45))],
    )
    picture.outline(BLUE, polygon((-4.1, -5.4), (-2.7, -7.2), (-1.3, -5.4), (-2.7, -3.6)), 0.38)
    return picture
