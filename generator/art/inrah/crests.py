"""What crowns the Ritter's helmet: antlers and flames."""

from __future__ import annotations

from art.inrah.inlay import AXIS, HALVES, THIN, Half, Inlay, area
from art.inrah.symbols import FLAME
from art.outline import line
from art.shapes import move, placed, scale

ROOT = 17.0
STRETCH = {"humus": (0.94, 0.98), "feuer": (0.82, 1.25)}
"""Across and up from `ROOT`: so far crests are stretched until they run off the top of the card or end on it."""


def crest(element: str) -> Inlay:
    """The crest, to be covered by a helmet whose crown is at (30, 3.4); it runs off the top of the card."""
    drawn = Inlay()
    if element == "feuer":
        _flames(drawn)
    else:
        for half in HALVES:
            _antlers(drawn, half)
    upright = Inlay()
    upright.put(drawn, lambda shape: move(scale(move(shape, -AXIS, -ROOT), *STRETCH[element]), AXIS, ROOT))
    return upright


def _antlers(drawing: Inlay, half: Half) -> None:
    antler = (
        "M24.6 16.6C18.6 15.8 14.6 12.6 13.4 7.4C12.9 5.2 13 3.2 13.8 1.4"
        "C14.6 2.6 14.8 3.4 15 4.4C16 3.6 16.6 2.6 16.8 1.2"
        "C18 3.4 17.6 5.4 16.2 7.2C16.6 8.8 17.6 10.2 18.8 11.2C18.6 8.4 19.2 5.6 21 3.2C21.6 6 21.2 8.8 21 12"
        "C22.2 12.6 23.4 12.8 24.8 12.8Z"
    )
    drawing.contour(half(antler), 1.5)
    cuts = half.cuts("M26 14.8C19 14 15.4 11 14.4 6L13.6 0", "M10 8L17 6.6")
    drawing.saw(half(antler), cuts, (half.tone("hell", "mittel"), "papier"), THIN)


def _flames(drawing: Inlay) -> None:
    left = ((16.6, 13.6, -44, 0.34), (21.4, 10.2, -24, 0.34), (26.2, 8.4, -8, 0.27))
    places = [place for x, y, angle, size in left for place in ((x, y, angle, size), (60 - x, y, -angle, size))]
    for k, (x, y, angle, size) in enumerate(places):
        place = placed(x, y, angle, size)
        flame = place(placed(-20, -26)(area(FLAME)))
        drawing.contour(flame, 1.3)
        drawing.saw(flame, [place(line("M0 -40L0 40"))], (("dunkel", "mittel"), ("mittel", "dunkel"))[k % 2], THIN)
