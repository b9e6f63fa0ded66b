"""Plans by search: two players of a round change places, the best of many such changes each time, none undone at once.

A tabu search. It is cut by steps and not by the clock, so that the same arguments give the same plan on every machine.
What has been played already is counted and not changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from kartenwerk.table.seating.plan import Hall, Plan, Round

HOT = 12
"""How many players at wrong tables a step looks at."""

PATIENCE = 600
"""After this many steps without a better plan a round of the best one is drawn anew."""

UNFAIR = 1000
"""A pause too many is worse than any number of meetings."""


@dataclass
class Search:
    """A search for the rounds to come. `met` counts how often a pair has met, `paused` how often somebody has paused.

    Players are `numbers`; the table behind the last is the pause, where nobody meets.
    """

    numbers: Sequence[int]
    room: Hall
    rounds: int
    rng: Random
    met: Mapping[tuple[int, int], int] = field(default_factory=dict)
    paused: Mapping[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._count = len(self.numbers)
        self._sizes = (*self.room.sizes, *([self.room.pause] if self.room.pause else []))
        self._last = len(self.room.sizes)
        place = {number: at for at, number in enumerate(self.numbers)}
        self._before = [[0] * self._count for _ in range(self._count)]
        for (a, b), times in self.met.items():
            if a in place and b in place:
                self._before[place[a]][place[b]] = self._before[place[b]][place[a]] = times
        self._rested = [self.paused.get(number, 0) for number in self.numbers]
        total = sum(self._rested) + self.rounds * self.room.pause
        self._least, more = divmod(total, self._count)
        self._most = self._least + bool(more)

    def best(self, steps: int, goal: int = 0, start: Iterable[Round] = ()) -> Plan:
        """The best plan found; it stops at one with only `goal` repeats."""
        self._begin([self._whole(at) for at in start][: self.rounds])
        best, found, still = self._worth(), self._copy(), 0
        tabu: dict[tuple[int, int, int], int] = {}
        for step in range(steps):
            if best <= goal:
                break
            move = self._next(step, tabu)
            if move is not None:
                self._swap(*move)
                r, a, b = move
                tabu[r, min(a, b), max(a, b)] = step + self.rng.randrange(4, 12)
            still += 1
            if (worth := self._worth()) < best:
                best, found, still = worth, self._copy(), 0
            elif still > PATIENCE:
                still = 0
                kept = [self._whole(at) for at in self._places(found)]
                kept[self.rng.randrange(self.rounds)] = self._draw()
                self._begin(kept)
                tabu.clear()
        return found

    def _places(self, plan: Plan) -> list[Round]:
        place = {number: at for at, number in enumerate(self.numbers)}
        return [tuple(tuple(place[one] for one in table) for table in at) for at in plan]

    def _whole(self, at: Round) -> list[list[int]]:
        """A round with its pause."""
        rest = sorted(set(range(self._count)) - {one for table in at for one in table})
        return [list(table) for table in at] + ([rest] if self.room.pause else [])

    def _draw(self) -> list[list[int]]:
        order = list(range(self._count))
        self.rng.shuffle(order)
        taken = iter(order)
        return [[next(taken) for _ in range(size)] for size in self._sizes]

    def _begin(self, kept: list[list[list[int]]]) -> None:
        """Count a plan; rounds that are missing are drawn."""
        self._plan = kept + [self._draw() for _ in range(self.rounds - len(kept))]
        self._now = [row.copy() for row in self._before]
        self._rests = self._rested.copy()
        self._where = [[0] * self._count for _ in self._plan]
        for r, at in enumerate(self._plan):
            for t, table in enumerate(at):
                for one in table:
                    self._where[r][one] = t
                    self._rests[one] += t == self._last
                if t != self._last:
                    for a, b in combinations(table, 2):
                        self._now[a][b] += 1
                        self._now[b][a] += 1
        self._repeats = sum(times - 1 for a, row in enumerate(self._now) for times in row[:a] if times > 1)

    def _worth(self) -> int:
        return self._repeats + (UNFAIR * sum(map(self._unfair, self._rests)) if self.room.pause else 0)

    def _unfair(self, times: int) -> int:
        """By how many pauses somebody has too many or too few."""
        return max(0, times - self._most, self._least - times)

    def _copy(self) -> Plan:
        return tuple(
            tuple(tuple(self.numbers[one] for one in table) for table in at[: self._last]) for at in self._plan
        )

    def _hot(self, r: int) -> list[int]:
        """Players of a round whose table is not as it should be."""
        now = self._now
        hot = [
            one
            for table in self._plan[r][: self._last]
            for one in table
            if any(now[one][other] > 1 for other in table if other != one)
        ]
        if self.room.pause:
            hot += [one for one in range(self._count) if self._unfair(self._rests[one])]
        return self.rng.sample(hot, HOT) if len(hot) > HOT else hot

    def _excess(self, r: int) -> list[int]:
        """How many meetings each player's table in a round is above one of each; none in the pause."""
        found = [0] * self._count
        for table in self._plan[r][: self._last]:
            for one in table:
                row = self._now[one]
                found[one] = sum([row[other] for other in table]) - len(table) + 1
        return found

    def _next(self, step: int, tabu: Mapping[tuple[int, int, int], int]) -> tuple[int, int, int] | None:
        """The change that helps most, or hurts least; of equal ones any."""
        best: tuple[int, float] = (1 << 30, 0.0)
        move: tuple[int, int, int] | None = None
        last, pause = self._last, self.room.pause
        first = self.rng.randrange(self.rounds)
        for r in [first] if self.rounds > 2 and step % 3 else range(self.rounds):
            at, seat = self._plan[r], self._where[r]
            bound = self._excess(r)
            for a in self._hot(r):
                ta, row = seat[a], self._now[a]
                own = [self._now[other] for other in at[ta] if other != a] if ta != self._last else []
                comes = list(map(sum, zip(*own, strict=True))) or [0] * self._count
                joins = [sum([row[other] for other in table]) for table in at]
                leave = bound[a]
                for b, tb in enumerate(seat):
                    if tb == ta:
                        continue
                    delta = comes[b] - leave
                    if tb != last:
                        delta += joins[tb] - row[b] - bound[b]
                    if pause and (ta == last or tb == last):
                        tired, rested = (a, b) if tb == last else (b, a)
                        delta += UNFAIR * (self._unfair(self._rests[tired] + 1) - self._unfair(self._rests[tired]))
                        delta += UNFAIR * (self._unfair(self._rests[rested] - 1) - self._unfair(self._rests[rested]))
                    if delta > best[0] or tabu.get((r, min(a, b), max(a, b)), 0) > step:
                        continue
                    if (mine := (delta, self.rng.random())) < best:
                        best, move = mine, (r, a, b)
        return move

    def _swap(self, r: int, a: int, b: int) -> None:
        """Let two players of a round change places."""
        at, seat = self._plan[r], self._where[r]
        ta, tb = seat[a], seat[b]
        for one, t in ((a, ta), (b, tb)):
            self._sit(at[t], one, t, -1)
        at[ta][at[ta].index(a)], at[tb][at[tb].index(b)] = b, a
        seat[a], seat[b] = tb, ta
        for one, t in ((a, tb), (b, ta)):
            self._sit(at[t], one, t, 1)

    def _sit(self, table: Sequence[int], one: int, t: int, by: int) -> None:
        """Count a player who sits down at a table, or gets up."""
        if t == self._last:
            self._rests[one] += by
            return
        row = self._now[one]
        for other in table:
            if other != one:
                times = row[other]
                self._repeats += (times > 0) if by > 0 else -(times > 1)
                row[other] = self._now[other][one] = times + by
