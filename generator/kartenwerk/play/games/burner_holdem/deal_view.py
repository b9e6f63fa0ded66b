"""The end of a deal of Burner Hold'em as the booklet shows it: who was dealer, the hands shown and the pots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import HandCard
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.burner_holdem.rules import State, ladder
from kartenwerk.play.mechanics.betting import clockwise
from kartenwerk.play.mechanics.ladders.hands import hand_name
from kartenwerk.play.mechanics.ladders.ladder import HandReading, shape_of
from kartenwerk.play.mechanics.pots import find_uncalled, pots_of


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
    overpaid, back = find_uncalled(state.chips.paid)
    return DealView(
        tuple(
            (names[seat], stack + paid)
            for seat, (stack, paid) in enumerate(zip(start.chips.stacks, start.chips.paid, strict=True))
            if stack + paid
        ),
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
        (names[overpaid], back),
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
            hand_name(session.data, session.deck, read[seat]),
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
