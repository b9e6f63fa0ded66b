"""The result of a table as a form sends it: a number for each who sits there, and what the page showed before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.table.evening.facts import with_minus
from kartenwerk.table.tournament.entries import Seated
from kartenwerk.table.tournament.tournament import Tournament
from kartenwerk.workbench.faults import FailedStep, MeanwhileError
from kartenwerk.workbench.request import Fields

_WHOLE = re.compile(r"[+-]?[0-9]{1,7}")


def read_number(text: str, key: str) -> int:
    """The whole number in a field; KartenwerkError if it holds none."""
    if (number := _whole(text)) is None:
        raise KartenwerkError("this is not a whole number", key=key, found=repr(text), expected=_("a whole number"))
    return number


def read_result(now: Tournament, number: int, table: int, form: Fields) -> tuple[dict[str, int], dict[str, int]]:
    """Points, and solos won, of everybody at the table.

    KartenwerkError for a field without a number, or where others sit there now. MeanwhileError where the table has
    another result than the page showed.
    """
    names, typed = now.names_at(number, table), form.beginning("points.")
    if {*typed} != {*names}:
        raise KartenwerkError("others sit at this table now", found=", ".join(typed), expected=", ".join(names))
    there = describe_result(now, number, table)
    if there != form.last("seen"):
        raise MeanwhileError("somebody else has written at this table; look, and write it again", found=there)
    points = {name: _points(name, typed[name]) for name in names}
    won = {name: text for name, text in form.beginning("solos.").items() if text.strip() and name in names}
    solos = {name: _points(name, text) for name, text in won.items()}
    if below := [name for name, won in solos.items() if won < 0]:
        raise KartenwerkError("that is too few", key=below[0], found=str(solos[below[0]]), expected=_("0 or more"))
    return points, solos


def describe_table(
    now: Tournament, at: Seated, number: int, refused: FailedStep | None = None, form: Fields | None = None
) -> Mapping[str, Any]:
    """A table of a round: its fields with what is written, or with what was typed and refused."""
    result = now.results.get((at.number, number))
    is_refused = refused is not None and refused.table == number
    typed = form if form and refused and is_refused and refused.step == "result" else None
    points, solos = (result.points, result.solos) if result else ({}, {})
    return {
        "number": number,
        "written": result is not None,
        "seen": describe_result(now, at.number, number),
        "refused": refused if is_refused else None,
        "fields": [
            {
                "name": name,
                "points": typed.last(f"points.{name}") if typed else _write_points(points.get(name)),
                "solos": typed.last(f"solos.{name}") if typed else solos.get(name, ""),
            }
            for name in at.tables[number - 1]
        ],
    }


def describe_result(now: Tournament, number: int, table: int) -> str:
    """The result of a table as it stands in the file; "" without one."""
    result = now.results.get((number, table))
    return ", ".join(f"{name} {points}" for name, points in result.points.items()) if result else ""


def _write_points(points: int | None) -> str:
    """A number as people write it, with a proper minus."""
    return "" if points is None else str(points).replace("-", "−")


def _points(name: str, text: str) -> int:
    if (number := _whole(text)) is None:
        found = repr(text.strip()) if text.strip() else None
        raise KartenwerkError("{name} has no whole number", name=name, found=found)
    return number


def _whole(text: str) -> int | None:
    number = with_minus(text.strip())
    return int(number) if _WHOLE.fullmatch(number) else None
