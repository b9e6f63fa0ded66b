"""The four Ober: officers with a weapon, the suit's sign high beside the head."""

from __future__ import annotations

from art.deutsch.grounds import sky
from art.deutsch.ober.eichel import eichel
from art.deutsch.ober.gras import gras
from art.deutsch.ober.herz import herz
from art.deutsch.ober.schellen import schellen
from art.picture import Picture
from art.shapes import Geometry

_FIGURES = {"eichel": eichel, "gras": gras, "herz": herz, "schellen": schellen}
_GROUNDS = {
    "eichel": lambda: sky(5, 5.0),
    "gras": lambda: sky(11),
    "herz": lambda: sky(17, -7.0),
    "schellen": lambda: sky(23, 2.0),
}


def ober(suit: str) -> tuple[Picture, Geometry]:
    """The figure of the card's upper half, and its ground."""
    return _FIGURES[suit](), _GROUNDS[suit]()
