"""Bauer und Jarl's examples: tricks that show a rule, to be looked for with `find`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from generator.engine.match import Match, Step
from generator.games.bauer_und_jarl import Pass, Play

Trick: TypeAlias = tuple[Step, ...]

LONGEST = 12
"""Moves of a trick that a page can show."""


def tricks(match: Match) -> Iterator[Trick]:
    """The match from lead to lead; the last trick may be cut short by the end of the deal."""
    first = 0
    for place, step in enumerate(match.steps, start=1):
        if not step.after.table or place == len(match.steps):
            yield match.steps[first:place]
            first = place


def three_beaten_thrice(match: Match) -> Trick | None:
    """Three of a kind are laid and beaten three times."""
    return _first_trick(match, lambda trick: len(trick[0].move.cards) == 3 and len(lays(trick)) == 4)


def comes_back(match: Match) -> Trick | None:
    """Somebody passes and lays again later in the same trick."""
    return _first_trick(match, _somebody_comes_back)


def taken_without_cards(match: Match) -> Trick | None:
    """Who takes the trick has no cards left, so the next one leads; the step after the trick is the new lead."""
    for trick in tricks(match):
        last = trick[-1].after
        taker = lays(trick)[-1].seat
        if not last.table and not last.hands[taker] and len(trick) <= LONGEST:
            end = match.steps.index(trick[-1])
            return (*trick, match.steps[end + 1])
    return None


def lays(trick: Trick) -> Trick:
    """The moves of a trick that lay cards."""
    return tuple(step for step in trick if isinstance(step.move, Play))


def _somebody_comes_back(trick: Trick) -> bool:
    passed = set()
    for step in trick:
        if isinstance(step.move, Pass):
            passed.add(step.seat)
        elif step.seat in passed:
            return True
    return False


def _first_trick(match: Match, shows: Callable[[Trick], bool]) -> Trick | None:
    """The first complete trick that fits a page and shows something."""
    complete = (trick for trick in tricks(match) if not trick[-1].after.table)
    return next((trick for trick in complete if len(trick) <= LONGEST and shows(trick)), None)
