"""A plant of hearts in a pot that bears the other suits: hearts are trumps in every game, and the pot is to be won."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.karten.suits import gouges, sign, suit
from art.motifs.stage import GREEN, MIDDLE, OCHRE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import Move, both, placed, polygon, rectangle, union


def pot() -> Motif:
    return {"rays": rays(MIDDLE, 76, 46, 60), "plant": _plant()}


def _plant() -> Picture:
    picture = Picture()
    stem = stroke(curve((MIDDLE, 116), (MIDDLE, 70)), 2.6)
    arms = [
        stroke(curve(*points), 2.0)
        for points in (
            ((52.5, 112), (64, 108), (74, 100), (77, 88)),
            ((52.5, 101), (63, 96), (70, 86), (71.5, 70)),
        )
    ]
    rimmed(picture, GREEN, union(stem, both(union(arms), MIDDLE)), 0.75, INK)
    for x, y, size, angle in ((81, 80, 18, 24), (72.6, 59.4, 16, 16)):
        _heart(picture, placed(x, y, angle), size)
        _heart(picture, placed(2 * MIDDLE - x, y, -angle), size)
    for x, y, length, angle in (
        (62, 109, 15, 104),
        (72, 102.4, 13, -8),
        (61, 97.2, 13, -14),
        (67.4, 91, 14, 92),
        (54, 88, 13, 52),
    ):
        _leaf(picture, placed(x, y, angle), length)
        _leaf(picture, placed(2 * MIDDLE - x, y, -angle), length)
    _heart(picture, placed(MIDDLE, 58), 33)
    _pot(picture)
    return picture


def _heart(picture: Picture, place: Move, size: float) -> None:
    """A blossom: a heart with its gouges."""
    k = size / 41
    whole, cuts = suit("herz"), gouges("herz")
    scaled = placed(0, 0, factor=k)
    rimmed(picture, RED, place(scaled(whole)), 0.9, INK)
    if size > 20:
        picture.add(PAPER, place(scaled(cuts)))
    else:
        picture.add(PAPER, place(scaled(cut((10.8, -12.4), (13.4, -7), (10.4, -1.6), (4.6, 6), width=3.4, peak=0.35))))


def _leaf(picture: Picture, place: Move, length: float) -> None:
    """A leaf that points up from (0, 0)."""
    blade = closed(
        (0, 0, 1),
        (length * 0.3, -length * 0.34),
        (length * 0.24, -length * 0.72),
        (0, -length, 1),
        (-length * 0.24, -length * 0.72),
        (-length * 0.3, -length * 0.34),
    )
    rimmed(picture, GREEN, place(blade), 0.75, INK)
    picture.add(PAPER, place(cut((0, -length * 0.1), (0.2, -length * 0.5), (0, -length * 0.86), width=1.0, peak=0.3)))


def _pot(picture: Picture) -> None:
    belly = closed((-20, 120, 1), (-19, 128), (-15, 142, 1), (15, 142, 1), (19, 128), (20, 120, 1))
    at = placed(MIDDLE, 0)
    rimmed(picture, OCHRE, at(belly), 1.0, INK)
    rim = rectangle(-22.4, 112.6, 22.4, 119).buffer(0.8)
    rimmed(picture, OCHRE, at(rim), 1.0, INK)
    picture.add(INK, at(rectangle(-23.0, 118.2, 23.0, 119.0)))
    for tooth in range(-20, 21, 5):
        picture.add(INK, at(polygon((tooth - 2.0, 113.6), (tooth + 2.0, 113.6), (tooth, 117.2))))
    for name, x in (("pik", -11.4), ("kreuz", 0), ("karo", 11.4)):
        picture.add(INK, at(sign(name, x, 129, 10.4)))
