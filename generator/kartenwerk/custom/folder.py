"""The folder of an own deck: files are found by the names that people write, and none of them lies elsewhere.

Names are compared in NFC, because Macs write them in NFD. Another case is reported, because it would fail elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from unicodedata import normalize

from kartenwerk.base.errors import KartenwerkError, of_system, perhaps
from kartenwerk.base.file_names import is_portable
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.message import _

DECK = "deck.toml"
GAME = "game.toml"
DECKS, PARTS = "decks", "parts"  # folders of a game
RULES = ("regeln.md", "rules.md")
REFERENCE = ("kurzkarte.md", "reference.md")
"""The texts of the booklet and of the reference card: the first of each that is there."""
FOLDERS = {"pictures": "bilder", "icons": "zeichen", "fonts": "schriften", "layouts": "layouts"}
ENDINGS = {
    "pictures": (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".svg"),
    "icons": (".svg",),
    "fonts": (".ttf", ".otf"),
    "layouts": (".toml", ".j2", ".svg"),
}


def leads_out(path: Path, root: Path) -> bool:
    """Whether links make the path lie elsewhere than below the root; links in a circle lead nowhere."""
    return not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(root))


@dataclass(frozen=True)
class CustomFile:
    """A file of the folder; `name` is its path in it, for messages, in NFC."""

    path: Path
    name: str

    def bytes(self, most: int = LARGE) -> bytes:
        return read_bytes(self.path, self.name, most)

    @cached_property
    def digest(self) -> str:
        return sha256(self.bytes()).hexdigest()

    # cached_property needs a dictionary of its own; a frozen dataclass has one


class NoFileError(KartenwerkError):
    """A file that is not there. `perhaps` in its message suggests another one, or is empty."""


@dataclass(frozen=True)
class CustomFolder:
    """A deck's folder. `names` are those of its own folders where they differ from the usual ones.

    A deck of a game sees behind its own files those of the game's folder (`shared`), and of a picture the one that is
    called after its `language` first. A folder that `is_bare` has no folders of its own.
    """

    root: Path
    names: Mapping[str, str] = field(default_factory=dict)
    most: int = 2000
    head: str = DECK
    """The file that says what the folder is."""
    language: str = ""
    shared: CustomFolder | None = None
    is_bare: bool = False
    rules_names: Sequence[str] = RULES
    reference_names: Sequence[str] = REFERENCE
    """What the texts of the booklet and of the reference card may be called."""

    def folder(self, kind: str) -> str:
        return self.names.get(kind, FOLDERS[kind])

    def other_cases(self) -> Mapping[str, str]:
        """What own folders are called that are there in another case alone, by their kinds."""
        if self.is_bare:
            return {}
        there = self._entries(self.root)
        spelt = {name.lower(): name for name, real in there.items() if (self.root / real).is_dir()}
        wanted = {kind: normalize("NFC", self.folder(kind)) for kind in FOLDERS}
        return {
            kind: spelt[name.lower()]
            for kind, name in wanted.items()
            if name not in there and spelt.get(name.lower(), name) not in (name, *wanted.values())
        }

    def file(self, name: str) -> CustomFile:
        """A file of the folder by its path in it; KartenwerkError if it is not there or leads out of the folder."""
        if name in (DECK, self.head):
            return self._file(self.head)
        if self.shared is not None:
            try:
                return self._file(name)
            except NoFileError:
                with suppress(NoFileError):
                    return self.shared.file(name)
                raise
        return self._file(name)

    def _file(self, name: str) -> CustomFile:
        self.check_name(name)
        parts = normalize("NFC", name).split("/")
        here = self.root
        for number, part in enumerate(parts):
            entries = self._entries(here) if _is_folder(here) else {}
            if part not in entries:
                shown = "/".join([*parts[:number], part])
                other = next((entry for entry in entries if entry.lower() == part.lower()), None)
                if other is not None:
                    raise KartenwerkError(
                        "the file's name is written in another case, which fails on other machines",
                        found=shown,
                        expected="/".join([*parts[:number], other]),
                    )
                raise NoFileError("there is no such file{perhaps}", perhaps=perhaps(part, entries), found=shown)
            here = here / entries[part]
        return self._inside(here, "/".join(parts))

    def entries(self, name: str) -> list[str]:
        """The names in a folder below this one; KartenwerkError if it is a link that leads out of it."""
        self._inside(self.root / name, name)
        found = self._entries(self.root / name).items()
        return [entry for entry, real in found if self._inside(self.root / name / real, f"{name}/{entry}")]

    @property
    def rules(self) -> CustomFile | None:
        """The text of the booklet, if the folder has one."""
        return self._first(self.rules_names)

    @property
    def reference(self) -> CustomFile | None:
        """The text of the reference card, if the folder has one."""
        return self._first(self.reference_names)

    def _first(self, names: Sequence[str]) -> CustomFile | None:
        there = self._entries(self.root)
        for name in names:
            if name.partition("/")[0] in there:
                with suppress(NoFileError):
                    return self.file(name)
        return None

    def find(self, kind: str, name: str) -> CustomFile:
        """A picture, icon, font or layout, named with or without its ending; KartenwerkError if there is none."""
        self.check_name(name)
        files = self.files(kind)
        wanted = normalize("NFC", name)
        if self.language:
            wanted = self._find_translated(wanted, files)
        if wanted in files:
            return files[wanted]
        matches = [each for each in files if each.rpartition(".")[0] == wanted]
        if len(matches) == 1:
            return files[matches[0]]
        if matches:
            raise KartenwerkError(
                "several files have this name", found=", ".join(sorted(matches)), expected=_("one with its ending")
            )
        cased = [each for each in files if wanted.lower() in (each.lower(), each.rpartition(".")[0].lower())]
        if cased:
            raise KartenwerkError(
                "the file's name is written in another case, which fails on other machines",
                found=name,
                expected=cased[0],
            )
        self.check_ending(kind, wanted)
        known = [each.rpartition(".")[0] for each in files]
        folder = self.folder(kind)
        raise KartenwerkError(
            "the folder {folder}/ has no {name}{perhaps}",
            folder=folder,
            name=name,
            perhaps=perhaps(wanted, [*known, *files]),
            expected=None if files else _("files in {folder}/, or the folder's name in `folders`", folder=folder),
        )

    def check_ending(self, kind: str, name: str) -> None:
        """KartenwerkError if the file that is named is there, but has an ending that is not read."""
        before, _, last = name.rpartition("/")
        folder = self.root / self.folder(kind) / before
        if not _is_folder(folder) or leads_out(folder, self.root):
            return
        for entry in self._entries(folder):
            if last in (entry, entry.rpartition(".")[0]) and not entry.lower().endswith(ENDINGS[kind]):
                raise KartenwerkError(
                    "files with this ending are not read",
                    found="/".join(part for part in (self.folder(kind), before, entry) if part),
                    expected=", ".join(ENDINGS[kind]),
                )

    def _find_translated(self, name: str, files: Mapping[str, CustomFile]) -> str:
        """The picture of the folder's language, board@en for board, if there is one."""
        stem, dot, ending = name.rpartition(".")
        own = f"{stem}@{self.language}.{ending}" if dot and name in files else f"{name}@{self.language}"
        return own if own in files or any(each.rpartition(".")[0] == own for each in files) else name

    def files(self, kind: str) -> Mapping[str, CustomFile]:
        """The files of a kind by their paths below their folder, in the order of their names."""
        known = self._listed.get(kind)
        if known is None:
            try:
                own = {} if self.is_bare else self._list(kind)
                known = own if self.shared is None else dict(sorted({**self.shared.files(kind), **own}.items()))
                self._listed[kind] = known
            except OSError as error:  # folders in each other, deeper than the system takes
                raise KartenwerkError(
                    "the folder cannot be read", file=self.folder(kind), found=of_system(error)
                ) from error
        return known

    def icons(self) -> Mapping[str, CustomFile]:
        """The icons by their names."""
        return {name.rpartition(".")[0]: file for name, file in self.files("icons").items()}

    def digest(self, named: Iterable[str]) -> str:
        """A hash of every file that the deck may be made from.

        Names are in NFC, so a move to a Mac changes nothing.
        """
        digest = sha256()
        for name, content in self.digests(named).items():
            digest.update(f"{name} {content} ".encode())
        return digest.hexdigest()

    def digests(self, named: Iterable[str]) -> dict[str, str]:
        """Hashes of these files by their names: of the deck's own folders, and of those that deck.toml names."""
        found = {name: self.file(name) for name in (DECK, *named)}
        for kind in FOLDERS:
            found |= {f"{self.folder(kind)}/{name}": file for name, file in self.files(kind).items()}
        found |= {file.name: file for file in (self.rules, self.reference) if file}
        if self.shared is not None:
            found[self.shared.head] = self.shared.file(self.shared.head)
        return {name: found[name].digest for name in sorted(found)}

    def check_name(self, name: str) -> None:
        """KartenwerkError for a name that leads out of the folder, or that a file on Windows cannot have."""
        parts = name.split("/")
        if any(sign in name for sign in ("\\", "\0", ":")) or any(part in ("", ".", "..") for part in parts):
            raise KartenwerkError(
                "a file lies in the deck's folder", found=repr(name[:80]), expected=_("a name without .., \\ or :")
            )
        if not all(map(is_portable, parts)):
            raise KartenwerkError(
                "not every system can have a file of this name", found=repr(name[:80]), expected=_("another name")
            )

    @cached_property
    def nameless(self) -> dict[str, None]:
        """Files that were found whose names are no UTF-8, as archives from Windows have them: nobody can name them."""
        return {}

    @cached_property
    def _listed(self) -> dict[str, Mapping[str, CustomFile]]:
        return {}

    def _entries(self, folder: Path) -> dict[str, str]:
        """The entries of a folder: their names in NFC, and as they are. Those whose names are no text are left out."""
        found = {}
        try:
            with os.scandir(folder) as entries:
                for number, entry in enumerate(entries):
                    if number >= self.most:
                        raise KartenwerkError(
                            "the folder holds too many files",
                            file=folder.name,
                            expected=_("at most {most:,}", most=self.most),
                        )
                    if not _is_no_text(entry.name):
                        name = normalize("NFC", entry.name)
                        if name in found:
                            raise KartenwerkError(
                                "two files have the same name, with letters and accents as one sign and as two",
                                file=f"{folder.name}/{name}",
                            )
                        found[name] = entry.name
                    else:
                        self.nameless[f"{folder.name}/{os.fsencode(entry.name).decode('cp437')}"] = None
        except OSError as error:
            raise KartenwerkError("the folder cannot be read", file=folder.name, found=of_system(error)) from error
        return dict(sorted(found.items()))

    def _inside(self, path: Path, name: str) -> CustomFile:
        if leads_out(path, self.root):
            raise KartenwerkError("the file is a link that leads out of the deck's folder", file=name)
        return CustomFile(path, name)

    def _list(self, kind: str) -> Mapping[str, CustomFile]:
        start = self.folder(kind)
        self.check_name(start)
        root = self.root / start
        if not _is_folder(root):
            return {}
        if leads_out(root, self.root):
            raise KartenwerkError("the folder is a link that leads out of the deck's folder", file=start)
        found: dict[str, CustomFile] = {}
        still = [(root, "")]
        while still:
            folder, before = still.pop()
            for name, real in self._entries(folder).items():
                path = folder / real
                if name.startswith("."):
                    continue
                if path.is_dir() and not path.is_symlink():
                    still.append((path, f"{before}{name}/"))
                elif name.lower().endswith(ENDINGS[kind]) and path.is_file():
                    found[f"{before}{name}"] = self._inside(path, f"{start}/{before}{name}")
                if len(found) > self.most or len(still) > self.most:
                    raise KartenwerkError(
                        "the folder holds too many files", file=start, expected=_("at most {most:,}", most=self.most)
                    )
        return dict(sorted(found.items()))


def _is_folder(path: Path) -> bool:
    """Whether there is a folder of this path, which may be longer than the system takes."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _is_no_text(name: str) -> bool:
    """Whether a file's name is no UTF-8. Python marks such bytes with half of a surrogate pair."""
    return any("\ud800" <= sign <= "\udfff" for sign in name)
