"""TrueType files of the faces drawn for the project: the tables, with nothing in them that depends on the day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kartenwerk.type.merging import Corner

if TYPE_CHECKING:
    from fontTools.fontBuilder import FontBuilder

EM = 1000
_WEIGHTS = {"Regular": 400, "Bold": 700}
_ASCENT, _DESCENT = 1.25, 0.3  # of the cap height: marks of umlauts and the tails of commas stay within

_VENDOR = "KWRK"
_COPYRIGHT = "Copyright 2026 The Kartenwerk authors"
_LICENCE = "This font is part of Kartenwerk and comes under the MIT License."
_LICENCE_ADDRESS = "https://opensource.org/license/mit"


_MADE = 3_029_529_600
"""Seconds from 1904 to 2000-01-01: the same input gives the same bytes, so it is always this date."""


@dataclass(frozen=True)
class Glyph:
    """Outlines in font units that neither cross nor touch, the advance, and the characters that show it."""

    outlines: Sequence[Sequence[Corner]]
    advance: int
    codes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Style:
    """A font of a family: its names and its cap height in units of the em."""

    family: str
    name: str
    version: str
    cap: int

    @property
    def file(self) -> str:
        """The file's name, which is the PostScript name too: "KartenwerkWalisch-Bold"."""
        return f"{self.family.replace(' ', '')}-{self.name}"


@dataclass(frozen=True)
class Drawn:
    """All that a font is built from; `kerning` moves the second of two glyphs, in units."""

    style: Style
    glyphs: Mapping[str, Glyph]
    kerning: Mapping[tuple[str, str], int] = field(default_factory=dict)


def build(drawn: Drawn) -> bytes:
    """The TrueType file; the same drawing gives the same bytes."""
    from fontTools.fontBuilder import FontBuilder

    style = drawn.style
    glyphs = {".notdef": missing(style.cap), **drawn.glyphs}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({code: name for name, glyph in glyphs.items() for code in glyph.codes})
    builder.setupGlyf({name: _outlined(glyph.outlines) for name, glyph in glyphs.items()})
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (glyph.advance, getattr(table[name], "xMin", 0)) for name, glyph in glyphs.items()}
    )
    _set_names_and_metrics(builder, style)
    builder.setupPost(underlinePosition=-style.cap // 7, underlineThickness=style.cap // 14)
    builder.setupHead(
        unitsPerEm=EM,
        created=_MADE,
        modified=_MADE,
        fontRevision=float(style.version),
        macStyle=1 if style.name == "Bold" else 0,
        lowestRecPPEM=8,
        flags=0b11,
    )
    builder.font.recalcTimestamp = False
    builder.font["gasp"] = _smooth_at_every_size()
    if drawn.kerning:
        builder.addOpenTypeFeatures(_kerning_feature(drawn.kerning))
    stream = BytesIO()
    builder.font.save(stream)
    return stream.getvalue()


def missing(cap: int) -> Glyph:
    """What stands where a font has no glyph: an empty box."""
    right, line = round(cap * 0.6), round(cap * 0.08)
    side = line
    outer = [(side, 0), (side, cap), (right, cap), (right, 0)]
    inner = [(side + line, line), (right - line, line), (right - line, cap - line), (side + line, cap - line)]
    return Glyph((outer, inner), right + side)


def _set_names_and_metrics(builder: FontBuilder, style: Style) -> None:
    ascent, descent = round(style.cap * _ASCENT), round(style.cap * _DESCENT)
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent)
    full = style.family if style.name == "Regular" else f"{style.family} {style.name}"
    builder.setupNameTable(
        {
            "copyright": _COPYRIGHT,
            "familyName": style.family,
            "styleName": style.name,
            "uniqueFontIdentifier": f"{style.version};{_VENDOR};{style.file}",
            "fullName": full,
            "version": f"Version {style.version}",
            "psName": style.file,
            "licenseDescription": _LICENCE,
            "licenseInfoURL": _LICENCE_ADDRESS,
        },
        mac=False,
    )
    bold = style.name == "Bold"
    builder.setupOS2(
        version=4,
        achVendID=_VENDOR,
        fsType=0,  # may be embedded and installed
        fsSelection=(1 << 5 if bold else 1 << 6) | 1 << 7,
        usWeightClass=_WEIGHTS[style.name],
        sCapHeight=style.cap,
        sxHeight=style.cap,
        sTypoAscender=ascent,
        sTypoDescender=-descent,
        sTypoLineGap=0,
        usWinAscent=ascent,
        usWinDescent=descent,
        ulCodePageRange1=1,  # Latin 1
    )


def _smooth_at_every_size() -> Any:
    from fontTools.ttLib import newTable

    table: Any = newTable("gasp")
    table.version, table.gaspRange = 1, {0xFFFF: 0x000F}
    return table


def _outlined(outlines: Sequence[Sequence[Corner]]) -> Any:
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    pen = TTGlyphPen(None)
    for outline in outlines:
        pen.moveTo(outline[0])
        for corner in outline[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


def _kerning_feature(kerning: Mapping[tuple[str, str], int]) -> str:
    """The pairs in the language of OpenType features."""
    lines = [f"  pos {left} {right} {by};" for (left, right), by in kerning.items()]
    return "\n".join(["languagesystem DFLT dflt;", "languagesystem latn dflt;", "feature kern {", *lines, "} kern;"])
