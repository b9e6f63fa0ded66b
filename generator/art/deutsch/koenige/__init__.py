"""The four kings, each on a throne of his own; three are visited by the animal of their number cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from art.cast import Court
from art.deutsch.grounds import lozenges
from art.deutsch.koenige.eichel import eichel
from art.deutsch.koenige.gras import gras
from art.deutsch.koenige.herz import herz
from art.deutsch.koenige.schellen import schellen
from art.picture import Picture

KINGS: Mapping[str, Callable[[], Court]] = {"eichel": eichel, "gras": gras, "herz": herz, "schellen": schellen}
_FIELDS = {"eichel": (2.35, 3.5), "gras": (2.6, 4.0), "herz": (2.15, 3.15), "schellen": (2.9, 3.4)}
"""Half the width and half the height of a lozenge of the ground."""


def koenig(suit: str) -> tuple[Court, Sequence[Picture]]:
    """The figure of the card's upper half, and its ground: lozenges."""
    return KINGS[suit](), lozenges(*_FIELDS[suit])
