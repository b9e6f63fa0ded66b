"""The net of a tuck box: its panels, its cuts and its creases, seen from the printed side.

From left to right it consists of glue flap, back, side, front and far side; the lid is joined to the back, the outer
bottom to the front. The origin is the upper left corner of the back, where its crease to the lid begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Matrix, Path, line
from kartenwerk.printing.press.contour import contour, facets, slits
from kartenwerk.printing.press.folding import Facet
from kartenwerk.printing.press.walls import Dimensions, Extent, Flaps, Walls


class Panel(NamedTuple):
    """A part that carries a picture. The picture is drawn upright from (0, 0) to (width, height).

    `matrix` places it in the net; `clip` is the part of it that may show, in the picture's own coordinates.
    """

    name: str
    width: float
    height: float
    matrix: Matrix
    clip: Box


@dataclass(frozen=True)
class Net:
    """A box laid flat. Its panels are in the order of painting; the first of its cuts is the outline.

    The `circumference` is that of the folded box, from the back's left edge once round to the same edge.
    """

    size: Dimensions
    board: float
    panels: tuple[Panel, ...]
    cuts: tuple[Path, ...]
    facets: tuple[Facet, ...]
    outline: Box
    bleed: float
    circumference: float

    @property
    def creases(self) -> tuple[Path, ...]:
        """The lines along which the facets turn."""
        creases = (facet.crease for facet in self.facets if facet.crease)
        return tuple(line(*crease.start, *crease.end) for crease in creases)

    @property
    def bounds(self) -> Box:
        """Everything that carries ink."""
        return self.outline.grow(self.bleed)


def tuck_box(size: Dimensions, board: float, flaps: Flaps, bleed: float, overlap: float) -> Net:
    """The net of a box that measures `size` from the middle of one board to the middle of the one opposite.

    The board is `board` mm thick, so the room within is smaller by so much each way. Pictures run `bleed` mm over free
    edges, and `overlap` mm over creases onto parts that are glued and not printed.
    """
    walls = Walls.of(size, board, flaps)
    return Net(
        size,
        board,
        _panels(walls, flaps, bleed, overlap),
        (contour(walls, flaps), *slits(walls, flaps)),
        facets(walls, flaps),
        Box(-walls.glue, -walls.lid - flaps.tuck, walls.far.end, walls.outer_foot + walls.bottom),
        bleed,
        walls.far.end + flaps.seam_short,
    )


def _panels(walls: Walls, flaps: Flaps, bleed: float, overlap: float) -> tuple[Panel, ...]:
    """The panels, the lid first: the dust flaps beside it have to cover its bleed."""
    lid = walls.lid + flaps.tuck
    # The lid is read by somebody who looks at the box from the front: the top of its picture is at the back.
    turned = Matrix.turn(180).then(Matrix.move(walls.back.end, 0))

    def wall(name: str, span: Extent, y: tuple[float, float], bleeds: tuple[float, float, float, float]) -> Panel:
        left, top, right, foot = bleeds
        height = y[1] - y[0]
        clip = Box(-left, -top, span.width + right, height + foot)
        return Panel(name, span.width, height, Matrix.move(span.start, y[0]), clip)

    def dust(name: str, span: Extent, right: float) -> Panel:
        clip = Box(0, -bleed, span.width + right, flaps.dust)
        return Panel(name, span.width, flaps.dust, Matrix.move(span.start, walls.head - flaps.dust), clip)

    width, bottom, edges = walls.front.width, walls.bottom, (walls.head, walls.foot)
    return (
        Panel("lid", walls.back.width, lid, turned, Box(-bleed, 0, walls.back.width + bleed, lid + bleed)),
        dust("dust", walls.side, 0),
        dust("dust", walls.far, bleed),
        wall("side", walls.side, edges, (0, 0, 0, overlap)),
        wall("far", walls.far, edges, (0, 0, bleed, overlap)),
        wall("back", walls.back, (0, walls.inner_foot), (overlap, 0, 0, overlap)),
        wall("front", walls.front, (0, walls.outer_foot), (0, bleed, 0, 0)),
        Panel(
            "bottom", width, bottom, Matrix.move(walls.front.start, walls.outer_foot), Box(0, 0, width, bottom + bleed)
        ),
    )
