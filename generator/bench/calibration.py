"""How true the chances of hints are: `python -m bench.calibration --deals 60 [GAME ...]`.

One moment of each deal is advised on, its move is made, and all play on: has the seat won as often as was claimed? The
claims are corrected by two figures, the shift and the slope of their log odds. They are learned from four fifths of the
moments and held against the last fifth, so that no deal judges what it has taught. Where that makes claims truer, what
all moments teach is printed as the line `chance` of the game's file; else claims stay as they are. `--against expert`
lets experts play on; `--first` is the seed of the first deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.chance import LEAST, ChanceCorrection
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.past import Past, Step, choose_move
from kartenwerk.play.engine.session import Session
from kartenwerk.play.games import GAME_IDS

TITLE = "Calibration of hints: chance claimed and deals won, of 100"
DEALS = 8
FIRST = 40_000
FOLDS = 5
BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
WORLDS = 128
"""The fresh worlds from which a chance is claimed, as a hint claims it."""

PLAYOUTS = 32
"""Those of the experts that play on."""

STIFF = (1.0, 0.5)
"""How far shift and slope are expected to lie from 0 and 1 (standard deviations): few moments teach little."""


class Moment(NamedTuple):
    """A chance that was claimed, and whether the deal was won."""

    claimed: float
    won: bool


def moments_of(session: Session, deals: int, first: int, against: str) -> Iterator[Moment]:
    """A moment of each deal, at a choice by lot; none where all is reckoned out or there is no choice."""
    game, players = session.game, max(2, session.data.players[0])
    expert = session.expert(players)
    others = session.policy(against, players, PLAYOUTS)
    for seed in range(first, first + deals):
        lots = Random(f"moment {session.data.id} {seed}")
        deal = session.play(players, seed)
        steps = [*deal.steps]
        choices = [
            place
            for place, step in enumerate(steps)
            if step.seat != CHANCE and len(game.moves(game.view(step.before, step.seat))) > 1
        ]
        if not choices:
            continue
        place = lots.choice(choices)
        seat, state = steps[place].seat, steps[place].before
        past = Past(game, deal.start, steps[:place])
        view = game.view(state, seat)
        choice, *_ = expert.weigh(view, game.moves(view), lots, past)
        (trial,) = expert.compare(view, (choice.move,), lots, past, WORLDS)
        move = choice.move
        for _ in range(game.longest):
            before, state = state, game.play(state, move)
            past.steps.append(Step(game.to_move(before) or 0, before, move, state))
            turn = game.to_move(state)
            if turn is None:
                break
            view = game.view(state, turn) if turn != CHANCE else state
            move = (
                game.chance(state, lots) if turn == CHANCE else choose_move(others, view, game.moves(view), lots, past)
            )
        result = game.result(state, players) if game.to_move(state) is None else (0,) * players
        yield Moment(trial.won / trial.playouts, min(result) < result[seat] == max(result))


def learn(moments: Sequence[Moment]) -> ChanceCorrection:
    """Shift and slope of the log odds by Newton's method, held near 0 and 1 where moments are few."""
    shift, slope = 0.0, 1.0
    odds = [log(claimed / (1 - claimed)) for claimed in (min(max(m.claimed, LEAST), 1 - LEAST) for m in moments)]
    for _ in range(20):
        gradient = [-shift / STIFF[0] ** 2, (1 - slope) / STIFF[1] ** 2]
        matrix = [1 / STIFF[0] ** 2, 0.0, 1 / STIFF[1] ** 2]
        for x, moment in zip(odds, moments, strict=True):
            chance = 1 / (1 + exp(-shift - slope * x))
            for place, part in enumerate((1.0, x)):
                gradient[place] += (moment.won - chance) * part
            weight = chance * (1 - chance)
            matrix = [matrix[0] + weight, matrix[1] + weight * x, matrix[2] + weight * x * x]
        whole = matrix[0] * matrix[2] - matrix[1] ** 2
        shift += (matrix[2] * gradient[0] - matrix[1] * gradient[1]) / whole
        slope += (matrix[0] * gradient[1] - matrix[1] * gradient[0]) / whole
    return ChanceCorrection(shift=round(shift, 2), slope=round(max(slope, 0.05), 2), moments=len(moments))


