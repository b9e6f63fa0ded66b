"""Fingerprints: one hash of everything a file is made from. A file whose fingerprint is unchanged is up to date.

Data belong to a deck or a game if their folder or file is named after it. All other data count for every file, so
none can be forgotten.
"""

from __future__ import annotations

import os
import re
import sys
import time
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, cached_property, partial
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from types import FunctionType
from typing import Protocol

from pydantic import BaseModel

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.data import FOLDERS, PACKAGE, DataFile, DataRoots
from kartenwerk.base.inputs import LARGE, parse_toml, read_bytes
from kartenwerk.base.installed import installed_games, library_version, package_folder
from kartenwerk.base.states import LIBRARIES, SETTLED, state_of
from kartenwerk.catalog import BuiltInDeck
from kartenwerk.custom.deck import CustomDeck

_NOT_IN_FILES = ("cli",)
"""What no product is made with: what reads the command line."""

KIND = "digest"
"""What the cache calls hashes of many files."""

_SOURCES = (".py", ".css", ".js")

_FONT = re.compile(r"fonts/\w+/\w+\.toml")


def program_folders(roots: DataRoots) -> list[Path]:
    """Where the program, installed games, the data and the libraries lie."""
    folders = [PACKAGE, *map(package_folder, installed_games().values())]
    folders += [layer / name for layer in roots.layers for name in FOLDERS]
    return folders + [Path(path) for path in sys.path if path.endswith(LIBRARIES)]


class Described(Protocol):
    """What a product says of itself: what it is, what makes it, by which choices, and of whose data."""

    @property
    def kind(self) -> str: ...
    @property
    def make(self) -> object: ...
    @property
    def choices(self) -> Sequence[tuple[str, str]]: ...
    @property
    def inputs(self) -> Sequence[str]: ...


class Fingerprints:
    """The fingerprints of one run; every data file and every source file is read once.

    With a cache none is read while all of them are in the state in which an earlier run has read them.
    """

    def __init__(self, roots: DataRoots, custom: Mapping[str, str] | None = None, cache: Cache = NO_CACHE) -> None:
        """`custom` are hashes of what users' own decks are made from, by their ids."""
        self._roots = roots
        self._custom = custom or {}
        self._cache = cache

    def of(self, product: Described) -> str:
        """A hash of the product's data, of the choices for it, and of the program that makes it."""
        made_from = self.of_inputs(*product.inputs)
        return sha256(f"{made_from} {product.kind} {describe(product.make)} {product.choices!r}".encode()).hexdigest()

    def of_inputs(self, *inputs: str) -> str:
        """A hash of the program, and of the data of decks and games by their ids."""
        digest = sha256(self._program.encode())
        for owner in ("", *sorted(set(inputs))):
            digest.update(f" {owner} {self._data(owner)}".encode())
        return digest.hexdigest()

    def _data(self, owner: str) -> str:
        """A hash of the data of a deck or a game; "" stands for the data of none of them."""
        if owner not in self._digests:
            known = self._read_or_make(f"data {owner}", lambda: self._content(owner))
            self._digests[owner] = f"{known} {self._custom.get(owner, '')}"
        return self._digests[owner]

    def _content(self, owner: str) -> str:
        digest = sha256()
        for file in self._owned.get(owner, ()):
            digest.update(f"{file.name} ".encode() + sha256(file.bytes()).digest())
        return digest.hexdigest()

    def _read_or_make(self, name: str, make: Callable[[], str]) -> str:
        """A hash of the program's files or of data, from the cache while these are in the same state."""
        if self._cache.folder is None or self._state is None:
            return make()
        key = f"{name} {sys.version} {zlib.ZLIB_RUNTIME_VERSION} {self._state}"
        return self._cache.remember(KIND, key, lambda: make().encode()).decode()

    @cached_property
    def _state(self) -> str | None:
        """The state of the program and its data; None if a part of them has changed just now."""
        now = time.time_ns()
        state = state_of(map(str, program_folders(self._roots)), hidden=True)
        return None if state is None or state.changed > now - SETTLED else state.digest

    @cached_property
    def _digests(self) -> dict[str, str]:
        return {}

    @cached_property
    def _files(self) -> tuple[DataFile, ...]:
        return tuple(self._roots.all())

    @cached_property
    def _owned(self) -> Mapping[str, Sequence[DataFile]]:
        """The files of each deck, of each game and of none of them; only those that are asked for are read."""
        owned: dict[str, list[DataFile]] = {}
        for file in self._files:
            owned.setdefault(self._owner(file.name), []).append(file)
        return owned

    @cached_property
    def _owners(self) -> frozenset[str]:
        folders = ("rules_data/decks", "rules_data/games")
        return frozenset(file.path.stem for folder in folders for file in self._roots.list(folder, ".toml"))

    def _owner(self, name: str) -> str:
        """The id of the deck or game that a file is named after, or ""; fonts and their pictures belong to none."""
        *words, last = name.split("/")
        words.append(last.partition(".")[0])
        if words[0] == "fonts" or name in self._letters:
            return ""
        return next((word for word in words if word in self._owners), "")

    @cached_property
    def _letters(self) -> frozenset[str]:
        """The pictures that fonts are built from. They belong to no deck, since other decks may use the font."""
        fonts = (parse_toml(file.text(), file.name) for file in self._files if _FONT.fullmatch(file.name))
        return frozenset(filter(None, map(_picture_of, fonts)))

    @cached_property
    def _program(self) -> str:
        """A hash of the sources of the program and of installed games, and the versions of Python and the libraries."""
        return self._read_or_make("program", self._sources)

    def _sources(self) -> str:
        games = " ".join(_sources(package_folder(entry)) for entry in installed_games().values())
        return f"{program_digest()} {games}"


