"""The king of Schellen: very old, seen from the side, a long straight beard; the staff before him."""

from __future__ import annotations

from art.body import lock
from art.curves import closed, curve
from art.deutsch.koenige.regalia import collar
from art.deutsch.koenige.sceptre import sceptre
from art.deutsch.thrones import throne
from art.deutsch.wardrobe import GOLD, Line, cloth, crown
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.profile import Side, profile_head
from art.shapes import placed
from art.sleeve import sleeve


def schellen() -> Picture:
    picture = Picture()
    picture.put(throne("schellen"), placed(31.2, 0))
    robe = closed(
        (28, 28, 1), (22.4, 31.6), (19.0, 36), (17.4, 47, 1), (58, 47, 1), (54.4, 36.4), (48, 31), (41, 28, 1),
    )  # fmt: skip
    dark: list[Line] = [
        ((42.6, 35.6), (45.8, 39.8), (46.6, 46)), ((46.4, 33.6), (50.6, 38.4), (51.8, 46)),
    ]  # fmt: skip
    cloth(picture, "rot", robe, dark, [((44.8, 34.4), (48.2, 39), (49.2, 45))])
    sleeve(picture, GOLD, (37.2, 36.4), (31.0, 49.4), (22.2, 38.6), (8.4, 8.6, 5.2))
    fur = closed(
        (28.2, 28.6), (23.6, 31.4), (23.0, 35.0), (28.0, 37.8), (36, 38.3), (43.4, 36.8), (47.6, 33.6), (46.4, 30.0),
        (41.4, 27.8),
    )  # fmt: skip
    collar(picture, fur, [(44.9, 33.0, -24), (37.6, 36.2, -6)])
    picture.put(_long_beard(), placed(32.8, 21.4))
    hand, place = grip(122), placed(17.6, 33.8, 0, 0.88, mirrored=True)
    picture.put(hand.behind, place)
    sceptre(picture, 17.6, 8.6, 47)
    picture.put(hand.before, place)
    return picture


def _long_beard() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    line: Line
    width: float
    for line, width in (
        (((3.4, -3), (7.6, 1), (8.6, 6), (8.0, 10), (10.4, 13.2)), 3.6),
        (((2.6, -2), (5.8, 2), (6.6, 7), (6.0, 11), (7.6, 14.6)), 3.6),
    ):
        lock(picture, PAPER, curve(*line), width, cuts=3, cut_width=0.45, root=0.7, line=0.34)
    head = profile_head(Side(brow=1.5, age=2, open=0.8))
    picture.put(head.face)
    picture.put(head.features)
    picture.add(
        INK,
        closed((2.6, 1.2, 1), (0.4, 5.0), (-3.0, 6.8), (-5.2, 8.2, 1), (-5.6, 12), (-2, 20), (3.4, 14), (4.4, 6)),
    )  # fmt: skip
    for line, width in (
        (((3.6, -0.6), (3.9, 3.4), (2.9, 7.6), (1.9, 11.0), (2.4, 15.4)), 3.0),
        (((2.2, 3.0), (1.8, 6.6), (0.8, 10.4), (0.2, 14.0), (0.6, 18.4)), 3.2),
        (((0.2, 5.6), (-0.2, 8.8), (-0.9, 12.0), (-1.4, 15.4), (-1.2, 20.0)), 3.2),
        (((-2.0, 6.8), (-2.2, 10.0), (-2.7, 13.0), (-3.2, 16.4), (-3.2, 20.4)), 3.2),
        (((-4.0, 7.8), (-4.4, 10.6), (-4.9, 13.4), (-6.0, 17.2)), 2.4),
        (((-5.0, 8.0), (-5.8, 10.6), (-6.4, 14.2)), 1.9),
    ):
        lock(picture, PAPER, curve(*line), width, cuts=2, cut_width=0.42, root=0.5, line=0.34)
    lock(
        picture, PAPER, curve((-5.9, 5.0), (-4.4, 5.0), (-2.7, 6.4), (-1.9, 8.6), (-2.5, 10.8)), 2.6, cuts=2,
        cut_width=0.4, line=0.32,
    )  # fmt: skip
    picture.outline("rot", closed((-5.5, 7.0, 1), (-4.7, 6.8), (-4.0, 7.2), (-4.8, 8.0)), 0.25)
    lock(
        picture, PAPER, curve((1.6, -4), (3.8, -1.2), (4.2, 2.0), (3.6, 5.0)), 2.6, cuts=2, cut_width=0.42,
        root=0.7, line=0.32,
    )  # fmt: skip
    picture.outline(
        "rot", closed((-5.2, -7.6, 1), (-2.2, -10.4), (2.2, -10.6), (6.4, -9.0), (8.8, -5.4, 1), (2, -8)), 0.38
    )
    picture.put(crown("schellen", "side"))
    return picture
