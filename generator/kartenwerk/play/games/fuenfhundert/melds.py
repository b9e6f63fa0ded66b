"""Fünfhundert's melds: the combinations that may be announced, and the cards each is made of."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.ranking import Kind

SUITS = ("kreuz", "pik", "herz", "karo")
RUN = ("A", "K", "D", "B", "10")
FOURS = {"vier_asse": "A", "vier_zehnen": "10", "vier_koenige": "K", "vier_damen": "D", "vier_buben": "B"}
PAIR = ("K", "D")
ODD, ODD_PAIR = "karodame_pikbube", (("karo", "D"), ("pik", "B"))


@equal_by_class
class Meld(NamedTuple):
    """Announce a combination: the rule parameter that holds its points, and the suit of a run or pair."""

    id: str
    suit: str = ""

    def __str__(self) -> str:
        return f"sagt {self.id} {self.suit}".strip()

    @property
    def kinds(self) -> frozenset[Kind]:
        """The cards of the combination."""
        return _kinds(self)


@cache
def _kinds(meld: Meld) -> frozenset[Kind]:
    if meld.id in FOURS:
        return frozenset((suit, FOURS[meld.id]) for suit in SUITS)
    if meld.id == ODD:
        return frozenset(ODD_PAIR)
    return frozenset((meld.suit, rank) for rank in (RUN if meld.id == "folge" else PAIR))


MELDS = (
    *(Meld("folge", suit) for suit in SUITS),
    *map(Meld, FOURS),
    *(Meld("paar", suit) for suit in SUITS),
    Meld(ODD),
)
"""Every combination that can be announced."""
