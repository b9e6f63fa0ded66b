"""Where data files are: in the project's own folders, with a user's folder laid over them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kartenwerk.errors import KartenwerkError
from kartenwerk.installed import data_folders

PACKAGE = Path(__file__).parent

FOLDERS = ("rules_data", "templates", "fonts")
"""The folders that hold data."""

_LAYER = "a folder with rules_data/, templates/ or fonts/"


def own_root() -> Path:
    """The folder that contains these folders: `_data` in an installed wheel, else the repository."""
    packed = PACKAGE / "_data"
    return packed if packed.is_dir() else PACKAGE.parent.parent


@dataclass(frozen=True)
class DataFile:
    """A data file, and the name by which messages call it."""

    path: Path
    name: str

    def text(self) -> str:
        """The file's text without a byte order mark; KartenwerkError where it is not UTF-8 or cannot be read."""
        try:
            return self.path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            raise KartenwerkError(
                "the file is not UTF-8 text", file=self.name, found=f"byte {error.start}", expected="UTF-8"
            ) from error
        except OSError as error:
            raise KartenwerkError(f"the file cannot be read: {error.strerror}", file=self.name) from error


@dataclass(frozen=True)
class DataRoots:
    """Folders laid over one another. A file is taken from the first that has it."""

    layers: tuple[Path, ...]

    @staticmethod
    def over(folder: Path | None = None) -> DataRoots:
        """The project's own data, those of installed games over them, and over all a user's `folder` if given."""
        below = (*data_folders(), own_root())
        if folder is None:
            return DataRoots(below)
        if not folder.is_dir():
            raise KartenwerkError(
                "there is no such folder",
                key="--data",
                found=str(folder),
                expected=_LAYER,
            )
        if not any((folder / name).is_dir() for name in FOLDERS):
            raise KartenwerkError("this folder holds no data", key="--data", found=str(folder), expected=_LAYER)
        return DataRoots((folder, *below))

    def find(self, name: str) -> DataFile:
        """The file `name` ("rules_data/decks/walisch.toml"); KartenwerkError if no layer has it."""
        for layer in self.layers:
            path = layer / name
            if path.is_file():
                return DataFile(path, self._spoken(layer, name))
        raise KartenwerkError("there is no such file", file=name)

    def has(self, name: str) -> bool:
        return any((layer / name).is_file() for layer in self.layers)

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
                for path in (layer / folder).rglob("*"):
                    if path.is_file() and path.suffix != ".md":
                        found[path.relative_to(layer).as_posix()] = path
        for name in sorted(found):
            yield DataFile(found[name], name)

    @staticmethod
    def _spoken(layer: Path, name: str) -> str:
        return name if layer == own_root() else str(layer / name)
