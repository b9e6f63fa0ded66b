"""The four Ober: officers with a weapon, the suit's sign high beside the head."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from art.cast import Court
from art.deutsch.grounds import Engraving, level
from art.deutsch.ober.eichel import eichel
from art.deutsch.ober.gras import gras
from art.deutsch.ober.herz import herz
from art.deutsch.ober.schellen import schellen

OBER: Mapping[str, Callable[[], Court]] = {"eichel": eichel, "gras": gras, "herz": herz, "schellen": schellen}
_GROUNDS: Mapping[str, Callable[[], Engraving]] = {
    "eichel": lambda: level(5, 5.0),
    "gras": lambda: level(11, -2.0),
    "herz": lambda: level(17, -7.0),
    "schellen": lambda: level(23, 2.0),
}


def ober(suit: str) -> tuple[Court, Engraving]:
    """The figure of the card's upper half, and its ground."""
    return OBER[suit](), _GROUNDS[suit]()
