"""The expert: one strong player for every game, through the contract alone.

It plays its moves out in many worlds (`likely`) with the game's quick policy, and takes the move with the best mean.
All moves are tried in the same worlds and with the same lots, so that they differ by nothing but themselves; weak ones
drop out early (sequential halving). It leaves its usual move, that of the game's skilled policy or else of the quick
one, only for one that gains more than a margin of standard errors, world by world; the more moves were tried, the wider
the margin, as the best of many looks better than it is.

The budget is a number of playouts, never of seconds, and all is reckoned in whole numbers: the same view, moves, past
and lots give the same move on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Any

from kartenwerk.cards import Cards
from kartenwerk.catalog.chance import ChanceCorrection
from kartenwerk.play.engine.budget import LOOKS, PLAYOUTS
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import CHANCE, AnyGame, Policy, find_consequences, random_policy
from kartenwerk.play.engine.endgames import Endgame
from kartenwerk.play.engine.likely import LikelyWorlds
from kartenwerk.play.engine.past import Past, meaning
from kartenwerk.play.engine.worlds import Worlds

NAME = "expert"
QUICK = "sensible"
SKILLED = "skilled"
MOST_MOVES = 24
"""Of more moves than that, the usual one and others by lot are tried."""

HOPELESS = 2
"""A move drops out if the usual one gains more than the root of this number of standard errors over it."""

LOOK = 4
"""The number of worlds after which moves may drop out."""

LEAST_PAIRS = 4
"""Worlds in which two moves must have been tried before one can be proven better."""


@dataclass
class Trial:
    """What the playouts of one move brought: the seat's advantage by the number of the world.

    An advantage is the own side's result less the mean of the others', times `scale`, the number of the others: a
    whole number. A comparison notes more of it: in how many worlds the side `won` the deal, and the `consequences`.
    """

    move: Any
    scale: int
    gains: dict[int, int] = field(default_factory=dict)
    won: int = 0
    consequences: list[Consequences] = field(default_factory=list)
    at_once: Consequences = field(default_factory=dict)

    @property
    def playouts(self) -> int:
        return len(self.gains)

    @property
    def mean(self) -> float:
        """The mean advantage, in points a deal."""
        return sum(self.gains.values()) / self.playouts / self.scale if self.gains else -inf

    @property
    def error(self) -> float:
        """Its standard error."""
        values = [*self.gains.values()]
        number, total = len(values), sum(values)
        if number < 2:
            return inf
        squares = number * sum(value * value for value in values) - total * total
        return sqrt(squares / (number * number * (number - 1))) / self.scale

    def lead(self, other: Trial) -> tuple[float, float]:
        """By how many points a deal it is ahead in the worlds where both were tried, and the standard error of that."""
        lead = Trial(self.move, self.scale, dict(enumerate(self._pairs(other))))
        return lead.mean, lead.error

    def _pairs(self, other: Trial) -> list[int]:
        """By how much it is ahead in each world where both were tried."""
        return [gain - other.gains[world] for world, gain in self.gains.items() if world in other.gains]

    def beats(self, other: Trial, margin: int = 1) -> bool:
        """Whether it gains more than the root of `margin` standard errors, in the worlds where both were tried."""
        pairs = self._pairs(other)
        number, total = len(pairs), sum(pairs)
        squares = number * sum(pair * pair for pair in pairs) - total * total
        return number >= LEAST_PAIRS and total > 0 and total * total * (number - 1) > margin * squares


class Expert:
    """A policy for one table that remembers; `weigh` rates the moves."""

    def __init__(
        self,
        game: AnyGame,
        pack: Cards,
        players: int,
        playouts: int = PLAYOUTS,
        correction: ChanceCorrection | None = None,
    ) -> None:
        self.game, self.pack, self.players, self.playouts = game, Counter(pack), players, playouts
        self.correction = correction
        self.quick: Policy[Any, Any] = game.policies.get(QUICK, random_policy)
        self.usual: Policy[Any, Any] = game.policies.get(SKILLED, self.quick)
        self.sides = {seat: team for team in game.teams(players) for seat in team}

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        return self.recall(view, moves, rng, None)

    def recall(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None) -> Any:
        if len(moves) == 1:
            return moves[0]
        if not self.game.searches:
            return self.usual(view, moves, rng)
        return self.weigh(view, moves, rng, past)[0].move

    def weigh(self, view: Any, moves: Sequence[Any], rng: Random, past: Past | None = None) -> tuple[Trial, ...]:
        """The moves that were tried: the expert's choice first, the others by how far they came.

        The policy of the usual move is asked first, with the lots it would have if it played alone.
        """
        seat = self.game.to_move(view)
        assert seat is not None
        named = self.usual(view, moves, rng)
        scale = self.players - len(self.sides[seat]) or 1
        different = one_of_each(moves, named, self.game.alike)
        trials = [Trial(move, scale) for move in to_try(different, named, rng)]
        usual = trials[[trial.move for trial in trials].index(named)]
        worlds = self._likely_worlds(view, seat, past)
        best = self._race(trials, usual, worlds, seat, rng)
        if not self.game.searches:
            best = usual
        rest = (trial for trial in trials if trial is not best)
        return best, *sorted(rest, key=lambda trial: (trial.playouts, trial.mean), reverse=True)

    def compare(
        self,
        view: Any,
        moves: Sequence[Any],
        rng: Random,
        past: Past | None = None,
        sample: int = LOOKS[-1],
        enough: Callable[[Sequence[Trial], bool], bool] = lambda trials, last: False,
    ) -> tuple[Trial, ...]:
        """Moves played out in the same worlds, `sample` of them, or until a look at them finds that they are `enough`.

        Others chose the moves, as the best of many looks too good: so none is the better for having been lucky in the
        worlds in which it was found. An ending that is counted out is played by both as well as can be.
        """
        seat = self.game.to_move(view)
        assert seat is not None
        scale = self.players - len(self.sides[seat]) or 1
        trials = tuple(Trial(move, scale) for move in moves)
        worlds = self._likely_worlds(view, seat, past)
        for world in range(sample):
            state, lot = worlds.draw(rng), rng.getrandbits(64)
            for trial in trials:
                self._follow(state, trial, seat, Random(lot), world)
            if world + 1 in LOOKS and enough(trials, world + 1 == sample):
                break
        return trials

    def _likely_worlds(self, view: Any, seat: int, past: Past | None) -> LikelyWorlds:
        return LikelyWorlds(Worlds(self.game, view, self.pack), past.of(seat) if past else None, self.quick)

    def _race(self, trials: Sequence[Trial], usual: Trial, worlds: LikelyWorlds, seat: int, rng: Random) -> Trial:
        """The usual move, unless another has been shown to be better.

        After each round the worse half drops out, and whatever the usual move beats on the way. The fewer are left,
        the more worlds they share.
        """
        alive, world = trials, 0
        rounds = max(1, (len(trials) - 1).bit_length())
        for last in (number == rounds for number in range(1, rounds + 1)):
            for _ in range(max(LEAST_PAIRS if last else 2, self.playouts // (rounds * len(alive)))):
                state, lot, world = worlds.draw(rng), rng.getrandbits(64), world + 1
                for trial in alive:
                    self._play_out(state, trial, seat, Random(lot), world)
                if world % LOOK == 0:
                    alive = [trial for trial in alive if trial is usual or not usual.beats(trial, HOPELESS)]
                    if len(alive) == 1:
                        return usual
            if not last:
                ranked = sorted(alive, key=lambda trial: sum(trial.gains.values()), reverse=True)
                alive = ranked[: (len(alive) + 1) // 2]
                if usual not in alive:  # it is measured to the end
                    alive = [*alive, usual]
                if len(alive) == 1:
                    return usual
        best = max(alive, key=lambda trial: (sum(trial.gains.values()), trial is usual))
        return best if best.beats(usual, rounds) else usual

    def _play_out(self, world: Any, trial: Trial, seat: int, rng: Random, number: int) -> None:
        """Make the move, play on with the quick policy, and note what came of it; a game without an end is a draw."""
        end = played_out(self.game, self.game.play(world, trial.move), self.quick, rng)
        trial.gains[number] = 0 if end is None else self._gain(self.game.result(end, self.players), seat)

    def _follow(self, world: Any, trial: Trial, seat: int, rng: Random, number: int) -> None:
        """The same, with all that a comparison notes."""
        course = [world, self.game.play(world, trial.move)]
        end = played_out(self.game, course[-1], self.quick, rng, course)
        if not trial.at_once:
            trial.at_once = find_consequences(self.game, course[:2], seat)
        trial.consequences.append(find_consequences(self.game, course, seat))
        result = [0] * self.players if end is None else self.game.result(end, self.players)
        trial.gains[number] = self._gain(result, seat)
        trial.won += min(result) < result[seat] == max(result)

    def _gain(self, result: Sequence[int], seat: int) -> int:
        """The seat's advantage, times the number of the others."""
        side = self.sides[seat]
        others = [points for other, points in enumerate(result) if other not in side]
        return result[seat] * (len(others) or 1) - sum(others)


