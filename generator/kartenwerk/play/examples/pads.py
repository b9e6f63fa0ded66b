"""The rows of a filled-in score pad: what each deal brought, and the sums so far, by played deals or by those that
people write down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session

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
    """The deals with their running sums; `entries` gives the entries of a seat."""
    sums = running_sums(deal.result for deal in deals)
    return [
        EntryRow(deal.result, tuple(entries(deal, seat) for seat in range(deal.players)), tuple(map(sign, total)))
        for deal, total in zip(deals, sums, strict=True)
    ]


def running_sums(points: Iterable[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """The sums after each deal, column by column."""
    return accumulate(points, lambda before, new: tuple(map(sum, zip(before, new, strict=True))))


def sign(number: int) -> str:
    """ "–3", "0", "5": with a dash that is as wide as a figure."""
    return f"–{-number}" if number < 0 else str(number)


def plus(number: int) -> str:
    """ "–3", "0", "+5"."""
    return f"+{number}" if number > 0 else sign(number)


class ScoredDeal(NamedTuple):
    """A deal as players write it down: its names, its facts and items, each seat's result, and the sums then.

    `pot` is what waits for the next deal.
    """

    names: tuple[str, ...]
    facts: Any
    items: tuple[Item, ...]
    result: tuple[int, ...]
    sums: tuple[int, ...]
    pot: int = 0

    def points(self, seat: int, *reasons: str) -> int:
        """What these items brought a seat."""
        return sum(item.points for item in self.items if item.seat == seat and item.reason in reasons)

    def number(self, seats: Iterable[int], reason: str) -> int:
        """How many of something these seats have by their items."""
        return sum(item.number for item in self.items if item.seat in seats and item.reason == reason)


class PenDeal(NamedTuple):
    """A row of the pad: notes in front, what each seat's columns say, the columns behind, and the sums as written."""

    notes: tuple[str, ...]
    seats: tuple[tuple[str, ...], ...]
    rest: tuple[str, ...]
    sums: tuple[str, ...]


def pad_columns(session: Session, players: int) -> tuple[tuple[int, ...], ...]:
    """The seats that share a column of the pad: partners do."""
    if players in session.data.score.partners:
        return tuple((seat, seat + players // 2) for seat in range(players // 2))
    return session.game.teams(players)


def write_row(
    deal: ScoredDeal,
    entries: Callable[[int], tuple[str, ...]],
    notes: tuple[str, ...] = (),
    rest: tuple[str, ...] = (),
    write: Callable[[int], str] = sign,
) -> PenDeal:
    """The row of a deal in a game in which every seat has columns; `entries` gives what they say."""
    seats = range(len(deal.names))
    return PenDeal(notes, tuple(map(entries, seats)), rest, tuple(write(total) for total in deal.sums))


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """The row of a deal in a game that does not say it: for each party points and sum, or the sum alone.

    A column behind holds what waits for the next deal.
    """
    score = session.data.score
    parties = pad_columns(session, len(deal.names))
    sums = tuple(sign(deal.sums[party[0]]) for party in parties)
    points = (sign(deal.result[party[0]]) for party in parties)
    entries = tuple((one, total)[-len(score.seat) :] for one, total in zip(points, sums, strict=True))
    return PenDeal(("",) * len(score.notes), entries, (str(deal.pot or "–"),) * len(score.rest), sums)


def written_stacks(session: Session, deal: ScoredDeal) -> PenDeal:
    """The row of a deal in a game for chips: what lies in front of everybody then, and behind it in the middle."""
    stacks = tuple(str(stack or "–") for stack in deal.sums)
    rest = (str(deal.pot or "–"),) * len(session.data.score.rest)
    return PenDeal((), tuple((stack,) for stack in stacks), rest, stacks)
