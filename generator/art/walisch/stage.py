"""The stage of every picture card: where the panel stands, what stays free, and how a court is doubled."""

from __future__ import annotations

import shapely

from art.beyond import beyond, outer, reached
from art.curves import curve
from art.interlace import Plait, Wall, band
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, inset, pieces, placed, polygon, rectangle, turn, union, without_specks
from art.svg import OVERLAP, group, path, paths, turned_belt, twice
from art.walisch.symbols import INK as SUIT_INK

WIDTH, HEIGHT = 59.0, 91.0
BLEED = 3.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
SAFE = 4.0
"""mm from the trim that stay free of everything but ground."""
TOP = 6.5
"""Upper edge of the panel where the name stands on it; beside the name it reaches up to the safe area."""
LEDGES: dict[str | None, float] = {
    "svidar": 36.5, "yxar": 38.4, "skoell": 36.5, "ger": 40.0, "bog": 39.9, "jarnur": 35.9, None: 43.1,
}  # fmt: skip
"""Where the ledge begins that a suit's names stand on; hail-storms have no suit, and one name."""
NOTCH_X, NOTCH_Y = 13.2, 21.6
"""The corner left free for the index reaches to here."""
EDGE = 0.85
"""Width of the panel's black edge; blue suits have a second, inner line."""
SECOND_LINE = (1.25, 1.75)
FINE, LEAST = 0.282, 0.264
"""mm; the thinnest part measures at least so much before its outline is simplified, and after. So 0.25 mm are left in
print even on the smallest cards (`kartenwerk.faces.layout.SMALLEST`)."""
BELT = 3.5
"""Half the height of the knotted belt that hides where the two halves meet."""

# Where the strands of a suit's belt turn back (symmetric to the middle, i = 17): a pattern of its own for each suit.
_BELT_WALLS: dict[str, tuple[tuple[int, ...], tuple[int, ...], Wall]] = {
    "svidar": ((5, 11, 17, 23, 29), (2,), "upright"),
    "yxar": ((3, 9, 15, 19, 25, 31), (2,), "upright"),
    "skoell": ((4, 10, 14, 20, 24, 30), (1, 3), "upright"),
    "ger": ((6, 14, 20, 28), (1, 3), "upright"),
    "bog": ((4, 12, 22, 30), (1, 3), "upright"),
    "jarnur": ((1, 5, 9, 13, 17, 21, 25, 29, 33), (2,), "upright"),
}


DOT, LEAST_GOUGE = 1.6, 0.5
"""mm²; smaller parts of a ground are dots; what is left of a gouge beside a figure is dropped when it is smaller."""


def half_turned(shape: Geometry) -> Geometry:
    """The shape as it stands in the card's other half."""
    return turn(shape, 180, CENTRE)


def panel(suit: str | None) -> Geometry:
    """The black that a picture is cut into: free of the index, and in its other upper corner of the name."""
    ledge, right = LEDGES[suit], WIDTH - SAFE
    above = polygon(
        (NOTCH_X, SAFE), (ledge, SAFE), (ledge, TOP), (right, TOP), (right, CENTRE[1]), (SAFE, CENTRE[1]),
        (SAFE, NOTCH_Y), (NOTCH_X, NOTCH_Y),
    )  # fmt: skip
    return union(above, half_turned(above))


def window(suit: str | None) -> Geometry:
    """The part of the panel inside its edge."""
    return inset(panel(suit), SECOND_LINE[1] if suit is not None and SUIT_INK[suit] == "blau" else EDGE)


def edge(suit: str | None) -> str:
    """The light line inside the panel's edge that marks a blue suit; red ones have none."""
    if suit is None or SUIT_INK[suit] == "rot":
        return ""
    return path(PAPER, inset(panel(suit), EDGE).difference(inset(panel(suit), SECOND_LINE[0])))


def raised(figure: Picture, by: float) -> Picture:
    """The figure so many mm higher: for those whose weapon leaves room below the name."""
    higher = Picture()
    higher.put(figure, placed(0, -by))
    return higher


def _belt_area() -> Geometry:
    return rectangle(SAFE, CENTRE[1] - BELT, WIDTH - SAFE, CENTRE[1] + BELT)


def belt(suit: str) -> str:
    """The belt across the middle, knotted in the suit's own pattern: its left half, and the same turned."""
    y = CENTRE[1]
    rails = [rectangle(SAFE, y + at, WIDTH - SAFE, y + at + 0.5) for at in (-BELT + 0.5, BELT - 1)]
    columns, rows, kind = _BELT_WALLS[suit]
    walls = {(i, j): kind for i in columns for j in rows}
    knots = band(curve((SAFE + 0.9, y), (WIDTH - SAFE - 0.9, y)), 2 * BELT - 2.5, Plait(17, 2, walls), 0.95)
    picture = Picture()
    picture.add(PAPER, rails, knots)
    return path(INK, _belt_area()) + turned_belt(visible(picture, _belt_area(), FINE, LEAST), *CENTRE)


def _upper(suit: str) -> Geometry:
    """The part of the window above the belt."""
    return window(suit).intersection(rectangle(0, 0, WIDTH, CENTRE[1] - BELT))


def _cleared(ground: Geometry, area: Geometry, figure: Picture) -> Geometry:
    """The gouges of a ground as far as they keep clear of the figure."""
    return kept(ground, inset(area, 0.1).difference(figure.silhouette().buffer(0.95)))


def kept(ground: Geometry, free: Geometry) -> Geometry:
    """What of a ground lies on its free part: gouges are cut off there, dots are whole or left out."""
    shapely.prepare(free)
    cut_off = [cut for cut in pieces(ground) if cut.area > DOT and not free.covers(cut)]
    whole_ones = [cut for cut in pieces(ground) if free.covers(cut)]
    return union(whole_ones, without_specks(union(cut_off).intersection(free), LEAST_GOUGE))


def court(suit: str, figure: Picture, ground: Geometry) -> str:
    """The body of a double-ended court: panel, half, turned half, belt.

    `ground` is cut out of the black behind the figure and keeps clear of it.
    """
    area = _upper(suit)
    half = Picture()
    half.add(PAPER, _cleared(ground, area, figure))
    half.put(figure)
    drawn = paths(visible(half, area, FINE, LEAST))
    x, y = CENTRE
    return group("panel", path(INK, panel(suit))) + twice(drawn, x, y) + group("belt", edge(suit) + belt(suit))


def margin(suit: str, figure: Picture, ground: Geometry) -> str:
    """The body of what the same court goes on with beyond its window."""
    area = _upper(suit)
    picture = Picture()
    cleared = _cleared(ground, reached(area), figure)
    half = _cleared(ground, area, figure)
    left_out = [cut for cut in pieces(cleared) if cut.area <= DOT and not half.intersects(cut)]
    picture.add(PAPER, cleared.intersection(outer(area)), left_out)
    picture.put(figure.clipped(outer(area)))
    return beyond(visible(picture, reached(area), FINE, LEAST), panel(suit), window(suit))


def bled(picture: Picture) -> str:
    """The body of a picture that covers the whole card, runs off it and is the same from both ends."""
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    upper = rectangle(-BLEED, -BLEED, WIDTH + BLEED, CENTRE[1] + OVERLAP)
    half = {role: shape.intersection(upper) for role, shape in visible(picture, area).items()}
    return path(INK, area) + twice(paths(half), *CENTRE)


def whole(suit: str | None, picture: Picture) -> str:
    """The body of a picture that is not doubled."""
    return path(INK, panel(suit)) + paths(visible(picture, window(suit), FINE, LEAST)) + edge(suit)
