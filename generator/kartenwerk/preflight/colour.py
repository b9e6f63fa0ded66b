"""Colour spaces and colours as far as a press cares: which family, which plates, how much ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pikepdf

PROCESS = {"Cyan": 0, "Magenta": 1, "Yellow": 2, "Black": 3}
REGISTRATION = "All"


class Space(NamedTuple):
    """A colour space. `plates` are the inks of Separation and DeviceN, `alternate` what shows them where there is
    no such plate; `base` is what Indexed and Pattern refer to."""

    family: str
    components: int
    plates: tuple[str, ...] = ()
    alternate: Space | None = None
    base: Space | None = None

    @property
    def carrier(self) -> Space:
        """The space in which the colour itself is given: the base of Indexed and of uncoloured Pattern."""
        return self.base.carrier if self.base else self

    def __str__(self) -> str:
        return self.carrier.family


GRAY = Space("DeviceGray", 1)
RGB = Space("DeviceRGB", 3)
CMYK = Space("DeviceCMYK", 4)
PATTERN = Space("Pattern", 0)
UNKNOWN = Space("unknown", 0)
SIMPLE = {
    "/DeviceGray": GRAY,
    "/G": GRAY,
    "/DeviceRGB": RGB,
    "/RGB": RGB,
    "/DeviceCMYK": CMYK,
    "/CMYK": CMYK,
    "/Pattern": PATTERN,
}
_DEFAULTS = {GRAY: "/DefaultGray", RGB: "/DefaultRGB", CMYK: "/DefaultCMYK"}


def default_for(space: Space, resources: Any) -> Space:
    """The space that the resources put in the place of a device space (ISO 32000-1, 8.6.5.6)."""
    key = _DEFAULTS.get(space)
    defaults = resources.get("/ColorSpace") if key and resources is not None else None
    other = defaults.get(key) if isinstance(defaults, pikepdf.Dictionary) and key else None
    return space if other is None else read_space(other)


def read_space(value: Any, depth: int = 0) -> Space:
    """A colour space object: a name, or an array that begins with one."""
    if depth > 4:  # a base that leads back to itself
        return UNKNOWN
    if isinstance(value, pikepdf.Name):
        return SIMPLE.get(str(value), UNKNOWN)
    if not isinstance(value, pikepdf.Array) or not len(value):
        return UNKNOWN
    family = str(value[0])
    rest = [value[place] for place in range(1, len(value))]
    match family.removeprefix("/"):
        case "ICCBased" if rest and isinstance(rest[0], pikepdf.Stream):
            return Space("ICCBased", int(rest[0].get("/N", 0)))
        case "CalGray":
            return Space("CalGray", 1)
        case ("CalRGB" | "Lab") as name:
            return Space(name, 3)
        case "Separation" if rest:
            return Space("Separation", 1, (_plain(rest[0]),), _alternate(rest, depth))
        case "DeviceN" if rest and isinstance(rest[0], pikepdf.Array):
            plates = tuple(_plain(name) for name in rest[0])
            return Space("DeviceN", len(plates), plates, _alternate(rest, depth))
        case "Indexed" | "I" if rest:
            return Space("Indexed", 1, base=read_space(rest[0], depth + 1))
        case "Pattern":
            return Space("Pattern", 0, base=read_space(rest[0], depth + 1) if rest else None)
    return SIMPLE.get(family, UNKNOWN)


def _alternate(rest: list[Any], depth: int) -> Space | None:
    return read_space(rest[1], depth + 1) if len(rest) > 1 else None


def _plain(name: Any) -> str:
    return str(name).removeprefix("/")


class Colour(NamedTuple):
    """A colour that paints: its space and its components, 0 to 1 each."""

    space: Space
    values: tuple[float, ...]

    @property
    def process(self) -> tuple[float, float, float, float]:
        """Cyan, magenta, yellow and black in percent."""
        return process_inks(self.space, self.values)

    @property
    def ink(self) -> float:
        """Ink of all plates together in percent; 0 where it is not known before the press converts the colour."""
        if self.space.plates == (REGISTRATION,):
            return 0  # meant for marks: on every plate by its nature
        if self.space.plates:
            return 100 * sum(self.values)
        return sum(self.process)

    def __str__(self) -> str:
        parts = " ".join(f"{100 * value:.0f}" for value in self.values)
        return f"{self.space} {parts}".strip()


BLACK = Colour(GRAY, (0.0,))


def process_inks(space: Space, values: Sequence[float]) -> tuple[float, float, float, float]:
    """A colour's share of the four process plates, in percent."""
    if len(values) != space.components:
        return 0.0, 0.0, 0.0, 0.0
    if space.family == "DeviceGray":
        return 0.0, 0.0, 0.0, 100 * (1 - values[0])
    if space.family == "DeviceCMYK" or (space.family == "ICCBased" and space.components == 4):
        cyan, magenta, yellow, black = (100 * value for value in values)
        return cyan, magenta, yellow, black
    inks = [0.0, 0.0, 0.0, 0.0]
    for plate, value in zip(space.plates, values, strict=False):
        if plate in PROCESS:
            inks[PROCESS[plate]] = 100 * value
    return inks[0], inks[1], inks[2], inks[3]
