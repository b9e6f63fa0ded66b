"""A square code (QR, ISO/IEC 18004) that leads a telephone to an address: drawn as squares, with the white it needs."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.graphics.display import Box, Fill, Segment, rectangle

GAME = "{game}"
"""What stands in an address for the id of the game on whose card it is."""

LONGEST = 100
"""Characters of an address: a longer one makes squares that are too fine for a card."""

QUIET = 4
"""Modules of white around a code."""

_PRINTABLE = re.compile(r"[!-~]+")
_SEAM = 0.01  # mm by which rows of squares overlap, so that no screen shows a seam between them


class LinkCode(NamedTuple):
    """The modules of a code, row by row, dark ones are true; `size` is its width and its height in mm."""

    modules: tuple[tuple[bool, ...], ...]
    size: float

    @property
    def module(self) -> float:
        """The side of a module in mm."""
        return self.size / len(self.modules)

    @property
    def quiet(self) -> float:
        """The white that it needs on all sides, in mm."""
        return QUIET * self.module

    def draw(self, x: float, y: float, ink: str) -> Fill:
        """The code with its upper left corner at (x, y) mm."""
        segments: list[Segment] = []
        for row, modules in enumerate(self.modules):
            foot = min(self.size, (row + 1) * self.module + _SEAM)
            for start, stop in _runs(modules):
                box = Box(x + start * self.module, y + row * self.module, x + stop * self.module, y + foot)
                segments += rectangle(box)
        return Fill(tuple(segments), ink)

    def outline(self, size: float) -> str:
        """The code as the path of an SVG, so many units wide, with its upper left corner at the origin."""
        side, steps = size / len(self.modules), list[str]()
        for row, modules in enumerate(self.modules):
            for start, stop in _runs(modules):
                across = (stop - start) * side
                steps.append(f"M{start * side:.4g} {row * side:.4g}h{across:.4g}v{side:.4g}h{-across:.4g}z")
        return "".join(steps)


def read_link(address: str) -> str:
    """The address as it is; KartenwerkError if no browser could open it, or if it is too long for a card."""
    if not address:
        return ""
    check_address(address, "--link")
    if len(address) > LONGEST:
        raise KartenwerkError(
            "the address is too long for a card",
            key="--link",
            found=_("{count} characters", count=len(address)),
            expected=at_most(LONGEST),
        )
    return address


def check_address(address: str, key: str) -> None:
    """KartenwerkError, with the option `key` as its place, for an address that no browser could open."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and bool(_PRINTABLE.fullmatch(address))
    except ValueError:
        sound = False
    if not sound:
        raise KartenwerkError(
            "no browser can open this address",
            key=key,
            found=repr(address[:LONGEST]),
            expected=_("https://… or http://…, without spaces and umlauts"),
        )


def link_code(address: str, least: float, module: float) -> LinkCode:
    """The code of an address, `least` mm wide, or wider where its modules would be smaller than `module` mm.

    A seventh of it may be spoiled, or more where that costs no further modules.
    """
    import segno

    made = segno.make_qr(address, error="m")
    modules = tuple(tuple(map(bool, row)) for row in made.matrix)
    return LinkCode(modules, max(least, module * len(modules)))


def _runs(modules: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Where dark modules lie side by side: the first of each run, and the one behind its last."""
    changes = [place for place, (before, here) in enumerate(zip((False, *modules), (*modules, False), strict=True))
               if before != here]  # fmt: skip
    return list(zip(changes[::2], changes[1::2], strict=True))
