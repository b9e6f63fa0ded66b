"""The fonts of an own deck: files of its folder become static TrueType fonts, beside families that are always there.

System fonts are never used, since the same deck has to look the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from io import BytesIO
from typing import Any

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _
from kartenwerk.custom.data import MEGABYTE, Limits
from kartenwerk.custom.deckfile import FontSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK, CustomFile, CustomFolder
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.graphics.type.opentype import open_font

VERSION = 2
"""Raise it when the same file would give another font."""

STYLES = ("regular", "bold", "italic", "bold-italic")
READY = {"vollkorn": STYLES, "caveat": ("regular", "bold")}
"""The families that are always there, and their styles; cuts are called after them."""
TEXT = "text"
USUAL = "vollkorn"
_BOLD = 700
_WEB = (b"wOF2", b"wOFF")
_KINDS = (b"\0\1\0\0", b"OTTO", b"true")


class CustomFonts(Fonts):
    """All cuts of the project, and those of a deck's own families by the names `own-<family>-<style>`."""

    def __init__(
        self,
        cache: Cache,
        roots: DataRoots,
        families: Mapping[str, Mapping[str, tuple[CustomFile, int]]],
        limits: Limits,
    ) -> None:
        super().__init__(cache, roots)
        self._families = families
        self._limits = limits

    def has(self, name: str) -> bool:
        return super().has(name) or self._custom(name) is not None

    def content(self, name: str) -> bytes:
        """The bytes of the cut's TrueType file; KartenwerkError for a file that is no such font."""
        if name not in self._contents:
            custom = self._custom(name)
            self._contents[name] = super().content(name) if custom is None else self._font(*custom, name)
        return self._contents[name]

    def cut(self, family: str, *, bold: bool, italic: bool) -> str:
        """The name of the cut of a family in a style, or in the nearest style that it has."""
        style = STYLES[bold + 2 * italic]
        if family == TEXT and TEXT not in self._families:
            family = USUAL
        if family in self._families:
            styles: Any = self._families[family]
            prefix = f"own-{family}"
        else:
            styles, prefix = READY[family], family
        for each in (style, "bold" if bold else "italic" if italic else "regular", "regular", *STYLES):
            if each in styles:
                return f"{prefix}-{each}"
        raise KartenwerkError("the family has no style", found=family)

    def knows(self, family: str) -> bool:
        return family in self._families or family in READY or family == TEXT

    def has_style(self, family: str, *, bold: bool, italic: bool) -> bool:
        return self.cut(family, bold=bold, italic=italic).endswith(f"-{STYLES[bold + 2 * italic]}")

    def has_styles(self, family: str) -> bool:
        """Whether the family has more than one style, so that a missing one is worth a note."""
        return len(self._families.get(family, READY.get(family, STYLES))) > 1

    @property
    def digests(self) -> list[tuple[str, str, str, int]]:
        """Family, style, hash of the file and weight of every font of the deck's own."""
        return [
            (family, style, file.digest, weight)
            for family, styles in sorted(self._families.items())
            for style, (file, weight) in sorted(styles.items())
        ]

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """The families by their names, and by those that their files call themselves; all in small letters."""
        found = {}
        for family in self._families:
            with open_font(self.content(self.cut(family, bold=False, italic=False)), lazy=True) as font:
                called = font["name"].getBestFamilyName() if "name" in font else None
            if called:
                found[called.casefold()] = family
        return {**found, **{family.casefold(): family for family in (*READY, TEXT, *self._families)}}

    def find(self, name: str) -> str | None:
        """The family of a name, which is the deck's own for it or that of the font itself; None if there is none."""
        return self._names.get(name.casefold())

    @property
    def families(self) -> list[str]:
        return [*self._families, *READY]

    def with_character(self, character: str) -> list[str]:
        """The families that have a character."""
        return [name for name in self.families if self.face(self.cut(name, bold=False, italic=False)).has(character)]

    def _custom(self, name: str) -> tuple[CustomFile, int] | None:
        for family, styles in self._families.items():
            for style, source in styles.items():
                if name == f"own-{family}-{style}":
                    return source
        return None

    def _font(self, file: CustomFile, weight: int, name: str) -> bytes:
        source = read_bytes(file.path, file.name, self._limits.font_mb * MEGABYTE)
        key = f"own {VERSION} {file.digest} {weight}"

        def make() -> bytes:
            check_kind(source, file.name)
            return _static(source, weight)

        try:
            return self._cache.remember("font", key, make)
        except KartenwerkError as error:
            error.file = error.file or file.name
            raise
        except Exception as error:  # the font tools raise whatever they stumble over
            raise KartenwerkError("the font cannot be read", file=file.name, found=str(error)[:100] or None) from error


