"""What the Ritter holds upright: sword, axe, lance of ice, trident, flamberge, winged spear.

Blades run off the top of the card; the heads of poles stand whole, below the second index of four corners.
"""

from __future__ import annotations

from art.inrah.inlay import LEAD, STOUT, THIN, Inlay
from art.outline import outline
from art.shapes import Move, circle, move, polygon, scale

_GUARD = "M43.4 28.6L46 30.2L57 30.2L59.4 28.6L58.6 32.6L55 33.4L47.8 33.4L44.2 32.6Z"


AXLE = 51.4
"""x that weapons are drawn on."""
AT = {"erz": 50.7, "humus": 46.6, "eis": 46.4, "wasser": 47.4, "feuer": 49.6, "luft": 48.2}
"""x that they stand on."""
_HEADS = {"erz": 1.2, "feuer": 1.2, "humus": 1.16, "eis": 1.0, "wasser": 1.14, "luft": 1.16}
_FEET = {
    "erz": (33.4, 34),
    "feuer": (33.4, 34),
    "humus": (17.4, 30.4),
    "eis": (29.4, 38),
    "wasser": (23, 36),
    "luft": (23, 36),
}
"""Which y of the drawing comes to lie at which y of the card."""


def weapon(element: str) -> Inlay:
    """The weapon on the card, to be gripped on its `AT`, at y = 38 or lower."""
    drawing = Inlay()
    draw = {"erz": _sword, "humus": _axe, "eis": _lance, "wasser": _trident, "feuer": _flamberge, "luft": _spear}
    draw[element](drawing)
    factor, (drawn, stands) = _HEADS[element], _FEET[element]
    set_up: Move = lambda shape: move(scale(move(shape, -AXLE, -drawn), factor), AT[element], stands)  # noqa: E731
    standing = Inlay()
    standing.put(drawing, set_up)
    return standing


def _shaft(drawing: Inlay, tone: str, top: float) -> None:
    drawing.piece(tone, polygon((50.3, top), (52.5, top), (52.5, 62), (50.3, 62)), STOUT)


def _grip(drawing: Inlay) -> None:
    drawing.piece("akzent", _GUARD, STOUT)
    drawing.piece("dunkel", polygon((50.2, 33.2), (52.6, 33.2), (52.6, 48), (50.2, 48)), LEAD)


def _sword(drawing: Inlay) -> None:
    blade = "M51.4 1.2L53.9 4.8L53.9 31L48.9 31L48.9 4.8Z"
    drawing.contour(blade, 1)
    drawing.saw(blade, ("M51.4 -2L51.4 40",), ("papier", "mittel"), LEAD)
    drawing.piece("dunkel", "M50.7 8L52.1 8L52.1 26L50.7 26Z", THIN)
    _grip(drawing)


def _flamberge(drawing: Inlay) -> None:
    blade = (
        "M51.4 1C53.6 3 54.4 5 53.2 7.6C52.2 10 54.6 11.4 53.6 14.2"
        "C52.6 17 54.4 18.6 53.6 21.4C53 24 53.8 27 53.6 31L49.2 31"
        "C49 27 49.8 24 49.2 21.4C48.4 18.6 50.2 17 49.2 14.2C48.2 11.4 50.6 10 49.6 7.6C48.6 5 49.4 3 51.4 1Z"
    )
    drawing.contour(blade, 1.1)
    drawing.saw(blade, ("M51.4 -3L51.4 40",), ("papier", "hell"), LEAD)
    _grip(drawing)


def _axe(drawing: Inlay) -> None:
    _shaft(drawing, "mittel", 3)
    head = (
        "M52.5 4.6L54.4 4.8C55.8 4.4 56.8 3.4 57.6 1.8"
        "C59 6.4 59 12.8 57.4 17.4C56.6 15.2 55.6 14.2 54.2 13.8L52.5 13.6Z"
    )
    beak = "M50.3 6L46.6 7.4L45.2 9.2L46.6 11L50.3 12.4Z"
    for part in (head, beak):
        drawing.contour(part, 1.2)
        drawing.keep(outline(part))
    drawing.saw(head, ("M55.8 -2C57 6 56.8 14 55.4 20",), ("akzent", "papier"), LEAD)
    drawing.saw(beak, ("M43 9.2L52 9.2",), ("hell", "mittel"), LEAD)
    drawing.piece("akzent", polygon((49.6, 4), (53.2, 4), (53.2, 14.2), (49.6, 14.2)), LEAD)


def _lance(drawing: Inlay) -> None:
    """A long crystal on a shaft, with shards for a guard."""
    _shaft(drawing, "dunkel", 20)
    crystal = "M51.4 1.2L54.6 9L54 22L51.4 26L48.8 22L48.2 9Z"
    drawing.contour(crystal, 1.2)
    drawing.keep(outline(crystal))
    cuts = ("M51.4 -2L51.4 9L51.4 30", "M46 9L51.4 10.6L57 9", "M46 21L51.4 19.4L57 21")
    drawing.saw(crystal, cuts, ("papier", "hell", "papier", "akzent", "mittel", "hell"), THIN)
    drawing.piece("akzent", "M44.4 22.4L49 25.6L53.8 25.6L58.4 22.4L56 29.4L46.8 29.4Z", STOUT)
    drawing.piece("papier", "M49.6 27.5L51.4 25.9L53.2 27.5L51.4 29.1Z", THIN)


def _trident(drawing: Inlay) -> None:
    _shaft(drawing, "dunkel", 14)
    fork = (
        "M50.2 17L50.2 9.6L51.4 1L52.6 9.6L52.6 14.4C55 13.8 55.4 11.4 55.2 9.2L54.2 9.4L56.8 4L57.9 9.6"
        "C58.4 14.8 56.4 18.6 51.4 20.2"
        "C46.4 18.6 44.4 14.8 44.9 9.6L46 4L48.6 9.4L47.6 9.2C47.4 11.4 47.8 13.8 50.2 14.4Z"
    )
    drawing.contour(fork, 1.2)
    drawing.keep(outline(fork))
    drawing.saw(fork, ("M51.4 -4L51.4 24",), ("papier", "hell"), LEAD)
    drawing.piece("akzent", polygon((48.8, 20), (54, 20), (53.4, 23), (49.4, 23)), LEAD)


def _spear(drawing: Inlay) -> None:
    """A leaf-shaped head between two small wings."""
    _shaft(drawing, "dunkel", 16)
    for wing in (
        "M51 21.6C47.6 21.4 45 19 44.2 14.6C47.4 15.4 50 17.4 51 21.6Z",
        "M51.8 21.6C55.2 21.4 57.4 19 58.2 14.6C55 15.4 52.8 17.4 51.8 21.6Z",
    ):
        drawing.contour(wing, 1)
        drawing.saw(wing, ("M43 17L51.4 21.6L60 17",), ("hell", "papier"), THIN)
    head = "M51.4 1C54.4 5.6 54.8 10.4 52.8 16.4L50 16.4C48 10.4 48.4 5.6 51.4 1Z"
    drawing.contour(head, 1.1)
    drawing.keep(outline(head))
    drawing.saw(head, ("M51.4 -2L51.4 20",), ("papier", "mittel"), LEAD)
    drawing.piece("akzent", circle(51.4, 21, 2), LEAD)
