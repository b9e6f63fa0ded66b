"""The moves of a game of words and stakes: what is said, swapped, laid and doubted, and their notation."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.cards import Cards, Pack, notation
from kartenwerk.errors import KartenwerkError
from kartenwerk.games.anagramm_poker.stakes import HIGHER, Say


class Act(StrEnum):
    """Moves beside those of betting; the last four are moves of chance, and the dictionary speaks the last two."""

    SWAP = "tauscht"
    LAY = "legt"
    ACCEPT = "lässt gelten"
    DOUBT = "zweifelt"
    CUT = "hebt ab"
    SHUFFLE = "mischt"
    FOUND = "steht im Wörterbuch"
    MISSING = "steht nicht im Wörterbuch"


WITH_CARDS = (Act.SWAP, Act.LAY, Act.CUT, Act.SHUFFLE)
NO_CARDS = "nichts"


class Move(NamedTuple):
    """What is said or done: a stake comes `to` so much; cards are swapped, laid, cut or shuffled."""

    act: Say | Act
    to: int = 0
    cards: Cards = ()

    def __str__(self) -> str:
        if self.act in WITH_CARDS:
            return f"{self.act} {notation(self.cards) or NO_CARDS}"
        return f"{self.act} {self.to}" if self.act in HIGHER else str(self.act)


PLAIN = {str(act): Move(act) for act in (*Say, *Act) if act not in (*HIGHER, *WITH_CARDS)}
"""The moves that are said in words alone, by their notation."""

WITH_MORE: Mapping[str, Say | Act] = {f"{act} ": act for act in (*HIGHER, *WITH_CARDS)}
"""How the others begin."""


def read_move(text: str, deck: Pack, title: str) -> Move:
    """The move a notation stands for; KartenwerkError, with the game's title, if it is none."""
    if text in PLAIN:
        return PLAIN[text]
    for prefix, act in WITH_MORE.items():
        if not text.startswith(prefix):
            continue
        rest = text[len(prefix) :]
        if isinstance(act, Act):
            return Move(act, cards=() if rest == NO_CARDS else deck.read(rest))
        if rest.isdecimal() and str(int(rest)) == rest:
            return Move(act, int(rest))
    expected = ", ".join(f'"{one}"' for one in ("setzt 2", "nimmt an", "tauscht SCH E", "legt H A U S", "zweifelt"))
    raise KartenwerkError(f"this is no move of {title}", found=repr(text), expected=f"a move such as {expected}")
