"""The four Unter: on foot, the suit's sign low beside the body. Two play, two are armed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from art.cast import Court
from art.deutsch.grounds import Engraving, beams, rings
from art.deutsch.unter.eichel import eichel
from art.deutsch.unter.gras import gras
from art.deutsch.unter.herz import herz
from art.deutsch.unter.schellen import schellen

UNTER: Mapping[str, Callable[[], Court]] = {"eichel": eichel, "gras": gras, "herz": herz, "schellen": schellen}
_GROUNDS: Mapping[str, Callable[[], Engraving]] = {
    "eichel": lambda: rings(30, 18, 7),
    "gras": lambda: rings(70.4, 2.4, 12, 12, 2.0, 7),
    "herz": lambda: beams(6, 50, 21, 12, 92, 66),
    "schellen": lambda: rings(50, 38, 4, 10, 1.9),
}


def unter(suit: str) -> tuple[Court, Engraving]:
    """The figure of the card's upper half, and its ground."""
    return UNTER[suit](), _GROUNDS[suit]()
