"""Inks: what a colour role is on paper and on a screen."""

from __future__ import annotations

from typing import NamedTuple


class Ink(NamedTuple):
    """One ink: CMYK in percent (0 to 100) and a screen colour "#rrggbb".

    With a `spot` it is printed on a plate of that name; CMYK then says how it looks where no such plate is made.
    """

    cmyk: tuple[float, float, float, float]
    screen: str
    spot: str | None = None