def one_of_each(moves: Sequence[Any], named: Any, alike: Callable[[Any], Any]) -> list[Any]:
    """Of moves that are alike the named one, or else the first."""
    chosen = {alike(move): move for move in (*reversed(moves), named)}
    return [move for move in moves if move == chosen[alike(move)]]


def to_try(moves: Sequence[Any], named: Any, rng: Random) -> list[Any]:
    """All moves; or if they are too many the named one, one for each meaning, and others by lot."""
    if len(moves) <= MOST_MOVES:
        return [*moves]
    first = {meaning(move): move for move in reversed(moves)}
    some = [move for move in first.values() if move != named] if len(first) < MOST_MOVES else []
    rest = [move for move in moves if move != named and move not in some]
    return [named, *some, *rng.sample(rest, MOST_MOVES - 1 - len(some))]


def played_out(
    game: AnyGame, state: Any, policy: Policy[Any, Any], rng: Random, course: list[Any] | None = None
) -> Any | None:
    """The end of the deal if all play by the policy; None if there is none within the game's limit of moves.

    The policy is given the state itself, which is quicker than a view: a fair policy looks at nothing else. Where a
    `course` is kept, each state is added to it, and an ending that is counted out is played by both as well as can be.
    """
    to_move, moves, play = game.to_move, game.moves, game.play
    for _ in range(game.move_limit):
        seat = to_move(state)
        if seat is None:
            return state
        if course is not None and game.is_counted_out(state):
            course += Endgame(game).course(state)
            return course[-1]
        if seat == CHANCE:
            state = play(state, game.chance(state, rng))
        else:
            state = play(state, policy(state, moves(state), rng))
        if course is not None:
            course.append(state)
    return state if to_move(state) is None else None
