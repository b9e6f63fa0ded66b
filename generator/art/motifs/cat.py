"""A cat behind the last card: its head and body lie behind the card, its paws before it."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import FOOT, MIDDLE, OCHRE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, move, on_side, placed, rectangle


def cat() -> Motif:
    return {"rays": rays(MIDDLE, 74, 40, 64), "behind": _behind(), "before": _paws()}


def _behind() -> Picture:
    """Tail, trunk and head."""
    picture = Picture()
    tail = curve((84, 145), (94, 124), (96.4, 106), (91, 91), (88.4, 80), (91.6, 71.5), (98.5, 71.5))
    rimmed(picture, INK, stroke(tail, 8.8))
    for x, y in ((93.2, 95), (95.4, 102), (95.6, 109), (93.6, 116)):
        picture.add(PAPER, cut((x - 2.9, y + 0.8), (x, y + 1.1), (x + 2.6, y - 0.6), width=1.1, peak=0.5))
    trunk = closed((14, 145, 1), (16, 118), (25, 100), (52.5, 90), (80, 100), (89, 118), (91, 145, 1))
    rimmed(picture, INK, trunk)
    for j in range(5):
        fur = cut((32.6 - 0.9 * j, 112 + 6.5 * j), (28, 110.2 + 6.5 * j), width=1.1, peak=0.5)
        picture.add(PAPER, both(move(fur, MIDDLE, 0), MIDDLE))
    picture.put(_head(), placed(MIDDLE, 75.8, factor=1.13))
    return picture.clipped(rectangle(-6, 0, 111, FOOT + 1))


_SKULL = (
    (3, -15.5), (9, -16.8), (13.5, -19.5), (21.5, -31, 1), (24.6, -17), (25.5, -7), (27.2, 3), (25.5, 12), (18, 19.5),
    (8, 23), (0, 23.8),
)  # fmt: skip
"""The right half of the head's outline, from the brow down to the chin."""


def _head() -> Picture:
    """The head from the front, about its nose's root."""
    picture = Picture()
    outline = closed(*_SKULL, *on_side(-1, *_SKULL[-2::-1]))
    rimmed(picture, INK, outline, 0.75)
    for side in (-1, 1):

        def at(*points: tuple[float, ...], side: int = side) -> list[tuple[float, ...]]:
            return on_side(side, *points)

        picture.add(RED, closed(*at((19.9, -25.5, 1), (21.9, -16.5), (21.2, -12.5, 1), (17.4, -17.2))))
        eye = at((4.6, -1.0, 1), (9.6, -6.6), (15.6, -6.4), (19.6, -2.8, 1), (15.6, 2.2), (9.4, 2.8))
        picture.add(OCHRE, closed(*eye))
        picture.add(INK, closed(*at((12.2, -6.4, 1), (13.7, -2), (12.2, 2.5, 1), (10.7, -2))))
        picture.add(PAPER, cut(*at((8.6, -10.4), (14, -11.8), (19.8, -10.2)), width=1.2, peak=0.5))
        for k, (y, rise) in enumerate(((9.2, -5.8), (11.8, -1.8), (14.6, 2.6))):
            whisker = at((10, y + 0.4), (24, y + rise / 2 - 1.6 + k), (38, y + rise))
            picture.add(PAPER, cut(*whisker, width=1.0, peak=0.4))
        for k in range(4):
            cheek = at((23.8 - 1.6 * k, 6.5 + 2.9 * k), (19.0 - 1.4 * k, 8.0 + 2.8 * k))
            picture.add(PAPER, cut(*cheek, width=0.9, peak=0.4))
        for k in range(3):
            brow = at((2.2 + 3.1 * k, -15.0 + 0.3 * k), (1.6 + 2.3 * k, -9.6 + 0.6 * k))
            picture.add(PAPER, cut(*brow, width=1.0, peak=0.4))
        picture.add(PAPER, stroke(curve(*at((0, 11.6), (1.6, 14.2), (5.4, 14.6))), 0.95))
    nose = ((-3.6, 6.6, 1), (0, 6.0), (3.6, 6.6, 1), (1.6, 10.0), (0, 11.8, 1), (-1.6, 10.0))
    picture.add(RED, closed(*nose))
    return picture


def _paws() -> Picture:
    """Both paws on the card's upper edge."""
    picture = Picture()
    for x in (MIDDLE - 19.5, MIDDLE + 19.5):
        paw = closed(
            (x - 7.4, 91.5), (x - 7.8, 97.6), (x - 5.4, 101.8), (x, 102.7), (x + 5.4, 101.8), (x + 7.8, 97.6),
            (x + 7.4, 91.5), (x, 87.6),
        )  # fmt: skip
        rimmed(picture, INK, paw, 0.8)
        for toe in (-2.7, 2.7):
            picture.add(PAPER, cut((x + toe, 102.4), (x + toe * 0.9, 96.6), width=1.1, peak=0.35))
    return picture
