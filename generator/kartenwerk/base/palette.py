"""Inks: how a colour role is printed on paper and shown on a screen."""

from __future__ import annotations

from typing import NamedTuple


class Ink(NamedTuple):
    """An ink: CMYK in percent (0 to 100) and a screen colour "#rrggbb".

    An ink with a `spot` is a spot colour of that name; CMYK then is its substitute where it cannot be printed.
    """

    cmyk: tuple[float, float, float, float]
    screen: str
    spot: str | None = None

    @property
    def plain(self) -> str:
        """A name for an ink that belongs to no palette. `plain_ink` reads it back."""
        return f"{self.screen}={','.join(f'{part:g}' for part in self.cmyk)}"


def plain_ink(name: str) -> Ink | None:
    """The ink of a name made by `Ink.plain`; None for any other name."""
    screen, equals, numbers = name.partition("=")
    if not equals or not screen.startswith("#"):
        return None
    cyan, magenta, yellow, black = map(float, numbers.split(","))
    return Ink((cyan, magenta, yellow, black), screen)
