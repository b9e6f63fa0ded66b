"""Bauer und Jarl's practice deal, trick by trick: what each seat held, laid or kept back, and who finishes first.

A trick is shown as a grid, with a column for each seat and a row for each circuit of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep, name_hands, practice_steps
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.bauer_und_jarl.rules import COUNTER_CLOCKWISE, Play, State, standings_of
from kartenwerk.play.mechanics.passing import Pass

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


@dataclass(frozen=True)
class Turn:
    """What a seat laid, or that it passed, and what it might have done."""

    step: PracticeStep

    @property
    def name(self) -> str:
        return self.step.name

    @property
    def passes(self) -> bool:
        return isinstance(self.step.move, Pass)

    @property
    def cards(self) -> tuple[CardView, ...]:
        return () if self.passes else self.step.views(self.step.move.cards)

    @property
    def rank(self) -> str:
        """The rank that was laid, empty for a pass."""
        return "" if self.passes else self.step.move.cards[0].rank

    @property
    def must_pass(self) -> bool:
        """Whether it could not go higher."""
        return self.passes and self.step.forced

    @property
    def last(self) -> bool:
        """Whether these were its last cards."""
        return not self.passes and not self.left

    @property
    def left(self) -> int:
        """The cards that it keeps."""
        after: State = self.step.after
        return len(after.hands[self.step.seat])

    @property
    def kept(self) -> tuple[CardView, ...]:
        """The cards of the laid rank that it keeps."""
        after: State = self.step.after
        return self.step.views(tuple(card for card in after.hands[self.step.seat] if card.rank == self.rank))

    def holds(self, rank: str) -> int:
        """How many cards of a rank it held before."""
        before: State = self.step.before
        return sum(card.rank == rank for card in before.hands[self.step.seat])

    def could(self, rank: str) -> bool:
        """Whether it might have laid cards of the rank."""
        return any(isinstance(move, Play) and move.cards[0].rank == rank for move in self.step.legal)


class TrickStory(NamedTuple):
    """A trick, and how many cards everybody holds after it."""

    number: int
    view: TrickView
    turns: tuple[Turn, ...]
    left: tuple[tuple[str, int], ...]

    def by(self, name: str, again: int = 0) -> Turn:
        """The first, or a later, turn of the person in this trick."""
        return [turn for turn in self.turns if turn.name == name][again]

    @property
    def sealed(self) -> bool:
        """Whether nothing could go higher, so that nobody was asked."""
        return self.turns[-1].rank == "S"


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """Hands, tricks, and the titles with their points."""
    deal = deals[0]
    start: State = deal.start
    names = session.names[: deal.players]
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": name_hands(session, start.hands),
        "stiche": tuple(_stories(session, deal)),
        "plaetze": tuple(names[seat] for seat in standings_of(deal.state)),
        "punkte": tuple(zip(names, deal.result, strict=True)),
        "rest": {names[seat]: views(hand, session.deck) for seat, hand in enumerate(deal.state.hands)},
    }


def _stories(session: Session, deal: PlayedDeal) -> Iterator[TrickStory]:
    steps = iter(practice_steps(session, deal))
    for number, trick in enumerate(tricks(deal), start=1):
        after: State = trick[-1].after
        yield TrickStory(
            number,
            trick_view(session, trick),
            tuple(Turn(next(steps)) for _ in trick),
            tuple((session.names[seat], len(hand)) for seat, hand in enumerate(after.hands)),
        )
