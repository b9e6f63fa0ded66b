"""Plans by one round that is turned: few unknowns, so that a search finds what it does not find freely.

A cyclic group moves all players but a few in cycles; the second round is the first one turned once, the third turned
twice, and so on. Nobody meets another twice if the pairs of the first round all turn into different ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random

from kartenwerk.table.seating.plan import Plan

HEAT, COOL, COLD = 0.9, 0.95, 0.12
"""Where the annealing begins, by how much it cools, and where it ends."""


def plan_by_turning(players: int, size: int, rounds: int, rng: Random, swaps: int, length: int, fixed: int) -> Plan:
    """Rounds in which no pair meets twice, made by turns of `length` that keep `fixed` players in place; () if none is
    found by so many `swaps`."""
    turns = [[_move(one, turn, players, length, fixed) for one in range(players)] for turn in range(length)]
    orbit, load = _orbits(players, turns, length)
    tables = players // size
    while swaps > 0:
        order = list(range(players))
        rng.shuffle(order)
        at = [order[t * size : (t + 1) * size] for t in range(tables)]
        swaps = _anneal(at, orbit, load.copy(), rng, swaps)
        if swaps and not _clashes(at, orbit, load):
            return tuple(tuple(tuple(turn[one] for one in table) for table in at) for turn in turns[:rounds])
    return ()


def _move(one: int, turn: int, players: int, length: int, fixed: int) -> int:
    """Where a turn takes a player. A group of nine is that of the translations of a plane of 3 x 3."""
    if one >= players - fixed:
        return one
    copy, place = divmod(one, length)
    if length == 9:
        return copy * length + (place // 3 + turn // 3) % 3 * 3 + (place + turn) % 3
    return copy * length + (place + turn) % length


def _orbits(players: int, turns: Sequence[Sequence[int]], length: int) -> tuple[list[list[int]], list[int]]:
    """The number of the orbit of each pair; and for each orbit 1 if it comes round before the turn is over, else 0.

    A pair of such an orbit meets twice by itself.
    """
    orbit = [[-1] * players for _ in range(players)]
    short: list[int] = []
    for a, b in combinations(range(players), 2):
        if orbit[a][b] < 0:
            pairs = {(min(turn[a], turn[b]), max(turn[a], turn[b])) for turn in turns}
            for x, y in pairs:
                orbit[x][y] = orbit[y][x] = len(short)
            short.append(int(len(pairs) < length))
    return orbit, short


def _clashes(at: Sequence[Sequence[int]], orbit: Sequence[Sequence[int]], load: Sequence[int]) -> int:
    """How many pairs of a round meet again when it is turned."""
    now, seen = 0, list(load)
    for table in at:
        for a, b in combinations(table, 2):
            now += seen[orbit[a][b]]
            seen[orbit[a][b]] += 1
    return now


def _anneal(at: list[list[int]], orbit: Sequence[Sequence[int]], load: list[int], rng: Random, swaps: int) -> int:
    """Change places until no pair meets twice, or all is cold; how many swaps are left."""
    tables, size = len(at), len(at[0])
    now = _clashes(at, orbit, load)
    for table in at:
        for a, b in combinations(table, 2):
            load[orbit[a][b]] += 1
    heat = HEAT
    while now and heat > COLD and swaps > 0:
        for _ in range(tables * size * 12):
            swaps -= 1
            s, t = rng.sample(range(tables), 2)
            i, j = rng.randrange(size), rng.randrange(size)
            a, b = at[s][i], at[t][j]
            mates, others = [x for x in at[s] if x != a], [x for x in at[t] if x != b]
            delta = 0
            for row, these in ((orbit[a], mates), (orbit[b], others)):
                for x in these:
                    load[row[x]] -= 1
                    delta -= load[row[x]]
            for row, these in ((orbit[b], mates), (orbit[a], others)):
                for x in these:
                    delta += load[row[x]]
                    load[row[x]] += 1
            if delta <= 0 or rng.random() < exp(-delta / heat):
                now += delta
                at[s][i], at[t][j] = b, a
                if not now:
                    return max(swaps, 1)
                continue
            for row, these, by in (
                (orbit[a], mates, 1),
                (orbit[b], others, 1),
                (orbit[b], mates, -1),
                (orbit[a], others, -1),
            ):
                for x in these:
                    load[row[x]] += by
        heat *= COOL
    return swaps if now else max(swaps, 1)
