"""The tricks of Bauer und Jarl as grids: a column for each seat, a row for each circuit of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.bauer_und_jarl.rules import COUNTER_CLOCKWISE, Pass, Play, State

Trick: TypeAlias = tuple[Step, ...]
"""The moves of a trick, passes among them, the lead first."""


class TurnView(NamedTuple):
    """What a seat laid, nothing if it passed; `last` if these were its last cards."""

    name: str
    cards: tuple[CardView, ...]
    last: bool


class TrickView(NamedTuple):
    """A trick as a grid: a column for each seat, a row for each circuit of the table.

    names     everybody, the leader first, in the order of play
    circuits  the turns in the order of `names`, None for a seat that was passed over; without the last circuits if
              nobody lays in them
    turns     all turns one after the other
    taker     who takes the trick, and `taken`, how many cards lie in it
    returned  who passed and laid again later; "" if nobody did
    """

    names: tuple[str, ...]
    circuits: tuple[tuple[TurnView | None, ...], ...]
    turns: tuple[TurnView, ...]
    taker: str
    taken: int
    leads_next: str
    returned: str


def tricks(deal: PlayedDeal) -> Iterator[Trick]:
    """The deal, trick by trick; the end of the deal may cut the last trick short."""
    first = 0
    for place, step in enumerate(deal.steps, start=1):
        if not step.after.trick or place == len(deal.steps):
            yield deal.steps[first:place]
            first = place


def lays(trick: Trick) -> Trick:
    """The moves of a trick that lay cards."""
    return tuple(step for step in trick if isinstance(step.move, Play))


def _returning_seat(trick: Trick) -> int | None:
    """The seat that lays after it has passed."""
    passed = set()
    for step in trick:
        if isinstance(step.move, Pass):
            passed.add(step.seat)
        elif step.seat in passed:
            return step.seat
    return None


def trick_view(session: Session, trick: Trick) -> TrickView:
    """A trick as templates see it."""
    players = len(trick[0].before.hands)
    order = [(trick[0].seat + COUNTER_CLOCKWISE * place) % players for place in range(players)]
    circuits: list[list[TurnView | None]] = []
    column = players  # beyond the last one, so that the first turn begins a circuit
    for step in trick:
        place = order.index(step.seat)
        if place <= column:
            circuits.append([None] * players)
        column = place
        circuits[-1][place] = _turn(session, step)
    while not any(turn and turn.cards for turn in circuits[-1]):
        circuits.pop()
    returned = _returning_seat(trick)
    return TrickView(
        tuple(session.names[seat] for seat in order),
        tuple(map(tuple, circuits)),
        tuple(_turn(session, step) for step in trick),
        session.names[lays(trick)[-1].seat],
        sum(len(step.move.cards) for step in lays(trick)),
        session.names[trick[-1].after.turn],
        "" if returned is None else session.names[returned],
    )


def _turn(session: Session, step: Step) -> TurnView:
    after: State = step.after
    cards = step.move.cards if isinstance(step.move, Play) else ()
    return TurnView(session.names[step.seat], views(cards, session.deck), bool(cards) and not after.hands[step.seat])
