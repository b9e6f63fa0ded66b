"""The moves of Anagramm-Poker and their notation: what is said in betting, and what is done with cards and words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack, notation
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.games.anagramm_poker.actions import HIGHER, BettingAction


class CardAction(StrEnum):
    """What is done with cards and words.

    The last four are moves of CHANCE; the last two of them are what the dictionary says.
    """

    SWAP = "tauscht"
    LAY = "legt"
    ACCEPT = "lässt gelten"
    DOUBT = "zweifelt"
    CUT = "hebt ab"
    SHUFFLE = "mischt"
    FOUND = "steht im Wörterbuch"
    MISSING = "steht nicht im Wörterbuch"


WITH_CARDS = (CardAction.SWAP, CardAction.LAY, CardAction.CUT, CardAction.SHUFFLE)
NO_CARDS = "nichts"


@equal_by_class
class Move(NamedTuple):
    """An action; a bet or raise with what this round's bet then comes `to`, others with the cards they are about."""

    action: BettingAction | CardAction
    to: int = 0
    cards: Cards = ()

    def __str__(self) -> str:
        if self.action in WITH_CARDS:
            return f"{self.action} {notation(self.cards) or NO_CARDS}"
        return f"{self.action} {self.to}" if self.action in HIGHER else str(self.action)


PLAIN = {str(action): Move(action) for action in (*BettingAction, *CardAction) if action not in (*HIGHER, *WITH_CARDS)}
"""The moves without a number or cards, by their notation."""

WITH_MORE: Mapping[str, BettingAction | CardAction] = {f"{action} ": action for action in (*HIGHER, *WITH_CARDS)}
"""How the notations of the others begin."""


def read_move(text: str, deck: Pack) -> Move:
    """The move a notation stands for; KartenwerkError if it is none."""
    if text in PLAIN:
        return PLAIN[text]
    for prefix, action in WITH_MORE.items():
        if not text.startswith(prefix):
            continue
        rest = text[len(prefix) :]
        if isinstance(action, CardAction):
            return Move(action, cards=() if rest == NO_CARDS else deck.read(rest))
        if rest.isdecimal() and str(int(rest)) == rest:
            return Move(action, int(rest))
    expected = ", ".join(f'"{one}"' for one in ("setzt 2", "nimmt an", "tauscht SCH E", "legt H A U S", "zweifelt"))
    raise KartenwerkError(
        "this is no move of Anagramm-Poker", found=repr(text), expected=_("a move such as {example}", example=expected)
    )
