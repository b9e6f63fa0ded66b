"""What JSON and YAML have in common as tables: a list of rows that are objects, and where each of them begins."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _, of_library

ROWS = "rows"
"""The name of the list where the file holds an object."""
KINDS = {
    "list": _("a list"),
    "object": _("an object"),
    "number": _("a number"),
    "word": _("true or false"),
    "text": _("a text"),
    "nothing": _("nothing"),
}


class ListElement(NamedTuple):
    """An element of the list: the line where it begins, and its value."""

    line: int
    value: object


class Pairs(list[tuple[str, Any]]):
    """An object as the pairs that stand in it, so that a name given twice is seen."""


class Number(str):
    """A number as it was typed."""

    __slots__ = ()


def kind_of(value: object) -> str:
    """What a value is, a key of KINDS."""
    if value is None:
        return "nothing"
    kinds = {list: "list", Pairs: "object", Number: "number", bool: "word"}
    return kinds.get(type(value), "text")


def no_rows(found: Message | str | None) -> KartenwerkError:
    """The error of a file that holds something else."""
    return KartenwerkError(
        "the file holds no rows",
        found=found,
        expected=_("a list with an object for each card, or an object with such a list as {rows}", rows=ROWS),
    )


def list_names(names: list[str]) -> str | None:
    """Some of the names that an object has instead of rows; None if it has none."""
    return ", ".join(names[:8])[:80] or None


def no_form(form: str, reason: str, line: int, column: int) -> KartenwerkError:
    """The error of a text that is not of this form."""
    return KartenwerkError(
        "the file is not {form}: {reason}",
        form=form,
        reason=of_library(reason),
        key=_("line {line}, column {column}", line=line, column=column),
    )
