"""Hints: the move that an expert would make, how sure it is the best, what chance it gives, and what makes it better.

The expert's own weighing chooses two moves; what is said of them comes from fresh worlds alone (`Expert.compare`). Both
are played out there in the same worlds with the same lots, until they are parted or shown to be equal. All play on as
sensible players do, and a chance is corrected by how often such a claim came true (`bench.calibration`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.play.engine.consequences import NamedConsequence, Outcomes, name_consequences
from kartenwerk.play.engine.contract import Policy, find_consequences
from kartenwerk.play.engine.endgames import Endgame, UnsolvedError, is_counted_out
from kartenwerk.play.engine.expert import Expert, Trial
from kartenwerk.play.engine.past import Past, choose_move
from kartenwerk.play.engine.worlds import Worlds

SURE = STANDARD_ERRORS
"""The standard errors by which a move must lead to be described as better."""

EARLY = 3
"""As many it must lead by before the last look: who looks often would else find a lead by chance."""

MARGIN = 20
"""Moves are equal if they lie apart by less than one in so many of the points that a deal brings or costs."""

MOST_STATES = 8_000
"""The states of an ending that a hint looks through."""


class Verdict(StrEnum):
    """What has been shown: that a move is better, that two are equal within the margin, or neither.

    SOLVED is reckoned out to the end, every card being known; UNSEARCHED is what players who know the game do, in games
    in which searching brings nothing.
    """

    BETTER = "better"
    EQUAL = "equal"
    OPEN = "open"
    SOLVED = "solved"
    UNSEARCHED = "unsearched"


class Because(NamedTuple):
    """What sets the best move apart from the next, what explains most first."""

    consequences: tuple[NamedConsequence, ...]


class Hint(NamedTuple):
    """The best move and the next, each with its mean advantage over the others in points a deal.

    `error` is the standard error of what lies between the two, world by world in `playouts` worlds; `margin` is within
    what they would count as equal. `chances` are the shares of deals that the two win, corrected; None where nobody has
    held them against what happened. A reason is given only for a move that is better.
    """

    best: Any
    mean: float
    next: Any
    next_mean: float
    error: float
    playouts: int
    verdict: Verdict
    margin: float = 0.0
    chances: tuple[float, float] | None = None
    because: Because | None = None

    @property
    def lead(self) -> float:
        """By how many points a deal the best move is ahead of the next."""
        return self.mean - self.next_mean

    @property
    def decimals(self) -> int:
        """How many decimals the lead needs, so that it can be distinguished from its error."""
        return 1 if self.lead >= 1 else 2


def advise(expert: Expert, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Hint:
    """What an expert says of a view with at least two moves."""
    if not expert.game.searches:
        best = expert.recall(view, moves, rng, past)
        return Hint(best, 0.0, best, 0.0, 0.0, 0, Verdict.UNSEARCHED)
    if (solved := solve(expert, view, moves)) is not None:
        return solved
    choice, rival = expert.weigh(view, moves, rng, past)[:2]
    return compare_moves(expert, view, (choice.move, rival.move), rng, past)


def compare_moves(expert: Expert, view: Any, pair: tuple[Any, Any], rng: Random, past: Past | None) -> Hint:
    """The hint that two moves give in fresh worlds, in as many as it takes."""
    hint = hint_of(*expert.compare(view, pair, rng, past, enough=_is_enough))
    if expert.correction is None or hint.chances is None:
        return hint._replace(chances=None)
    one, other = (expert.correction.of(share) for share in hint.chances)
    return hint._replace(chances=(one, other))


def hint_of(choice: Trial, rival: Trial) -> Hint:
    """The hint that a comparison gives: the move with the greater mean, and what that has shown."""
    best, other = (rival, choice) if rival.mean > choice.mean else (choice, rival)
    lead, error = best.lead(other)
    margin = margin_of(best, other)
    equal = lead + SURE * error <= margin
    verdict = Verdict.EQUAL if equal else Verdict.BETTER if lead > SURE * error else Verdict.OPEN
    because = explain_lead(best, other) if verdict is Verdict.BETTER else None
    chances = best.won / best.playouts, other.won / other.playouts
    return Hint(best.move, best.mean, other.move, other.mean, error, best.playouts, verdict, margin, chances, because)


def margin_of(one: Trial, other: Trial) -> float:
    """Within how many points a deal two moves count as equal."""
    return fmean(map(abs, (*one.gains.values(), *other.gains.values()))) / one.scale / MARGIN


def _is_enough(trials: Sequence[Trial], last: bool) -> bool:
    """Whether the two moves are parted, or equal within the margin."""
    one, other = trials
    lead, error = one.lead(other)
    return abs(lead) > (SURE if last else EARLY) * error or abs(lead) + SURE * error <= margin_of(one, other)


def explain_lead(best: Trial, other: Trial) -> Because | None:
    """The consequences that make a move the better one; None if none does."""
    outcomes = (Outcomes([*trial.gains.values()], trial.consequences, trial.at_once) for trial in (best, other))
    consequences = name_consequences(*outcomes)
    return Because(consequences) if consequences else None


def solve(expert: Expert, view: Any, moves: Sequence[Any], beside: Any = None) -> Hint | None:
    """The hint for an ending of two in which counting shows every card; None for any other, or a long one.

    The best move stands `beside` a given one, or else beside the best of those that are worse.
    """
    game = expert.game
    worlds = Worlds(game, view, expert.pack) if expert.players == 2 else None
    if worlds is None or not is_counted_out(game, worlds):
        return None
    state, ending = worlds.lay(worlds.unseen), Endgame(game, most=MOST_STATES)
    try:
        values = ending.values(state)
        best, *others = sorted(moves, key=lambda move: -values[move])
        other = beside or next((move for move in others if values[move] < values[best]), others[0])
        outcomes = [solved_outcomes(ending, state, move, values[move]) for move in (best, other)]
    except UnsolvedError:
        return None
    consequences = name_consequences(*outcomes) if values[best] > values[other] else ()
    because = Because(consequences) if consequences else None
    return Hint(best, values[best], other, values[other], 0.0, 0, Verdict.SOLVED, because=because)


def solved_outcomes(ending: Endgame, state: Any, move: Any, value: int) -> Outcomes:
    """What a move brings if both play their best after it: the same, however often it is looked at."""
    game = ending.game
    after = game.play(state, move)
    seen = find_consequences(game, [state, after, *ending.course(after)], game.to_move(state) or 0)
    return Outcomes([value] * 2, [seen] * 2, seen)


class Adviser:
    """A policy that plays as another does, and notes a hint before each move; None where there is but one.

    An expert plays what it advises. For any other player the expert draws `lots` of its own: the deal is the same as
    without hints.
    """

    def __init__(self, expert: Expert, player: Policy[Any, Any], lots: Random) -> None:
        self.expert, self.player, self.lots = expert, player, lots
        self.hints: list[Hint | None] = []

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        if len(moves) == 1:
            self.hints.append(None)
            return choose_move(self.player, view, moves, rng, past)
        hint = advise(self.expert, view, moves, self.lots, past)
        self.hints.append(hint)
        return hint.best if isinstance(self.player, Expert) else choose_move(self.player, view, moves, rng, past)
