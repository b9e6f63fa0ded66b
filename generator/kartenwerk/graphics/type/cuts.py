"""Cuts, the data of `fonts/cuts.toml`: which weight of which source, with which features, under which name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import read_model

CUTS = "fonts/cuts.toml"


CutName: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]*$", max_length=60)]
Advance: TypeAlias = Annotated[float, Field(ge=0, le=2)]
DataPath: TypeAlias = Annotated[str, StringConstraints(pattern=r"^\w[\w.-]*(/\w[\w.-]*)+$", max_length=200)]
"""The name of another file of the data, which cannot lead out of its folder."""


class Spaces(Data):
    """The advances of the word space and of the narrow no-break space, in em."""

    word: Advance
    narrow: Advance


@dataclass(frozen=True)
class VariableSource:
    """A variable font in an installed Python package."""

    package: str
    file: str

    def path(self) -> Path:
        """The font's file; KartenwerkError if the package is not installed."""
        spec = find_spec(self.package)
        if spec is None or spec.origin is None or not spec.has_location:
            raise KartenwerkError(
                "the font package is not installed", file=CUTS, found=_("nothing"), expected=self.package
            )
        return Path(spec.origin).parent / self.file


@dataclass(frozen=True)
class DrawnSource:
    """A face drawn for the project: its file of strokes, or of signs, and the style to make it in."""

    drawing: str
    style: str = "Regular"


class SourceEntry(Data):
    """A source by its file: a package and a file in it, or a drawing and its style."""

    package: str | None = Field(default=None, pattern=r"^[A-Za-z]\w*$", max_length=60)
    file: str | None = Field(default=None, pattern=r"^\w[\w.\[\]-]*(/\w[\w.\[\]-]*)*\.[ot]tf$", max_length=200)
    drawing: DataPath | None = None
    style: str | None = Field(default=None, pattern=r"^[A-Za-z]+$", max_length=30)

    @property
    def source(self) -> VariableSource | DrawnSource | None:
        """The source of the entry; None if it is neither of the two kinds."""
        match (self.package, self.file, self.drawing, self.style):
            case str(package), str(file), None, None:
                return VariableSource(package, file)
            case None, None, str(drawing), style:
                return DrawnSource(drawing, style or "Regular")
        return None

    @model_validator(mode="after")
    def _of_one_kind(self) -> SourceEntry:
        if self.source is None:
            raise ValueError("a source is a package and a file in it, or a drawing and perhaps its style")
        return self


class CutEntry(Data):
    """A cut by its file."""

    source: CutName
    weight: int = Field(default=400, ge=1, le=1000)
    features: tuple[Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{4}$")], ...] = Field(
        strict=False, default=(), max_length=20
    )


class CutsFile(Data):
    """`fonts/cuts.toml`."""

    spaces: Spaces
    sources: dict[CutName, SourceEntry]
    cuts: dict[CutName, CutEntry] = Field(min_length=1)


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
    data = read_model(file, CutsFile)
    sources = {name: entry.source for name, entry in data.sources.items()}
    cuts = {}
    for name, entry in data.cuts.items():
        source = sources.get(entry.source)
        if source is None:
            raise KartenwerkError(
                "there is no such source",
                file=file.name,
                key=f"cuts.{name}.source",
                found=entry.source,
                expected=", ".join(sources),
            )
        cuts[name] = Cut(name, source, entry.weight, entry.features, data.spaces)
    return cuts
