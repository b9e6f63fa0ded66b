"""The warrior of swords: seen from behind, he looks back over his shoulder; the sword is drawn."""

from __future__ import annotations

from art.curves import closed, curve, flow
from art.grasps import cuffed
from art.joints import posed
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed
from art.walisch.attributes import sword
from art.walisch.casques import nasal_helm, neck_guard
from art.walisch.garments import braid_border, dark_lock, folds, mailed
from art.walisch.grips import BACK
from art.walisch.ground import driving
from art.walisch.heads import Mien, three_quarter

RED = "rot"
HILT, LEAN = (43.4, 31.8), 9.0


def svidar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_back(), placed(0, -2.2))
    figure.put(_head(), placed(26.6, 20.4, 3, 0.98, mirrored=True))
    figure.put(_arm())
    return figure, driving(59, 50, seed=9)


def _back() -> Picture:
    picture = Picture()
    back = closed(
        (19, 29, 1), (12.4, 31.0), (7.4, 35.4), (5.6, 46, 1), (48, 46, 1), (46.4, 38), (41.6, 32.4), (35, 29.4, 1)
    )
    mailed(picture, back)
    braid_border(picture, curve((10.2, 33), (18, 37.4), (27, 42), (33, 46)), 9, 4.2)
    cloak = closed(
        (18, 28.6, 1), (11.4, 30.4), (6.6, 35.0), (3, 44, 1), (3, 47, 1), (13.4, 47, 1), (15.4, 40), (19.4, 33.4, 1)
    )
    picture.outline(RED, cloak)
    folds(
        picture, cloak,
        [((15.6, 32.4), (11.4, 37.6), (9.6, 46)), ((17.4, 33.6), (14.2, 38.8), (12.4, 46)), ((12, 32.4), (7.6, 38),
         (5.8, 45))],
        [((13.8, 32.4), (9.6, 37.6), (7.8, 45))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck_guard(
        picture,
        closed((5.0, -2, 1), (8.6, -0.6, 1), (9.8, 5), (11.6, 11.0, 1), (5, 13.6), (-1.6, 12.6, 1), (2.4, 8), (4.6, 3)),
    )
    for spine, width in ((((3.4, 6), (2.6, 9), (1.2, 12), (2.2, 15.4)), 3.2),):
        dark_lock(picture, curve(*spine), width)
    head = three_quarter(Mien(brow=1.6, bearded=True, dark=False, opening=0.6, slant=7))
    picture.put(head.skin)
    mass = closed(
        (-5.0, 4.0, 1), (-5.4, 7.4), (-4.6, 11.4), (-2.2, 14.6, 1), (0.6, 12.8), (3.4, 9.6), (5.4, 5.6), (6.3, 1.0),
        (6.3, -2, 1),
        (5.6, 1.0), (4.2, 3.9), (1.8, 5.5), (-0.6, 6.0), (-2.6, 5.4),
    )  # fmt: skip
    picture.add(PAPER, mass.buffer(0.4))
    picture.add(INK, mass)
    picture.put(head.features)
    outer = curve((6.0, 0.6), (5.0, 5.6), (3.0, 9.4), (-0.4, 12.6), (-2.2, 14.2))
    inner = curve((-4.6, 5.4), (-5.0, 7.6), (-4.4, 10.6), (-3.4, 12.8), (-2.4, 14.2))
    cuts = flow(outer, inner, 7, 0.5, start=0.16, end=0.92, first=0.04, last=0.96, jitter=0.12, peak=0.5, seed=3)
    picture.add(PAPER, cuts.intersection(mass.buffer(-0.1)))
    picture.add(INK, closed((-4.0, 6.7), (-2.4, 6.2), (-0.6, 6.7), (-2.4, 8.1)))
    picture.outline(PAPER, closed((-3.5, 7.4), (-2.4, 7.1), (-1.1, 7.4), (-2.3, 8.3)), 0.28)
    dark_lock(picture, curve((-2.6, 5.4), (-4.2, 6.0), (-5.2, 7.8), (-6.6, 8.6)), 1.8, 1)
    dark_lock(picture, curve((-2.4, 5.4), (-0.4, 5.9), (1.2, 7.6), (3.2, 8.2)), 2.2)
    picture.put(nasal_helm(RED))
    return picture


def _arm() -> Picture:
    """His right hand from its back; the pommel shows below it, on the blade's axis."""
    picture = Picture()
    hand = posed(BACK, placed(*HILT, LEAN, 0.9))
    (x0, y0), (x1, y1) = hand.wrist
    x, y = (x0 + x1) / 2 + 0.5, (y0 + y1) / 2 + 0.7
    sleeve = closed((42.6, 43.4), (46.4, 40.0), (50.6, 37.0, 1), (56, 39.6, 1), (56, 47, 1), (40, 47, 1))
    mailed(picture, sleeve, 1.6, 1.2)
    picture.add(INK, circle(x + 0.4, y + 0.4, 3.2))  # no ring of mail is left as a crumb beside the cuff
    picture.put(hand.behind)
    picture.put(sword(RED), placed(*HILT, LEAN, 0.86))
    picture.put(hand.before)
    cuffed(picture, (x, y), 52 + LEAN, 2.5)
    return picture
