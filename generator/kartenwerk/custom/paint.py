"""deck.toml: how a box is painted beside one plain colour."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kartenwerk.catalog.fields import Data

MOST_STOPS = 32
"""The most colours of a gradient."""
Near = Annotated[float, Field(ge=-20, le=20)]
Degrees = Annotated[float, Field(ge=-360, le=360)]
Dashes = Annotated[tuple[Annotated[float, Field(ge=0, le=100)], ...], Field(strict=False, min_length=1, max_length=8)]
ColourStop = Annotated[str, Field(min_length=1, max_length=200)]


class GradientSpec(Data):
    """Colours that go over into each other, in place of the one of a shape."""

    kind: Literal["linear", "radial"] = Field(default="linear", description="along a line, or from a point outwards")
    stops: Annotated[tuple[ColourStop, ...], Field(strict=False, min_length=2, max_length=MOST_STOPS)] = Field(
        description='two to 32 colours, each with its place if that is given: ["papier", "{{ colour }} 30%", "tinte"]'
    )
    angle: Degrees = Field(default=90.0, description="the line's direction in degrees: 0 to the right, 90 downwards")
    centre: Annotated[str, Field(max_length=20)] | None = Field(
        default=None, description='where the point is: "50% 30%", oben, unten, links, rechts, mitte'
    )


class ShadowSpec(Data):
    """A shadow below a box: its form in one tint, with a hard edge."""

    colour: str = Field(default="tinte/30", description="its colour, a tint that looks well on what lies below")
    offset: Annotated[tuple[Near, Near], Field(strict=False)] = Field(
        default=(0.8, 0.8), description="[x, y] in mm by which it is moved"
    )
    spread: Near = Field(default=0.0, description="mm by which it is larger on each side")
