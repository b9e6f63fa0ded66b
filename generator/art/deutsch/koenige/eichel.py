"""The king of Eichel: old, half turned, a beard of curls; he sits on a gabled throne with torch and orb."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut
from art.deutsch.koenige.regalia import collar, crown, orb
from art.deutsch.wardrobe import GOLD, curl
from art.grasps import carrying, grip
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, placed, rectangle
from art.sleeve import sleeve

ROBE = "braun"


def eichel() -> Picture:
    picture = Picture()
    _throne(picture)
    _robe(picture)
    picture.put(_head(), placed(30.6, 21.4, 0, 0.96))
    hand, place = grip(112), placed(16.2, 33.6, 0, 0.84)
    picture.put(hand.behind, place)
    _torch(picture, 16.2)
    picture.put(hand.before, place)
    hand, place = carrying(), placed(43.9, 30.4, 0, 0.8)
    picture.put(hand.behind, place)
    orb(picture, 43.9, 30.2, 3.5)
    picture.put(hand.before, place)
    return picture


def _throne(picture: Picture) -> None:
    """A gabled back hung with green cloth, knobs on its posts."""
    gable = closed(
        (20.0, 47, 1), (20.0, 11.6, 1), (25.0, 9.6), (30.2, 4.9, 1), (35.4, 9.6), (40.4, 11.6, 1), (40.4, 47, 1)
    )
    picture.outline(ROBE, gable, 0.45)
    hanging = closed(
        (22.4, 47, 1), (22.4, 13.6, 1), (26.2, 11.6), (30.2, 7.8, 1), (34.2, 11.6), (38.0, 13.6, 1), (38.0, 47, 1),
    )  # fmt: skip
    picture.outline("gruen", hanging, 0.4)
    picture.add(GOLD, [circle(x, y, 0.5) for x, y in ((24.2, 16.0), (24.2, 19.0), (27.0, 12.8), (33.4, 12.8))])
    for x in (20.6, 39.8):
        picture.outline(GOLD, circle(x, 9.8, 1.25), 0.36)
        picture.outline(GOLD, rectangle(x - 1.5, 10.9, x + 1.5, 12.1), 0.36)


def _robe(picture: Picture) -> None:
    """Cloak and tunic, both sleeves, and the ermine over them."""
    cloak = closed(
        (24, 29.4), (18, 30.4), (11.6, 34.4), (7.0, 40), (5.6, 47, 1), (57, 47, 1), (55.6, 40), (50.6, 34),
        (44.6, 30.2), (38.6, 29),
    )  # fmt: skip
    picture.outline(ROBE, cloak, 0.42)
    picture.add(
        INK, cut((11.4, 37), (9.4, 41), (9.2, 46), width=1), cut((46.4, 34), (47.8, 38), (47.4, 44), width=0.9),
    )  # fmt: skip
    picture.add(PAPER, cut((13.6, 34.6), (10.0, 38.4), (8.2, 43.5), width=0.6))
    picture.outline(GOLD, closed((25.4, 33, 1), (36.6, 33, 1), (39.6, 47, 1), (21.6, 47, 1)), 0.42)
    picture.add(
        INK, circle(30.9, 41.6, 0.65), cut((27.6, 37), (26.0, 41), (25.4, 46), width=0.75),
        cut((34.6, 37), (36.2, 41), (36.8, 46), width=0.9),
    )  # fmt: skip
    sleeve(picture, ROBE, (20.6, 32.4), (10.6, 43.0), (14.0, 39.2), (8, 8, 5.2), side=-1)
    sleeve(picture, ROBE, (42.0, 32.4), (53.4, 46.0), (50.0, 38.9), (8, 9, 5.4))
    fur = closed(
        (22.6, 28.0), (18.6, 30.6), (18.4, 34.0), (22.4, 36.6), (27.4, 37.4), (30.9, 39.6, 1), (34.8, 37.4),
        (39.8, 36.6), (43.4, 33.8), (43.2, 30.4), (39.4, 28.0), (31, 30),
    )  # fmt: skip
    collar(
        picture, fur, ((22.8, 34.6, 24), (41.4, 32.0, -30), (39.0, 34.6, -24), (26.0, 35.6, 10),
        (35.8, 35.6, -10)),
    )  # fmt: skip


def _head() -> Picture:
    picture = Picture()
    for x, y, radius in ((7.4, -3.6, 1.7), (8.4, -0.6, 2.0), (9.0, 3.0, 2.2), (8.6, 6.9, 2.2), (9.4, 10.4, 1.9)):
        curl(picture, x, y, radius, 100)
    head = aside(BUILDS["elder"], mouth=False, shade=False)
    picture.put(head.face)
    picture.put(head.features)
    beard = (
        (-1.6, 17.6, 1.9), (1.9, 16.9, 1.9), (4.9, 14.6, 2.0), (-4.4, 15.6, 1.8), (-5.6, 12.6, 1.8), (7.0, 11.2, 2.0),
        (-2.9, 13.8, 2.2), (0.6, 13.6, 2.3), (3.9, 11.2, 2.2), (6.2, 7.6, 1.9), (-5.0, 9.6, 1.6), (6.6, 4.4, 1.5),
        (-2.6, 10.4, 1.9), (0.9, 10.2, 2.0), (3.6, 7.6, 1.8),
    )  # fmt: skip
    for x, y, radius in beard:
        curl(picture, x, y, radius, -90, 1 if x > -1.5 else -1)
    picture.add(INK, closed((-4.9, 6.6), (-3.4, 6.2), (-1.2, 6.8), (-1.6, 8.4), (-3.2, 8.8), (-4.7, 8.2)))
    picture.add("rot", closed((-4.3, 7.3), (-3.2, 7.1), (-1.9, 7.3), (-2.4, 8.2), (-3.6, 8.3)))
    lock(picture, PAPER, curve((-3.6, 5.6), (-5.2, 6.0), (-6.4, 7.6), (-7.6, 7.4)), 2.0, cuts=1, root=0.6, peak=0.35)
    long = curve((-3.3, 5.7), (-1.0, 5.9), (1.6, 7.6), (4.0, 7.2), (5.0, 5.6))
    lock(picture, PAPER, long, 2.5, cuts=2, root=0.6, peak=0.35)
    picture.put(crown())
    return picture


def _torch(picture: Picture, x: float) -> None:
    """A sceptre that ends in a flame."""
    picture.outline(GOLD, rectangle(x - 0.85, 16.5, x + 0.85, 47), 0.38)
    picture.add(INK, [cut((x - 0.8, y), (x, y + 0.35), (x + 0.8, y), width=0.4, peak=0.5) for y in (21.5, 26.5)])
    picture.outline(
        GOLD, closed((x - 1.6, 17.8, 1), (x - 1.9, 16.5), (x, 16.0), (x + 1.9, 16.5), (x + 1.6, 17.8, 1)), 0.34
    )
    tongue = closed((x, 16.2, 1), (x + 1.4, 15.4), (x + 2.3, 13.4), (x + 2.0, 12.0), (x + 1.3, 12.6), (x + 0.5, 14.4))
    picture.outline(GOLD, both(tongue, x), 0.34)
    picture.outline(GOLD, closed((x, 16.0, 1), (x - 1.1, 13.0), (x, 9.6, 1), (x + 1.1, 13.0)), 0.34)
