"""deck.toml: how text is set, and the names under which boxes share it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from kartenwerk.catalog.fields import Data

Points = Annotated[float, Field(gt=0, le=200)]
Leading = Annotated[float, Field(ge=0.8, le=3)]


def _align(given: object) -> object:
    """The middle as it is also spelt."""
    return "center" if given in ("centre", "middle") else given


def _valign(given: object) -> object:
    return "middle" if given in ("center", "centre") else given


Align = Annotated[Literal["left", "center", "right"], BeforeValidator(_align)]
Valign = Annotated[Literal["top", "middle", "bottom"], BeforeValidator(_valign)]


class StyleSpec(Data):
    """How text is set, by a name that boxes share."""

    extends: str | None = Field(default=None, description="a style whose keys this one takes over")
    font: str | None = Field(default=None, description="a family of [fonts]")
    bold: bool = Field(default=False, description="set in bold")
    italic: bool = Field(default=False, description="set in italics")
    size: Points | None = Field(default=None, description="the size in pt that text has where there is room")
    min: Points | None = Field(default=None, description="the smallest size in pt that it may be set in")
    leading: Leading | None = Field(default=None, description="the pitch of lines in sizes of the font")
    align: Align | None = Field(default=None, description="where lines stand")
    valign: Valign | None = Field(default=None, description="where the text stands in its height")
    colour: str | None = Field(default=None, description="the colour of the text")
    hyphenate: bool | None = Field(default=None, description="whether words may be broken")
    capitals: bool = Field(default=False, description="set in capitals, spaced")
    outline: str | None = Field(default=None, description="the colour of an outline around the letters")