def correct_by_folds(moments: Sequence[Moment]) -> list[Moment]:
    """The moments with the claims corrected, each by what the other folds teach."""
    found = []
    for place, moment in enumerate(moments):
        others = [other for number, other in enumerate(moments) if number % FOLDS != place % FOLDS]
        found.append(Moment(learn(others).of(moment.claimed), moment.won))
    return found


def score_brier(moments: Sequence[Moment]) -> float:
    """The mean square of what lies between claim and outcome: 0 is best, 0.25 is what 50 of 100 always has."""
    return fmean((moment.claimed - moment.won) ** 2 for moment in moments)


def describe_excess(moments: Sequence[Moment]) -> str:
    """By how many of 100 the claims are too high, with two standard errors."""
    apart = [100 * (moment.claimed - moment.won) for moment in moments]
    return f"{fmean(apart):+6.1f} ± {2 * stdev(apart) / sqrt(len(apart)):4.1f}"


def bins_of(moments: Sequence[Moment]) -> Iterator[str]:
    """Claim and outcome by the height of the claim."""
    for low, high in pairwise(BINS):
        some = [one for one in moments if low <= one.claimed < high or one.claimed == high == 1]
        if some:
            claimed, won = (100 * fmean(each) for each in zip(*some, strict=True))
            yield f"  claimed {100 * low:3.0f} to {100 * high:3.0f}: {len(some):4} moments, {claimed:5.1f} : {won:5.1f}"


def table(ids: Sequence[str], deals: int = DEALS, first: int = FIRST, against: str = "sensible") -> Iterator[str]:
    """A row a game as it is measured, and the bins of all of them, before and after the correction."""
    workshop, before, after = Workshop.over(None), list[Moment](), list[Moment]()
    yield f"{'game':<20} {'moments':>7}  {'too high':>14} {'Brier':>6}  {'corrected':>14} {'Brier':>6}"
    for id in ids:
        session = workshop.session(id, None, [])
        if not session.game.searches:
            continue
        moments = [*moments_of(session, deals, first, against)]
        if len(moments) < FOLDS:
            continue
        held = correct_by_folds(moments)
        before, after = [*before, *moments], [*after, *held]
        scores = [score_brier(each) for each in (moments, held)]
        now = learn(moments) if scores[1] < scores[0] else ChanceCorrection(shift=0, slope=1, moments=1)
        cells = [f"{describe_excess(each)} {score:6.3f}" for each, score in zip((moments, held), scores, strict=True)]
        row = f"{len(moments):>7}  {'  '.join(cells)}"
        line = f"chance = {{ shift = {now.shift:g}, slope = {now.slope:g}, moments = {len(moments)} }}"
        yield f"{id:<20} {row}  {line}"
    for name, moments in (("as claimed", before), ("corrected", after)):
        if len(moments) > 1:
            yield f"{name}: {describe_excess(moments)} of 100 too high, Brier {score_brier(moments):.3f}"
            yield from bins_of(moments)


def show() -> None:
    """Print a small table of all games."""
    for row in table(GAME_IDS):
        print(row, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how true the chances are that hints claim.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAME_IDS, help="which games; all by default")
    parser.add_argument("--deals", type=int, default=DEALS, help="one moment of each deal")
    parser.add_argument("--first", type=int, default=FIRST, metavar="SEED", help="the seed of the first deal")
    parser.add_argument("--against", choices=["sensible", "expert"], default="sensible", help="who plays on")
    options = parser.parse_args()
    for row in table(options.games, options.deals, options.first, options.against):
        print(row, flush=True)


if __name__ == "__main__":
    main()
