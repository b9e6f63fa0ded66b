"""The back: oak leaf and acorn in three sizes, the same from both ends; and a small one for figures."""

from __future__ import annotations

import math

from art.curves import closed, cut, ribbon
from art.deutsch.suits import in_turn
from art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, Point, circle, move, on_side, placed, rectangle, ring, union
from art.svg import OVERLAP, group, path, paths, twice

GROUND = "gruen"
RIM = 26.2
RINGS = ((PAPER, 25.5, 24.7), ("ocker", 24.1, 23.6), ("ocker", 12.1, 11.6), (GROUND, 11.6, 1.9), ("ocker", 1.9, 1.1))
"""The medallion: the radius of its black, and what is inlaid there: colours, outer and inner radii in mm."""
PART = ("leaf", "acorn")
WREATH = ((15.8, 0.76), (16.2, 0.7))
"""Where leaf and acorn of the wreath begin, from the middle, and how many times their size they are."""
BEAD, CORNER = 13.8, 16.6
"""mm: the ring of beads, and the rounds in the corners."""
LOBES: tuple[Point, ...] = (
    (0.5, -1.0), (1.8, -0.9), (2.2, -1.9), (1.1, -2.7, 1), (2.4, -2.8), (3.1, -3.9), (2.4, -4.8), (1.3, -4.9, 1),
    (2.3, -5.5), (2.4, -6.6), (1.3, -7.1, 1), (1.2, -8.3),
)  # fmt: skip


def oak_leaf() -> tuple[Geometry, Geometry]:
    """A leaf that points up from (0, 0), 9 mm long, and the cuts of its veins."""
    leaf = closed((0, 0, 1), *LOBES, (0, -9.0), *reversed(on_side(-1, *LOBES)))
    rib = cut((0, -0.3), (0, -7.0), width=0.7, peak=0.25)
    veins = [cut((0, y), (side * 1.5, y - 1.2), width=0.55, peak=0.2) for side in (-1, 1) for y in (-2.5, -4.7)]
    return leaf, union(rib, veins)


def acorn() -> Picture:
    """A small acorn that points up from (0, 0), 8.6 mm long."""
    picture = Picture()
    nut = closed((-1.5, -4.2, 1), (-1.6, -6.0), (0, -8.6, 1), (1.6, -6.0), (1.5, -4.2, 1))
    picture.add("ocker", nut)
    picture.add(INK, cut((0.75, -4.4), (0.9, -5.8), (0.3, -7.2), width=0.62).intersection(nut))
    picture.add(PAPER, closed((-2.1, -3.7, 1), (-1.7, -2.4), (0, -1.7), (1.7, -2.4), (2.1, -3.7, 1), (0, -3.3)))
    return picture


def _cross(size: float) -> Picture:
    """Four leaves about a knob."""
    picture = Picture()
    leaf, veins = oak_leaf()
    for degrees in (39, 141, 219, 321):
        place = placed(0, 0, degrees, size)
        picture.add(PAPER, place(move(leaf, 0, -0.9)))
        picture.add(GROUND, place(move(veins, 0, -0.9)))
    picture.add(PAPER, circle(0, 0, 0.95 * size))
    picture.add(GROUND, circle(0, 0, 0.4 * size))
    return picture


def back() -> str:
    """The body of the back: leaf and acorn, drawn once and used in three sizes; the lower half is the upper turned.

    No line runs along the edge, so that a cut that is off by a millimetre is not seen.
    """
    x0, y0 = CENTRE
    half = (
        paths(_ground())
        + "".join(_corner(0.0, 0.0, 0))
        + "".join(_corner(WIDTH, 0.0, 90))
        + "".join(path(role, shape) for role, shape in _medallion())
        + "".join(_used(PART[k % 2], x0, y0, at, WREATH[k % 2]) for k, at in enumerate(_turns(12)))
        + path(PAPER, union([circle(*_spot(x0, y0, at, BEAD), 0.45) for at in _turns(18)]))
        + "".join(_used("leaf", x0, y0, at, (2.3, 0.92)) for at in (-60.0, 0.0, 60.0))
    )
    leaf, veins = oak_leaf()
    fallen = _fallen()
    parts = group("leaf", path(PAPER, leaf.difference(veins)))
    parts += group("acorn", paths(visible(fallen, fallen.silhouette())))
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    return f"{path(GROUND, area)}<defs>{parts}</defs>\n{twice(half, x0, y0)}"


