"""The list of entrants: a table of names as clubs have it, from a spreadsheet with commas, semicolons or tabs."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _
from kartenwerk.table.blocks.names import check_name

ENDINGS = (".csv", ".txt", ".tsv")

_DELIMITERS = ";\t,"
"""What parts the columns: the first of these that stands in the first line with anything in it."""

_WHOLE = ("name", "namen", "spieler", "spielerin", "spielername", "player", "players", "teilnehmer")
_FIRST = ("vorname", "first name", "given name")
_LAST = ("nachname", "familienname", "name", "last name", "surname", "family name")

_QUOTED = re.compile(r'"[^"]*"')

_SEPARATOR = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""A line in which spreadsheets declare the separator of columns."""


def entrants(given: str) -> list[str]:
    """The names in a list with commas, or in a file; KartenwerkError for an impossible name."""
    if not given.strip() or ("," in given and not given.lower().endswith(ENDINGS) and not _is_file(given)):
        return [check_name(name) for name in given.split(",") if name.strip()]
    return read_entrants(Path(given))


def _is_file(given: str) -> bool:
    try:
        return Path(given).is_file()
    except (OSError, ValueError):
        return False


def read_entrants(file: Path) -> list[str]:
    """The names in a file: below the heads "Vorname" and "Nachname" or "Name", or in the first column.

    KartenwerkError names the row of what can be no name.
    """
    rows = [*_rows(_text(file), file)]
    columns: Sequence[int] = (0,)
    if rows and (found := _columns(rows[0][1])):
        columns, rows = found, rows[1:]
    names = []
    for number, row in rows:
        given = " ".join(row[column].strip() for column in columns if column < len(row)).strip()
        if given:
            try:
                names.append(check_name(given))
            except KartenwerkError as error:
                error.file, error.key = str(file), _("row {row}", row=number)
                raise
    return names


def _text(file: Path) -> str:
    """The text in UTF-8, in UTF-16 or, as Windows writes German, in Windows-1252."""
    data = read_bytes(file)
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for way in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            return data.decode(way)
        except UnicodeDecodeError:
            continue
    raise KartenwerkError("the file is no text", file=str(file), expected=_("UTF-8, UTF-16 or Windows-1252"))


def _rows(text: str, file: Path) -> Iterator[tuple[int, list[str]]]:
    """Every row that is not empty, with its number in the file."""
    given = _SEPARATOR.match(text)
    text, before = (text[given.end() :], 1) if given else (text, 0)
    first = next((line for line in _QUOTED.sub("q", text).splitlines() if line.strip()), "")
    parting = given[1] if given else next((sign for sign in _DELIMITERS if sign in first), ",")
    number = before
    try:
        for number, row in enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=parting), start=before + 1):
            if any(cell.strip() for cell in row):
                yield number, row
    except csv.Error as error:
        raise KartenwerkError(
            "the table of names cannot be read",
            file=str(file),
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
