"""Sheets of XLSX and ODS files as records of texts.

calamine fills the whole rectangle about the cells of a sheet, and gives an empty text for a cell that could not be
computed. So the sheet itself is looked at first, see `workbook_parts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time
from io import BytesIO
from zipfile import ZipFile

from python_calamine import CalamineError, CalamineWorkbook

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import MEGABYTE
from kartenwerk.base.message import _
from kartenwerk.custom.apart.values import SheetLimits, Worksheet
from kartenwerk.custom.apart.workbook_parts import TOO_EARLY, look_at, no_workbook

_RATIO = 200  # an honest sheet packs no better than this


def parse_workbook(content: bytes, wanted: str | None, mark: str, limits: SheetLimits) -> Worksheet:
    """The sheet that is named, else the first; `mark` is the decimal mark."""
    _check_zip(content, limits)
    hidden = look_at(content, wanted, limits)
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(content))
        names = book.sheet_names
        if wanted is not None and wanted not in names:
            raise KartenwerkError("there is no such sheet", key="sheet", found=wanted, expected=", ".join(names))
        if not names:
            raise KartenwerkError("the file has no sheet", expected=_("a sheet with a head and rows"))
        sheet = book.get_sheet_by_name(wanted or names[0])
        rows = sheet.to_python(skip_empty_area=False)
        merged = sheet.merged_cell_ranges or []
    except (CalamineError, OSError, ValueError) as error:
        raise no_workbook(error) from error
    dates = frozenset(column for row in rows for column, value in enumerate(row) if isinstance(value, date))
    records = [[_write(value, mark) for value in row] for row in rows]
    for row, column, text in hidden:
        there = row < len(rows) and column < len(rows[row])
        if there and (text != TOO_EARLY or isinstance(rows[row][column], time)):
            records[row][column] = text
    _fill_merged(records, merged)
    return Worksheet(records, dates)


def _write(value: object, mark: str) -> str:
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
    for (top, left), (bottom, _right) in merged:
        for row in records[top + 1 : bottom + 1]:
            if any(row) and left < len(row) and not row[left]:
                row[left] = records[top][left]


def _check_zip(content: bytes, limits: SheetLimits) -> None:
    """KartenwerkError for a file that is no ZIP archive, or unpacks to far more than a table has."""
    try:
        with ZipFile(BytesIO(content)) as archive:
            # the sizes in an archive's own list may be lies, so bytes are counted while it is unpacked
            total = 0
            for entry in archive.infolist():
                with archive.open(entry) as stream:
                    while piece := stream.read(1 << 20):
                        total += len(piece)
                        if total > limits.unpacked_mb * MEGABYTE or total > _RATIO * len(content) + MEGABYTE:
                            raise KartenwerkError(
                                "the spreadsheet unpacks to more than a table has",
                                expected=_("at most {most} MB", most=limits.unpacked_mb),
                            )
    except KartenwerkError:
        raise
    except Exception as error:  # a damaged archive raises whatever it is damaged in
        raise no_workbook(error) from error
