"""What may be changed in a tournament, and by which block of its file.

Every change takes the tournament as it stands in the file, checks what it would write and gives back the file's new
text. `change` makes it while nobody else writes, so all doors to a tournament go through here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.base.toml import inline_table
from kartenwerk.catalog import Catalog
from kartenwerk.play.games import rules_of
from kartenwerk.table.blocks.names import check_name, find_or_add
from kartenwerk.table.blocks.parts import Block
from kartenwerk.table.blocks.store import append_block, plain_block, rewrite, without_last
from kartenwerk.table.seating.seating import FoundPlan
from kartenwerk.table.tournament.seats import round_block, seat_again, seat_all
from kartenwerk.table.tournament.tournament import Tournament, open_tournament


class NotSeatedError(KartenwerkError):
    """Nothing can be done before the rounds are seated."""


class SeatedError(KartenwerkError):
    """The rounds are seated, which is done once."""


class UnevenSumError(KartenwerkError):
    """The points of a table do not sum to 0 in a game in which they should; `total` is their sum."""

    total = 0


class RoundDoubtError(KartenwerkError):
    """Nobody has said whether the round `following`, perhaps the `last` one, is being played already."""

    following, last = 0, False


def load(file: Path, catalog: Catalog) -> Tournament:
    """The tournament in a file; KartenwerkError names the line of an impossible entry."""
    return open_tournament(read_text(file), file.name, catalog)


def change(file: Path, catalog: Catalog, make: Callable[[Tournament], str]) -> Tournament:
    """The tournament after its file has been written anew, with the text that `make` gives for what stands there."""
    return rewrite(file, lambda text, name: open_tournament(text, name, catalog), make)


def check_seated(now: Tournament) -> None:
    """NotSeatedError unless its rounds are seated."""
    if not now.rounds:
        raise NotSeatedError("no round is seated", file=now.name)


def seat_rounds(now: Tournament, roots: DataRoots) -> tuple[FoundPlan, str]:
    """All rounds seated, with what the plan is worth; SeatedError if they are already."""
    if now.rounds:
        raise SeatedError("the rounds are seated already", file=now.name)
    plan, rounds = seat_all(now, roots)
    return plan, append_block(now, "\n".join(map(round_block, rounds)))


def begin_round(now: Tournament, number: int | None = None) -> str:
    """A round, by default the next one, is being played: it and those before it stay as they are seated."""
    check_seated(now)
    if now.begun == now.head.rounds and number is None:
        raise KartenwerkError("all rounds have begun", file=now.name)
    number = now.begun + 1 if number is None else number
    check_between("this round has begun, or there is no such round", number, now.begun + 1, now.head.rounds, _("ROUND"))
    return append_block(now, plain_block("begin", {"round": number}))


def write_result(
    now: Tournament,
    number: int,
    table: int,
    points: Mapping[str, int],
    solos: Mapping[str, int],
    *,
    uneven: bool = False,
) -> str:
    """What a table has won; of two results the later counts. UnevenSumError, unless they may be `uneven`."""
    names = now.names_at(number, table)
    if silent := [name for name in names if name not in points]:
        raise KartenwerkError("somebody at the table is missing", found=", ".join(points), expected=", ".join(silent))
    if not uneven:
        _check_sum(now, points)
    order = inline_table({name: points[name] for name in names})
    block = f"[[result]]\nround = {number}\ntable = {table}\npoints = {order}\n"
    won = {name: solos[name] for name in names if solos.get(name)}
    return append_block(now, block + (f"solos = {inline_table(won)}\n" if won else ""))


def sums_to_zero(now: Tournament) -> bool:
    """Whether what one wins at a table others lose, so that its points sum to 0."""
    scoring = rules_of(now.data).scoring
    return scoring is not None and scoring.balanced


def _check_sum(now: Tournament, points: Mapping[str, int]) -> None:
    total = sum(points.values())
    if sums_to_zero(now) and total:
        error = UnevenSumError(
            "in {title} the points of a table sum to 0: what one wins, others lose",
            title=now.data.title,
            found=_("{total} in all", total=total),
            expected=_("0 in all"),
        )
        error.total = total
        raise error


def withdraw_result(now: Tournament, number: int, table: int) -> str:
    """The result of a table does not count any more."""
    now.check_result(number, table)
    return append_block(now, plain_block("withdraw", {"round": number, "table": table}))


def rename_player(now: Tournament, name: str, to: str) -> str:
    """A player is called otherwise: seats and results stay."""
    return append_block(now, plain_block("rename", {"name": now.player(name), "to": check_name(to)}))


def add_player(now: Tournament, catalog: Catalog, name: str, first: int | None = None, *, new: bool = False) -> str:
    """Somebody comes, or comes again, and plays from the round `first` on, which is seated anew with those after it.

    Without `first` it is the next round that has not begun. `new` is somebody whose name is only like another one.
    """
    first = first_to_seat(now, first)
    player = find_or_add(now.players, name, "NAME", new=new)
    if player in now.playing(first):
        raise KartenwerkError("this player is there already", key=_("NAME"), found=repr(player))
    return _seat_anew(now, catalog, "late", player, first)


def remove_player(now: Tournament, catalog: Catalog, name: str, first: int | None = None) -> str:
    """Somebody leaves and plays no more from the round `first` on, which is seated anew with those after it."""
    first = first_to_seat(now, first)
    return _seat_anew(now, catalog, "leave", now.player(name, now.playing(first)), first)


def _seat_anew(now: Tournament, catalog: Catalog, kind: str, player: str, first: int) -> str:
    text = append_block(now, plain_block(kind, {"name": player, "round": first}))
    rounds = seat_again(open_tournament(text, now.name, catalog), first)
    return "\n".join([text, *map(round_block, rounds)])


def first_to_seat(now: Tournament, given: int | None = None) -> int:
    """The first round that can be seated anew, or the one that is given if it can be.

    RoundDoubtError where that round may be played already and nobody says so.
    """
    check_seated(now)
    if now.begun == now.head.rounds:
        raise KartenwerkError("all rounds have begun", file=now.name)
    following = now.begun + 1
    least = max(following, now.last_change)
    if given is not None:
        check_between("from this round on nothing can be seated anew", given, least, now.head.rounds, "--from")
        return given
    if now.records_begins or least > following or any(at == now.begun for at, _ in now.missing):
        return least
    error = RoundDoubtError("whether round {round} is being played is not known", round=following, file=now.name)
    error.following, error.last = following, following == now.head.rounds
    raise error


def take_back(now: Tournament) -> str:
    """The last change turned into comments: seats and standing are as they were before it."""
    return without_last(now, max(1, len(last_change(now.parts.blocks))))


def last_change(blocks: Sequence[Block]) -> Sequence[Block]:
    """The last blocks that were written at once: rounds, with who came or left before them, or a single block."""
    start = len(blocks)
    while start and blocks[start - 1].kind == "round":
        start -= 1
    if start == len(blocks) or (start and blocks[start - 1].kind in ("late", "leave")):
        start -= 1
    return blocks[max(0, start) :]
