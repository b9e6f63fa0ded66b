"""A face drawn as strokes, built into a TrueType font.

The drawing (`fonts/*/*.toml`) tells chains of points; here they become outlines: each stroke a contour with
mitred corners, cut off flat at baseline and cap line, wedges at the ends of stems. Contours of one glyph
overlap and all turn the same way, so that the nonzero rule of TrueType unites them.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from itertools import pairwise
from typing import Any, NamedTuple

from generator.display import Point
from generator.errors import KartenwerkError
from generator.type.cuts import Spaces

EM = 1000
_MITRE_LIMIT = 4.0  # of half a stroke's width; sharper corners are cut off square


class Metrics(NamedTuple):
    """Measures of the whole face in cap heights; `cap` itself in units of the em."""

    cap: int
    weight: float
    gap: float
    flare: float
    rise: float
    space: float


class Nib(NamedTuple):
    """A point of a stroke and half its width there."""

    x: float
    y: float
    half: float


class Curve(NamedTuple):
    """A corner of a contour; `control` bends the way to it (a quadratic Bézier)."""

    x: float
    y: float
    control: Point | None = None


Contour = Sequence[Curve]


def carve(text: str, file: str, name: str, spaces: Spaces) -> bytes:
    """A TrueType font from a drawing; KartenwerkError names the faulty glyph of `file`."""
    try:
        data = tomllib.loads(text)
        metrics = Metrics(**data["metrics"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise KartenwerkError(f"the drawing cannot be read: {error}", file=file) from error
    contours: dict[str, list[Contour]] = {}
    widths: dict[str, float] = {}
    for letter, entry in data["glyphs"].items():
        try:
            contours[letter] = glyph_contours(entry, metrics)
            widths[letter] = float(entry["width"])
        except (KeyError, ValueError) as error:
            raise KartenwerkError(f"the glyph cannot be drawn: {error}", file=file, key=f"glyphs.{letter}") from error
    return _build(name, metrics, contours, widths, data.get("kerning", ()), spaces)


def glyph_contours(entry: Mapping[str, Any], metrics: Metrics) -> list[Contour]:
    """The outlines of one glyph in cap heights, all turning clockwise (but for the inner edge of a ring)."""
    low, high = entry.get("foot", 0.0), entry.get("head", 1.0)
    rings = [clip_height(ring, low, high) for stroke in entry["strokes"] for ring in _outlines(stroke, metrics)]
    rings += [ring for stroke in entry.get("marks", ()) for ring in _outlines(stroke, metrics)]
    contours: list[Contour] = [[Curve(*point) for point in ring] for ring in rings]
    return contours + [wedge(text, metrics) for text in entry.get("wedges", ())]


def _outlines(stroke: str, metrics: Metrics) -> list[list[Point]]:
    nibs, closed = read_stroke(stroke, metrics.weight)
    return ring_outline(nibs) if closed else [stroke_outline(nibs)]


def read_stroke(text: str, weight: float) -> tuple[list[Nib], bool]:
    """The points of "0.10,0.93*0.85 0.50,0.89 z" and whether the chain is closed; ValueError if malformed."""
    *points, last = text.split()
    closed = last == "z"
    nibs = []
    for part in points if closed else [*points, last]:
        place, _, factor = part.partition("*")
        x, y = place.split(",")
        nibs.append(Nib(float(x), float(y), weight / 2 * float(factor or 1)))
    if len(nibs) < 2:
        raise ValueError(f"a stroke needs two points, not {text!r}")
    return nibs, closed


def stroke_outline(nibs: Sequence[Nib]) -> list[Point]:
    """An open stroke as one contour, clockwise (y up): there along its left side, back along its right."""
    back = list(reversed(nibs))
    return _side(nibs, closed=False) + _side(back, closed=False)


def ring_outline(nibs: Sequence[Nib]) -> list[list[Point]]:
    """A closed stroke as two contours: the outer clockwise, the inner against it."""
    sides = [_side(nibs, closed=True), _side(list(reversed(nibs)), closed=True)]
    outer, inner = sorted(sides, key=lambda side: -abs(_area(side)))
    return [
        outer if _area(outer) < 0 else outer[::-1],
        inner if _area(inner) > 0 else inner[::-1],
    ]


def _side(nibs: Sequence[Nib], *, closed: bool) -> list[Point]:
    """The left edge of a chain (y up), its corners mitred."""
    chain = [*nibs, nibs[0]] if closed else list(nibs)
    edges = [_left_edge(a, b) for a, b in pairwise(chain)]
    points: list[Point] = [] if closed else [edges[0][0]]
    following = [*edges[1:], edges[0]] if closed else edges[1:]
    for (edge, after), corner in zip(zip(edges, following, strict=False), chain[1:], strict=False):
        points += _mitre(edge, after, corner)
    if not closed:
        points.append(edges[-1][1])
    return points


def _left_edge(a: Nib, b: Nib) -> tuple[Point, Point]:
    length = math.hypot(b.x - a.x, b.y - a.y)
    nx, ny = -(b.y - a.y) / length, (b.x - a.x) / length
    return (a.x + nx * a.half, a.y + ny * a.half), (b.x + nx * b.half, b.y + ny * b.half)


def _mitre(edge: tuple[Point, Point], after: tuple[Point, Point], corner: Nib) -> list[Point]:
    """Where two edges meet, or the cut across a corner that would be too sharp."""
    (ax, ay), (bx, by) = edge
    (cx, cy), (dx, dy) = after
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-9:
        return [edge[1]]
    t = ((cx - ax) * vy - (cy - ay) * vx) / cross
    meeting = (ax + t * ux, ay + t * uy)
    if math.hypot(meeting[0] - corner.x, meeting[1] - corner.y) > _MITRE_LIMIT * corner.half:
        return [edge[1], after[0]]
    return [meeting]


def clip_height(points: Sequence[Point], low: float, high: float) -> list[Point]:
    """What of a polygon lies between two heights (Sutherland and Hodgman)."""
    return _clip(_clip(points, low, +1), high, -1)


def _clip(points: Sequence[Point], level: float, sign: int) -> list[Point]:
    kept: list[Point] = []
    for before, point in zip([points[-1], *points[:-1]], points, strict=True):
        inside, was_inside = sign * (point[1] - level) >= 0, sign * (before[1] - level) >= 0
        if inside != was_inside:
            t = (level - before[1]) / (point[1] - before[1])
            kept.append((before[0] + t * (point[0] - before[0]), level))
        if inside:
            kept.append(point)
    return kept


def wedge(text: str, metrics: Metrics) -> Contour:
    """The flare of a stem: "0.10 foot", or "0.09/0.25 head" for one that leans to the right by a quarter."""
    place, end = text.split()
    if end not in ("foot", "head"):
        raise ValueError(f"a wedge stands at the foot or the head, not at {end!r}")
    x, _, leaning = place.partition("/")
    middle, lean = float(x), float(leaning or 0)
    level, up = (0.0, 1) if end == "foot" else (1.0, -1)
    half = metrics.weight / 2 * math.hypot(1, lean)
    tip, bend = half + metrics.flare, half + metrics.flare * 0.1

    def at(side: float, rise: float) -> Point:
        """The point `side` from the middle of the stem, `rise` into the letter."""
        return middle + side + up * rise * lean, level + up * rise

    control = metrics.rise * 0.32
    contour = [
        Curve(*at(-tip, 0)),
        Curve(*at(-half, metrics.rise), control=at(-bend, control)),
        Curve(*at(half, metrics.rise)),
        Curve(*at(tip, 0), control=at(bend, control)),
    ]
    return contour if up > 0 else _reversed(contour)


def _reversed(contour: Contour) -> Contour:
    """The contour turned round; a bend belongs to the corner at the other end of its piece."""
    following = [*contour[1:], contour[0]]
    return [Curve(point.x, point.y, after.control) for point, after in zip(contour, following, strict=True)][::-1]


def _area(points: Sequence[Point]) -> float:
    """Twice the signed area; negative for clockwise (y up)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))


