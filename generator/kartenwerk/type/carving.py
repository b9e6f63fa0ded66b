"""A face drawn as strokes (`fonts/*/capitals.toml`) becomes a TrueType font in one of its styles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from kartenwerk.errors import KartenwerkError
from kartenwerk.type.cuts import Spaces
from kartenwerk.type.merging import merged
from kartenwerk.type.strokes import Metrics, flattened, glyph_contours
from kartenwerk.type.truetype import EM, FontDrawing, FontStyle, Glyph, build

SPACE, NARROW_SPACE = (0x20, 0xA0), (0x202F, 0x2009)  # each with its no-break form


def carve(data: Mapping[str, Any], file: str, style: str, spaces: Spaces) -> bytes:
    """A TrueType font of one style ("Regular", "Bold"); KartenwerkError names the faulty glyph of `file`."""
    metrics = style_metrics(data, file, style)
    try:
        names = FontStyle(data["face"]["family"], style, data["face"]["version"], metrics.cap)
        kerning = list(data.get("kerning", ()))
    except (KeyError, TypeError) as error:
        raise KartenwerkError(f"the drawing cannot be read: {error}", file=file) from error
    glyphs = {
        "space": Glyph((), round(metrics.space * metrics.cap), SPACE),
        "narrow": Glyph((), round(spaces.narrow * EM), NARROW_SPACE),
    }
    codes = _codes(data["glyphs"], data.get("aliases", {}), file)
    for letter, entry in data["glyphs"].items():
        try:
            glyphs[_name(letter)] = carved_glyph(entry, metrics, codes[letter])
        except (KeyError, ValueError) as error:
            raise KartenwerkError(f"the glyph cannot be drawn: {error}", file=file, key=f"glyphs.{letter}") from error
    return build(FontDrawing(names, glyphs, _pairs(kerning, metrics.cap)))


def style_metrics(data: Mapping[str, Any], file: str, style: str) -> Metrics:
    """The measures of a style: the face's, some replaced by the style's own; KartenwerkError names what is wrong."""
    styles = data.get("styles", {})
    if style not in styles:
        raise KartenwerkError(
            "the face has no such style", file=file, key="styles", found=style, expected=", ".join(styles)
        )
    try:
        return Metrics(**{**data["metrics"], **styles[style]})
    except (KeyError, TypeError) as error:
        raise KartenwerkError(f"the measures cannot be read: {error}", file=file, key="metrics") from error


def carved_glyph(entry: Mapping[str, Any], metrics: Metrics, codes: tuple[int, ...] = ()) -> Glyph:
    """One letter in font units, with half the gap between two letters on either side; ValueError if malformed."""
    cap, side = metrics.cap, metrics.gap / 2
    contours = [
        [((x + side) * cap, y * cap) for x, y in flattened(contour)] for contour in glyph_contours(entry, metrics)
    ]
    return Glyph(merged(contours), round((float(entry["width"]) + metrics.gap) * cap), codes)


def _name(letter: str) -> str:
    """The glyph name of a letter after the Adobe Glyph List, from which programs tell its character."""
    return f"uni{ord(letter):04X}"


def _codes(letters: Iterable[str], aliases: Mapping[str, str], file: str) -> dict[str, tuple[int, ...]]:
    """The characters that show each letter: itself, its lower case and its aliases. KartenwerkError for a wrong alias.

    The lower case of ẞ is ß, so a text in small letters shows it right.
    """
    codes = {letter: [ord(letter)] for letter in letters}
    for letter, own in codes.items():
        small = letter.lower()
        if small != letter and len(small) == 1:
            own.append(ord(small))
    for alias, letter in aliases.items():
        if letter not in codes or alias in codes:
            raise KartenwerkError(
                "an alias must name a glyph and must not be one", file=file, key=f"aliases.{alias}", found=letter
            )
        codes[letter].append(ord(alias))
    return {letter: tuple(own) for letter, own in codes.items()}


def _pairs(kerning: Iterable[Mapping[str, Any]], cap: int) -> dict[tuple[str, str], int]:
    """By how many font units the second glyph of a pair moves towards the first (if negative) or away from it.

    A rule names letters on the left and on the right and holds for each pair of them. Of two rules for a pair the
    first counts, so exceptions stand before the general rule.
    """
    pairs: dict[tuple[str, str], int] = {}
    for rule in kerning:
        for left in rule["left"]:
            for right in rule["right"]:
                pairs.setdefault((_name(left), _name(right)), round(rule["by"] * cap))
    return pairs
