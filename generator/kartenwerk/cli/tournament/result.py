"""kartenwerk tournament result: what a table has played."""

from __future__ import annotations

import re
from pathlib import Path
from shlex import quote

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import Catalog
from kartenwerk.cli.answers import ResultWritten
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import ResultOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.tournament.report import change, list_missing, list_places, load
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import fold_name
from kartenwerk.table.evening.facts import with_minus
from kartenwerk.table.evening.store import load as load_evening
from kartenwerk.table.tournament.changes import write_result
from kartenwerk.table.tournament.tournament import Tournament


def result(options: ResultOptions) -> Reply[ResultWritten]:
    catalog = open_game_of(options.file, options.data).catalog
    now = load(options.file, catalog)
    names = now.names_at(options.round, options.table)
    if (options.evening is None) == (not options.points):
        raise KartenwerkError(
            "a result is given as NAME=POINTS, or by --evening FILE",
            expected=" ".join(quote(f"{name}=0") for name in names),
        )
    if options.evening is not None:
        if options.solos:
            raise KartenwerkError("the evening holds the solos", key="--solos", found=repr(options.solos))
        points, won = _of_evening(now, names, options.evening, catalog)
    else:
        points, won = _numbers(now, names, options.points or []), _solos(now, names, options.solos)

    def with_result(one: Tournament) -> str:
        return write_result(one, options.round, options.table, points, won, uneven=options.uneven)

    after = change(options.file, catalog, with_result)
    each = ", ".join(f"{name} {points[name]}" for name in names)
    line = gettext("Round {round}, table {table}: {result}.", round=options.round, table=options.table, result=each)
    answer = ResultWritten(round=options.round, table=options.table, points=points, solos=won, missing=[*after.missing])
    return Reply(answer, [line, *(list_missing(after) if after.missing else list_places(after))])


def _solos(now: Tournament, names: tuple[str, ...], solos: str) -> dict[str, int]:
    """How many solos each has won who has won any; KartenwerkError for what can be no number of solos."""
    numbers = _numbers(now, names, solos.split(",") if solos else [], "--solos")
    if below := [name for name, number in numbers.items() if number < 0]:
        raise KartenwerkError(
            "that is too few", key="--solos", found=f"{below[0]}={numbers[below[0]]}", expected=_("0 or more")
        )
    return {name: number for name, number in numbers.items() if number}


def _numbers(now: Tournament, names: tuple[str, ...], points: list[str], key: str = "") -> dict[str, int]:
    """The numbers in NAME=NUMBER; KartenwerkError for a name of another table, or what is no number."""
    numbers: dict[str, int] = {}
    for one in points:
        name, equals, number = one.rpartition("=")
        number = with_minus(number.strip())
        if not equals or not re.fullmatch(r"[+-]?[0-9]{1,7}", number):
            raise KartenwerkError(
                "points are given as NAME=POINTS", key=key or None, found=repr(one), expected=f"{names[0]}=12"
            )
        player = now.player(name, names)
        if player in numbers:
            raise KartenwerkError("this player is named twice", key=key or None, found=repr(player))
        numbers[player] = int(number)
    return numbers


def _of_evening(
    now: Tournament, names: tuple[str, ...], file: Path, catalog: Catalog
) -> tuple[dict[str, int], dict[str, int]]:
    """What everybody at the table has won in an evening of the same game, and the solos of those who won any."""
    evening = load_evening(file, catalog)
    if evening.session.data.id != now.data.id:
        raise KartenwerkError(
            "this evening is of another game", file=str(file), found=evening.session.data.id, expected=now.data.id
        )
    called = {fold_name(name): name for name in names}
    if {fold_name(name) for name in evening.everybody} != set(called):
        raise KartenwerkError(
            "others have played this evening",
            file=str(file),
            found=", ".join(evening.everybody),
            expected=", ".join(names),
        )
    won = {called[fold_name(name)]: number for name, number in evening.solos.items() if number}
    return {
        called[fold_name(name)]: points for name, points in zip(evening.everybody, evening.points, strict=True)
    }, won