def _build(
    name: str,
    metrics: Metrics,
    contours: Mapping[str, Sequence[Contour]],
    widths: Mapping[str, float],
    kerning: Iterable[Mapping[str, Any]],
    spaces: Spaces,
) -> bytes:
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    cap, side = metrics.cap, metrics.gap / 2
    names = {letter: f"uni{ord(letter):04X}" for letter in contours}
    glyphs = {blank: TTGlyphPen(None).glyph() for blank in (".notdef", "space", "narrow")}
    advances = {".notdef": EM // 2, "space": round(metrics.space * cap), "narrow": round(spaces.narrow * EM)}
    for letter, glyph in names.items():
        glyphs[glyph] = _glyph(contours[letter], cap, side)
        advances[glyph] = round((widths[letter] + metrics.gap) * cap)
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x20: "space", 0xA0: "space", 0x202F: "narrow", **_character_map(names)})
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {glyph: (advance, table[glyph].xMin if glyph in names.values() else 0) for glyph, advance in advances.items()}
    )
    builder.setupHorizontalHeader(ascent=round(cap * 1.25), descent=-round(cap * 0.3))
    family = f"Kartenwerk {name}"
    builder.setupNameTable(
        {"familyName": family, "styleName": "Regular", "fullName": family, "psName": family.replace(" ", "-")}
    )
    builder.setupOS2(
        sCapHeight=cap,
        sxHeight=cap,
        sTypoAscender=round(cap * 1.25),
        sTypoDescender=-round(cap * 0.3),
        usWinAscent=round(cap * 1.25),
        usWinDescent=round(cap * 0.3),
    )
    builder.setupPost()
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    builder.addOpenTypeFeatures(_kerning_feature(names, kerning, cap))
    stream = BytesIO()
    builder.font.save(stream)
    return stream.getvalue()


def _glyph(contours: Sequence[Contour], cap: int, side: float) -> Any:
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    def units(x: float, y: float) -> tuple[int, int]:
        return round((x + side) * cap), round(y * cap)

    pen = TTGlyphPen(None)
    for contour in contours:
        pen.moveTo(units(contour[0].x, contour[0].y))
        for corner in contour[1:]:
            if corner.control is None:
                pen.lineTo(units(corner.x, corner.y))
            else:
                pen.qCurveTo(units(*corner.control), units(corner.x, corner.y))
        pen.closePath()
    return pen.glyph()


def _character_map(names: Mapping[str, str]) -> dict[int, str]:
    """Small letters share the capitals; ß is its own capital."""
    codes = {ord(letter): glyph for letter, glyph in names.items()}
    codes.update({ord(letter.lower()): glyph for letter, glyph in names.items() if len(letter.lower()) == 1})
    return codes


def _kerning_feature(names: Mapping[str, str], kerning: Iterable[Mapping[str, Any]], cap: int) -> str:
    """The pairs in the language of OpenType features; of two rules for a pair the first counts."""
    pairs: dict[tuple[str, str], int] = {}
    for rule in kerning:
        for left in rule["left"]:
            for right in rule["right"]:
                pairs.setdefault((names[left], names[right]), round(rule["by"] * cap))
    lines = [f"  pos {left} {right} {by};" for (left, right), by in pairs.items()]
    return "\n".join(["languagesystem DFLT dflt;", "languagesystem latn dflt;", "feature kern {", *lines, "} kern;"])
