"""The rows of a filled-in score pad: what each deal brought, and the sums so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from kartenwerk.engine.deals import PlayedDeal

Entries: TypeAlias = tuple[object, ...]
"""What is written in the columns of one seat."""


class AccountRow(NamedTuple):
    """A deal on a pad of accounts (`pads/konten.svg.j2`): notes, what it brought each account, and the sums."""

    notes: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


class EntryRow(NamedTuple):
    """A deal on a pad of entries (`pads/sums.svg.j2`): points, what each seat's columns say, the sums as written."""

    points: tuple[int, ...]
    eintraege: tuple[Entries, ...]
    summen: tuple[str, ...]


def account_rows(deals: Sequence[PlayedDeal], notes: Callable[[PlayedDeal], tuple[str, ...]]) -> list[AccountRow]:
    """The deals with their running sums."""
    sums = running_sums(deal.result for deal in deals)
    return [AccountRow(notes(deal), deal.result, total) for deal, total in zip(deals, sums, strict=True)]


def entry_rows(deals: Sequence[PlayedDeal], entries: Callable[[PlayedDeal, int], Entries]) -> list[EntryRow]:
    """The deals with their running sums; `entries` tells what is written for a seat."""
    sums = running_sums(deal.result for deal in deals)
    return [
        EntryRow(deal.result, tuple(entries(deal, seat) for seat in range(deal.players)), tuple(map(signed, total)))
        for deal, total in zip(deals, sums, strict=True)
    ]


def running_sums(points: Iterable[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """The sums after each deal, column by column."""
    return accumulate(points, lambda before, new: tuple(map(sum, zip(before, new, strict=True))))


def signed(number: int) -> str:
    """ "–3", "0", "5": with a dash that is as wide as a figure."""
    return f"–{-number}" if number < 0 else str(number)
