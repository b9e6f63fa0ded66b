"""Reading the fonts of a deck of one's own: any TrueType or OpenType file becomes a static TrueType font."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import uharfbuzz as hb

from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _
from kartenwerk.graphics.type.cutting import bake
from kartenwerk.graphics.type.opentype import open_font

_WEB = (b"wOF2", b"wOFF")
_KINDS = (b"\0\1\0\0", b"OTTO", b"true")


def cut_font(path: Path, name: str, most: int, weight: int, *, small: bool = False) -> bytes:
    """A static TrueType font of the weight (0 for that of the file), with all its characters and its kerning.

    With `small` its small letters are its small capitals; no bytes if it has none.
    KartenwerkError for a file that is no such font, or has more than `most` bytes.
    """
    content = read_bytes(path, name, most)
    with in_file(name):
        check_kind(content, name)
        return _static(content, weight, small=small)


def check_kind(content: bytes, name: str) -> None:
    """KartenwerkError for a file that is no TrueType or OpenType font."""
    if content[:4] in _WEB:
        raise KartenwerkError(
            "fonts for web pages are not read", file=name, found="WOFF", expected=_("the same font as TTF or OTF")
        )
    if content[:4] not in _KINDS:
        raise KartenwerkError("the file is not a font", file=name, expected=_("TTF or OTF"))


def _static(source: bytes, weight: int, *, small: bool) -> bytes:
    """The static font. HarfBuzz alone reads and cuts it in the usual case, since fontTools takes as long to load."""
    if small and not has_small_capitals(source):
        return b""
    face = hb.Face(source)
    _check_licence(face)
    wanted = hb.SubsetInput()
    wanted.unicode_set.set(set(face.unicodes))
    features = (b"kern", b"smcp") if small else (b"kern",)
    wanted.layout_feature_tag_set.set({int.from_bytes(tag, "big") for tag in features})
    unread = (b"DSIG", b"STAT", b"SVG ", b"COLR", b"CPAL", b"CBDT", b"CBLC", b"sbix")
    wanted.drop_table_tag_set.update(
        int.from_bytes(table, "big") for table in (unread if small else (b"GSUB", *unread))
    )
    wanted.flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.GLYPH_NAMES
    for axis in face.axis_infos:
        if axis.tag == "wght" and weight:
            wanted.pin_axis_location(face, "wght", weight)
        else:
            wanted.pin_axis_to_default(face, axis.tag)
    subset = wanted.subset(face)
    cut: bytes = subset.blob.data
    if "glyf" in subset.table_tags and not small:
        return cut
    font = open_font(cut)
    if small:
        bake(font, cut, ("smcp",))
    if "glyf" not in font:
        _to_quadratic(font)
    stream = BytesIO()
    font.save(stream)
    return stream.getvalue()


def has_small_capitals(source: bytes) -> bool:
    with open_font(source, lazy=True) as font:
        features = font["GSUB"].table.FeatureList if "GSUB" in font else None
        return any(record.FeatureTag == "smcp" for record in features.FeatureRecord) if features else False


_SHORTEST = 78
"""Bytes of the first version of the table OS/2."""
_RESTRICTED, _MILDER, _BITMAPS = 0x2, 0xC, 0x200


def _check_licence(face: hb.Face) -> None:
    """KartenwerkError if the font says that it must not be embedded in a file; ValueError if it cannot say so."""
    bits = 0
    if "OS/2" in face.table_tags:
        table = face.reference_table("OS/2").data
        if len(table) < _SHORTEST:
            raise ValueError("OS/2 is too short")
        bits = int.from_bytes(table[8:10], "big")  # fsType
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
