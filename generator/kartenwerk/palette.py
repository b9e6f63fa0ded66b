"""Inks: how a colour role is printed on paper and shown on a screen."""

from __future__ import annotations

from typing import NamedTuple


class Ink(NamedTuple):
    """An ink: CMYK in percent (0 to 100) and a screen colour "#rrggbb".

    An ink with a `spot` is a spot colour of that name; CMYK then says how it looks where it is not printed as such.
    """

    cmyk: tuple[float, float, float, float]
    screen: str
    spot: str | None = None
