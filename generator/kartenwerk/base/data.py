"""Where data files are: in the project's own folders, with a user's folder laid over them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, read_bytes, read_text
from kartenwerk.base.installed import data_folders
from kartenwerk.base.message import _
from kartenwerk.base.unread import check_all_are_read

PACKAGE = Path(__file__).parent.parent
"""The folder of the package."""

FOLDERS = ("rules_data", "templates", "fonts")
"""The folders that hold data."""

_ELSEWHERE = ("\\", "\0", ":")
"""Characters that separate or end names on some systems."""

_LAYER = _("a folder with rules_data/, templates/ or fonts/")


def project_root() -> Path:
    """The folder that contains these folders: `_data` in an installed wheel, else the repository."""
    packed = PACKAGE / "_data"
    return packed if packed.is_dir() else PACKAGE.parent.parent


def source_files(parts: Iterable[str]) -> list[Path]:
    """The program's source files in these folders of the package, or of these names, in a fixed order."""
    places = (PACKAGE / part for part in parts)
    return [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]


@dataclass(frozen=True)
class DataFile:
    """A data file, and the name that messages use for it."""

    path: Path
    name: str

    def text(self) -> str:
        """The file's text without a byte order mark; KartenwerkError where it is not UTF-8 or cannot be read."""
        return read_text(self.path, self.name)

    def bytes(self, most: int = LARGE) -> bytes:
        """The file's content; KartenwerkError where it cannot be read or is larger."""
        return read_bytes(self.path, self.name, most)


@dataclass(frozen=True)
class DataRoots:
    """Folders laid over one another. A file is taken from the first that has it.

    No name leads out of a folder, neither by "..", nor, in a user's folder, through a link.
    """

    layers: tuple[Path, ...]
    users: tuple[Path, ...] = ()

    @staticmethod
    def of_program() -> DataRoots:
        """The program's data alone. Looking for installed games would take a moment."""
        return DataRoots((project_root(),))

    @staticmethod
    def over(folder: Path | None = None) -> DataRoots:
        """The program's data, with those of installed games and then a user's `folder` laid over them.

        KartenwerkError if that is no folder of data, or if nothing reads one of its files.
        """
        below = (*data_folders(), project_root())
        if folder is None:
            return DataRoots(below)
        if not folder.is_dir():
            raise KartenwerkError("there is no such folder", key="--data", found=str(folder), expected=_LAYER)
        if not any((folder / name).is_dir() for name in FOLDERS):
            raise KartenwerkError("this folder holds no data", key="--data", found=str(folder), expected=_LAYER)
        check_all_are_read(folder, FOLDERS, below)
        return DataRoots((folder, *below), users=(folder,))

    def find(self, name: str) -> DataFile:
        """The file `name` ("rules_data/decks/walisch.toml"); KartenwerkError if no layer has it."""
        for layer in self.layers:
            path = self._path(layer, name)
            if path is not None:
                return DataFile(path, self._describe(layer, name))
        raise KartenwerkError("there is no such file", file=name)

    def has(self, name: str) -> bool:
        return any(self._path(layer, name) is not None for layer in self.layers)

    def list(self, folder: str, suffix: str) -> Iterator[DataFile]:
        """The files of a folder, in the order of their names; a file of an upper layer hides those below it."""
        names = sorted(
            {path.name for layer in self.layers for path in (layer / folder).glob(f"*{suffix}") if path.is_file()}
        )
        for name in names:
            yield self.find(f"{folder}/{name}")

    def all(self) -> Iterator[DataFile]:
        """Every data file, in the order of their names; a file of an upper layer hides those below it.

        Files that explain the data to people (`.md`) are left out.
        """
        found: dict[str, Path] = {}
        for layer in reversed(self.layers):
            for folder in FOLDERS:
                for inner, _folders, names in os.walk(layer / folder):
                    place = Path(inner).relative_to(layer).as_posix()
                    for name in names:
                        if not name.endswith(".md") and (path := self._path(layer, f"{place}/{name}")) is not None:
                            found[f"{place}/{name}"] = path
        for name in sorted(found):
            yield DataFile(found[name], name)

    @staticmethod
    def _describe(layer: Path, name: str) -> str:
        return name if layer == project_root() else str(layer / name)

    def _path(self, layer: Path, name: str) -> Path | None:
        """The file of that name in a layer, or None if the layer has none; KartenwerkError if the name leads out."""
        if any(part in ("", ".", "..") for part in name.split("/")) or any(sign in name for sign in _ELSEWHERE):
            raise KartenwerkError("a name must not lead out of its folder", file=repr(name))
        path = layer / name
        try:
            if not path.is_file():
                return None
            if layer in self.users and not path.resolve().is_relative_to(layer.resolve()):
                raise KartenwerkError("the file is a link that leads out of its folder", file=str(path))
        except OSError:  # a name longer than any file's
            return None
        return path
