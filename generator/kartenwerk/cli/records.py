"""Writing the record of a game into a file that a person names: over an older record, and over nothing else."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.documents import check_replaceable, write_document
from kartenwerk.play.engine.record import read_record


def check_place(file: Path) -> None:
    """KartenwerkError if a file that is no record stands there: an evening, a deck, anything that holds something."""
    check_replaceable(file, _is_record, _("a new name, or the record of a game"))


def _is_record(file: Path) -> bool:
    try:
        read_record(DataFile(file, str(file)))
    except KartenwerkError:
        return False
    return True


def write_record(file: Path, record: str) -> None:
    """Write the record; KartenwerkError as from `check_place` and `write_document`."""
    check_place(file)
    write_document(file, record)
