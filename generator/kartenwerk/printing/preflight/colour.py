"""Colours and their spaces, as far as they matter to a press: which family, which plates, how much ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pikepdf

from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.objects import text_of

PROCESS = {"Cyan": 0, "Magenta": 1, "Yellow": 2, "Black": 3}
REGISTRATION, NO_PLATE = "All", "None"
"""What ISO 32000-1, 8.6.6.4, has in place of a plate: all of them, for marks, and none."""


class ColourSpace(NamedTuple):
    """A colour space (ISO 32000-1, 8.6).

    `plates` are the inks of Separation and DeviceN, and `alternate` is the space that shows them where there is no
    such plate. `base` is the space that Indexed and Pattern refer to.
    """

    family: str
    components: int
    plates: tuple[str, ...] = ()
    alternate: ColourSpace | None = None
    base: ColourSpace | None = None

    @property
    def carrier(self) -> ColourSpace:
        """The space in which the colour itself is given: the base of Indexed and of an uncoloured Pattern."""
        return self.base.carrier if self.base else self

    def __str__(self) -> str:
        return self.carrier.family


GRAY = ColourSpace("DeviceGray", 1)
RGB = ColourSpace("DeviceRGB", 3)
CMYK = ColourSpace("DeviceCMYK", 4)
PATTERN = ColourSpace("Pattern", 0)
UNKNOWN = ColourSpace("unknown", 0)
SIMPLE = {
    "/DeviceGray": GRAY,
    "/G": GRAY,
    "/DeviceRGB": RGB,
    "/RGB": RGB,
    "/DeviceCMYK": CMYK,
    "/CMYK": CMYK,
    "/Pattern": PATTERN,
}
MOST_INKS = 32
"""Components of a colour: no space has more (ISO 32000-1, annex C)."""
_DEEPEST = 4  # levels of spaces or functions in one another; more come only where one leads back to itself
_DEFAULTS = {GRAY: "/DefaultGray", RGB: "/DefaultRGB", CMYK: "/DefaultCMYK"}


def default_for(space: ColourSpace, resources: Any) -> ColourSpace:
    """The space by which the resources replace a device space (ISO 32000-1, 8.6.5.6), or the space itself."""
    key = _DEFAULTS.get(space)
    defaults = resources.get("/ColorSpace") if key and resources is not None else None
    other = defaults.get(key) if isinstance(defaults, pikepdf.Dictionary) and key else None
    return space if other is None else read_space(other)


def read_space(value: Any, depth: int = 0) -> ColourSpace:
    """A colour space object: a name, or an array that begins with one."""
    if depth > _DEEPEST:
        return UNKNOWN
    if isinstance(value, pikepdf.Name):
        return SIMPLE.get(text_of(value), UNKNOWN)
    if not isinstance(value, pikepdf.Array) or not len(value):
        return UNKNOWN
    family = text_of(value[0])
    rest = [value[place] for place in range(1, min(len(value), 3))]
    match family.removeprefix("/"):
        case "ICCBased" if rest and isinstance(rest[0], pikepdf.Stream):
            components = int(rest[0].get("/N", 0))
            return ColourSpace("ICCBased", components) if components <= MOST_INKS else UNKNOWN
        case "CalGray":
            return ColourSpace("CalGray", 1)
        case ("CalRGB" | "Lab") as name:
            return ColourSpace(name, 3)
        case "Separation" if rest:
            return ColourSpace("Separation", 1, (_plain(rest[0]),), _alternate(rest, depth))
        case "DeviceN" if rest and isinstance(rest[0], pikepdf.Array) and len(rest[0]) <= MOST_INKS:
            plates = tuple(_plain(name) for name in rest[0])
            return ColourSpace("DeviceN", len(plates), plates, _alternate(rest, depth))
        case "Indexed" | "I" if rest:
            return ColourSpace("Indexed", 1, base=read_space(rest[0], depth + 1))
        case "Pattern":
            return ColourSpace("Pattern", 0, base=read_space(rest[0], depth + 1) if rest else None)
    return SIMPLE.get(family, UNKNOWN)


def gradient_ends(function: Any, meter: Meter, depth: int = 0) -> list[tuple[float, ...]]:
    """The colour values at both ends of an exponential function, or of every part of a stitched one (7.10).

    `meter` counts the parts.
    """
    meter.spend()
    if not isinstance(function, pikepdf.Dictionary) or depth > _DEEPEST:
        return []
    if function.get("/FunctionType") == 3:
        parts = [gradient_ends(part, meter, depth + 1) for part in function.get("/Functions", [])]
        return [values for part in parts for values in part]
    ends = [_read_tuple(function.get(key)) for key in ("/C0", "/C1")]
    return [values for values in ends if values]


def _read_tuple(value: Any) -> tuple[float, ...]:
    fits = isinstance(value, pikepdf.Array) and len(value) <= MOST_INKS
    return tuple(float(number) for number in value) if fits else ()


def _alternate(rest: list[Any], depth: int) -> ColourSpace | None:
    return read_space(rest[1], depth + 1) if len(rest) > 1 else None


def _plain(name: Any) -> str:
    return text_of(name).removeprefix("/")


class Colour(NamedTuple):
    """A colour to paint with: its space and its components, each from 0 to 1."""

    space: ColourSpace
    values: tuple[float, ...]

    @property
    def process(self) -> tuple[float, float, float, float]:
        """Cyan, magenta, yellow and black in percent."""
        return process_inks(self.space, self.values)

    @property
    def ink(self) -> float:
        """The ink of the four process plates together in percent; 0 where it depends on the press's own conversion.

        Limits are for these four: a spot plate may be foil, varnish or a cut. Registration marks are on every plate by
        their nature.
        """
        return sum(self.process)

    def __str__(self) -> str:
        parts = " ".join(f"{100 * value:.0f}" for value in self.values)
        return f"{self.space} {parts}".strip()


BLACK = Colour(GRAY, (0.0,))


def process_inks(space: ColourSpace, values: Sequence[float]) -> tuple[float, float, float, float]:
    """A colour's share of the four process plates, in percent."""
    if len(values) != space.components:
        return 0.0, 0.0, 0.0, 0.0
    if space.family == "DeviceGray":
        return 0.0, 0.0, 0.0, 100 * (1 - values[0])
    if space.family == "DeviceCMYK" or (space.family == "ICCBased" and space.components == 4):
        cyan, magenta, yellow, black = values
        return 100 * cyan, 100 * magenta, 100 * yellow, 100 * black
    inks = [0.0, 0.0, 0.0, 0.0]
    for plate, value in zip(space.plates, values, strict=False):
        if plate in PROCESS:
            inks[PROCESS[plate]] = 100 * value
    return inks[0], inks[1], inks[2], inks[3]
