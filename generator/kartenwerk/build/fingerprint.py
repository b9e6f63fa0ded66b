"""What a file is made from, as one hash: a file whose hash still stands need not be made again.

A deck's or a game's data are told by their place: a folder or a file that is called after it. What is called after
no deck and no game counts for every file, so nothing can be forgotten.
"""

from __future__ import annotations

import re
import sys
import tomllib
import zlib
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import cached_property, partial
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path, PurePosixPath
from types import FunctionType
from typing import TYPE_CHECKING

from pydantic import BaseModel

from kartenwerk.data import PACKAGE, DataRoots

if TYPE_CHECKING:
    from kartenwerk.build.product import Product

_NOT_IN_FILES = ("art", "bench", "cli")
"""Parts of the program that no file is made by: they draw pictures anew, measure, and read the command line."""

FONT = re.compile(r"fonts/\w+/\w+\.toml")


class Fingerprints:
    """The hashes of one run; every data file and every source is read once."""

    def __init__(self, roots: DataRoots) -> None:
        self._roots = roots

    def of(self, product: Product) -> str:
        """A hash of the product's data, of what was chosen for it, and of all that it is made by."""
        digest = sha256(f"{self._makers} {product.kind} {described(product.make)} {product.choices!r}".encode())
        for owner in ("", *sorted(set(product.inputs))):
            digest.update(f" {owner} {self._data.get(owner)}".encode())
        return digest.hexdigest()

    @cached_property
    def _data(self) -> dict[str, str]:
        """A hash of the data of each deck and each game, and of those of none of them, under ""."""
        digests = {owner: sha256() for owner in ("", *self._owners)}
        for file in self._roots.all():
            digests[self._owner(file.name)].update(f"{file.name} ".encode() + sha256(file.path.read_bytes()).digest())
        return {owner: digest.hexdigest() for owner, digest in digests.items()}

    @cached_property
    def _owners(self) -> frozenset[str]:
        folders = ("rules_data/decks", "rules_data/games")
        return frozenset(file.path.stem for folder in folders for file in self._roots.list(folder, ".toml"))

    def _owner(self, name: str) -> str:
        """The deck or game that a data file is called after; fonts and what they are built of are for everybody."""
        place = PurePosixPath(name)
        words = (*place.parent.parts, place.name.partition(".")[0])
        if words[0] == "fonts" or name in self._letters:
            return ""
        return next((word for word in words if word in self._owners), "")

    @cached_property
    def _letters(self) -> frozenset[str]:
        """The pictures that fonts are built of: a deck may be set in the letters of another."""
        fonts = (tomllib.loads(file.text()) for file in self._roots.all() if FONT.fullmatch(file.name))
        return frozenset(font.get("face", {}).get("picture", "") for font in fonts)

    @cached_property
    def _makers(self) -> str:
        """A hash of the program's sources, and the versions of all that it makes files with."""
        digest = sha256()
        for path in sorted(PACKAGE.rglob("*.py")):
            place = path.relative_to(PACKAGE)
            if place.parts[0] not in _NOT_IN_FILES:
                digest.update(f"{place.as_posix()} ".encode() + sha256(path.read_bytes()).digest())
        return f"{digest.hexdigest()} {' '.join(_versions())}"


def _versions() -> Iterable[str]:
    """Python's, and those of the libraries that the program asks for."""
    yield f"python {sys.version_info.major}.{sys.version_info.minor} zlib {zlib.ZLIB_RUNTIME_VERSION}"
    try:
        wanted = requires("kartenwerk") or []
    except PackageNotFoundError:  # run from its folder without being installed
        wanted = []
    for line in sorted(wanted):
        name = re.match(r"[\w.-]+", line)
        if name and "extra ==" not in line:
            yield f"{name[0]} {version(name[0])}"


def described(value: object) -> str:
    """A value in words that are the same in every run and every folder: a path is told by what the file holds."""
    match value:
        case partial():
            return f"{described(value.func)}({described(value.args)}, {described(dict(value.keywords))})"
        case FunctionType():
            return f"{value.__module__}.{value.__qualname__}"
        case Path():
            return sha256(value.read_bytes()).hexdigest() if value.is_file() else "no file"
        case BaseModel():
            return f"{type(value).__name__} {described(value.model_dump())}"
        case dict():
            return "{" + ", ".join(f"{key}: {described(value[key])}" for key in sorted(value)) + "}"
        case tuple() | list():
            return f"{type(value).__name__}({', '.join(map(described, value))})"
        case None | bool() | int() | float() | str() | bytes():
            return repr(value)
    if is_dataclass(value):
        told = ((field.name, getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({', '.join(f'{name}={described(part)}' for name, part in told)})"
    raise TypeError(f"a product cannot be made from {value!r}")
