"""Reading the XML of a workbook before calamine does: how far its cells reach, and which of them hide something.

Some cells lie far outside of a table, by accident or by malice: the rectangle about them may be larger than the memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from posixpath import join, normpath
from typing import Any, NamedTuple
from xml.parsers import expat
from zipfile import ZipFile

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.apart.values import SheetLimits

_PLACE = re.compile(r"([A-Za-z]{1,3})(\d{1,7})")
_BOOK, _CONTENT = "xl/workbook.xml", "content.xml"
NO_VALUE, TOO_EARLY = "\0no value", "\0too early"
"""Texts that no cell can have: of a formula without a value, and of a date before 1900."""


class Hidden(NamedTuple):
    """A cell that calamine gives no text, or a wrong one: its row and column from 0, and what is to stand for it."""

    row: int
    column: int
    text: str


def look_at(content: bytes, wanted: str | None, limits: SheetLimits) -> list[Hidden]:
    """The cells of a sheet that hide something; of a workbook in ODS none.

    KartenwerkError if a cell lies so far out that the sheet would not be a table, or if there is no sheet to look at.
    """
    try:
        with ZipFile(BytesIO(content)) as archive:
            names = archive.namelist()
            cells = [_Cells().read(archive.read(part)) for part in _parts(archive, wanted)] if _BOOK in names else []
            tables = _tables(archive.read(_CONTENT)) if _CONTENT in names else []
    except (expat.ExpatError, KeyError, ValueError) as error:
        raise no_workbook(error) from error
    if not cells and not tables:
        raise KartenwerkError("the file is no spreadsheet that can be read", expected=_("XLSX or ODS"))
    for reach in (*(each.reach for each in cells), *tables):
        reach.check(limits)
    return cells[0].hidden if len(cells) == 1 else []


def no_workbook(error: Exception) -> KartenwerkError:
    """The error of a file in which a library has found this."""
    return KartenwerkError("the file is no spreadsheet that can be read", found=str(error)[:100])


class _Reach:
    """How far the cells of a sheet reach that are not empty: rows and columns from 0."""

    def __init__(self) -> None:
        self._lowest, self._rightmost = (-1, -1), (-1, -1)
        self._rows, self._row = 0, -1

    def add(self, row: int, column: int) -> None:
        if row != self._row:
            self._rows, self._row = self._rows + 1, row
        self._lowest = max(self._lowest, (row, column))
        if column > self._rightmost[1]:
            self._rightmost = row, column

    def check(self, limits: SheetLimits) -> None:
        height, width = self._lowest[0] + 1, self._rightmost[1] + 1
        is_high = height > limits.rows + limits.spare
        if self._rows > limits.rows + limits.spare:
            raise KartenwerkError("the table has too many rows", expected=_("at most {most:,}", most=limits.rows))
        if is_high or height * width > limits.rows * limits.columns:
            far = self._lowest if is_high or width <= limits.columns else self._rightmost
            raise KartenwerkError(
                "a cell far outside of the table holds something, if only an empty text",
                found=f"{_letters(far[1])}{far[0] + 1}",
                expected=_(
                    "a table of at most {rows:,} rows and {columns} columns, and nothing beside it",
                    rows=limits.rows,
                    columns=limits.columns,
                ),
            )


def _parts(archive: ZipFile, wanted: str | None) -> Sequence[str]:
    """The part of the archive that holds the sheet of that name, else the first; all parts if it cannot be found."""
    book = _elements(archive.read(_BOOK), "sheet")
    links = _elements(archive.read("xl/_rels/workbook.xml.rels"), "Relationship")
    named = [each for each in book if wanted in (None, each.get("name"))][:1]
    ids = [value for each in named for key, value in each.items() if key.endswith(":id")]
    targets = [each.get("Target", "") for each in links if each.get("Id") in ids]
    part = normpath(join("xl", targets[0])).lstrip("/") if targets else ""
    return [part] if part in archive.namelist() else [each for each in archive.namelist() if each.endswith(".xml")]


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
    parser.StartDoctypeDeclHandler = refuse
    return parser


class _Cells:
    """Reads the cells of a sheet in XLSX."""

    def __init__(self) -> None:
        self.hidden: list[Hidden] = []
        self.reach = _Reach()
        self._row, self._column = -1, -1
        self._cell: dict[str, str] = {}
        self._inside = ""
        self._value, self._formula, self._empty = "", False, True

    def read(self, content: bytes) -> _Cells:
        parser = _parser()
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._data
        parser.Parse(content, True)
        return self

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        if name == "row":
            self._row, self._column = int(attributes.get("r", self._row + 2)) - 1, -1
        elif name == "c":
            given = attributes.get("r")
            place = _PLACE.fullmatch(given) if given is not None else None
            if place:
                self._row, self._column = int(place[2]) - 1, _column_of(place[1].upper())
            elif given is not None:
                raise ValueError(given)
            else:
                self._column += 1
            self._cell, self._value, self._formula, self._empty = attributes, "", False, True
        elif name == "f":
            self._formula = True
        self._empty = self._empty and name not in ("v", "t", "is", "f")
        self._inside = name

    def _data(self, text: str) -> None:
        if self._inside in ("v", "t"):
            self._value += text

    def _end(self, tag: str) -> None:
        self._inside = ""
        if tag.rpartition(":")[2] == "c":
            self.hidden += self._judge()
            if not self._empty:
                self.reach.add(self._row, self._column)

    def _judge(self) -> Iterator[Hidden]:
        value, type = self._value.strip(), self._cell.get("t", "n")
        if type == "e":
            yield Hidden(self._row, self._column, value)
        elif self._formula and not value and type != "str":
            yield Hidden(self._row, self._column, NO_VALUE)
        elif type == "n" and value.startswith("-"):
            yield Hidden(self._row, self._column, TOO_EARLY)


def _tables(content: bytes) -> list[_Reach]:
    """How far the cells reach of each table in ODS: calamine reads all of them at once."""
    found: list[_Reach] = []
    row = column = 0
    rows = columns = 1
    filled = False

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal row, column, rows, columns, filled
        match tag.rpartition(":")[2]:
            case "table":
                found.append(_Reach())
                row, rows = 0, 0
            case "table-row":
                row, column = row + rows, 0
                rows, columns = int(attributes.get("table:number-rows-repeated", 1)), 0
            case "table-cell" | "covered-table-cell":
                column += columns
                columns = int(attributes.get("table:number-columns-repeated", 1))
                filled = "office:value-type" in attributes or "table:formula" in attributes

    def data(text: str) -> None:
        nonlocal filled
        filled = filled or bool(text.strip())

    def end(tag: str) -> None:
        if found and filled and tag.rpartition(":")[2] in ("table-cell", "covered-table-cell"):
            found[-1].add(row, column)
            found[-1].add(row + rows - 1, column + columns - 1)

    parser = _parser()
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, data
    parser.Parse(content, True)
    return found


def _column_of(letters: str) -> int:
    """The number of a column from 0: "A" is 0, "AA" is 26."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def _letters(column: int) -> str:
    """The letters of a column by its number from 0."""
    given = ""
    number = column + 1
    while number:
        number, digit = divmod(number - 1, 26)
        given = chr(ord("A") + digit) + given
    return given
