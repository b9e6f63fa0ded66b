"""The tournaments and evenings at hand: files that lie in the folder of the workbench, or that the command line named.

A browser names none of them by its path, only by an id that stands for one of these files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.file_names import is_portable
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.build.documents import create_document
from kartenwerk.build.files import place_below
from kartenwerk.table.blocks.parts import parts_of
from kartenwerk.workbench.request import NoPageError

ENDING = ".toml"

MOST_FILES = 500
"""The most files of the folder that are looked at."""

LONGEST_ID = 60


class DeskFile(NamedTuple):
    """A file of that name with its id, and what stands in its head."""

    id: str
    name: str
    head: Mapping[str, Any]


class DeskFiles:
    """The files of one kind: those whose head has all these `keys`. Those that are `named` may lie anywhere."""

    def __init__(self, folder: Path, keys: Sequence[str], named: Sequence[Path] = ()) -> None:
        self._folder, self._keys, self._named = folder, keys, tuple(named)

    def list(self) -> list[DeskFile]:
        """All that can be read; those named first, then by their names."""
        found: dict[str, DeskFile] = {}
        for path in (*self._named, *self._in_folder()):
            if file := self._read(path):
                found.setdefault(file.id, file)
        return [*found.values()]

    def find(self, id: str) -> Path:
        """The file of that id; NoPageError if there is none."""
        for path in (*self._named, *self._in_folder()):
            if id == id_of(path):
                return path
        raise NoPageError("there is no such file", found=id)

    def create(self, name: str, otherwise: str, text: str) -> str:
        """Write a new file called after `name`, and give back its id. A file that is there is left alone."""
        stem = _stem(name) or otherwise
        for number in range(1, MOST_FILES):
            path = place_below(self._folder, f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}")
            if not path.exists():
                self._folder.mkdir(parents=True, exist_ok=True)
                create_document(path, text)
                return id_of(path)
        raise KartenwerkError("there are too many files of that name", found=stem, expected=_("a new name"))

    def _in_folder(self) -> Iterator[Path]:
        """No links, because they may lead out of the folder."""
        if self._folder.is_dir():
            files = sorted(self._folder.glob(f"*{ENDING}"))[:MOST_FILES]
            yield from (path for path in files if path.is_file() and not path.is_symlink())

    def _read(self, path: Path) -> DeskFile | None:
        try:
            head = parts_of(read_text(path), path.name).head
        except (KartenwerkError, OSError):
            return None
        return DeskFile(id_of(path), path.name, head) if all(key in head for key in self._keys) else None


def id_of(path: Path) -> str:
    """What stands for the file in an address: its name, or a digest where that has other signs than addresses have."""
    stem = path.stem
    if stem.isascii() and len(stem) <= LONGEST_ID and stem.replace("-", "").replace("_", "").isalnum():
        return stem
    return sha256(path.name.encode(errors="surrogateescape")).hexdigest()[:12]


def _stem(name: str) -> str:
    """A name for a file on every system: small letters, digits and hyphens."""
    spelled = name.casefold()
    for sign, letters in {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}.items():
        spelled = spelled.replace(sign, letters)
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in spelled)
    stem = "-".join(filter(None, plain.split("-")))[:40].strip("-")
    return stem if is_portable(stem) else ""
