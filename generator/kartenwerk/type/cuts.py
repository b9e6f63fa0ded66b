"""Cuts, the data of `fonts/cuts.toml`: which weight of which source, with which features, under which name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kartenwerk.data import DataFile, DataRoots
from kartenwerk.errors import KartenwerkError

CUTS = "fonts/cuts.toml"


@dataclass(frozen=True)
class Spaces:
    """The advances of the word space and of the narrow no-break space, in em."""

    word: float
    narrow: float


@dataclass(frozen=True)
class VariableSource:
    """A variable font in an installed Python package."""

    package: str
    file: str

    def path(self) -> Path:
        """The font's file; KartenwerkError if the package is not installed."""
        spec = find_spec(self.package)
        if spec is None or spec.origin is None:
            raise KartenwerkError(
                "the font package is not installed", file=CUTS, found="nothing", expected=self.package
            )
        return Path(spec.origin).parent / self.file


@dataclass(frozen=True)
class DrawnSource:
    """A face drawn for the project: its file of strokes, or of signs, and the style to make it in."""

    drawing: str
    style: str = "Regular"


@dataclass(frozen=True)
class Cut:
    """One static font: a weight of a source, with OpenType features written into its character map."""

    name: str
    source: VariableSource | DrawnSource
    weight: int
    features: tuple[str, ...]
    spaces: Spaces


def read_cuts(roots: DataRoots) -> Mapping[str, Cut]:
    """All cuts by name; KartenwerkError names the faulty key of `fonts/cuts.toml`."""
    file = roots.find(CUTS)
    try:
        data = tomllib.loads(file.text())
    except tomllib.TOMLDecodeError as error:
        raise KartenwerkError(f"the file is not TOML: {error}", file=file.name) from error
    try:
        spaces = Spaces(**data["spaces"])
        sources = {name: _source(entry) for name, entry in data["sources"].items()}
        return {name: _cut(name, entry, sources, spaces, file) for name, entry in data["cuts"].items()}
    except (KeyError, TypeError) as error:
        raise KartenwerkError(f"an entry is missing or unknown: {error}", file=file.name) from error


def _source(entry: Mapping[str, Any]) -> VariableSource | DrawnSource:
    return DrawnSource(**entry) if "drawing" in entry else VariableSource(**entry)


def _cut(
    name: str,
    entry: Mapping[str, Any],
    sources: Mapping[str, VariableSource | DrawnSource],
    spaces: Spaces,
    file: DataFile,
) -> Cut:
    if entry["source"] not in sources:
        raise KartenwerkError(
            "there is no such source",
            file=file.name,
            key=f"cuts.{name}.source",
            found=entry["source"],
            expected=", ".join(sources),
        )
    return Cut(name, sources[entry["source"]], entry.get("weight", 400), tuple(entry.get("features", ())), spaces)
