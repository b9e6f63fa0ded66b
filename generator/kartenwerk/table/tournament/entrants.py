"""The list of entrants: a table of names as clubs have it, in a text with commas, semicolons or tabs, or a workbook."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _
from kartenwerk.custom.apart.tasks import read_sheet
from kartenwerk.table.blocks.names import check_name, fold_name

ENDINGS = (".csv", ".txt", ".tsv", ".xlsx", ".ods")

_ZIP = b"PK\x03\x04"
"""How every workbook of XLSX and ODS begins."""

_DELIMITERS = ";\t,"
"""What parts the columns: the first of these that stands in the first line with anything in it."""

_WHOLE = ("name", "namen", "spieler", "spielerin", "spielername", "player", "players", "teilnehmer")
_FIRST = ("vorname", "first name", "given name")
_LAST = ("nachname", "familienname", "name", "last name", "surname", "family name")

_QUOTED = re.compile(r'"[^"]*"')

_SEPARATOR = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""A line in which spreadsheets declare the separator of columns."""


class Entrants(NamedTuple):
    """The names of a list, and what somebody should look at: the rows without a name between them, and those that have
    the name of an earlier row, each with that name. These are left out.
    """

    names: tuple[str, ...]
    empty: tuple[int, ...] = ()
    twice: tuple[tuple[int, str], ...] = ()


def entrants(given: str) -> list[str]:
    """The names in a list with commas, or in a file; KartenwerkError for a name that cannot be, or comes twice."""
    if not given.strip() or ("," in given and not given.lower().endswith(ENDINGS) and not _is_file(given)):
        return [check_name(name) for name in given.split(",") if name.strip()]
    found = read_entrants(Path(given))
    for row, name in found.twice:
        raise KartenwerkError(
            "two players have the same name", file=given, key=_("row {row}", row=row), found=repr(name)
        )
    return [*found.names]


def _is_file(given: str) -> bool:
    try:
        return Path(given).is_file()
    except (OSError, ValueError):
        return False


def read_entrants(file: Path) -> Entrants:
    """The names in a file; KartenwerkError names the row of what can be no name."""
    return parse_entrants(read_bytes(file), str(file))


def parse_entrants(data: bytes, file: str) -> Entrants:
    """The names in a list: below the heads "Vorname" and "Nachname" or "Name", or in the first column.

    KartenwerkError names the file, and the row of what can be no name.
    """
    with in_file(file):
        rows = [*enumerate(read_sheet(data, file), 1)] if data.startswith(_ZIP) else [*_rows(_text(data, file), file)]
    while rows and not _is_filled(rows[-1][1]):
        rows.pop()
    while rows and not _is_filled(rows[0][1]):
        rows.pop(0)
    columns: Sequence[int] = (0,)
    if rows and (found := _columns(rows[0][1])):
        columns, rows = found, rows[1:]
    names: dict[str, str] = {}
    empty, twice = [], []
    for number, row in rows:
        given = " ".join(row[column].strip() for column in columns if column < len(row)).strip()
        if not given:
            empty.append(number)
            continue
        try:
            name = check_name(given)
        except KartenwerkError as error:
            error.file, error.key = file, _("row {row}", row=number)
            raise
        if fold_name(name) in names:
            twice.append((number, name))
        names.setdefault(fold_name(name), name)
    return Entrants(tuple(names.values()), tuple(empty), tuple(twice))


def _is_filled(row: Sequence[str]) -> bool:
    return any(cell.strip() for cell in row)


def _text(data: bytes, file: str) -> str:
    """The text in UTF-8, in UTF-16 or, as Windows writes German, in Windows-1252."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for way in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            return data.decode(way)
        except UnicodeDecodeError:
            continue
    raise KartenwerkError("the file is no text", file=file, expected=_("UTF-8, UTF-16 or Windows-1252"))


def _rows(text: str, file: str) -> Iterator[tuple[int, list[str]]]:
    """Every row with its number in the file."""
    given = _SEPARATOR.match(text)
    text, before = (text[given.end() :], 1) if given else (text, 0)
    first = next((line for line in _QUOTED.sub("q", text).splitlines() if line.strip()), "")
    parting = given[1] if given else next((sign for sign in _DELIMITERS if sign in first), ",")
    number = before
    try:
        for number, row in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=parting), start=before + 1):
            yield number, row
    except csv.Error as error:
        raise KartenwerkError(
            "the table of names cannot be read",
            file=file,
            key=_("row {row}", row=number + 1),
            expected=_("a name a line"),
        ) from error


def _columns(heads: Sequence[str]) -> tuple[int, ...]:
    """The columns of a name by the heads of a table; none if this row is none of heads."""
    known = [" ".join(head.casefold().split()) for head in heads]
    first = next((at for at, head in enumerate(known) if head in _FIRST), None)
    last = next((at for at, head in enumerate(known) if head in _LAST), None)
    if first is not None:
        return (first, last) if last is not None else (first,)
    whole = next((at for at, head in enumerate(known) if head in _WHOLE), last)
    return (whole,) if whole is not None else ()
