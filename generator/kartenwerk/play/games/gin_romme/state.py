"""Where a round and a match of Gin Rommé stand: the rules, the moves, the states as values."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.mechanics.melds.meld import RANKS, Meld, MeldIndex, meld_index
from kartenwerk.play.mechanics.melds.moves import CardMove
from kartenwerk.play.mechanics.tuples import replace_at

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


class Standing(NamedTuple):
    """How a match stands: points and rounds won by each seat in the running game, and what finished games have brought.

    Rounds make a game, and games make a match.
    """

    points: tuple[int, ...] = (0,) * SEATS
    rounds: tuple[int, ...] = (0,) * SEATS
    games: tuple[int, ...] = (0,) * SEATS

    def with_round(self, items: tuple[Item, ...]) -> Standing:
        """After a round that brought these items, all to one seat, before a game that it ends is settled."""
        if not items:
            return self
        winner = items[0].seat
        return self._replace(
            points=replace_at(self.points, winner, self.points[winner] + sum(item.points for item in items)),
            rounds=replace_at(self.rounds, winner, self.rounds[winner] + 1),
        )

    def is_full(self, rules: Rules) -> bool:
        """Whether the game is over."""
        return max(self.points) >= rules.spielziel

    def sums(self, rules: Rules) -> tuple[int, ...]:
        """What each seat has when the game is over: points, a bonus for the game, and one for each round won.

        A winner whose opponent has won no round may get points and the bonus for the game twice.
        """
        winner = self.points.index(max(self.points))
        won = self.points[winner] + rules.spielbonus
        if rules.ohne_runde_doppelt and not self.rounds[1 - winner]:
            won *= 2
        points = replace_at(self.points, winner, won)
        return tuple(points[seat] + rules.rundenbonus * self.rounds[seat] for seat in range(SEATS))

    def settle_game(self, rules: Rules) -> Standing:
        """The same; if the game is over, the difference of sums goes to who has more, and a new game begins."""
        if not self.is_full(rules):
            return self
        sums = self.sums(rules)
        ahead = sums.index(max(sums))
        credit = self.games[ahead] + max(sums) - min(sums)
        return Standing(games=replace_at(self.games, ahead, credit))


NOTHING_YET = Standing()


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
