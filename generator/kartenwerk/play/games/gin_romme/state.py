"""Where a round of Gin Rommé stands: its rules, its moves, its state as a value."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.gin_romme.standing import NOTHING_YET, Standing
from kartenwerk.play.mechanics.melds.meld import RANKS, Meld, MeldIndex, meld_index
from kartenwerk.play.mechanics.melds.moves import CardMove

SEATS = 2

HAND = 10
"""Cards in a hand."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/gin_romme.toml`."""

    klopf_limit: int
    gin_bonus: int
    unterschnitt_bonus: int
    anlegen_bei_gin: bool
    nicht_dieselbe: bool
    spielziel: int
    spielbonus: int
    rundenbonus: int
    ohne_runde_doppelt: bool
    partie_ziel: int
    oklahoma: bool
    oklahoma_as: str
    oklahoma_pik_doppelt: bool


class Phase(Enum):
    """What the seat on turn does: take or refuse the first open card, draw, throw or knock, lay, add; or nothing."""

    OPENING, DRAWING, THROWING, LAYING, ADDING, OVER = range(6)


OPENING, DRAWING, THROWING, LAYING, ADDING, OVER = Phase
"""The phases as plain names: in Python 3.11 looking up a member of an enum takes longer than changing a hand."""


class Choice(StrEnum):
    """Moves that name no card: refuse the first open card, buy from stock or pile, add no more."""

    REFUSE = "lehnt ab"
    STOCK = "kauft vom Stapel"
    PILE = "kauft die offene"
    DONE = "fertig"


REFUSE, STOCK, PILE, DONE = Choice

Move: TypeAlias = Choice | CardMove


class State(NamedTuple):
    """Hands, stock and pile, and after a knock what was laid.

    meld_index  all melds there are
    stock       face down, top first
    pile        open, last card last
    first       the first open card
    standing    how the match stood before this round
    refused     how many have refused the first open card
    taken       the card just bought from the pile
    knocker     the seat that has knocked
    aside       the card it has thrown away face down
    melds       what it has laid, with what the other has added
    """

    rules: Rules
    meld_index: MeldIndex
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    first: Card
    dealer: int
    turn: int
    standing: Standing = NOTHING_YET
    phase: Phase = Phase.OPENING
    refused: int = 0
    taken: Card | None = None
    knocker: int | None = None
    aside: Cards = ()
    melds: tuple[Meld, ...] = ()

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]


def melds_of(cards: Cards) -> MeldIndex:
    """All melds of a pack. Runs go from the ace to the king."""
    return meld_index(tuple(sorted(cards)), RANKS)