@cache
def program_digest() -> str:
    """A hash of the own sources, and the versions of Python and the libraries: what runs, and so does not change."""
    return f"{_sources(PACKAGE, _NOT_IN_FILES)} {' '.join(_versions())}"


def _sources(package: Path, left_out: Collection[str] = ()) -> str:
    """A hash of the sources of a package, style sheets and scripts of pages too, but for some folders in it."""
    digest = sha256()
    for name in sorted(_source_names(str(package), left_out)):
        digest.update(f"{package.name}/{name} ".encode() + sha256((package / name).read_bytes()).digest())
    return digest.hexdigest()


def _source_names(package: str, left_out: Collection[str]) -> Iterator[str]:
    """The names of a package's sources; as plain text, because paths take longer to make than the files to read."""
    for folder, folders, names in os.walk(package):
        inside = folder[len(package) + 1 :].replace(os.sep, "/")
        folders[:] = [name for name in folders if name != "__pycache__" and (inside or name not in left_out)]
        for name in names:
            if name.endswith(_SOURCES):
                yield f"{inside}/{name}" if inside else name


def _picture_of(font: Mapping[str, object]) -> str:
    """The picture that a font is built from, or "". Building the font reports what is wrong in its file."""
    match font:
        case {"face": {"picture": str(name)}}:
            return name
    return ""


def _versions() -> Iterable[str]:
    """The versions of Python, zlib and the required libraries."""
    yield f"python {sys.version_info.major}.{sys.version_info.minor} zlib {zlib.ZLIB_RUNTIME_VERSION}"
    try:
        wanted = requires("kartenwerk") or []
    except PackageNotFoundError:  # not installed, but run from its source folder
        wanted = []
    for line in sorted(wanted):
        name = re.match(r"[\w.-]+", line)
        if name and "extra ==" not in line:
            yield f"{name[0]} {library_version(name[0])}"


def describe(value: object) -> str:
    """A value as text that is the same in every run and in every folder; a path stands for the content of its file.

    TypeError for a value that has no such text.
    """
    match value:
        case partial():
            return f"{describe(value.func)}({describe(value.args)}, {describe(dict(value.keywords))})"
        case FunctionType():
            return f"{value.__module__}.{value.__qualname__}"
        case Path():
            return sha256(read_bytes(value, most=LARGE)).hexdigest() if value.is_file() else "no file"
        case BuiltInDeck() | CustomDeck():
            return f"deck {value.id}"  # what it is made from counts as data of the product's inputs
        case BaseModel():
            return f"{type(value).__name__} {describe(value.model_dump())}"
        case dict():
            return "{" + ", ".join(f"{key}: {describe(value[key])}" for key in sorted(value)) + "}"
        case tuple() | list():
            return f"{type(value).__name__}({', '.join(map(describe, value))})"
        case None | bool() | int() | float() | str() | bytes():
            return repr(value)
    if is_dataclass(value):
        parts = (f"{field.name}={describe(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    raise TypeError(f"a product cannot be made from {value!r}")