def _turns(count: int) -> list[float]:
    """Degrees from straight up at which so many things stand in a half, none on the line where the halves meet."""
    return [-90 + (k + 0.5) * 180 / count for k in range(count)]


def _spot(x: float, y: float, degrees: float, radius: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def _used(part: str, x: float, y: float, degrees: float, place: tuple[float, float]) -> str:
    """A part pointing away from (x, y), so many mm off and so many times its size."""
    radius, size = place
    at_x, at_y = _spot(x, y, degrees, radius)
    return f'<use href="#{part}" transform="translate({at_x:.2f} {at_y:.2f}) rotate({degrees:g}) scale({size:g})"/>\n'


def _medallion() -> list[tuple[str, Geometry]]:
    """Its upper half, a little over the middle, where each colour only meets itself: so no seam shows."""
    x, y = CENTRE
    upper = rectangle(0, 0, WIDTH, y + OVERLAP)
    seam = rectangle(0, y - 2 * OVERLAP, WIDTH, y + OVERLAP)
    rings = [(role, ring(x, y, outer, inner).intersection(upper)) for role, outer, inner in RINGS]
    black = (
        circle(x, y, RIM, 48).intersection(upper).difference(union([shape for _, shape in rings]).intersection(seam))
    )
    return [(INK, black), *rings]


def _ground() -> dict[str, Geometry]:
    """Rays that widen from the medallion to the edge, dark on green; the corners keep clear of them."""
    x0, y0 = CENTRE
    rays = []
    for at in _turns(46):
        (ax, ay), (bx, by) = _spot(x0, y0, at, RIM + 1.2), _spot(x0, y0, at, 66)
        rays.append(ribbon([(ax, ay), (bx, by)], 0.4, 2.0))
    corners = [circle(x, 0, CORNER + 1.2, 48) for x in (0, WIDTH)]
    return {
        INK: union(rays).intersection(rectangle(-BLEED, -BLEED, WIDTH + BLEED, y0 + OVERLAP)).difference(union(corners))
    }


def _corner(x: float, y: float, turned: int) -> list[str]:
    """A round that runs off the corner: the wreath once more, smaller, about a leaf."""
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT)
    drawn = [
        path(role, circle(x, y, radius, 48).intersection(area))
        for role, radius in (
            (INK, CORNER + 0.7),
            (PAPER, CORNER),
            (INK, CORNER - 0.7),
            ("ocker", 7.6),
            (INK, 7.0),
            (GROUND, 6.4),
        )
    ]
    for k, at in enumerate((99.0, 117.0, 135.0, 153.0, 171.0)):
        drawn.append(_used(PART[k % 2], x, y, at + turned, ((8.6, 0.6), (9.4, 0.56))[k % 2]))
    drawn.append(_used("leaf", x, y, 135.0 + turned, (0.6, 0.58)))
    return drawn


def _fallen() -> Picture:
    """The acorn of the wreath."""
    picture = Picture()
    nut = closed(
        (-1.9, -3.9, 1), (-2.2, -5.6), (-1.7, -7.4), (0, -9.2, 1), (1.7, -7.4), (2.2, -5.6), (1.9, -3.9, 1), (0, -3.5)
    )
    picture.add("ocker", nut)
    picture.add(PAPER, cut((-1.0, -4.8), (-1.2, -6.0), (-0.6, -7.4), width=0.8))
    cup = closed((-2.6, -3.4, 1), (-2.1, -1.7), (0, -0.8), (2.1, -1.7), (2.6, -3.4, 1), (0, -2.8))
    picture.add(PAPER, cup, closed((-0.35, -1.2, 1), (-0.5, 0.4, 1), (0.5, 0.4, 1), (0.35, -1.2, 1)))
    return picture


def small_back() -> Picture:
    """The back for figures, where it is at most ten millimetres wide: one cross of leaves."""
    x, y = CENTRE
    picture = Picture()
    picture.add(GROUND, rectangle(x - 25, y - 41, x + 25, y + 41))
    picture.put(_cross(2.6), placed(x, y))
    for degrees in (0, 180):
        picture.put(acorn(), in_turn(placed(0, -17, 0, 2.1), placed(x, y, degrees)))
    return picture
