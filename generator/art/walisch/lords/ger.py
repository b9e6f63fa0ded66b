"""The lord of spears: very old, a patch over one eye; the wind drives beard and hood, he leans on his spear."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, mirror, placed, union
from art.walisch.attributes import spear
from art.walisch.clasps import PROPPED, clasp
from art.walisch.crowns import crown_aside
from art.walisch.garments import folds, locks
from art.walisch.ground import driving

BLUE = "blau"
HEAD = (27.4, 20.6)
HAND, LEAN = (46.8, 32.2), 3.0
BUILD = BUILDS["elder"]._replace(brow=1.6, open=0.9, cheek=-0.2)


def ger() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_mantle(), placed(0, -1.8))
    aside = Picture()
    aside.put(_head(), mirror)
    figure.put(aside, placed(*HEAD, 5, 1.0))
    _arm(figure)
    return figure, driving(59, 46, seed=7)


def _mantle() -> Picture:
    picture = Picture()
    mantle = closed(
        (20, 24, 1), (14.6, 27.6), (9.0, 31.6), (5.4, 37.4), (4, 46, 1), (56, 46, 1), (54, 39.6), (48.6, 33.6),
        (41.6, 29.6), (34.4, 26.4), (30, 24, 1),
    )  # fmt: skip
    picture.outline(BLUE, mantle)
    folds(
        picture, mantle,
        [((12.6, 31.0), (9.0, 36), (7.6, 44)), ((14.8, 34), (12.6, 39), (11.8, 44)),
         ((49.6, 36.6), (51.6, 39.6), (52.4, 44)), ((36.4, 32.4), (35.6, 38), (32.4, 44)),
         ((40.4, 33.6), (38.6, 38), (36.4, 41))],
        [((11.6, 30.2), (7.6, 35.6), (5.9, 43)), ((38.4, 29.6), (43.2, 31.8), (47.6, 34.6))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    """Looks to the left here and is mirrored as a whole."""
    picture = Picture()
    hood = closed(
        (-5.4, -8.6, 1), (-1, -10.4), (5, -9.6), (9.6, -5.8), (11.8, 0.6), (12.6, 7), (16.4, 12.0, 1), (9.0, 13.4),
        (3.0, 12.6, 1), (5.6, 4, 1), (5.4, -6, 1),
    )  # fmt: skip
    picture.outline(BLUE, hood, 0.44)
    folds(
        picture, hood,
        [((7.6, -5.8), (9.4, 0), (9.6, 6), (12.0, 11)), ((6.4, -4), (7.6, 1), (7.4, 7), (8.4, 12))],
        [((8.0, -7.0), (10.6, -1), (11.2, 5), (13.6, 10.4))], width=1.0,
    )  # fmt: skip
    picture.add(INK, closed((-5.2, -8, 1), (5.4, -8, 1), (7.4, -2), (7.2, 5), (8.0, 11, 1), (2.6, 12, 1), (-4, 6, 1)))
    locks(picture, PAPER, [(((5.6, -4.6), (6.7, -0.6), (6.6, 4.0), (7.3, 9.0)), 2.0)], cuts=1)
    head = aside(BUILD, look=-0.55, mouth=False, shade=False)
    picture.put(head.face)
    picture.put(_beard())
    picture.put(head.features)
    picture.add(PAPER, circle(-0.02, -0.4, 0.32))
    _lost_eye(picture)
    moustache = [
        (((-2.4, 5.5), (0.6, 5.9), (3.4, 8.0), (6.6, 9.6), (9.6, 9.4)), 2.7),
        (((-3.4, 5.7), (-5.0, 6.4), (-5.4, 8.6), (-4.6, 11.2)), 2.0),
    ]
    locks(picture, PAPER, moustache, cuts=2, root=0.5)
    picture.put(crown_aside("ger"))
    return picture


def _lost_eye(picture: Picture) -> None:
    """A patch over the far eye, its strap running up under the crown."""
    patch = closed((-3.5, -1.5), (-4.4, -1.9), (-5.0, -1.2), (-5.0, 0.4), (-4.5, 1.3), (-3.6, 0.8))
    strap = curve((-4.0, -1.2), (-1.6, -3.8), (0.6, -5.6))
    picture.add(PAPER, union(patch.buffer(0.34), taper(strap, 1.5, peak=0.5)))
    picture.add(INK, patch, taper(strap, 0.6, peak=0.4))


def _beard() -> Picture:
    """Locks that the wind drives to the side of the nape, from the chin down to the belt."""
    picture = Picture()
    picture.add(
        INK,
        closed(
            (-4.9, 3.4, 1), (-4.8, 8), (-2.4, 12), (1, 17), (6, 22, 1), (14, 21, 1), (14.4, 14, 1), (8.4, 9),
            (6.4, 5), (5.8, -1, 1), (4.2, 3.4), (2.2, 5.6), (-0.6, 6.4), (-2.6, 5.6),
        ),
    )  # fmt: skip
    strands = [
        (((5.8, -0.6), (7.0, 3.4), (9.0, 7.4), (13.0, 10.4), (16.6, 10.4)), 2.8),
        (((5.0, 3.0), (7.0, 7.4), (11.0, 11.6), (15.4, 13.4), (19.0, 12.4)), 3.2),
        (((3.6, 5.6), (5.8, 10.4), (10.0, 15.0), (14.4, 17.4), (18.4, 17.0)), 3.4),
        (((-4.4, 4.2), (-4.6, 9.0), (-2.0, 14.0), (2.6, 19.4), (5.4, 24.0)), 2.8),
        (((1.4, 7.0), (3.6, 12.0), (7.4, 16.8), (11.6, 20.6), (15.6, 22.4)), 3.6),
        (((-3.0, 7.6), (-1.6, 12.0), (2.0, 16.8), (6.0, 20.6), (9.4, 25.0)), 3.2),
        (((-0.6, 8.0), (1.0, 12.6), (4.6, 17.0), (8.4, 20.6), (12.4, 24.4)), 3.2),
    ]
    for spine, width in strands:
        lock(picture, PAPER, curve(*spine), width, cuts=2, cut_width=0.5, root=0.5, reach=0.76, line=0.36)
    picture.add(INK, closed((-4.2, 6.7), (-2.6, 6.2), (-0.8, 6.8), (-2.4, 8.0)))
    picture.outline(PAPER, closed((-3.6, 7.4), (-2.4, 7.1), (-1.2, 7.4), (-2.3, 8.3)), 0.3)
    return picture


def _arm(figure: Picture) -> None:
    """Raised to the shaft, the wide sleeve falling from the wrist."""
    sleeve = closed(
        (41.6, 36.6, 1), (38.6, 39.4), (36.2, 43.4), (35.0, 49, 1), (48.6, 49, 1), (48.0, 42.4), (46.4, 37.8, 1),
        (44.0, 37.8),
    )  # fmt: skip
    figure.put(spear(BLUE), placed(*HAND, LEAN, 0.84))
    figure.outline(BLUE, sleeve, 0.42)
    folds(
        figure, sleeve, [((42.8, 39.0), (40.6, 42.6), (40.2, 47)), ((45.2, 39.4), (45.4, 43), (45.0, 47))],
        [((40.2, 39.8), (38.0, 43), (37.2, 47))],
    )  # fmt: skip
    figure.put(clasp(PROPPED, placed(*HAND, 0, 0.98, mirrored=True), 0.94))
