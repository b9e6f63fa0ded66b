"""Colours of an own deck: names of `[colours]`, and colours as #rrggbb, with their inks for the press."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink, plain_ink
from kartenwerk.catalog.deck import Colour
from kartenwerk.custom.deckfile import HEX, ColourSpec, full_hex

INK, PAPER = "tinte", "papier"
ALSO = {"ink": INK, "black": INK, "paper": PAPER, "white": PAPER}
"""What else the two may be called, where a deck gives these names to no colours of its own."""
BASIC = {
    INK: Colour(cmyk=(0, 0, 0, 100), screen="#1A1A1A"),
    PAPER: Colour(cmyk=(0, 0, 0, 0), screen="#FFFFFF"),
}
_GREY = 0.85
"""As much black is as dark as one part of each of the three colours."""
_HEX = re.compile(HEX)
_TINT = re.compile(r"(?:100|[1-9]?\d)")
MOST_INK = 300
"""The most percent of ink that deck.toml may give a colour."""


VERSION = 1
"""Raise it when the same colour would be printed in other inks."""


class Colours:
    """The inks of a deck. Colours without CMYK go through the press profile within `limit` percent of ink."""

    def __init__(self, given: Mapping[str, str | ColourSpec], limit: int, cache: Cache = NO_CACHE) -> None:
        self._limit = limit
        self._cache = cache
        self.palette: dict[str, Ink] = {name: colour.ink for name, colour in BASIC.items()}
        self.plates: dict[str, Ink] = {}
        """The colours that a print shop has plates of their own for; elsewhere they print as on a screen."""
        for name, colour in given.items():
            screen = colour if isinstance(colour, str) else colour.screen
            cmyk = None if isinstance(colour, str) else colour.cmyk
            self.palette[name] = Ink(cmyk or self._separate(screen.upper()), screen.upper())
            plate = None if isinstance(colour, str) else colour.spot
            if plate is not None:
                self.plates[name] = self.palette[name]._replace(spot=plate)
        self._of_screen: dict[str, str] = {}
        self._by_screen = {ink.screen.upper(): name for name, ink in self.palette.items()}

    def ink(self, text: str) -> str:
        """The ink of "rost", "rost/70" or "#A8502A"; KartenwerkError for any other text."""
        name, slash, percent = text.strip().partition("/")
        if name not in self.palette:
            name = ALSO.get(name, name)
        if _HEX.fullmatch(name):
            name = self.of_screen(full_hex(name))
        elif name not in self.palette:
            raise KartenwerkError(
                "there is no colour {name}{perhaps}",
                name=name,
                perhaps=perhaps(name, self.palette),
                expected=_("a name of [colours], or #rrggbb"),
            )
        if slash and not _TINT.fullmatch(percent):
            raise KartenwerkError("this is no tint of a colour", found=text, expected=_("such as {name}/70", name=name))
        if slash and name in self.plates:
            raise KartenwerkError("a plate is on or off: it has no tints", found=text, expected=name)
        return name + slash + percent

    def of_screen(self, screen: str) -> str:
        """The ink of a colour of the screen: that of a name with this colour, else one of its own."""
        screen = screen.upper()
        if screen in self._by_screen:
            return self._by_screen[screen]
        if screen not in self._of_screen:  # a picture may have many thousand shapes of one colour
            self._of_screen[screen] = Ink(self._separate(screen), screen).plain
        return self._of_screen[screen]

    def _separate(self, screen: str) -> tuple[float, float, float, float]:
        """The inks of a colour; they are kept in the cache, as the table that they come from takes long to make."""
        key = f"{VERSION} {screen} {self._limit}"
        percents = self._cache.remember("colour", key, lambda: bytes(map(int, separate(screen, self._limit))))
        cyan, magenta, yellow, black = map(float, percents)
        return cyan, magenta, yellow, black

    def screen(self, ink: str) -> str:
        """The colour of an ink on a screen, as #rrggbb."""
        name, _, percent = ink.partition("/")
        found = self.palette.get(name) or plain_ink(name)
        if found is None:
            return BASIC[INK].screen
        share = int(percent or 100) / 100
        return "#" + "".join(f"{round(255 - share * (255 - part)):02X}" for part in bytes.fromhex(found.screen[1:7]))

    def full(self, ink: str) -> Ink:
        """An ink with its tint worked in, in percent of the plates and as on a screen."""
        name, _, percent = ink.partition("/")
        found = self.palette.get(name) or plain_ink(name) or self.palette[INK]
        share = int(percent or 100) / 100
        cyan, magenta, yellow, black = (part * share for part in found.cmyk)
        return Ink((cyan, magenta, yellow, black), self.screen(ink))

    def is_dark(self, ink: str) -> bool:
        """Whether white is read better on the ink than black."""
        red, green, blue = bytes.fromhex(self.screen(ink)[1:])
        return 0.3 * red + 0.59 * green + 0.11 * blue < 150


@lru_cache(maxsize=4096)
def separate(screen: str, limit: int) -> tuple[float, float, float, float]:
    """Cyan, magenta, yellow and black in whole percents, at most three of them; a neutral grey is black alone."""
    red, green, blue = bytes.fromhex(screen[1:])
    if red == green == blue:
        return (0.0, 0.0, 0.0, float(round(100 - red / 2.55)))
    from PIL import Image

    from kartenwerk.printing.pdf.picture import ink_table

    dot = Image.new("RGB", (1, 1), (red, green, blue)).filter(ink_table(limit)).tobytes()
    cyan, magenta, yellow, black = (part / 255 for part in dot)
    # small letters in four inks blur: what is grey in the three colours is left to black
    grey = min(cyan, magenta, yellow)
    black = 1 - (1 - black) * (1 - _GREY * grey)
    found = (cyan - grey, magenta - grey, yellow - grey, black)
    thin = min(1.0, (limit / 100 - black) / max(sum(found[:3]), 1e-6))
    cyan, magenta, yellow = (float(round(100 * part * thin)) for part in found[:3])
    return cyan, magenta, yellow, float(round(100 * black))
