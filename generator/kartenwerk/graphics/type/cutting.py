"""Static TrueType fonts cut from variable ones, with OpenType features written into the character map.

ReportLab knows no OpenType features: it sets the glyph that the character map gives. So each code point is shaped with
the wanted features, and the glyph that results takes its place in the map. Kerning goes by glyph and still works, and
text can still be copied from a PDF, because the code points stay those of the letters.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

from kartenwerk.graphics.type.names import FontName, read_names, write_names
from kartenwerk.graphics.type.opentype import open_font

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

    from kartenwerk.graphics.type.cuts import Spaces

VERSION = 3
"""Part of every cache key. Raise it when the same cut would give other bytes."""

NARROW_SPACE = 0x202F
WORD_SPACES = (0x20, 0xA0)

CHARACTERS = (
    *range(0x20, 0x7F),  # Basic Latin
    *range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    *(0x1E9E, 0x2002, 0x2003, 0x2009, NARROW_SPACE),  # capital ß and spaces
    *(0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026),  # dashes, quotes, bullet, …
    *(0x20AC, 0x2190, 0x2192, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),  # €, arrows, minus, ≈ ≠ ≤ ≥
)
"""The characters that German booklets and the Walisch names need."""

_BEARINGS = 0x2
"""The flag by which a font says that each glyph begins at its left side bearing."""

_PLAIN = {"kern": False, "liga": False, "clig": False, "dlig": False, "calt": False}
"""Features that are on by default and depend on neighbouring letters: a single code point is shaped without them."""


def cut_instance(source: bytes, weight: int, features: Collection[str]) -> bytes:
    """A static font of one weight that still has the glyphs of `features`, and the pair kerning.

    HarfBuzz's subsetter makes the same outlines and kerning as the instancer of fontTools, some hundred times faster.
    """
    import uharfbuzz as hb

    face = hb.Face(source)
    wanted = hb.SubsetInput()
    wanted.unicode_set.set(CHARACTERS)
    wanted.layout_feature_tag_set.set(_tag(feature) for feature in ("kern", *features))
    wanted.drop_table_tag_set.update(_tag(table) for table in ("DSIG", "STAT"))
    wanted.flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.GLYPH_NAMES
    wanted.pin_axis_location(face, "wght", weight)
    cut: bytes = wanted.subset(face).blob.data
    return cut


def _tag(name: str) -> int:
    """The name of a feature or table, four letters, as the number that stands for it in a font file."""
    return int.from_bytes(name.encode("ascii"), "big")


def bake_features(instance: bytes, name: str, features: Sequence[str], spaces: Spaces) -> bytes:
    """The font with `features` in its character map and the project's spaces, renamed after the cut."""
    font = open_font(instance, measured=True)
    bake(font, instance, features)
    _measure_accented(font)
    _set_spaces(font, spaces)
    name_font(font, name)
    return _save(font)


def bake(font: TTFont, instance: bytes, features: Sequence[str]) -> None:
    """Write `features` into the character map of a font, which was read from these bytes."""
    glyphs = _featured_glyphs(instance, font, features)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: glyph for code, glyph in glyphs.items() if code in table.cmap})
    if "GSUB" in font:
        del font["GSUB"]


def name_font(font: TTFont, name: str) -> None:
    """Name the font after the cut, because a changed font must not have the name of its source.

    Of the old names only the licence and its address (records 13 and 14) stay.
    """
    from fontTools.ttLib.tables.DefaultTable import DefaultTable

    family = f"Kartenwerk {name}"
    texts = {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "-")}
    kept = [each for each in read_names(font.getTableData("name")) if each.platform == 3 and each.id in (0, 13, 14)]
    given = [FontName(3, 1, 0x409, id, text.encode("utf-16-be")) for id, text in texts.items()]
    table = font["name"] = DefaultTable("name")
    table.data = write_names([*kept, *given])


def _featured_glyphs(content: bytes, font: TTFont, features: Sequence[str]) -> Mapping[int, str]:
    """For each code point the glyph that shaping with `features` puts in its place."""
    import uharfbuzz as hb

    shaper = hb.Font(hb.Face(content))
    order = font.getGlyphOrder()
    wanted = {**_PLAIN, **dict.fromkeys(features, True)}
    glyphs: dict[int, str] = {}
    for code in font.getBestCmap():
        buffer = hb.Buffer()
        buffer.add_str(chr(code))
        buffer.guess_segment_properties()
        hb.shape(shaper, buffer, wanted)
        if len(buffer.glyph_infos) == 1:
            glyphs[code] = order[buffer.glyph_infos[0].codepoint]
    return glyphs


def _measure_accented(font: TTFont) -> None:
    """Measure glyphs made of others, whose boxes are a unit off where HarfBuzz rounds each corner by itself."""
    table = font["glyf"]
    plain = {name for name, glyph in table.glyphs.items() if not glyph.isComposite()}
    for name in table.glyphs.keys() - plain:
        glyph = table[name]
        glyph.recalcBounds(table, boundsDone=plain)
        if glyph.xMin != font["hmtx"][name][1]:
            font["head"].flags &= ~_BEARINGS


def _set_spaces(font: TTFont, spaces: Spaces) -> None:
    """Give the word space and the narrow space glyphs of their own, so that other spaces keep their widths."""
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    em = font["head"].unitsPerEm
    for glyph, advance, codes in (
        ("word.space", spaces.word, WORD_SPACES),
        ("narrow.space", spaces.narrow, (NARROW_SPACE,)),
    ):
        font["glyf"][glyph] = Glyph()
        font["hmtx"].metrics[glyph] = (round(advance * em), 0)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap.update(dict.fromkeys(codes, glyph))
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def _save(font: Any) -> bytes:
    """The font's file. Its names are bytes by now, so the class for them, which loads all of OpenType, is not asked."""
    from fontTools.ttLib import registerCustomTableClass, unregisterCustomTableClass

    registerCustomTableClass("name", "fontTools.ttLib.tables.DefaultTable", "DefaultTable")
    stream = BytesIO()
    try:
        font.save(stream)
    finally:
        unregisterCustomTableClass("name")
    return stream.getvalue()
