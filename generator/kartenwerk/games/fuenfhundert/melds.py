"""Fünfhundert's melds: the combinations that may be announced, and the cards each is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.mechanics.ranking import Kind

SUITS = ("kreuz", "pik", "herz", "karo")
RUN = ("A", "K", "D", "B", "10")
FOURS = {"vier_asse": "A", "vier_zehnen": "10", "vier_koenige": "K", "vier_damen": "D", "vier_buben": "B"}
PAIR = ("K", "D")
ODD, ODD_PAIR = "karodame_pikbube", (("karo", "D"), ("pik", "B"))


class Meld(NamedTuple):
    """Announce a combination: the rule parameter that holds its points, and the suit of a run or pair."""

    id: str
    suit: str = ""

    def __str__(self) -> str:
        return f"sagt {self.id} {self.suit}".strip()

    @property
    def kinds(self) -> frozenset[Kind]:
        """The cards of the combination."""
        if self.id in FOURS:
            return frozenset((suit, FOURS[self.id]) for suit in SUITS)
        if self.id == ODD:
            return frozenset(ODD_PAIR)
        return frozenset((self.suit, rank) for rank in (RUN if self.id == "folge" else PAIR))


def all_melds() -> Iterator[Meld]:
    """Every combination that can be announced."""
    for suit in SUITS:
        yield Meld("folge", suit)
    yield from map(Meld, FOURS)
    for suit in SUITS:
        yield Meld("paar", suit)
    yield Meld(ODD)
