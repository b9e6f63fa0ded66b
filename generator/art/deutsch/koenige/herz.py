"""The king of Herz: young, half turned, long fair hair; he sits on a round-arched throne with orb and lily sceptre."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, resample
from art.deutsch.koenige.regalia import collar, crown, orb
from art.deutsch.koenige.sceptre import sceptre
from art.deutsch.wardrobe import GOLD, Line
from art.grasps import carrying, grip
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve

ROBE = "rot"


def herz() -> Picture:
    picture = Picture()
    _throne(picture)
    _robe(picture)
    picture.put(_head(), placed(29.6, 21.6, 0, 0.94))
    hand, place = carrying(), placed(16.4, 31.4, 0, 0.84, mirrored=True)
    picture.put(hand.behind, place)
    orb(picture, 16.4, 31.2, 3.6)
    picture.put(hand.before, place)
    hand, place = grip(112), placed(46.6, 34.6, 0, 0.88, mirrored=True)
    picture.put(hand.behind, place)
    sceptre(picture, 46.6, 19.4, 47)
    picture.put(hand.before, place)
    return picture


def _throne(picture: Picture) -> None:
    """A round arch, cushioned in green, with golden nails along its rim."""
    arch = closed((18.0, 47, 1), (18.0, 17), (20.8, 8.6), (29.0, 5.2), (37.2, 8.6), (40.0, 17), (40.0, 47, 1))
    picture.outline("braun", arch, 0.45)
    rim = curve((19.3, 34), (19.3, 17), (21.9, 9.6), (29.0, 6.5), (36.1, 9.6), (38.7, 17), (38.7, 34))
    picture.add(GOLD, [circle(float(x), float(y), 0.58) for x, y in resample(rim, 21)])
    cushion = closed((20.8, 47, 1), (20.8, 17), (23.0, 10.6), (29.0, 7.8), (35.0, 10.6), (37.2, 17), (37.2, 47, 1))
    picture.add(INK, cushion.buffer(0.32))
    picture.add("gruen", cushion)


def _robe(picture: Picture) -> None:
    """Cloak and tunic, both sleeves, and the ermine over them."""
    cloak = closed(
        (24, 30), (18, 31), (12.4, 34.6), (8.0, 40), (6.0, 47, 1), (55.4, 47, 1), (53.6, 40), (48.6, 34), (42.6, 30.6),
        (37, 29.6),
    )  # fmt: skip
    picture.outline(ROBE, cloak, 0.42)
    picture.outline(GOLD, closed((25.4, 33, 1), (36.0, 33, 1), (38.4, 47, 1), (22.6, 47, 1)), 0.42)
    folds = [cut((30.6 + s * 2.4, 37.6), (30.6 + s * 3.6, 41), (30.6 + s * 4.2, 46), width=0.85) for s in (-1, 1)]
    picture.add(INK, cut((30.6, 38.6), (30.4, 42), (30.4, 46), width=0.6), *folds)
    sleeve(picture, ROBE, (20.6, 33.8), (8.6, 47.0), (10.8, 40.4), (8, 9, 5.6), side=-1)
    sleeve(picture, ROBE, (40.8, 33.4), (51.8, 44.4), (49.1, 40.6), (8, 8, 5.4))
    fur = closed(
        (23.2, 29.4), (18.8, 31.6), (18.4, 35.2), (22.8, 38.0), (27.2, 38.6), (30.6, 40.8, 1), (34.2, 38.6),
        (38.6, 38.0), (42.6, 35.0), (42.4, 31.4), (38.6, 29.4), (31, 31.6),
    )  # fmt: skip
    tails = ((39.8, 33.2, -30), (37.8, 36.0, -24), (26.6, 36.9, 10), (34.4, 36.9, -10))
    collar(picture, fur, tails)


def _head() -> Picture:
    picture = Picture()
    behind: tuple[tuple[Line, float], ...] = (
        (((5.0, -6), (9.4, -2), (9.0, 4), (10.6, 8.4), (9.4, 12.0), (11.0, 13.6)), 4.4),
        (((4.4, -6), (7.6, -2), (7.4, 4), (8.2, 8.6), (7.2, 12.4), (8.4, 14.4)), 4.2),
    )
    for line, width in behind:
        lock(picture, GOLD, curve(*line), width, cuts=3)
    head = aside(BUILDS["lord"])
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13.2)))
    frill = closed((-1.4, 11.8), (2.8, 13.2), (7.6, 11.6), (8.2, 13.6), (3.2, 15.6), (-1.8, 14.2))
    picture.outline(PAPER, frill, 0.38)
    picture.add(INK, [cut((x, y), (x + 0.15, y + 1.4), width=0.46) for x, y in ((0.4, 12.9), (2.8, 13.6), (5.2, 13.1))])
    picture.put(head.face)
    picture.put(head.features)
    fringe: tuple[tuple[Line, float, int], ...] = (
        (((3.4, -7), (6.2, -4.2), (6.2, -0.4), (6.9, 2.8), (6.0, 5.0)), 3.0, 2),
        (((2.2, -6.6), (5.0, -5.0), (5.4, -2.4), (5.0, -0.6)), 2.2, 1),
        (((-0.4, -6.6), (-2.4, -5.4), (-4.2, -4.6), (-5.9, -2.6)), 2.2, 1),
        (((1.4, -6.6), (-0.4, -4.9), (-1.6, -4.4), (-2.8, -3.2)), 1.9, 1),
    )
    for line, width, cuts in fringe:
        lock(picture, GOLD, curve(*line), width, cuts=cuts, root=0.7)
    lock(picture, GOLD, curve((-3.4, 5.7), (-4.9, 5.8), (-6.2, 7.0), (-6.6, 6.2)), 1.25, cuts=0, root=0.7)
    lock(picture, GOLD, curve((-3.2, 5.7), (-1.6, 5.8), (0.0, 7.2), (1.2, 6.4)), 1.4, cuts=0, root=0.7)
    picture.put(crown(lilies=True))
    return picture
