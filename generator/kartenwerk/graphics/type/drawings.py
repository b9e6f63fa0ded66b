"""The files of the faces drawn for the project, as checked data: `fonts/*/*.toml`.

A face consists of strokes, each letter given by chains of points, or of signs, each a picture of an SVG sheet. Lengths
are in cap heights.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Field, model_validator

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.fields import Data, check_shown
from kartenwerk.catalog.load import check_model, read_toml
from kartenwerk.graphics.type.cuts import DataPath
from kartenwerk.graphics.type.strokes import Metrics, read_stroke, read_wedge

MOST_POINTS = 4000
"""The most points of all strokes of a face."""

MOST_PAIRS = 20_000
"""The most pairs of letters that are kerned."""


def _stroke(text: str) -> str:
    read_stroke(text, 1.0)
    return text


def _wedge(text: str) -> str:
    read_wedge(text)
    return text


Length: TypeAlias = Annotated[float, Field(ge=0, le=10)]
Level: TypeAlias = Annotated[float, Field(ge=-3, le=3)]
Character: TypeAlias = Annotated[str, Field(min_length=1, max_length=1), AfterValidator(check_shown)]
Letters: TypeAlias = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(check_shown)]
Style: TypeAlias = Annotated[str, Field(pattern=r"^(Regular|Bold)$")]
SignName: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
Stroke: TypeAlias = Annotated[str, Field(max_length=2000), AfterValidator(_stroke)]
WedgeText: TypeAlias = Annotated[str, Field(max_length=100), AfterValidator(_wedge)]


class FaceNames(Data):
    """Under `[face]`: what the font is called; `picture` is the sheet of its signs."""

    family: str = Field(pattern=r"^[A-Za-z][A-Za-z0-9-]*( [A-Za-z0-9-]+)*$", max_length=60)
    version: str = Field(pattern=r"^[0-9]{1,4}\.[0-9]{3}$")
    picture: DataPath | None = None


class Measures(Data):
    """Measures of a face or of one of its styles; what a style leaves out is the face's."""

    cap: int | None = Field(default=None, ge=100, le=1000)
    weight: Length | None = None
    gap: Length | None = None
    flare: Length | None = None
    rise: Length | None = None
    space: Length | None = None


class StrokeGlyph(Data):
    """A letter: its strokes between `foot` and `head`, its marks in full height, its wedges."""

    width: Length
    strokes: tuple[Stroke, ...] = Field(strict=False)
    marks: tuple[Stroke, ...] = Field(strict=False, default=())
    wedges: tuple[WedgeText, ...] = Field(strict=False, default=())
    foot: Level = 0.0
    head: Level = 1.0

    @property
    def points(self) -> int:
        return sum(len(text.split()) for text in (*self.strokes, *self.marks, *self.wedges))


class Kerning(Data):
    """Each letter on the right moves by that much towards each on the left, or away from it if it is positive."""

    left: Letters
    right: Letters
    by: float = Field(ge=-2, le=2)


class StrokeFace(Data):
    """A face of strokes (`fonts/walisch/capitals.toml`)."""

    face: FaceNames
    styles: dict[Style, Measures] = Field(min_length=1)
    metrics: Measures
    glyphs: dict[Character, StrokeGlyph] = Field(max_length=500)
    aliases: dict[Character, Character] = Field(default_factory=dict, max_length=500)
    kerning: tuple[Kerning, ...] = Field(strict=False, default=())

    def measures(self, style: str, file: str) -> Metrics:
        """The measures of a style; KartenwerkError if the face has no such style."""
        if style not in self.styles:
            raise KartenwerkError(
                "the face has no such style", file=file, key="styles", found=style, expected=", ".join(self.styles)
            )
        return Metrics(**self._measures(style))

    def _measures(self, style: str) -> dict[str, Any]:
        own, shared = self.styles[style], self.metrics
        return {**shared.model_dump(exclude_none=True), **own.model_dump(exclude_none=True)}

    @model_validator(mode="after")
    def _holds_together(self) -> StrokeFace:
        for style in self.styles:
            missing = [name for name in Metrics._fields if name not in self._measures(style)]
            if missing:
                raise ValueError(f"the style {style} has no {missing[0]}")
        for alias, letter in self.aliases.items():
            if letter not in self.glyphs or alias in self.glyphs:
                raise ValueError(f"aliases.{alias}: an alias must name a glyph and must not be one")
        kerned = {letter for rule in self.kerning for letter in rule.left + rule.right}
        unknown = sorted(kerned - set(self.glyphs))
        if unknown:
            raise ValueError(f"kerning: there is no glyph {unknown[0]}")
        if sum(len(rule.left) * len(rule.right) for rule in self.kerning) > MOST_PAIRS:
            raise ValueError(f"kerning: there are more than {MOST_PAIRS:,} pairs")
        if sum(glyph.points for glyph in self.glyphs.values()) > MOST_POINTS:
            raise ValueError(f"glyphs: the strokes have more than {MOST_POINTS:,} points")
        return self


class SignMetrics(Data):
    """The measures of a face of signs. `unit` is the height of a capital on the sheet, if the signs are letters."""

    cap: int = Field(ge=100, le=1000)
    gap: Length
    space: Length
    unit: float | None = Field(default=None, gt=0, le=1000)


class Sign(Data):
    """A sign: the characters that show it, and its height unless it is a letter."""

    keys: Annotated[str, Field(min_length=1, max_length=20), AfterValidator(check_shown)]
    height: float | None = Field(default=None, ge=0.01, le=10)


class SignFace(Data):
    """A face of pictures (`fonts/*/signs.toml`)."""

    face: FaceNames
    styles: dict[Style, Measures] = Field(min_length=1)
    metrics: SignMetrics
    signs: dict[SignName, Sign] = Field(min_length=1, max_length=200)

    @model_validator(mode="after")
    def _holds_together(self) -> SignFace:
        if self.face.picture is None:
            raise ValueError("face.picture: signs are taken from a picture")
        if self.metrics.unit is None:
            missing = [name for name, sign in self.signs.items() if sign.height is None]
            if missing:
                raise ValueError(f"signs.{missing[0]}.height: a sign has a height, unless metrics.unit is given")
        return self


DrawnFace: TypeAlias = StrokeFace | SignFace


def read_face(file: DataFile) -> DrawnFace:
    """The face in a file; KartenwerkError names what is wrong, and where."""
    data = read_toml(file)
    return check_model(data, SignFace, file) if "signs" in data else check_model(data, StrokeFace, file)
