"""A review of deals that were played: the moves of a seat that cost most, beside what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.expert import Expert
from kartenwerk.play.engine.hints import Hint, Verdict, compare_moves, solve
from kartenwerk.play.engine.past import Past

MOST = 3
"""The most moves that a review names."""


class CostlyMove(NamedTuple):
    """A move that was clearly worse than another: its deal and its number there, from 1, and how the two compare."""

    deal: int
    number: int
    hint: Hint


def find_costly(expert: Expert, deals: Sequence[PlayedDeal], seat: int) -> tuple[CostlyMove, ...]:
    """The seat's moves that cost most points, in the order in which they were made."""
    found = [each for number, deal in enumerate(deals, start=1) for each in _costly(expert, deal, number, seat)]
    return tuple(sorted(sorted(found, key=lambda one: -one.hint.lead)[:MOST]))


def _costly(expert: Expert, deal: PlayedDeal, number: int, seat: int) -> Iterator[CostlyMove]:
    game, past = deal.game, Past(deal.game, deal.start)
    for place, step in enumerate(deal.steps, start=1):
        if step.seat == seat:
            rng = Random(f"review {number} {place}")
            hint = _better(expert, game.view(step.before, seat), step.move, rng, past)
            if hint is not None:
                yield CostlyMove(number, place, hint)
        past.steps.append(step)


def _better(expert: Expert, view: Any, played: Any, rng: Random, past: Past) -> Hint | None:
    """The expert's own move beside the one that was played, if it is shown to be better."""
    game = expert.game
    moves = game.moves(view)
    if len(moves) < 2 or played not in moves:  # the cards of a move may have been named in another order
        return None
    if (solved := solve(expert, view, moves, played)) is not None:
        return solved if solved.lead > 0 else None
    best = expert.weigh(view, moves, rng, past)[0].move
    if game.alike(best) == game.alike(played):
        return None
    hint = compare_moves(expert, view, (best, played), rng, past)
    return hint if hint.verdict is Verdict.BETTER and hint.best == best else None
