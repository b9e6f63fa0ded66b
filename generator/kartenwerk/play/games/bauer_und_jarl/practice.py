"""Bauer und Jarl's practice deal, trick by trick: what each seat held, laid or kept back, and who finishes first.

A trick is shown in one move, or in two if the table is gone round again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import PracticeStep, name_hands, practice_steps
from kartenwerk.play.examples.shown_moves import MoveEffect, ShownCard, ShownMove, held_cards, verb
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.bauer_und_jarl.rules import Play, State, standings_of
from kartenwerk.play.mechanics.passing import Pass

Trick: TypeAlias = tuple[Step, ...]
"""The moves of a trick, passes among them, the lead first."""


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

    def only(self, rank: str) -> bool:
        """Whether it had to lay cards of the rank."""
        return all(isinstance(move, Play) and move.cards[0].rank == rank for move in self.step.legal)


class TrickStory(NamedTuple):
    """A trick: who takes it and leads to the next, and who passed and laid again later, "" if nobody did."""

    number: int
    turns: tuple[Turn, ...]
    taker: str
    leads_next: str
    returned: str

    def by(self, name: str, again: int = 0) -> Turn:
        """The first, or a later, turn of the person in this trick."""
        return [turn for turn in self.turns if turn.name == name][again]

    @property
    def names(self) -> tuple[str, ...]:
        """Who had a turn, in the order of play."""
        return tuple(dict.fromkeys(turn.name for turn in self.turns))

    @property
    def sealed(self) -> bool:
        """Whether nothing could go higher, so that nobody was asked."""
        return self.turns[-1].rank == "S"

    @property
    def stretches(self) -> tuple[tuple[Turn, ...], ...]:
        """The first time round the table, and what was laid later or might have been."""
        last = max(place for place, turn in enumerate(self.turns) if not turn.passes)
        first, later = self.turns[: len(self.names)], self.turns[len(self.names) : last + 1]
        later = tuple(turn for turn in later if not turn.must_pass)
        return (first, later) if later else (first,)


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """Hands, tricks, these as moves, and the titles with their points."""
    deal = deals[0]
    start: State = deal.start
    names = session.names[: deal.players]
    stories = tuple(_stories(session, deal))
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": name_hands(session, start.hands),
        "stiche": stories,
        "zuege": tuple(move for story in stories for move in _show_trick(session, story, len(start.hands[0]))),
        "plaetze": tuple(names[seat] for seat in standings_of(deal.state)),
        "punkte": tuple(zip(names, deal.result, strict=True)),
        "rest": {names[seat]: views(hand, session.deck) for seat, hand in enumerate(deal.state.hands)},
    }


def _stories(session: Session, deal: PlayedDeal) -> Iterator[TrickStory]:
    steps = iter(practice_steps(session, deal))
    for number, trick in enumerate(tricks(deal), start=1):
        after: State = trick[-1].after
        returned = _returning_seat(trick)
        yield TrickStory(
            number,
            tuple(Turn(next(steps)) for _ in trick),
            session.names[lays(trick)[-1].seat],
            session.names[after.turn],
            "" if returned is None else session.names[returned],
        )


def _show_trick(session: Session, story: TrickStory, most: int) -> Iterator[ShownMove]:
    """A trick in one move or two; the bar is what everybody still holds, `most` at the start."""
    stretches = story.stretches
    for again, turns in enumerate(stretches):
        ends = again == len(stretches) - 1
        best = [turn for turn in turns if not turn.passes][-1]
        state: State = turns[-1].step.after
        yield ShownMove(
            "" if again else str(story.number),
            "Noch einmal herum" if again else "Stich",
            best.name,
            verb(session, "takes" if ends else "leads"),
            tuple(_show_turn(turn, framed=ends and turn is best) for turn in turns),
            _effect(session, story) if ends else MoveEffect(),
            held_cards(session.names, state.hands, most),
        )


def _show_turn(turn: Turn, *, framed: bool) -> ShownCard:
    if turn.passes:
        return ShownCard(None, turn.name, word="passt")
    return ShownCard(turn.cards[0], turn.name, framed=framed, beside=turn.cards[1:])


def _effect(session: Session, story: TrickStory) -> MoveEffect:
    """Who has a title now, the first or the last, or else who leads to the next trick."""
    before: State = story.turns[0].step.before
    after: State = story.turns[-1].step.after
    if sum(map(bool, after.hands)) < 2:
        title, seat = "bauer", standings_of(after)[-1]
    elif after.out and not before.out:
        title, seat = "jarl", after.out[0]
    else:
        return MoveEffect(unit=f"{story.leads_next} legt aus")
    return MoveEffect(unit=f"{session.names[seat]} ist {session.data.tally_label(title)}")
