"""Writing the record of a game into a file that a person names: over an older record, and over nothing else."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import write_text
from kartenwerk.play.engine.record import read_record


def check_place(file: Path) -> None:
    """KartenwerkError if a file that is no record stands there: an evening, a deck, anything that holds something."""
    if not file.is_file() or not file.stat().st_size:
        return
    try:
        read_record(DataFile(file, str(file)))
    except KartenwerkError as error:
        raise KartenwerkError(
            "there is another file of that name; it is left as it is",
            file=str(file),
            expected=_("a new name, or the record of a game"),
        ) from error


def write_record(file: Path, record: str) -> None:
    """Write the record; KartenwerkError as from `check_place` and `write_text`."""
    check_place(file)
    write_text(file, record)
