"""Text in users' SVG pictures, set in a font of the deck or in one that is always there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.fonts import TEXT, CustomFonts, font_fault
from kartenwerk.graphics.display import POINT, Text
from kartenwerk.graphics.svg.general.text import Look, Outlined
from kartenwerk.printing.pdf.outlines import Outlines


@dataclass(frozen=True)
class SvgLetters:
    """Sets words as outlines in the deck's fonts."""

    fonts: CustomFonts

    def __call__(self, words: str, look: Look) -> Outlined:
        cut = self.fonts.cut(self._family(look), bold=look.bold, italic=look.italic)
        face = self.fonts.face(cut)
        missing = next((sign for sign in words if not face.has(sign)), None)
        if missing is not None:
            others = self.fonts.with_character(missing)
            raise KartenwerkError(
                "the font lacks a character",
                found=f"{missing} (U+{ord(missing):04X}), {cut}",
                expected=_("one of its characters; {others} have it", others=" and ".join(others))
                if others
                else _("another character"),
            )
        if look.size <= 0:
            return Outlined((), 0.0, 0.0)
        size, tracking = look.size / POINT, look.spacing / look.size
        path = self._outlines.path(Text(0, 0, words, cut, size, tracking=tracking))
        return Outlined(path, face.width(words, size, tracking), face.cap_height * look.size)

    @cached_property
    def _outlines(self) -> Outlines:
        return Outlines(self.fonts)

    def _family(self, look: Look) -> str:
        """The first family that is there; KartenwerkError if none is."""
        if not look.families:
            return TEXT
        for name in look.families:
            family = self.fonts.find(name)
            if family is not None:
                return family
        raise font_fault(self.fonts, look.families[0])
