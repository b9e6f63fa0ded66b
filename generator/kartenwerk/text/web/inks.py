"""Inks on a screen: each ink is a custom property, so that a dark page changes figures and leaves cards as they are.

Cards and covers keep the colours of their deck. In figures an ink is moved towards black or white until it can be seen
on the ground of the page, unless its deck chooses a colour for a dark one; ink and paper are those of the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from kartenwerk.base.palette import Ink, plain_ink
from kartenwerk.graphics.sight import contrast

LIGHT_GROUND, DARK_GROUND = "#fffaf0", "#211b16"
"""The grounds on which figures stand: the lighter one of each scheme."""

LIGHT_PAGE = "#f7f1e3"
"""The ground of a light page, on which letters have less contrast than on a panel."""

TEXT = 4.6
"""The contrast of letters (WCAG 2.2 asks for 4.5 to 1)."""

MARKS = 3.2
"""The contrast of anything that has to be seen (WCAG 2.2 asks for 3 to 1), with a little to spare."""

PAGE = {"tinte": "var(--text)", "papier": "var(--panel)", "nacht": "var(--text)", "flaeche": "var(--panel)"}
"""Inks that are a colour of the page itself."""

_STEP = 0.04
_NO_NAME = re.compile(r"[^A-Za-z0-9]+")


def name(ink: str) -> str:
    """The custom property of an ink or of its tint: "--ink-ocker-25" for "ocker/25"."""
    return "--ink-" + _NO_NAME.sub("-", ink)


def paint(ink: str) -> str:
    """The ink as the value of `fill` and `stroke`."""
    return f"var({name(ink)})"


def style(used: Iterable[str], palette: Mapping[str, Ink], chosen: Mapping[str, str]) -> str:
    """The rules for the inks that a page uses: light, dark and printed, and those of cards and covers.

    `chosen` are colours on a dark page by role; the others are computed.
    """
    inks = sorted(set(used))
    own = {ink: _screen(ink, palette) for ink in inks}
    light = {ink: _on_page(ink, own[ink], LIGHT_GROUND, "#000000", MARKS) for ink in inks}
    dark = {ink: _choose(ink, chosen) or _on_page(ink, own[ink], DARK_GROUND, "#ffffff", TEXT) for ink in inks}
    printed = {**own, **{ink: "#ffffff" for ink in inks if ink == "papier"}}
    return (
        f":root{{{_rules(light)}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{_rules(dark)}}}}}"
        f"@media print{{:root{{{_rules(printed)}}}}}"
        f".card,.cover{{{_rules(own)}}}"
    )


def accent_style(accent: str, chosen: str | None = None) -> str:
    """The colour of headings and links: the deck's own, dark or light enough to be read on the ground of a page.

    `chosen` is the one on a dark page.
    """
    light = readable(accent, LIGHT_PAGE, "#000000", TEXT)
    dark = chosen or readable(accent, DARK_GROUND, "#ffffff", TEXT)
    return (
        f"@media screen{{:root{{--accent:{light};--button:{light}}}"
        f"@media (prefers-color-scheme:dark){{:root{{--accent:{dark};--button:{dark}}}}}}}"
    )


def mix(colour: str, towards: str, share: float) -> str:
    """The colour (#rrggbb), moved by a share (0 to 1) towards another."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(towards[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def readable(colour: str, ground: str, towards: str, least: float) -> str:
    """The colour, moved towards another until its contrast to the ground is at least so much."""
    steps = range(round(1 / _STEP) + 1)
    moved = (mix(colour, towards, min(1.0, step * _STEP)) for step in steps)
    return next((each for each in moved if contrast(each, ground) >= least), towards)


def _choose(ink: str, chosen: Mapping[str, str]) -> str | None:
    """The colour on a dark page that is chosen for an ink, or the tint of it."""
    role, _, percent = ink.partition("/")
    if role not in chosen:
        return None
    return mix(DARK_GROUND, chosen[role], int(percent or 100) / 100)


def _on_page(ink: str, colour: str, ground: str, towards: str, least: float) -> str:
    if "/" not in ink:
        return PAGE.get(ink) or readable(colour, ground, towards, least)
    share = int(ink.rpartition("/")[2]) / 100
    return mix(ground, readable(_full(colour, share), ground, towards, MARKS), share)


def _full(colour: str, share: float) -> str:
    """The full ink of which a tint on white has this colour."""
    parts = (255 - (255 - part) / share for part in bytes.fromhex(colour[1:]))
    return "#" + "".join(f"{max(0, min(255, round(part))):02x}" for part in parts)


def _screen(ink: str, palette: Mapping[str, Ink]) -> str:
    role, _, percent = ink.partition("/")
    found = palette.get(role) or plain_ink(role)
    assert found is not None, f"there is no ink {role}"
    return mix("#ffffff", found.screen, int(percent or 100) / 100)


def _rules(values: Mapping[str, str]) -> str:
    return "".join(f"{name(ink)}:{value};" for ink, value in values.items())