def check_kind(content: bytes, name: str) -> None:
    """KartenwerkError for a file that is no TrueType or OpenType font."""
    if content[:4] in _WEB:
        raise KartenwerkError(
            "fonts for web pages are not read", file=name, found="WOFF", expected=_("the same font as TTF or OTF")
        )
    if content[:4] not in _KINDS:
        raise KartenwerkError("the file is not a font", file=name, expected=_("TTF or OTF"))


def _static(source: bytes, weight: int) -> bytes:
    """A static TrueType font of the weight, with all its characters and its kerning."""
    import uharfbuzz as hb

    face = hb.Face(source)
    wanted = hb.SubsetInput()
    wanted.unicode_set.set(set(face.unicodes))
    wanted.layout_feature_tag_set.set({int.from_bytes(b"kern", "big")})
    wanted.drop_table_tag_set.update(
        int.from_bytes(table, "big")
        for table in (b"GSUB", b"DSIG", b"STAT", b"SVG ", b"COLR", b"CPAL", b"CBDT", b"CBLC", b"sbix")
    )
    wanted.flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.GLYPH_NAMES
    with open_font(source, lazy=True) as font:
        _check_licence(font)
        axes = [axis.axisTag for axis in font["fvar"].axes] if "fvar" in font else []
    for axis in axes:
        if axis == "wght" and weight:
            wanted.pin_axis_location(face, "wght", weight)
        else:
            wanted.pin_axis_to_default(face, axis)
    subset = wanted.subset(face)
    cut: bytes = subset.blob.data
    font = open_font(cut)
    if "glyf" in font:
        return cut
    _to_quadratic(font)
    stream = BytesIO()
    font.save(stream)
    return stream.getvalue()


_RESTRICTED, _MILDER, _BITMAPS = 0x2, 0xC, 0x200


def _check_licence(font: Any) -> None:
    """KartenwerkError if the font says that it must not be embedded in a file."""
    bits = font["OS/2"].fsType if "OS/2" in font else 0
    if (bits & _RESTRICTED and not bits & _MILDER) or bits & _BITMAPS:
        raise KartenwerkError(
            "the font's licence forbids to embed it in a file", expected=_("a font that may be embedded")
        )


def _to_quadratic(font: Any) -> None:
    """Turn the outlines of an OpenType font with cubic curves (CFF) into those of a TrueType font."""
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import newTable

    glyphs = font.getGlyphSet()
    order = font.getGlyphOrder()
    finest = font["head"].unitsPerEm / 1000
    drawn = {}
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, finest, reverse_direction=True))
        drawn[name] = pen.glyph()
    table = font["glyf"] = newTable("glyf")
    table.glyphOrder, table.glyphs = order, drawn
    font["loca"] = newTable("loca")
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in [
        "maxZones",
        "maxTwilightPoints",
        "maxStorage",
        "maxFunctionDefs",
        "maxInstructionDefs",
        "maxStackElements",
        "maxSizeOfInstructions",
        "maxComponentElements",
    ]:
        setattr(maxp, field, 1 if field == "maxZones" else 0)
    font["post"].formatType = 2.0
    font["post"].extraNames, font["post"].mapping = [], {}
    font["post"].glyphOrder = order
    for name in ("CFF ", "CFF2", "VORG"):
        if name in font:
            del font[name]
    font.sfntVersion = "\0\1\0\0"


def read_families(
    specs: Mapping[str, FontSpec], folder: CustomFolder, report: Report
) -> dict[str, dict[str, tuple[CustomFile, int]]]:
    """The files and weights of each family by style; a missing file is reported."""
    families: dict[str, dict[str, tuple[CustomFile, int]]] = {}
    for name, spec in specs.items():
        place = Spot(DECK, f"fonts.{name}")
        styles: dict[str, tuple[CustomFile, int]] = {}
        given = {"regular": spec.regular, "bold": spec.bold, "italic": spec.italic, "bold-italic": spec.bold_italic}
        for style, name_of_file in given.items():
            if name_of_file is not None:
                with report.at(place):
                    styles[style] = (folder.find("fonts", name_of_file), spec.weight or 0)
        if spec.file is not None:
            with report.at(place):
                file = folder.find("fonts", spec.file)
                styles.setdefault("regular", (file, spec.weight or 0))
                if spec.weight is None:
                    styles.setdefault("bold", (file, _BOLD))
        elif not any(given.values()):
            report.fault(_("a family needs a file"), place, expected=_("`file`, or `regular` and other styles"))
        if styles:
            families[name] = styles
    return families


def font_fault(fonts: CustomFonts, family: str) -> KartenwerkError:
    """The error for a family that the deck does not have."""
    return KartenwerkError(
        _(
            "there is no font {family}: put its file into the deck's folder of fonts and name it in "
            "[fonts.{family}]{perhaps}",
            family=family,
            perhaps=perhaps(family, fonts.families),
        )
        if family.isidentifier()
        else _(
            "there is no font {family!r}: put its file into the deck's folder of fonts and name it in [fonts]",
            family=family,
        )
    )
