"""Scoring of games for chips: what everybody has when a deal is over, and what waits in the middle for the next one.

A table knows the stacks alone. The engine knows every stake and every pot as well; both bring a seat the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item, points_of
from kartenwerk.play.engine.scoring import Before, Fact, Items, Kind, Scoring, fault

WON = "gewinn"
"""The tally's label of what a deal brought, where a table knows no more."""


class Stacks(NamedTuple):
    """The chips of each seat after the deal, and what lies in the middle.

    `entries` are the stakes and pots, as the engine has booked them.
    """

    marken: tuple[int, ...]
    mitte: int = 0
    entries: tuple[Item, ...] = ()


def stacks_before(stacks: Sequence[int], entries: Sequence[Item]) -> tuple[int, ...]:
    """What everybody had before a deal that brought these entries."""
    return tuple(now - gain for now, gain in zip(stacks, points_of(entries, len(stacks)), strict=True))


def score(rules: Any, facts: Stacks, before: Before) -> Items:
    """Every stake and pot, or what each seat has won or lost."""
    if facts.entries:
        return facts.entries
    return tuple(
        Item(seat, WON, now - was) for seat, (was, now) in enumerate(zip(before.sums, facts.marken, strict=True))
    )


def after(rules: Any, facts: Stacks, before: Before) -> Before:
    return before._replace(deals=before.deals + 1, sums=tuple(facts.marken), pot=facts.mitte)


def check(rules: Any, facts: Stacks, before: Before) -> None:
    """Chips are neither made nor lost."""
    now, was = sum(facts.marken) + facts.mitte, sum(before.sums) + before.pot
    if now != was:
        message = _("chips are missing") if now < was else _("chips are too many")
        raise fault("marken", message, now, _("{was} (or [[chips]] before this deal)", was=was))


def standing(rules: Any, before: Before) -> tuple[int, ...]:
    return before.sums


def one_has_all(rules: Any, before: Before) -> bool:
    return sum(stack > 0 for stack in before.sums) < 2


def stacks_scoring(
    facts_of: Callable[[Any], Stacks],
    before_of: Callable[[Any], Before],
    chips: Callable[[Any], int],
    over: Callable[[Any, Before], bool],
    middle: Sequence[Fact] = (),
) -> Scoring[Any, Any, Stacks]:
    """The scoring of a game in which everybody starts with a number of `chips`; `middle` says what may wait there."""

    def asked(rules: Any, before: Before) -> tuple[Fact, ...]:
        return (*middle, Fact("marken", Kind.NUMBERS, skips=False))

    def begin(rules: Any, players: int) -> Before:
        return Before(players, 0, (chips(rules),) * players)

    return Scoring(Stacks, asked, facts_of, before_of, score, check, begin, after, over, standing)


MIDDLE = Fact("mitte", Kind.NUMBER, optional=True)
