"""The itemised score of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from kartenwerk.cards import Card


class Item(NamedTuple):
    """One entry of a tally: `points` for a seat, the id of its label, how many of it, and the cards it counts."""

    seat: int
    reason: str
    points: int
    number: int = 1
    cards: tuple[Card, ...] = ()


def points_of(items: Iterable[Item], players: int) -> tuple[int, ...]:
    """The sum of each seat's items."""
    points = Counter[int]()
    for item in items:
        points[item.seat] += item.points
    return tuple(points[seat] for seat in range(players))


def as_json(items: Iterable[Item]) -> list[dict[str, Any]]:
    """The items as data, without their cards."""
    return [{"seat": item.seat, "reason": item.reason, "points": item.points, "number": item.number} for item in items]
