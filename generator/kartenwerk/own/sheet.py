"""Sheets of XLSX and ODS files as records of texts, and what the cells of a workbook hide.

calamine gives an empty text for a cell that could not be computed. Such cells are found in the sheet itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time
from io import BytesIO
from posixpath import join, normpath
from typing import Any, NamedTuple
from xml.parsers import expat
from zipfile import ZipFile

from kartenwerk.errors import KartenwerkError
from kartenwerk.inputs import read_bytes
from kartenwerk.own.data import MEGABYTE, Limits
from kartenwerk.own.folder import OwnFile

_RATIO = 200  # an honest sheet packs no better than this
_PLACE = re.compile(r"([A-Z]{1,3})(\d{1,7})")
NO_VALUE, TOO_EARLY = "\0no value", "\0too early"
"""Texts that no cell can have: of a formula without a value, and of a date before 1900."""


class Hidden(NamedTuple):
    """A cell that calamine gives no text, or a wrong one: its row and column from 0, and what is to stand for it."""

    row: int
    column: int
    text: str


class Sheet(NamedTuple):
    """The records of a sheet, and in which columns dates stand."""

    records: list[list[str]]
    dates: frozenset[int]


def read_sheet(file: OwnFile, wanted: str | None, mark: str, limits: Limits) -> Sheet:
    """The sheet that is named, else the first; `mark` is the decimal mark."""
    from python_calamine import CalamineError, CalamineWorkbook

    content = read_bytes(file.path, file.name, limits.table_mb * MEGABYTE)
    _check_zip(content, limits)
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(content))
        names = book.sheet_names
        if wanted is not None and wanted not in names:
            raise KartenwerkError("there is no such sheet", key="sheet", found=wanted, expected=", ".join(names))
        if not names:
            raise KartenwerkError("the file has no sheet", expected="a sheet with a head and rows")
        name = wanted or names[0]
        sheet = book.get_sheet_by_name(name)
        if sheet.total_height > limits.rows + limits.files or sheet.total_width > 16_384:
            raise KartenwerkError("the table has too many rows", expected=f"at most {limits.rows:,}")
        rows = sheet.to_python(skip_empty_area=False)
        merged = sheet.merged_cell_ranges or []
    except (CalamineError, OSError, ValueError) as error:
        raise KartenwerkError("the file is no spreadsheet that can be read", found=str(error)[:100]) from error
    dates = frozenset(column for row in rows for column, value in enumerate(row) if isinstance(value, date))
    records = [[_written(value, mark) for value in row] for row in rows]
    for row, column, text in _hidden(content, name) if file.path.suffix.lower() == ".xlsx" else ():
        there = row < len(rows) and column < len(rows[row])
        if there and (text != TOO_EARLY or isinstance(rows[row][column], time)):
            records[row][column] = text
    _fill_merged(records, merged)
    return Sheet(records, dates)


def _written(value: object, mark: str) -> str:
    """A stored value as a person would write it: 3.0 is "3", decimals have the mark of the language."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, float):
        return f"{value:.15g}".replace(".", mark)
    if isinstance(value, datetime) and value.time() == time():
        return str(value.date())
    return str(value)


def _fill_merged(records: list[list[str]], merged: Sequence[tuple[tuple[int, int], tuple[int, int]]]) -> None:
    """Cells that are merged over several rows count for each of these rows that is not empty."""
    for (top, left), (bottom, _) in merged:
        for row in records[top + 1 : bottom + 1]:
            if any(row) and left < len(row) and not row[left]:
                row[left] = records[top][left]


def _check_zip(content: bytes, limits: Limits) -> None:
    """KartenwerkError for a file that is no ZIP archive, or unpacks to far more than a table has."""
    try:
        with ZipFile(BytesIO(content)) as archive:
            # the sizes that an archive tells of itself may be lies: they are counted while it is unpacked
            total = 0
            for entry in archive.infolist():
                with archive.open(entry) as stream:
                    while piece := stream.read(1 << 20):
                        total += len(piece)
                        if total > limits.unpacked_mb * MEGABYTE or total > _RATIO * len(content) + MEGABYTE:
                            raise KartenwerkError(
                                "the spreadsheet unpacks to more than a table has",
                                expected=f"at most {limits.unpacked_mb} MB",
                            )
    except KartenwerkError:
        raise
    except Exception as error:  # a damaged archive raises whatever it is damaged in
        raise KartenwerkError("the file is no spreadsheet that can be read", found=str(error)[:100]) from error


# --- what calamine does not tell ----------------------------------------------------------------------------------


def _hidden(content: bytes, name: str) -> list[Hidden]:
    """The cells of a sheet that hide something; none if the sheet cannot be found in the file."""
    try:
        with ZipFile(BytesIO(content)) as archive:
            part = _part(archive, name)
            return _Cells().read(archive.read(part)) if part in archive.namelist() else []
    except (expat.ExpatError, KeyError, ValueError):
        return []  # calamine could read it


def _part(archive: ZipFile, name: str) -> str:
    """The part of the archive that holds a sheet."""
    book = _elements(archive.read("xl/workbook.xml"), "sheet")
    links = _elements(archive.read("xl/_rels/workbook.xml.rels"), "Relationship")
    ids = [value for each in book if each.get("name") == name for key, value in each.items() if key.endswith(":id")]
    targets = [each.get("Target", "") for each in links if each.get("Id") in ids]
    return normpath(join("xl", targets[0])).lstrip("/") if targets else ""


def _elements(content: bytes, name: str) -> list[dict[str, str]]:
    """The attributes of all elements of that name."""
    found: list[dict[str, str]] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag.rpartition(":")[2] == name:
            found.append(attributes)

    parser = _parser()
    parser.StartElementHandler = start
    parser.Parse(content, True)
    return found


def _parser() -> Any:
    """A parser that takes no document type declaration, by which a small file could become a huge one."""

    def refuse(*_: object) -> None:
        raise ValueError("a document type declaration")

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = refuse
    return parser


class _Cells:
    """Reads the cells of a sheet."""

    def __init__(self) -> None:
        self._found: list[Hidden] = []
        self._row, self._column = -1, -1
        self._cell: dict[str, str] = {}
        self._inside = ""
        self._value, self._formula = "", False

    def read(self, content: bytes) -> list[Hidden]:
        parser = _parser()
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._data
        parser.Parse(content, True)
        return self._found

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        if name == "row":
            self._row, self._column = int(attributes.get("r", self._row + 2)) - 1, -1
        elif name == "c":
            place = _PLACE.fullmatch(attributes.get("r", ""))
            self._column = _column_of(place[1]) if place else self._column + 1
            self._cell, self._value, self._formula = attributes, "", False
        elif name == "f":
            self._formula = True
        self._inside = name

    def _data(self, text: str) -> None:
        if self._inside in ("v", "t"):
            self._value += text

    def _end(self, tag: str) -> None:
        self._inside = ""
        if tag.rpartition(":")[2] == "c":
            self._found += self._judged()

    def _judged(self) -> Iterator[Hidden]:
        value, type = self._value.strip(), self._cell.get("t", "n")
        if type == "e":
            yield Hidden(self._row, self._column, value)
        elif self._formula and not value and type != "str":
            yield Hidden(self._row, self._column, NO_VALUE)
        elif type == "n" and value.startswith("-"):
            yield Hidden(self._row, self._column, TOO_EARLY)


def _column_of(letters: str) -> int:
    """The number of a column from 0: "A" is 0, "AA" is 26."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1
