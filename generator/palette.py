"""Inks: what a colour role is on paper and on a screen."""

from __future__ import annotations

from typing import NamedTuple


class Ink(NamedTuple):
    """One ink: CMYK in percent (0 to 100) and a screen colour "#rrggbb"."""

    cmyk: tuple[float, float, float, float]
    screen: str
