"""A deal of Burner Hold'em as the booklet tells it: round by round, then the hands shown and the pots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.ladder_rungs import HandCard
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.burner_holdem.actions import HIGHER, Move
from kartenwerk.games.burner_holdem.example_deals import readings
from kartenwerk.games.burner_holdem.rules import State
from kartenwerk.mechanics.betting import clockwise
from kartenwerk.mechanics.ladders.hands import hand_name
from kartenwerk.mechanics.ladders.ladder import shape_of
from kartenwerk.mechanics.pots import pots_of, uncalled

FIRST = "preflop"
STREETS = {0: FIRST, 3: "flop", 4: "turn", 5: "river"}
"""What the rounds of betting are called, by how many cards lie open."""


class ActionView(NamedTuple):
    """What a seat did: its action, what its bet came to, the chips it put in, and whether they were its last.

    Seats that did the same one after the other, without a bet of their own, share a view.
    """

    names: tuple[str, ...]
    action: str
    to: int
    chips: int
    all_in: bool


class RoundView(NamedTuple):
    """A round of betting, or several in a row in which the same was done: their streets, and the actions."""

    streets: tuple[str, ...]
    actions: tuple[ActionView, ...]


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
    """A deal that ended with a showdown.

    `stacks` are names with the chips they had before the blinds. `back` is who got chips back because nobody matched
    them, and how many.
    """

    stacks: tuple[tuple[str, int], ...]
    dealer: str
    small: str
    big: str
    rounds: tuple[RoundView, ...]
    board: tuple[CardView, ...]
    shown: tuple[ShownHand, ...]
    pots: tuple[PotView, ...]
    back: tuple[str, int]


def deal_view(session: Session, deal: PlayedDeal) -> DealView:
    """The view of a deal that ended with a showdown."""
    names = session.names
    start: State = deal.start
    state: State = deal.state
    small, big = _blinds(start)
    overpaid, back = uncalled(state.chips.paid)
    return DealView(
        tuple(
            (names[seat], stack + paid)
            for seat, (stack, paid) in enumerate(zip(start.chips.stacks, start.chips.paid, strict=True))
            if stack + paid
        ),
        names[start.dealer],
        names[small],
        names[big],
        tuple(_rounds(session, deal)),
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
        (names[overpaid], back),
    )


def _shown_hands(session: Session, state: State) -> Iterator[ShownHand]:
    """The hands that lie open, the best first."""
    read = readings(state)
    for seat in sorted(state.shown, key=lambda seat: read[seat].strength, reverse=True):
        yield ShownHand(
            session.names[seat],
            views(state.hands[seat], session.deck),
            hand_cards(session, read[seat].best),
            hand_name(session.data, session.deck, read[seat]),
            sum(one.amount for one in state.awards if one.seat == seat),
        )


def hand_cards(session: Session, five: Cards) -> tuple[HandCard, ...]:
    """Five cards, and whether each makes the hand; of five that make nothing together only the first counts."""
    shape = shape_of(five)
    bound = shape.is_flush or shape.is_straight
    groups = {value for size, value in zip(shape.groups, shape.ranks, strict=True) if size > 1} or {shape.ranks[0]}
    return tuple(HandCard(CardView.of(card, session.deck), bound or card.value in groups) for card in five)


def _rounds(session: Session, deal: PlayedDeal) -> Iterator[RoundView]:
    """Every round of betting; the first stands alone, later ones that went alike are put together."""
    last: State = deal.state
    bets = [step for step in deal.steps if not step.before.to_show]
    by_board = {size: [*steps] for size, steps in groupby(bets, key=lambda step: len(step.before.board))}
    rounds = [
        (street, tuple(_joined(_action(session, step) for step in by_board.get(size, []))))
        for size, street in STREETS.items()
        if size <= len(last.board)
    ]
    for (_, actions), alike in groupby(rounds, key=lambda one: (one[0] == FIRST, one[1])):
        yield RoundView(tuple(street for street, _ in alike), actions)


def _action(session: Session, step: Step) -> ActionView:
    before: State = step.before
    after: State = step.after
    move: Move = step.move
    put_in = after.chips.paid[step.seat] - before.chips.paid[step.seat]
    all_in = put_in == before.chips.stacks[step.seat]
    return ActionView((session.names[step.seat],), str(move.action), move.to, put_in, all_in)


def _joined(actions: Iterable[ActionView]) -> Iterator[ActionView]:
    """The actions, those alike put together; a bet, a raise or all-in stands alone."""
    for (action, all_in), alike in groupby(actions, key=lambda one: (one.action, one.all_in)):
        several = [*alike]
        if action in HIGHER or all_in:
            yield from several
        else:
            yield several[0]._replace(names=tuple(name for one in several for name in one.names))


def _blinds(start: State) -> Sequence[int]:
    """The seats that paid the blinds, the small one first."""
    paid = [seat for seat in clockwise(start.dealer, len(start.hands)) if start.chips.paid[seat]]
    return paid if len(start.chips.claims) > 2 or start.rules.heads_up == "woertlich" else paid[::-1]
