"""The expert: one strong player for every game, through the contract alone.

It plays its moves out in many worlds (`worlds`) with the game's quick policy, and takes the move with the best mean.
All moves are tried in the same worlds and with the same lots, so that they differ by nothing but themselves; weak ones
drop out early (sequential halving). It leaves the quick policy's own move only for one that gains more than a standard
error, world by world.

The budget is a number of playouts, never of seconds, and all is reckoned in whole numbers: the same view, moves and
lots give the same move on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.engine.contract import CHANCE, AnyGame, Policy, random_policy
from kartenwerk.engine.worlds import Worlds

NAME = "expert"
QUICK = "sensible"
PLAYOUTS = 64
"""The playouts of a decision, unless told otherwise."""

MOST_MOVES = 24
"""Of more moves than that, the quick policy's own and others by lot are tried."""

LEAST_PAIRS = 4
"""Worlds in which two moves must have been tried before one can be proven better."""


class TallyEntry(NamedTuple):
    """A kind of entry in the tally: the label's id, and whether it is one of the seat's own side."""

    reason: str
    own: bool


@dataclass
class Trial:
    """What the playouts of one move brought: the seat's advantage by the number of the world.

    An advantage is the own side's result less the mean of the others', times `scale`, the number of the others: a
    whole number. `points` and `often` sum up the tallies' entries: the points of one seat, and in how many playouts.
    """

    move: Any
    scale: int
    gains: dict[int, int] = field(default_factory=dict)
    points: Counter[TallyEntry] = field(default_factory=Counter)
    often: Counter[TallyEntry] = field(default_factory=Counter)

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

    def beats(self, other: Trial) -> bool:
        """Whether its gain over the other, in the worlds where both were tried, exceeds a standard error."""
        pairs = [gain - other.gains[world] for world, gain in self.gains.items() if world in other.gains]
        number, total = len(pairs), sum(pairs)
        squares = number * sum(pair * pair for pair in pairs) - total * total
        return number >= LEAST_PAIRS and total > 0 and total * total * (number - 1) > squares


class Expert:
    """A policy for one table; `weigh` tells what it thinks of the moves."""

    def __init__(self, game: AnyGame, pack: Cards, players: int, playouts: int = PLAYOUTS) -> None:
        self.game, self.pack, self.players, self.playouts = game, Counter(pack), players, playouts
        self.quick: Policy[Any, Any] = game.policies.get(QUICK, random_policy)
        self.sides = {seat: team for team in game.teams(players) for seat in team}

    def __call__(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        if len(moves) == 1:
            return moves[0]
        return self.weigh(view, moves, rng)[0].move if self.game.searches else self._named(view, moves, rng)

    def _named(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """The quick policy's move."""
        return self.quick(view, moves, Random(rng.getrandbits(64)))

    def weigh(self, view: Any, moves: Sequence[Any], rng: Random) -> tuple[Trial, ...]:
        """The moves that were tried: the expert's choice first, the others by how far they came."""
        seat = self.game.to_move(view)
        assert seat is not None
        named = self._named(view, moves, rng)
        scale = self.players - len(self.sides[seat]) or 1
        trials = [Trial(move, scale) for move in _tried(moves, named, rng)]
        usual = trials[[trial.move for trial in trials].index(named)]
        worlds, alive, world = Worlds(self.game, view, self.pack), trials, 0
        rounds = max(1, (len(trials) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(2, self.playouts // (rounds * len(alive)))):
                state, lot, world = worlds.draw(rng), rng.getrandbits(64), world + 1
                for trial in alive:
                    self._play_out(state, trial, seat, Random(lot), world)
            ranked = sorted(alive, key=lambda trial: sum(trial.gains.values()), reverse=True)
            alive = ranked[: max(2, (len(alive) + 1) // 2)]
            if usual not in alive:  # it is measured to the end
                alive = [*alive, usual]
        best = max(alive, key=lambda trial: (sum(trial.gains.values()), trial is usual))
        if not self.game.searches or not best.beats(usual):
            best = usual
        rest = (trial for trial in trials if trial is not best)
        return best, *sorted(rest, key=lambda trial: (trial.playouts, trial.mean), reverse=True)

    def _play_out(self, world: Any, trial: Trial, seat: int, rng: Random, number: int) -> None:
        """Make the move, play on with the quick policy, and note what came of it; a game without an end is a draw."""
        end = played_out(self.game, self.game.play(world, trial.move), self.quick, rng)
        if end is None:
            trial.gains[number] = 0
            return
        side, seen = self.sides[seat], set[TallyEntry]()
        gain = 0
        for item in self.game.tally(end):
            own = item.seat in side
            entry = TallyEntry(item.reason, own)
            points = item.points * trial.scale if own else -item.points * len(self.sides[item.seat])
            gain += points
            trial.points[entry] += points
            seen.add(entry)
        trial.gains[number] = gain
        trial.often.update(seen)


def _tried(moves: Sequence[Any], named: Any, rng: Random) -> list[Any]:
    """All moves, or the named one and some by lot if there are too many."""
    if len(moves) <= MOST_MOVES:
        return [*moves]
    return [named, *rng.sample([move for move in moves if move != named], MOST_MOVES - 1)]


def played_out(game: AnyGame, state: Any, policy: Policy[Any, Any], rng: Random) -> Any | None:
    """The end of the deal if all play by the policy; None if there is none within the game's limit of moves.

    The policy is given the state itself, which is quicker than a view: a fair policy looks at nothing else.
    """
    to_move, moves, play = game.to_move, game.moves, game.play
    chance: Callable[[Any, Random], Any] | None = game.chance
    for _ in range(game.move_limit):
        seat = to_move(state)
        if seat is None:
            return state
        if seat == CHANCE:
            assert chance is not None
            state = play(state, chance(state, rng))
        else:
            state = play(state, policy(state, moves(state), rng))
    return state if to_move(state) is None else None
