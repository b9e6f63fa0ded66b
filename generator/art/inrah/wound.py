"""The turban wound about a cap, with a jewel in front: that of ore, of water and of fire."""

from __future__ import annotations

from dataclasses import dataclass

from art.inrah.inlay import HAIRLINE, LEAD, THIN, Inlay, from_top
from art.outline import outline
from art.shapes import union


@dataclass(frozen=True)
class Wound:
    """One element's turban."""

    cap: str
    """The peak that rises from it, as path data above y = 8."""
    cap_cuts: tuple[str, ...]
    winding: str
    """How it is wound: "left" or "level"."""


_FLAT = "M23 9.6L24.2 2.4L35.8 2.4L37 9.6Z"
_WAVE = "M23 9.6C23.2 5.6 25.6 3 29 2.2C32.6 1.4 34.8 2.6 36.6 1C37.6 3.6 36.6 5.4 35 6C36.4 7 36.8 8.2 37 9.6Z"
_PEAK = "M23.2 9.6C24.6 7.2 25 5 27.2 3.4C29.2 2 32.2 2.8 34.8 .8C35 3.2 34 4.2 35 5.6C36 7 36.6 8.2 36.8 9.6Z"

WOUND = {
    "erz": Wound(_FLAT, ("M26.6 0L26 11", "M33.4 0L34 11", "M20 5L40 5"), "level"),
    "wasser": Wound(_WAVE, ("M28 0C26 4 26.6 8 26 11", "M33 0C31 4 33 8 33 11"), "left"),
    "feuer": Wound(_PEAK, ("M30 0C27.6 4 28 8 27 11", "M35 0C31 4 33.6 8 33 11"), "left"),
}

TURBAN = (
    "M18.6 15.2C16.8 11.4 19 7.6 23.4 6.6C27.6 5.6 32.4 5.6 36.6 6.6"
    "C41 7.6 43.2 11.4 41.4 15.2C40.4 17.2 38.6 17.8 37 17"
    "C32.6 15.4 27.4 15.4 23 17C21.4 17.8 19.6 17.2 18.6 15.2Z"
)
_WINDINGS = {
    "left": ("M16 8C24 9 34 12 44 18", "M18 4C28 7 36 9 46 14", "M14 12C22 12 30 14 36 20", "M26 3C32 5 40 6 46 10"),
    "level": ("M14 10.4C24 8.4 36 8.4 46 10.4", "M14 13.6C24 11.4 36 11.4 46 13.6", "M14 7.6C24 6.4 36 6.4 46 7.6"),
}
_PLUME = "M31 9.6C35 8.4 38.4 5.6 38.8 1.6C40.8 4 41.2 6.6 40 8.6C41.4 8.2 42.2 7.4 42.8 6.2C43 10 39.6 13 32 12Z"


def put_wound(head: Inlay, element: str) -> None:
    """Cap, cloth wound about it, and a jewel; fire has a plume beside it."""
    wound = WOUND[element]
    head.contour(union(outline(wound.cap), outline(TURBAN)), 1.3)
    head.saw(wound.cap, wound.cap_cuts, ("dunkel", "akzent", "dunkel", "mittel"), THIN)
    head.saw(TURBAN, _WINDINGS[wound.winding], lambda _, part: "papier" if part.centroid.x < 28 else "hell", THIN)
    if element == "feuer":
        head.contour(_PLUME, 0.9)
        head.saw(_PLUME, ("M29 11.4C36 10.4 40 7 43 2",), ("mittel", "dunkel"), THIN, from_top)
    head.piece("akzent", "M30 8.6L32.2 11.6L30 14.6L27.8 11.6Z", LEAD)
    head.piece("papier", "M30 10.2L31 11.6L30 13L29 11.6Z", HAIRLINE)
