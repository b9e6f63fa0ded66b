"""The stage of a cover's picture: where it stands on the page, its rays, and how it is written.

A picture is drawn for A6, in mm from the upper left corner of the trimmed page. It is written as named parts, so that
a template can lay cards between them. What bears no colour role takes the cover's ground from where it is used.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

from shapely.geometry import LineString

from art.curves import Points, closed, taper
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, Point, outset, rectangle, union
from art.svg import path, path_data

WIDTH, HEIGHT = 105.0, 148.0
MIDDLE = WIDTH / 2
BLEED = 6.0
"""mm drawn around the trim: smaller pages scale the picture down, and with it what is to be cut off."""
BOX = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
TOP, FOOT = 38.5, 138.5
"""The picture's zone: below the title, above the frieze."""
TITLE_OF_TWO = 47.0
"""Where the zone begins below a title of two lines."""

RED, OCHRE, GREEN, BROWN, BLUE = "rot", "ocker", "gruen", "braun", "blau"
GROUND = "grund"
"""Parts that show the cover's ground; they are written without a role."""

FINEST, LEAST = 0.4, 0.36
"""mm of the thinnest part on A6, before its outline is simplified and after."""

END = 0.19
"""Half the width of a ray's ends."""

WITHIN = 0.6
"""mm from its edge a picture is black below its colours, whatever was drawn there."""

Motif = Mapping[str, Picture | Geometry]
"""The parts of a picture from the back to the front by their names; an area alone is paper."""


def rays(
    x: float,
    y: float,
    inner: float,
    count: int,
    *,
    outer: float = 110.0,
    width: float = 1.1,
    start: float = 0.0,
    end: float = 360.0,
    jitter: float = 0.4,
    top: float = TOP,
    seed: int = 7,
) -> Geometry:
    """Gouge cuts outward from (x, y), `inner` to `outer` mm from it; none reaches above `top`, where the title is."""
    random = Random(seed)
    cuts = []
    for number in range(count):
        angle = math.radians(start + (end - start) * (number + 0.5) / count)
        draw = random.random() * jitter
        near, far = inner * (1 + draw * 0.6), outer * (1 - draw * 0.35)
        down = math.sin(angle)
        if down < 0:
            far = min(far, (top - y) / down * (1 - draw * 0.12))
        if far - near > 9:
            ends = [(x + math.cos(angle) * reach, y + down * reach) for reach in (near, (near + far) / 2, far)]
            cuts.append(taper(ends, min(width, (far - near) * 0.07 + 0.2) * 1.7, peak=0.5, tip=END))
    return union(cuts).intersection(rectangle(-BLEED, top, WIDTH + BLEED, FOOT + 2))


def at(x: float, y: float) -> tuple[float, float]:
    """A point whose x counts from the middle of the page."""
    return MIDDLE + x, y


def corner(x: float, y: float) -> Point:
    """The same as a corner of a curve."""
    return MIDDLE + x, y, 1


def even(*half: Point) -> Geometry:
    """A closed outline that is the same on both sides, from one half; x counts from the middle of the page."""
    other = ((-x, *rest) for x, *rest in reversed(half) if x)
    return closed(*((MIDDLE + x, *rest) for x, *rest in (*half, *other)))


def stroke(points: Points, width: float, *, flat: bool = False) -> Geometry:
    """A line of even width along the points, its ends round unless `flat`."""
    return LineString([tuple(point[:2]) for point in points]).buffer(width / 2, cap_style="flat" if flat else "round")


def rimmed(picture: Picture, role: str, shape: Geometry, rim: float = 0.9, colour: str = PAPER) -> Geometry:
    """The shape with a rim of another colour around it, which parts it from what lies behind."""
    picture.add(colour, outset(shape, rim))
    return picture.add(role, shape)


def body(motif: Motif) -> str:
    """The parts as groups: of each its black, and what is seen of its colours."""
    return "".join(f'<g id="{name}">\n{_part(part)}</g>\n' for name, part in motif.items())


def _part(part: Picture | Geometry) -> str:
    if not isinstance(part, Picture):
        return path(PAPER, part)
    silhouette = part.silhouette()
    seen = visible(part, silhouette, FINEST, LEAST)
    drawn = [shape for role, shape in part.layers if role == INK]
    black = union(drawn, silhouette.buffer(-WITHIN))
    return path(INK, black) + "".join(_written(role, shape) for role, shape in seen.items())


def _written(role: str, shape: Geometry) -> str:
    return path(role, shape) if role != GROUND else f'<path d="{path_data(shape)}"/>\n'
