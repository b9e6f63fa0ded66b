"""The king of diamonds: shaven, seen from the side, a merchant prince with axe and purse."""

from __future__ import annotations

from art.body import lock
from art.curves import closed, curve, cut, resample, ribbon
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.crowns import crown_side
from art.grasps import carrying, grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.profile import Side, profile_head
from art.shapes import circle, lozenge, placed, rectangle, union
from art.sleeve import sleeve

AXE = 46.2
SUIT = "karo"


def karo() -> Picture:
    figure = Picture()
    _gown(figure)
    figure.put(_head(), placed(26.8, 18.4, 0, 0.95, mirrored=True))
    hand, place = grip(112), placed(AXE, 33.4, 0, 0.86, mirrored=True)
    figure.put(hand.behind, place)
    _axe(figure, AXE)
    figure.put(hand.before, place)
    hand, place = carrying(), placed(11.8, 33.4, 0, 0.8, mirrored=True)
    figure.put(hand.behind, place)
    figure.put(_purse(), placed(11.6, 32.8, 0, 0.84))
    figure.put(hand.before, place)
    return figure


def _gown(picture: Picture) -> None:
    """Brocade, both sleeves, and the ermine with the chain of office over them."""
    gown = closed((20, 30), (12, 32.4), (7, 37.4), (5, 47, 1), (55, 47, 1), (53, 38.4), (46, 33.6), (37, 33))
    picture.outline(GOLD, gown, 0.42)
    picture.add(CLOTH, [lozenge(19.4 + i * 2.9, 41.0 if i % 2 else 38.4, 1.1, 1.8) for i in range(9)])
    picture.add(
        INK, cut((21.6, 38), (20.4, 41), (20.4, 46), width=0.8), cut((39, 38), (40.2, 41), (40.2, 46), width=0.9)
    )
    sleeve(picture, CLOTH, (19.4, 33.8), (6.0, 48.5), (7.2, 41.4), (8, 8.6, 5.2), side=-1)
    sleeve(picture, CLOTH, (40.6, 33.6), (52.2, 44.4), (49.3, 39.6), (8, 8.2, 5.2))
    fur = closed(
        (21.4, 28.8), (16.2, 31.0), (15.4, 34.6), (20.0, 37.4), (25.6, 38.4), (29.6, 41.0, 1), (33.8, 38.4),
        (38.6, 37.4), (43.4, 34.4), (42.8, 31.0), (38.0, 28.8), (30, 31),
    )  # fmt: skip
    picture.outline(PAPER, fur, 0.42)
    tail = union(
        closed((-0.3, -0.9, 1), (0.3, -0.9, 1), (0.6, 0.6), (0, 1.4, 1), (-0.6, 0.6)), circle(-0.62, -1.2, 0.3),
        circle(0.62, -1.2, 0.3), circle(0, -1.7, 0.3),
    )  # fmt: skip
    tails = ((18.4, 35.2, 24), (22.4, 37.0, 12), (41.6, 33.4, -30), (38.8, 35.8, -18), (34.8, 36.9, -8))
    picture.add(INK, [placed(x, y, degrees)(tail) for x, y, degrees in tails])
    _chain(picture)


def _chain(picture: Picture) -> None:
    """Links, and a jewel in the suit's form."""
    links = resample(curve((16.6, 31.4), (20.2, 34.6), (29.4, 36.4), (36.6, 33.8), (41.0, 30.2)), 19)
    for i, (x, y) in enumerate(links[1:-1]):
        if i != 8:
            picture.outline(GOLD, circle(float(x), float(y), 0.66 if i % 2 else 0.95), 0.32)
    picture.outline(GOLD, sign(SUIT, 29.4, 38.4, 6.2), 0.4)
    picture.add(INK, sign(SUIT, 29.4, 38.4, 4.3))
    picture.add(SUIT, sign(SUIT, 29.4, 38.4, 3.5))


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = profile_head(Side(brow=1.35, age=1, open=0.82))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13.8)))
    collar = closed(
        (10.0, 9.0, 1), (10.8, 11.8), (10.2, 14.4, 1), (3.8, 17.2), (-4.4, 16.2, 1), (-4.2, 14.6), (-2.5, 13.0, 1),
        (1.4, 14.8), (5.6, 13.2),
    )  # fmt: skip
    picture.outline(CLOTH, collar, 0.42)
    picture.add(GOLD, ribbon(curve((10.0, 10.0), (5.8, 13.7), (1.6, 15.4), (-2.7, 13.7)), 1.1).intersection(collar))
    picture.add(
        INK, cut((9.9, 11.0), (5.9, 14.6), (1.6, 16.3), (-3.0, 14.7), width=0.46, peak=0.5),
        [cut((x, y), (x - 0.3, y + 1.5), width=0.6, peak=0.3) for x, y in ((8.6, 12.9), (5.6, 14.9))],
    )  # fmt: skip
    lock(
        picture,
        PAPER,
        curve((3.0, -7), (8.8, -4.4), (10.2, 1.2), (9.4, 6.8), (5.2, 10.8)),
        4.6,
        root=0.8,
        cut_width=0.5,
    )
    picture.put(head.face)
    picture.put(head.features)
    back = curve((2.2, -7), (6.8, -4.6), (8.0, 0.6), (7.4, 5.4), (4.6, 9.6))
    lock(picture, PAPER, back, 4.0, cuts=2, root=0.75, cut_width=0.5)
    lock(picture, PAPER, curve((1.0, -6.8), (4.6, -4.8), (5.9, -0.8), (5.7, 3.4), (4.6, 6.6)), 2.7, cuts=1, root=0.75)
    ear = closed((1.7, -0.6), (3.0, -1.7), (4.2, -0.9), (4.1, 1.2), (3.1, 2.8), (2.3, 3.2), (1.8, 1.8))
    picture.outline(PAPER, ear, 0.36)
    picture.add(INK, cut((2.4, 0.0), (3.2, -0.7), (3.4, 0.6), (2.8, 1.6), width=0.45))
    lock(picture, PAPER, curve((0.0, -6.8), (2.6, -5.6), (4.0, -3.4), (3.6, -1.2)), 2.4, cuts=1, root=0.75)
    lock(picture, PAPER, curve((-0.8, -6.6), (0.8, -4.8), (1.5, -2.8), (0.9, -0.4)), 1.9, cuts=1, root=0.75)
    picture.put(crown_side())
    return picture


