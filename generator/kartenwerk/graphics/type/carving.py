"""A face drawn as strokes (`fonts/*/capitals.toml`) becomes a TrueType font in one of its styles."""

from __future__ import annotations

from collections.abc import Iterable

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.cuts import Spaces
from kartenwerk.graphics.type.drawings import Kerning, StrokeFace, StrokeGlyph
from kartenwerk.graphics.type.merging import merge_contours
from kartenwerk.graphics.type.strokes import Contour, ContourPoint, Metrics, clip_height, flatten, outline_stroke, wedge
from kartenwerk.graphics.type.truetype import EM, FontDrawing, FontStyle, Glyph, build

SPACE, NARROW_SPACE = (0x20, 0xA0), (0x202F, 0x2009)  # each with its no-break form


def carve(face: StrokeFace, file: str, style: str, spaces: Spaces) -> bytes:
    """A TrueType font of one style ("Regular", "Bold"); KartenwerkError names the faulty glyph of `file`."""
    metrics = face.measures(style, file)
    glyphs = {
        "space": Glyph((), round(metrics.space * metrics.cap), SPACE),
        "narrow": Glyph((), round(spaces.narrow * EM), NARROW_SPACE),
    }
    codes = _codes(face)
    for letter, drawn in face.glyphs.items():
        try:
            glyphs[_name(letter)] = carve_glyph(drawn, metrics, codes[letter])
        except (ArithmeticError, LookupError, ValueError) as error:
            raise KartenwerkError(
                "the glyph cannot be drawn: {reason}", reason=str(error), file=file, key=f"glyphs.{letter}"
            ) from error
    names = FontStyle(face.face.family, style, face.face.version, metrics.cap)
    return build(FontDrawing(names, glyphs, _pairs(face.kerning, metrics.cap)))


def carve_glyph(drawn: StrokeGlyph, metrics: Metrics, codes: tuple[int, ...] = ()) -> Glyph:
    """One letter in font units, with half the gap between two letters on either side; ValueError if malformed."""
    cap, side = metrics.cap, metrics.gap / 2
    contours = [
        [((x + side) * cap, y * cap) for x, y in flatten(contour)] for contour in glyph_contours(drawn, metrics)
    ]
    return Glyph(merge_contours(contours), round((drawn.width + metrics.gap) * cap), codes)


def glyph_contours(drawn: StrokeGlyph, metrics: Metrics) -> list[Contour]:
    """The contours of a glyph: its strokes between foot and head, its marks in full height, its wedges."""
    rings = [
        clip_height(ring, drawn.foot, drawn.head)
        for stroke in drawn.strokes
        for ring in outline_stroke(stroke, metrics)
    ]
    rings += [ring for stroke in drawn.marks for ring in outline_stroke(stroke, metrics)]
    contours: list[Contour] = [[ContourPoint(*point) for point in ring] for ring in rings if ring]
    return contours + [wedge(text, metrics) for text in drawn.wedges]


def _name(letter: str) -> str:
    """The glyph name of a letter from the Adobe Glyph List, by which programs recognize its character."""
    return f"uni{ord(letter):04X}"


def _codes(face: StrokeFace) -> dict[str, tuple[int, ...]]:
    """The characters that show each letter: itself, its lower case and its aliases.

    The lower case of ẞ is ß, so a text in small letters shows it right.
    """
    codes = {letter: [ord(letter)] for letter in face.glyphs}
    for letter, own in codes.items():
        small = letter.lower()
        if small != letter and len(small) == 1:
            own.append(ord(small))
    for alias, letter in face.aliases.items():
        codes[letter].append(ord(alias))
    return {letter: tuple(own) for letter, own in codes.items()}


def _pairs(kerning: Iterable[Kerning], cap: int) -> dict[tuple[str, str], int]:
    """Kerning in font units: how far the second glyph of a pair moves from the first (towards it if negative).

    A rule names letters on the left and on the right and holds for each pair of them. Of two rules for a pair the
    first counts, so exceptions stand before the general rule.
    """
    pairs: dict[tuple[str, str], int] = {}
    for rule in kerning:
        for left in rule.left:
            for right in rule.right:
                pairs.setdefault((_name(left), _name(right)), round(rule.by * cap))
    return pairs
