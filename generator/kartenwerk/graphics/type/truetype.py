"""TrueType files of the faces drawn for the project, with nothing in them that depends on the day or the machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kartenwerk.graphics.type.merging import Corner

if TYPE_CHECKING:
    from fontTools.fontBuilder import FontBuilder

EM = 1000
_WEIGHTS = {"Regular": 400, "Bold": 700}
_ASCENT, _DESCENT = 1.25, 0.3  # of the cap height: room for the dots of umlauts and the tails of commas

_VENDOR = "KWRK"
_COPYRIGHT = "Copyright 2026 The Kartenwerk authors"
_LICENCE = "This font is part of Kartenwerk and comes under the MIT License."
_LICENCE_ADDRESS = "https://opensource.org/license/mit"


_MADE = 3_029_529_600
"""Seconds from 1904 to 2000-01-01: the same input gives the same bytes, so it is always this date."""


@dataclass(frozen=True)
class Glyph:
    """A glyph: its outlines in font units, which neither cross nor touch, its advance, and the characters it shows."""

    outlines: Sequence[Sequence[Corner]]
    advance: int
    codes: tuple[int, ...] = ()


@dataclass(frozen=True)
class FontStyle:
    """One font of a family: the names of both, and the cap height in font units."""

    family: str
    name: str
    version: str
    cap: int

    @property
    def file(self) -> str:
        """The name of the file, without suffix, and of the font in PostScript: "KartenwerkWalisch-Bold"."""
        return f"{self.family.replace(' ', '')}-{self.name}"


@dataclass(frozen=True)
class FontDrawing:
    """All that a font is built from. `kerning` is how far the second glyph of a pair moves, in font units."""

    style: FontStyle
    glyphs: Mapping[str, Glyph]
    kerning: Mapping[tuple[str, str], int] = field(default_factory=dict)


def build(drawn: FontDrawing) -> bytes:
    """The TrueType file. The same drawing gives the same bytes."""
    from fontTools.fontBuilder import FontBuilder

    style = drawn.style
    glyphs = {".notdef": missing(style.cap), **drawn.glyphs}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({code: name for name, glyph in glyphs.items() for code in glyph.codes})
    builder.setupGlyf({name: _draw_outlines(glyph.outlines) for name, glyph in glyphs.items()})
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
        flags=0b11,  # baseline at y = 0, left sidebearing at x = 0
    )
    builder.font.recalcTimestamp = False
    builder.font["gasp"] = _smooth_at_every_size()
    if drawn.kerning:
        builder.addOpenTypeFeatures(_kerning_feature(drawn.kerning))
    stream = BytesIO()
    builder.font.save(stream)
    return stream.getvalue()


def missing(cap: int) -> Glyph:
    """The glyph that stands for a missing one: an empty box."""
    right, line = round(cap * 0.6), round(cap * 0.08)
    side = line
    outer = [(side, 0), (side, cap), (right, cap), (right, 0)]
    inner = [(side + line, line), (right - line, line), (right - line, cap - line), (side + line, cap - line)]
    return Glyph((outer, inner), right + side)


def _set_names_and_metrics(builder: FontBuilder, style: FontStyle) -> None:
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
        fsSelection=(1 << 5 if bold else 1 << 6) | 1 << 7,  # bold or regular; line height from the sTypo values
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
    """The gasp table that asks for smooth edges at all sizes (up to 0xFFFF), hinted or not."""
    from fontTools.ttLib import newTable

    table: Any = newTable("gasp")
    table.version, table.gaspRange = 1, {0xFFFF: 0x000F}
    return table


def _draw_outlines(outlines: Sequence[Sequence[Corner]]) -> Any:
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    pen = TTGlyphPen(None)
    for outline in outlines:
        pen.moveTo(outline[0])
        for corner in outline[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


def _kerning_feature(kerning: Mapping[tuple[str, str], int]) -> str:
    """The kerning pairs as an OpenType feature file."""
    lines = [f"  pos {left} {right} {by};" for (left, right), by in kerning.items()]
    return "\n".join(["languagesystem DFLT dflt;", "languagesystem latn dflt;", "feature kern {", *lines, "} kern;"])