def _axe(picture: Picture, x: float, top: float = 7.8) -> None:
    """The shaft is even and bound in three places."""
    picture.outline(GOLD, rectangle(x - 0.85, top, x + 0.85, 47), 0.38)
    bindings = [
        cut((x - 0.85, y - 0.2), (x, y + 0.25), (x + 0.85, y - 0.2), width=0.46, peak=0.5) for y in (19.4, 23.6)
    ]
    picture.add(INK, bindings)
    blade = closed(
        (x - 0.9, top + 2.6, 1), (x - 3.4, top + 2.4), (x - 6.6, top - 0.6, 1), (x - 8.2, top + 3.8),
        (x - 8.3, top + 8.4), (x - 6.8, top + 13.2, 1), (x - 3.8, top + 10.2), (x - 0.9, top + 9.6, 1),
    )  # fmt: skip
    picture.outline(PAPER, blade, 0.44)
    edge = cut(
        (x - 6.5, top + 1.2), (x - 7.2, top + 4.8), (x - 7.2, top + 8), (x - 6.4, top + 11.2), width=0.6, peak=0.5
    )
    picture.add(INK, edge)
    picture.add(SUIT, sign(SUIT, x - 3.9, top + 6, 4.3))
    beak = closed(
        (x + 0.9, top + 3.4, 1),
        (x + 3.0, top + 3.4),
        (x + 5.6, top + 6.6, 1),
        (x + 3.0, top + 6.8),
        (x + 0.9, top + 8.6, 1),
    )
    picture.outline(PAPER, beak, 0.42)
    picture.add(INK, cut((x + 2.0, top + 6.6), (x + 3.4, top + 5.8), (x + 4.6, top + 6.2), width=0.45))
    picture.outline(GOLD, rectangle(x - 1.7, top + 2, x + 1.7, top + 10.2), 0.4)
    picture.add(INK, [circle(x, top + y, 0.5) for y in (3.7, 6.1, 8.5)])
    finial = closed((x, top - 1.4, 1), (x + 1.5, top + 0.6, 1), (x, top + 2.2, 1), (x - 1.5, top + 0.6, 1))
    picture.outline(GOLD, finial, 0.36)


def _purse() -> Picture:
    """Drawn tight by a golden ring."""
    picture = Picture()
    mouth = closed(
        (-2.0, -5.4, 1), (-3.8, -7.4, 1), (-1.8, -7.0), (0, -7.9), (1.8, -7.0), (3.8, -7.4, 1), (2.0, -5.4, 1)
    )
    picture.outline(CLOTH, mouth, 0.38)
    picture.add(INK, cut((-0.6, -7.0), (-0.4, -5.8), width=0.46), cut((1.6, -6.8), (1.1, -5.8), width=0.46))
    bag = closed(
        (-1.7, -5.2, 1), (-3.7, -2.6), (-4.6, 0.6), (-3.2, 3.2), (0, 4.0), (3.2, 3.2), (4.6, 0.6), (3.7, -2.6),
        (1.7, -5.2, 1),
    )  # fmt: skip
    picture.outline(CLOTH, bag, 0.42)
    picture.add(
        INK, cut((3.6, -1.4), (3.7, 1), (2.2, 2.9), width=0.9), cut((1.4, -4.4), (2.2, -2.8), width=0.55),
        cut((-1.2, -4.4), (-1.9, -3.2), width=0.5),
    )  # fmt: skip
    picture.add(PAPER, cut((-3.4, -1.2), (-3.7, 0.6), (-2.9, 2.2), width=0.6))
    picture.outline(GOLD, rectangle(-2.1, -5.9, 2.1, -4.7).buffer(0.15), 0.34)
    picture.add(GOLD, sign(SUIT, -0.1, 0.1, 4.6))
    return picture
