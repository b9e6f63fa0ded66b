"""The four Unter: on foot, the suit's sign low beside the body. Two play, two are armed."""

from __future__ import annotations

from art.deutsch.grounds import rays, waves
from art.deutsch.unter.eichel import eichel
from art.deutsch.unter.gras import gras
from art.deutsch.unter.herz import herz
from art.deutsch.unter.schellen import schellen
from art.picture import Picture
from art.shapes import Geometry

_FIGURES = {"eichel": eichel, "gras": gras, "herz": herz, "schellen": schellen}
_GROUNDS = {
    "eichel": lambda: waves(31, 50, 7, first=9, start=180, end=360),
    "gras": lambda: waves(70.4, 2.4, 12, first=12, start=90, end=200),
    "herz": lambda: rays(6, 50, 10, 62, 21, length=62),
    "schellen": lambda: waves(52.6, 38, 4, start=160, end=300),
}


def unter(suit: str) -> tuple[Picture, Geometry]:
    """The figure of the card's upper half, and its ground."""
    return _FIGURES[suit](), _GROUNDS[suit]()
