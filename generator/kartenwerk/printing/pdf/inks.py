"""Colour roles as PDF operators: CMYK for the press, RGB for the screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, one_of
from kartenwerk.base.palette import Ink, plain_ink

TINT = "/"
"""What separates a role from its tint: "tinte/60" is 60 % of the ink "tinte"."""

LIGHT = 0.6
"""The sum of cyan, magenta and yellow (full ink is 1 each) up to which black overprints a tint."""


class Operators(NamedTuple):
    """An ink as operators for filling and stroking.

    Only black and spot colours may overprint what lies below. `strong` colours are those that black text is knocked
    out of; `black` is K100; a `spot` is a plate of its own, which no strong colour below is seen through.
    """

    fill: str
    stroke: str
    overprints: bool
    strong: bool = False
    black: bool = False
    spot: bool = False


class DocumentInks:
    """The inks of one document, looked up by role; `screen` chooses RGB instead of CMYK.

    With a `plate` (0 to 3) the screen shows that plate alone, in grey: white is no ink.
    """

    def __init__(self, palette: Mapping[str, Ink], *, screen: bool, plate: int | None = None) -> None:
        self.screen = screen
        self._plate = plate
        self._palette = dict(palette)
        self._known: dict[str, Operators] = {}
        self.spots = {spot_resource(ink.spot): ink for ink in palette.values() if ink.spot and not screen}

    @cached_property
    def fingerprint(self) -> str:
        """A hash that differs if any ink differs."""
        return sha256(
            repr(
                (self.screen, sorted(self._palette.items()), *([self._plate] if self._plate is not None else []))
            ).encode()
        ).hexdigest()

    def __getitem__(self, role: str) -> Operators:
        """The operators of "role" or "role/percent"; KartenwerkError for a role that the palette does not have."""
        if role not in self._known:
            self._known[role] = self._operators(role)
        return self._known[role]

    def hex(self, role: str) -> str:
        """The colour of "role" or "role/percent" on a screen, "#rrggbb"; KartenwerkError as above."""
        self[role]
        name, _, percent = role.partition(TINT)
        parts = screen_tint(self._ink(name).screen, _tint(role, percent))
        return "#" + "".join(f"{round(255 * part):02x}" for part in parts)

    def parts(self, role: str) -> tuple[float, ...]:
        """The parts of a colour, each 0 to 1: red, green and blue on a screen, else cyan, magenta, yellow and black."""
        name, _, percent = role.partition(TINT)
        ink, tint = self._ink(name), _tint(role, percent)
        if self.screen:
            return tuple(round(1 - tint * (1 - part), 5) for part in self._screen_colour(ink))
        return tuple(round(part * tint / 100, 5) for part in ink.cmyk)

    def _screen_colour(self, ink: Ink) -> tuple[float, float, float]:
        """Red, green and blue of an ink on the screen, each 0 to 1."""
        if self._plate is None:
            return screen_tint(ink.screen, 1.0)
        grey = 1 - ink.cmyk[self._plate] / 100
        return grey, grey, grey

    def _ink(self, name: str) -> Ink:
        if name in self._palette:
            return self._palette[name]
        ink = plain_ink(name)
        if ink is None:
            raise KartenwerkError(
                "the palette has no such colour role", found=name, expected=one_of(sorted(self._palette))
            )
        return ink

    def _operators(self, role: str) -> Operators:
        name, _, percent = role.partition(TINT)
        ink = self._ink(name)
        tint = _tint(role, percent)
        if self.screen:
            red, green, blue = (1 - tint * (1 - part) for part in self._screen_colour(ink))
            numbers = f"{red:.4g} {green:.4g} {blue:.4g}"
            return Operators(f"{numbers} rg", f"{numbers} RG", False)
        if ink.spot is not None:
            name = spot_resource(ink.spot)
            strong = sum(ink.cmyk[:3]) * tint / 100 > LIGHT
            return Operators(f"/{name} cs {tint:.4g} scn", f"/{name} CS {tint:.4g} SCN", True, strong, spot=True)
        cmyk = tuple(part * tint / 100 for part in ink.cmyk)
        numbers = " ".join(f"{part:.4g}" for part in cmyk)
        only_black = cmyk[:3] == (0, 0, 0) and cmyk[3] > 0
        return Operators(f"{numbers} k", f"{numbers} K", only_black, sum(cmyk[:3]) > LIGHT, cmyk == (0, 0, 0, 1))


def spot_resource(spot: str) -> str:
    """The name that streams have for the plate of a spot colour."""
    return f"S{sha256(spot.encode()).hexdigest()[:12]}"


def _tint(role: str, percent: str) -> float:
    """The share of the full ink, 0 to 1."""
    if not percent:
        return 1.0
    if not percent.isdecimal() or int(percent) > 100:
        raise KartenwerkError("the tint of a colour role is wrong", found=role, expected=_("a whole number of percent"))
    return int(percent) / 100


def screen_tint(colour: str, tint: float) -> tuple[float, float, float]:
    """Red, green and blue of a tint (0 to 1) of "#rrggbb" on white, each 0 to 1."""
    red, green, blue = (1 - tint * (1 - part / 255) for part in bytes.fromhex(colour.removeprefix("#")))
    return red, green, blue
