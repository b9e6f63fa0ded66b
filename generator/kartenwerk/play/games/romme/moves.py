"""The small moves of which a turn of Rommé is made, and their notation."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Pack
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.melds.moves import CardMove, read_card_move
from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle

_SWAPS, _AT = "tauscht ", " bei "


class Draw(StrEnum):
    """Draw from the stock, or the last card that was thrown away."""

    STOCK = "zieht"
    PILE = "nimmt die offene"


@equal_by_class
class Swap(NamedTuple):
    """Put a card into the meld of that number, counted from 1, and take the joker that stands for it."""

    card: Card
    number: int

    def __str__(self) -> str:
        return f"{_SWAPS}{self.card}{_AT}{self.number}"


Move: TypeAlias = Draw | Swap | CardMove | Reshuffle


def read_move(text: str, deck: Pack) -> Move:
    """The move a notation stands for; KartenwerkError if it is none."""
    if text in list(Draw):
        return Draw(text)
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    return _read_swap(text, deck) or read_card_move(text, deck, "Rommé", Draw.STOCK)


def _read_swap(text: str, deck: Pack) -> Swap | None:
    card, _, number = text.removeprefix(_SWAPS).partition(_AT)
    return Swap(deck.card(card), int(number)) if text.startswith(_SWAPS) and number.isdecimal() else None
