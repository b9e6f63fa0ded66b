"""The lord of stars: grave, forked beard; he weighs the iron star in his open hand and points upwards."""

from __future__ import annotations

from generator.art.body import lock
from generator.art.curves import closed, curve
from generator.art.hands import carrying, cuff, pointing
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, placed
from generator.art.walisch.attributes import iron_star
from generator.art.walisch.crowns import crown_aside
from generator.art.walisch.garments import brooch, folds, lamellar, locks
from generator.art.walisch.ground import rays
from generator.art.walisch.heads import Mien, three_quarter

BLUE = "blau"
STAR = (14.4, 31.0)


def jarnur() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(32.4, 21.9, -3))
    figure.put(_star_hand())
    figure.put(_pointing_hand())
    return figure, rays(*STAR, 6.2, 58, 60, 1.15, seed=3, ragged=0.05, sweep=(90, 270))


def _body() -> Picture:
    picture = Picture()
    coat = closed((25, 28, 1), (20, 31.6), (18.4, 38), (18.6, 46, 1), (46, 46, 1), (45.6, 36), (43, 31), (39, 28, 1))
    lamellar(picture, coat)
    cloak = closed(
        (40, 26.6, 1),
        (46, 29),
        (51, 33.4),
        (54.4, 40),
        (56, 46, 1),
        (38.6, 46, 1),
        (40.0, 40),
        (39.0, 35.4),
        (34.6, 32.0, 1),
    )
    picture.outline(BLUE, cloak)
    folds(
        picture, cloak,
        [((41.4, 33.4), (43.6, 38), (43.0, 45)), ((44.0, 32.4), (47.4, 37), (47.6, 45))],
        [((42.8, 32.6), (45.4, 37.4), (45.4, 44))],
    )  # fmt: skip
    brooch(picture, 37.6, 34.6, 2.5, BLUE)
    return picture


def _head() -> Picture:
    picture = Picture()
    picture.add(INK, closed((-3, 6, 1), (4, 5, 1), (7, 8), (5, 13), (-2, 13, 1)))
    locks(picture, PAPER, [(((-4.2, -4), (-5.9, 0), (-6.2, 4), (-5.6, 7.4), (-7.4, 9.6)), 2.3)], cuts=2)
    back = [
        (((5.8, -5), (9.4, -1), (10.0, 4.5), (9.2, 9), (12.4, 12.6)), 3.6),
        (((5.2, -4), (8.0, 0), (8.6, 5), (7.8, 10), (9.8, 14.8)), 3.6),
    ]
    locks(picture, PAPER, back)
    head = three_quarter(Mien(brow=1.7, bearded=True, age=1, opening=0.7, slant=6))
    picture.put(head.skin)
    mass = closed(
        (-4.9, 3.4, 1), (-5.0, 7), (-5.8, 11), (-6.4, 16, 1), (-3.0, 14), (-0.6, 11), (0.4, 15), (2.4, 19, 1),
        (4.6, 13), (6.4, 7), (6.6, 3), (5.6, -0.5, 1), (4.2, 3.4), (2.2, 5.6), (-0.6, 6.4), (-2.6, 5.6),
    )  # fmt: skip
    picture.add(INK, mass)
    beard = [
        (((5.9, -0.4), (6.4, 3.2), (6.2, 7.4), (4.8, 11.0), (5.6, 14.6)), 2.7),
        (((-4.6, 4.2), (-5.6, 7.4), (-6.0, 11.4), (-7.8, 15.6)), 2.4),
        (((4.6, 3.2), (4.9, 6.8), (4.2, 11.0), (2.8, 15.0), (3.8, 19.4)), 3.2),
        (((-3.2, 7.4), (-4.2, 10.4), (-5.0, 13.6), (-7.0, 17.4)), 2.8),
        (((2.6, 6.4), (2.8, 10), (1.9, 13.8), (0.9, 17.4), (1.6, 21.6)), 3.2),
        (((-1.4, 8.4), (-2.2, 11.2), (-3.2, 14.0), (-5.0, 17.6)), 2.8),
        (((0.6, 8.2), (0.6, 10.6), (0.2, 13), (-0.6, 15.6)), 2.4),
    ]
    locks(picture, PAPER, beard, root=0.5, cuts=3)
    picture.add(INK, closed((-4.0, 6.9), (-2.4, 6.4), (-0.6, 6.9), (-2.4, 8.2)))
    picture.outline(PAPER, closed((-3.5, 7.5), (-2.4, 7.2), (-1.1, 7.5), (-2.3, 8.4)), 0.28)
    picture.put(head.features)
    lock(
        picture,
        PAPER,
        curve((-2.5, 5.5), (-4.1, 6.3), (-4.9, 8.8), (-5.2, 11.6)),
        2.0,
        cuts=2,
        cut_width=0.38,
        line=0.34,
    )
    lock(
        picture,
        PAPER,
        curve((-2.4, 5.5), (-0.2, 6.0), (1.2, 8.2), (1.6, 11), (2.6, 13.2)),
        2.5,
        cut_width=0.38,
        line=0.34,
    )
    locks(picture, PAPER, [(((5.2, -6), (7.2, -1), (7.5, 4), (6.8, 8.6), (8.2, 12.6)), 3.0)])
    picture.put(crown_aside("jarnur"))
    return picture


def _star_hand() -> Picture:
    picture = Picture()
    x, y = STAR
    hand = carrying()
    sleeve = closed((20.6, 42.6, 1), (24.0, 37.6, 1), (29.4, 40), (33, 46, 1), (20, 46, 1))
    at = placed(x, y + 1.4, 0, 0.92)
    picture.put(hand.behind, at)
    picture.put(iron_star(BLUE, 1.5), placed(x, y - 0.6))
    picture.put(hand.before, at)
    picture.outline(BLUE, sleeve)
    folds(picture, sleeve, [((24.6, 40.0), (26.4, 42.4), (27, 45.6))], [((26.4, 39.8), (28.6, 42.4), (29.4, 45.4))])
    cuff(picture, 22.6, 40.4, -58, 7.4)
    return picture


def _pointing_hand() -> Picture:
    picture = Picture()
    sleeve = closed((43.0, 39.0, 1), (42.2, 46, 1), (55.0, 46, 1), (52.4, 38.6, 1), (47.6, 39.8))
    picture.put(pointing(), placed(46.4, 27.4, 4, 0.84))
    picture.outline(BLUE, sleeve)
    folds(picture, sleeve, [((44.6, 41), (43.8, 45)), ((51, 40.6), (52.4, 45))], [((46.4, 41), (46.0, 45))])
    cuff(picture, 47.6, 38.0, 3, 7.6)
    return picture
