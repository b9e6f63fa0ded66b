"""Plans from lines over finite fields: nobody meets another twice, and that is proved, not searched.

`size` groups of m players: in round a, a table takes one of each group, on a line of slope a. Two lines of different
slopes share one point at most. Where m divides by `size`, the groups play among themselves in further rounds.
Source: affine planes, as any book on design theory has them.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kartenwerk.table.seating.plan import Plan

_REDUCTION = {
    (2, 2): (1, 1),
    (2, 3): (1, 1, 0),
    (2, 4): (1, 1, 0, 0),
    (3, 2): (2, 2),
    (3, 3): (1, 2, 0),
    (5, 2): (2, 4),
}
"""For each field whose order is no prime: x^n is minus these multiples of 1, x, ..., lowest power first."""


class Arithmetic(NamedTuple):
    """Tables of addition and multiplication; a `field` if all but 0 can be divided by."""

    plus: tuple[tuple[int, ...], ...]
    times: tuple[tuple[int, ...], ...]
    field: bool


def _prime_power(order: int) -> tuple[int, int] | None:
    for prime in range(2, order + 1):
        if order % prime == 0:
            power = 0
            while order % prime == 0:
                order, power = order // prime, power + 1
            return (prime, power) if order == 1 else None
    return None


@cache
def ring(order: int) -> Arithmetic:
    """The field of that order if there is one, else the whole numbers modulo it."""
    found, numbers = _prime_power(order), range(order)
    if found is None or found[1] == 1:
        plus = tuple(tuple((a + b) % order for b in numbers) for a in numbers)
        times = tuple(tuple(a * b % order for b in numbers) for a in numbers)
        return Arithmetic(plus, times, found is not None)
    prime, power = found
    digits = [tuple(number // prime**place % prime for place in range(power)) for number in numbers]
    number_of = {each: number for number, each in enumerate(digits)}

    def add(a: int, b: int) -> int:
        return number_of[tuple((x + y) % prime for x, y in zip(digits[a], digits[b], strict=True))]

    def multiply(a: int, b: int) -> int:
        product = [0] * (2 * power - 1)
        for i, x in enumerate(digits[a]):
            for j, y in enumerate(digits[b]):
                product[i + j] += x * y
        for place in range(2 * power - 2, power - 1, -1):
            for low, factor in enumerate(_REDUCTION[found]):
                product[place - power + low] -= product[place] * factor
        return number_of[tuple(each % prime for each in product[:power])]

    plus = tuple(tuple(add(a, b) for b in numbers) for a in numbers)
    times = tuple(tuple(multiply(a, b) for b in numbers) for a in numbers)
    return Arithmetic(plus, times, True)


def lines(size: int, group: int) -> Plan:
    """As many rounds as a group has, at tables of `size` for `size` groups of `group` players; () if none can be.

    Player g * `group` + i is the i-th of group g.
    """
    field, numbers = ring(group), range(group)
    points = list(numbers)[:size] if field.field else _far_apart(field, group, size)
    if len(points) < size:
        return ()
    return tuple(
        tuple(tuple(i * group + field.plus[field.times[points[i]][a]][b] for i in range(size)) for b in numbers)
        for a in numbers
    )


def _far_apart(numbers: Arithmetic, order: int, size: int) -> list[int]:
    """Elements whose differences can all be divided by."""
    units = {a for a in range(order) if len(set(numbers.times[a])) == order}
    minus = {b: a for a in range(order) for b in range(order) if numbers.plus[a][b] == 0}
    points: list[int] = []
    for a in range(order):
        if all(numbers.plus[a][minus[b]] in units for b in points):
            points.append(a)
    return points[:size]


@cache
def by_field(size: int, tables: int) -> Plan:
    """The rounds along lines, and those inside the groups where they divide into tables; () if there are none."""
    plan = lines(size, tables)
    if not plan or tables % size:
        return plan
    inside = by_field(size, tables // size) or ((tuple(range(size)),),)
    more = (
        tuple(tuple(one + g * tables for one in table) for g in range(size) for table in tables_inside)
        for tables_inside in inside
    )
    return (*plan, *more)


def for_players(players: int, size: int, tables: int) -> Plan:
    """The same for a few players less. The missing are left out, so that their tables have one seat less.

    The missing are the last of one group, so that no two of them share a table.
    """
    gone = set(range(players, size * tables))
    if len(gone) >= size or len(gone) > tables:
        return ()
    kept = (at for at in by_field(size, tables) if all(len(gone.intersection(table)) < 2 for table in at))
    return tuple(tuple(tuple(one for one in table if one not in gone) for table in at) for at in kept)
