"""Burner Hold'em's practice deals: the hole cards, each round of betting with its cards, the showdown and the pots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import HandCard
from kartenwerk.play.examples.practice import NamedCards, PracticeStep, name_hands, practice_steps
from kartenwerk.play.examples.practice_bets import Bet, Standing, final, standing
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.burner_holdem.rules import BOARD, STREETS, State, ladder
from kartenwerk.play.mechanics.betting import clockwise
from kartenwerk.play.mechanics.ladders.hands import hand_name
from kartenwerk.play.mechanics.ladders.keys import Keys, keys_for
from kartenwerk.play.mechanics.ladders.ladder import HandReading, shape_of
from kartenwerk.play.mechanics.pots import pots_of


class ShownHand(NamedTuple):
    """A hand laid open: hole cards, the five that count, its German name, and the chips it won."""

    name: str
    hole: tuple[CardView, ...]
    best: tuple[HandCard, ...]
    hand: str
    won: int


class PotView(NamedTuple):
    """A pot: its chips, who could win it, who won it."""

    chips: int
    names: tuple[str, ...]
    winners: tuple[str, ...]


class DealView(NamedTuple):
    """A deal that ended with a showdown."""

    dealer: str
    small: str
    big: str
    board: tuple[CardView, ...]
    shown: tuple[ShownHand, ...]
    pots: tuple[PotView, ...]


def deal_view(session: Session, deal: PlayedDeal) -> DealView:
    """The view of a deal that ended with a showdown."""
    names = session.names
    start: State = deal.start
    state: State = deal.state
    small, big = _blinds(start)
    return DealView(
        names[start.dealer],
        names[small],
        names[big],
        views(state.board, session.deck),
        tuple(_shown_hands(session, state)),
        tuple(
            PotView(
                pot.amount,
                tuple(names[seat] for seat in pot.seats),
                tuple(names[one.seat] for one in state.awards if one.pot == number),
            )
            for number, pot in enumerate(pots_of(state.chips))
        ),
    )


def readings(state: State) -> dict[int, HandReading]:
    """The hands of all seats whose cards lie open, read together with the board."""
    ranking = ladder(state.rules, state.grid)
    return {seat: ranking.read(state.board + state.hands[seat]) for seat in state.shown}


def _shown_hands(session: Session, state: State) -> Iterator[ShownHand]:
    """The hands that lie open, the best first."""
    read = readings(state)
    for seat in sorted(state.shown, key=lambda seat: read[seat].strength, reverse=True):
        yield ShownHand(
            session.names[seat],
            views(state.hands[seat], session.deck),
            hand_cards(session, read[seat].best),
            hand_name(session, read[seat]),
            sum(one.amount for one in state.awards if one.seat == seat),
        )


def hand_cards(session: Session, five: Cards) -> tuple[HandCard, ...]:
    """Five cards, and whether each makes the hand; of five that make nothing together only the first counts."""
    shape = shape_of(five)
    bound = shape.is_flush or shape.is_straight
    groups = {value for size, value in zip(shape.groups, shape.ranks, strict=True) if size > 1} or {shape.ranks[0]}
    return tuple(HandCard(CardView.of(card, session.deck), bound or card.value in groups) for card in five)


def _blinds(start: State) -> Sequence[int]:
    """The seats that paid the blinds, the small one first."""
    paid = [seat for seat in clockwise(start.dealer, len(start.hands)) if start.chips.paid[seat]]
    return paid if len(start.chips.claims) > 2 or start.rules.heads_up == "woertlich" else paid[::-1]


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

    hands: tuple[NamedCards, ...]
    blinds: Standing
    streets: tuple[Street, ...]
    end: Standing
    view: DealView

    def hand(self, name: str) -> NamedCards:
        """What the person was dealt."""
        return next(one for one in self.hands if one.name == name)


def practice_deals(session: Session, deals: Sequence[PlayedDeal]) -> list[HoldemDeal]:
    """The deals as texts speak of them; KartenwerkError if one ends without a showdown."""
    return [_deal(session, deal) for deal in deals]


def _deal(session: Session, deal: PlayedDeal) -> HoldemDeal:
    start: State = deal.start
    end: State = deal.state
    if len(end.shown) < 2:
        raise KartenwerkError(
            "the practice deal ends without a showdown", expected=_("a deal in which hands are shown")
        )
    return HoldemDeal(
        tuple(dealt for dealt in name_hands(session, start.hands) if dealt.cards),
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
