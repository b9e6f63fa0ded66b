"""Burner Hold'em's practice deals: the hole cards, each round of betting with its cards, the showdown and the pots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep, practice_steps
from kartenwerk.play.examples.practice_bets import Bet, Standing, final, standing
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.burner_holdem.deal_view import DealView, deal_view
from kartenwerk.play.games.burner_holdem.rules import BOARD, STREETS, State, ladder
from kartenwerk.play.mechanics.ladders.keys import Keys, keys_for


class HoleCards(NamedTuple):
    """Whose two cards they are."""

    name: str
    cards: tuple[CardView, ...]

    def held(self, rank: str) -> int:
        """How many cards of a rank ("S") there are."""
        return sum(card.id.endswith(f"-{rank}") for card in self.cards)


@dataclass(frozen=True)
class Prospect:
    """What a seat that knows its own cards and the board may hope for."""

    keys: Keys
    hole: Cards
    board: Cards
    pack: Cards

    @property
    def made(self) -> str:
        """The category of what it has, from the flop on."""
        return self.keys.category(self.keys((*self.hole, *self.board)))

    @property
    def unseen(self) -> Cards:
        return tuple(card for card in self.pack if card not in (*self.hole, *self.board))

    def outs(self, kind: str) -> int:
        """How many unseen cards make at once a hand of that kind."""
        return sum(self._kind((card,)) == kind for card in self.unseen)

    def hope(self, kind: str) -> float:
        """The share of all ways to fill the board that make a hand of that kind."""
        missing = BOARD - len(self.board)
        made = sum(self._kind(cards) == kind for cards in combinations(self.unseen, missing))
        return made / comb(len(self.unseen), missing)

    def _kind(self, more: Cards) -> str:
        return self.keys.category(self.keys((*self.hole, *self.board, *more)))


@dataclass(frozen=True)
class HoldemBet(Bet):
    """A bet, and what the seat has to hope for."""

    prospect: Prospect | None = None


class Street(NamedTuple):
    """A round of betting: the cards opened before it, all that lie open, what was said, and the chips after it."""

    new: tuple[CardView, ...]
    board: tuple[CardView, ...]
    bets: tuple[HoldemBet, ...]
    after: Standing

    def by(self, name: str) -> HoldemBet:
        """What the person said first in this round."""
        return next(bet for bet in self.bets if bet.name == name)


class HoldemDeal(NamedTuple):
    """A deal with a showdown. `blinds` is how the chips stand before anybody speaks."""

    hands: tuple[HoleCards, ...]
    blinds: Standing
    streets: tuple[Street, ...]
    end: Standing
    view: DealView

    def hand(self, name: str) -> HoleCards:
        """What the person was dealt."""
        return next(one for one in self.hands if one.name == name)


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The deals for the booklet."""
    return {"namen": session.names[: deals[0].players], "spiele": [_deal(session, deal) for deal in deals]}


def _deal(session: Session, deal: PlayedDeal) -> HoldemDeal:
    start: State = deal.start
    end: State = deal.state
    if len(end.shown) < 2:
        raise KartenwerkError(
            "the practice deal ends without a showdown", expected=_("a deal in which hands are shown")
        )
    names = session.names
    return HoldemDeal(
        tuple(HoleCards(names[seat], views(hand, session.deck)) for seat, hand in enumerate(start.hands) if hand),
        standing(session, start.chips, start.chips),
        tuple(_streets(session, deal)),
        final(session, end.chips.stacks),
        deal_view(session, deal),
    )


def _streets(session: Session, deal: PlayedDeal) -> Iterator[Street]:
    start: State = deal.start
    end: State = deal.state
    steps = [step for step in practice_steps(session, deal) if not step.before.to_show]
    for size in (0, *(size + new for size, new in STREETS.items())):
        of_street = [step for step in steps if len(step.before.board) == size]
        paid = of_street[-1].after.chips.paid if of_street else end.chips.paid
        yield Street(
            views(end.board[_before(size) : size], session.deck),
            views(end.board[:size], session.deck),
            tuple(_bet(session, deal, step) for step in of_street),
            standing(session, start.chips, start.chips._replace(paid=paid)),
        )


def _before(size: int) -> int:
    """How many cards lay open before those that make so many."""
    return max((before for before in STREETS if before < size), default=0)


def _bet(session: Session, deal: PlayedDeal, step: PracticeStep) -> HoldemBet:
    state: State = step.before
    keys = keys_for(ladder(state.rules, state.grid), state.grid)
    prospect = Prospect(keys, state.hands[step.seat], state.board, deal.order)
    return HoldemBet(step, session.names[: deal.players], 0, prospect)
