"""Bauer und Jarl's practice deal, trick by trick: what each seat held, laid or kept back, and who finishes first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep, practice_steps
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.bauer_und_jarl.rules import Pass, Play, State, standings_of
from kartenwerk.play.games.bauer_und_jarl.tricks import TrickView, trick_view, tricks


class DealtHand(NamedTuple):
    """Whose hand it is, and its cards by rank."""

    name: str
    cards: tuple[CardView, ...]

    def held(self, rank: str) -> int:
        """How many cards of a rank ("S") there are."""
        return sum(card.id.endswith(f"-{rank}") for card in self.cards)


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
        "haende": tuple(DealtHand(names[seat], views(hand, session.deck)) for seat, hand in enumerate(start.hands)),
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
