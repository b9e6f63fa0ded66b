"""A face of pictures (`fonts/*/signs.toml`) becomes a font: a deck's suits as characters, drawn as on its cards.

A deck's index letters may be pictures too (`fonts/*/type.toml`, `hand.toml`, `slab.toml`); then `unit` in the file is
the height of a capital in the picture's own units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.display import Fill, Group, Item, Matrix, Place, Point
from kartenwerk.graphics.type.cuts import Spaces
from kartenwerk.graphics.type.drawings import SignFace
from kartenwerk.graphics.type.merging import merge_contours
from kartenwerk.graphics.type.truetype import EM, FontDrawing, FontStyle, Glyph, build

SPACE, NARROW_SPACE = (0x20, 0xA0), (0x202F, 0x2009)  # each with its no-break form


def read_keys(roots: DataRoots, deck: str) -> dict[str, str]:
    """The character to type for each of a deck's signs, by suit or extra; empty if the deck has no such face."""
    name = f"fonts/{deck}/signs.toml"
    if not roots.has(name):
        return {}
    return {name: sign.keys[0] for name, sign in read_model(roots.find(name), SignFace).signs.items()}


def draw_signs(face: SignFace, sheet: str, file: str, style: str, spaces: Spaces) -> bytes:
    """A TrueType font of the signs in the SVG `sheet`; KartenwerkError names what is wrong in `file`."""
    if style not in face.styles:
        raise KartenwerkError(
            "the face has no such style", file=file, key="styles", found=style, expected=", ".join(face.styles)
        )
    metrics, names = face.metrics, face.face
    glyphs = {
        "space": Glyph((), round(metrics.space * metrics.cap), SPACE),
        "narrow": Glyph((), round(spaces.narrow * EM), NARROW_SPACE),
    }
    for name, sign in face.signs.items():
        picture = _picture(sheet, name, file)
        try:
            if metrics.unit is None:
                assert sign.height is not None  # a face without a unit has none without a height
                glyphs[name] = _glyph(picture, sign.height, metrics.cap, metrics.gap, sign.keys)
            else:
                glyphs[name] = _letter(picture, metrics.cap / metrics.unit, metrics.cap, metrics.gap, sign.keys)
        except (ArithmeticError, ValueError) as error:
            raise KartenwerkError(
                "the sign cannot be drawn: {reason}", reason=str(error), file=file, key=f"signs.{name}"
            ) from error
    return build(FontDrawing(FontStyle(names.family, style, names.version, metrics.cap), glyphs))


def _picture(sheet: str, sign: str, file: str) -> tuple[Item, ...]:
    """The items that the sheet draws under the sign's name."""
    from kartenwerk.graphics.svg.reader import read_svg

    whole = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1mm" height="1mm">'
        f'<use href="sheet.svg#{sign}" class="tinte"/></svg>'
    )
    return read_svg(whole, file, lambda _: sheet, roles=None).items


def _glyph(items: Sequence[Item], height: float, cap: int, gap: float, keys: str) -> Glyph:
    """A sign, `height` capitals high, in the middle of the cap height, with half a gap on either side."""
    drawn = [outline for path in _paths(items, Matrix()) for outline in path]
    xs, ys = zip(*(corner for outline in drawn for corner in outline), strict=True)
    scale = height * cap / (max(ys) - min(ys))
    left, middle = min(xs), (min(ys) + max(ys)) / 2
    side = gap * cap / 2
    outlines = [[((x - left) * scale + side, (middle - y) * scale + cap / 2) for x, y in outline] for outline in drawn]
    return Glyph(merge_contours(outlines), round((max(xs) - left) * scale + 2 * side), _codes(keys))


def _letter(items: Sequence[Item], scale: float, cap: int, gap: float, keys: str) -> Glyph:
    """A letter drawn as a picture. Its cap line is at y = 0, so tails and points keep the heights they are drawn at."""
    drawn = [outline for path in _paths(items, Matrix()) for outline in path]
    xs = [x for outline in drawn for x, _ in outline]
    left, side = min(xs), gap * cap / 2
    outlines = [[((x - left) * scale + side, cap - y * scale) for x, y in outline] for outline in drawn]
    return Glyph(merge_contours(outlines), round((max(xs) - left) * scale + 2 * side), _codes(keys))


def _codes(keys: str) -> tuple[int, ...]:
    """The code points of each key and its capital; ß, whose capital is two letters, stays alone."""
    capitals = [key.upper() if len(key.upper()) == 1 else key for key in keys]
    return tuple(dict.fromkeys(ord(char) for pair in zip(keys, capitals, strict=True) for char in pair))


def _paths(items: Sequence[Item], matrix: Matrix) -> Iterator[list[list[Point]]]:
    """The polygons of each fill, in the coordinates of the whole picture; ValueError for anything but fills."""
    for item in items:
        match item:
            case Place():
                yield from _paths(item.form.items, item.matrix.then(matrix))
            case Group():
                yield from _paths(item.items, item.matrix.then(matrix))
            case Fill():
                yield _polygons(item, matrix)
            case _:
                raise ValueError("a sign consists of filled shapes alone")


def _polygons(fill: Fill, matrix: Matrix) -> list[list[Point]]:
    """The polygons of a fill; ValueError if it has curves."""
    polygons: list[list[Point]] = []
    for kind, numbers in fill.path:
        if kind == "C":
            raise ValueError("a sign's outlines are straight cuts, without curves")
        if kind == "M":
            polygons.append([])
        if kind != "Z":
            polygons[-1].append(matrix.apply(*numbers))
    return polygons
