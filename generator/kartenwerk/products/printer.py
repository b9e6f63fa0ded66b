"""The user's printers: how far the back of a sheet is off its front, kept under a name that the user chooses.

A reading is taken from the front of an upright sheet. The back lies `offset_x` mm too far to the right and `offset_y`
mm too low, and it is turned clockwise by `rotate` degrees about the middle of the sheet.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from pydantic import Field, StringConstraints, ValidationError

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.base.toml import quote
from kartenwerk.build.documents import write_document
from kartenwerk.build.files import alone_in
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.display import Group, Matrix, Page
from kartenwerk.printing.press.paper import Flip

ENVIRONMENT = "KARTENWERK_CONFIG"
"""The environment variable that names another configuration folder."""

FILE = "printers.toml"

PrinterName = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]

_ENTRIES = {
    "name": _("1 to 60 characters"),
    "offset_x": _("-20 to 20 mm"),
    "offset_y": _("-20 to 20 mm"),
    "rotate": _("-5 to 5 degrees"),
}
"""What may be entered, in words for error messages; the limits themselves are in the models below."""


class PrinterReading(Data):
    """What was read from the test sheet, in mm and degrees."""

    offset_x: float = Field(default=0.0, ge=-20, le=20)
    offset_y: float = Field(default=0.0, ge=-20, le=20)
    rotate: float = Field(default=0.0, ge=-5, le=5)


class PrintersFile(Data):
    """`printers.toml` in the user's configuration folder."""

    printers: dict[PrinterName, PrinterReading] = Field(default_factory=dict)


class Printer(PrinterReading):
    """A printer with its name and reading."""

    name: PrinterName

    @staticmethod
    def load(name: str) -> Printer:
        """The printer of that name; KartenwerkError if there is none."""
        known = load_printers()
        if name not in known:
            if known:
                raise unknown("there is no printer of that name", name, sorted(known), "--printer")
            raise KartenwerkError(
                "no printer has been aligned yet; kartenwerk align enters one", key="--printer", found=repr(name)
            )
        return Printer(name=name, **known[name].model_dump())

    @staticmethod
    def enter(name: str, reading: Mapping[str, float]) -> Printer:
        """The printer with a new reading; a figure that is left out stays as it was entered before, or 0.

        KartenwerkError for a wrong name or a figure out of range.
        """
        known = load_printers().get(name)
        figures = (known.model_dump() if known else {}) | dict(reading)
        try:
            return Printer(name=name, **figures)
        except ValidationError as error:
            fault = error.errors()[0]
            key = str(fault["loc"][0])
            option = "--printer" if key == "name" else "--" + key.replace("_", "-")
            raise KartenwerkError(
                _("the reading is out of range") if key != "name" else _("the name of the printer is not valid"),
                key=option,
                found=repr(fault["input"]),
                expected=_ENTRIES[key],
            ) from error

    def save(self) -> Path:
        """Write the reading to the configuration file, beside those of other printers; return the path of the file."""
        with alone_in(config_file().parent):
            readings = {**load_printers(), self.name: PrinterReading(**self.model_dump(exclude={"name"}))}
            write_document(config_file(), _as_toml(readings))
        return config_file()

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """The manifest's record of the printer."""
        figures = ((key, f"{getattr(self, key):g}") for key in PrinterReading.model_fields)
        return (("printer", self.name), *figures)

    def adjust(self, back: Page, flip: Flip = "long-edge") -> Page:
        """The back of a sheet, moved and turned so that it meets its front on this printer.

        KartenwerkError for a sheet in landscape, since nobody knows which way a driver turns it.
        """
        if back.width > back.height:
            raise KartenwerkError(
                "a printer's reading holds for upright sheets",
                key="--printer",
                found=_("a sheet of {width:g} x {height:g} mm", width=back.width, height=back.height),
            )
        items = (Group(back.items, self._correction(back.width, back.height, flip)),)
        return replace(back, items=items)

    def _correction(self, width: float, height: float, flip: Flip) -> Matrix:
        """The inverse of the misalignment in the coordinates of the back, which are mirrored as seen from the front."""
        mirror = Matrix(a=-1, e=width) if flip == "long-edge" else Matrix(d=-1, f=height)
        undo = Matrix.move(-self.offset_x, -self.offset_y).then(Matrix.turn(-self.rotate, width / 2, height / 2))
        return mirror.then(undo).then(mirror)


def adjust_sheets(pages: list[Page], printer: Printer | None, flip: Flip = "long-edge") -> list[Page]:
    """The sheets, fronts and backs in turn, with the backs adjusted for the printer if there is one."""
    if printer is None:
        return pages
    return [printer.adjust(page, flip) if number % 2 else page for number, page in enumerate(pages)]


def config_file() -> Path:
    """The file in which the readings are kept."""
    named = os.environ.get(ENVIRONMENT)
    if named:
        return Path(named) / FILE
    from platformdirs import user_config_path

    return user_config_path("kartenwerk", appauthor=False) / FILE


def load_printers() -> Mapping[str, PrinterReading]:
    """All readings by the printer's name; KartenwerkError if the file is faulty."""
    file = config_file()
    if not file.is_file():
        return {}
    return read_model(DataFile(file, str(file)), PrintersFile).printers


def _as_toml(readings: Mapping[str, PrinterReading]) -> str:
    """The file's text."""
    lines = ["# Readings of test sheets (kartenwerk align): mm to the right, mm down, degrees clockwise.", ""]
    for name, reading in sorted(readings.items()):
        lines.append(f"[printers.{quote(name)}]")
        lines += [f"{key} = {float(value)!r}" for key, value in reading.model_dump().items()]
        lines.append("")
    return "\n".join(lines)
