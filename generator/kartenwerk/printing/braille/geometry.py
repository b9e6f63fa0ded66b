"""Where dots lie: in a line of cells, and in two corners of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import CardBoxes
from kartenwerk.graphics.display import Fill, Matrix, Path, Point, circle
from kartenwerk.printing.braille.table import Geometry, dots_of

INK = "braille"
"""The colour role of the plate with the dots."""


def line_dots(cells: str, geometry: Geometry, x: float, y: float) -> Iterator[Point]:
    """The centres of all dots in a line of cells; (x, y) is the upper left corner of the area that dots may take."""
    radius = geometry.dot / 2
    for place, cell in enumerate(cells):
        for dot in dots_of(cell):
            column, row = divmod(dot - 1, 3)
            yield (
                x + radius + place * geometry.cell + column * geometry.pitch,
                y + radius + row * geometry.pitch,
            )


def corner(boxes: CardBoxes, geometry: Geometry) -> float:
    """How far from the edges of a card its dots begin, in mm."""
    return max(geometry.edge, boxes.safe)


def card_dots(cells: str, boxes: CardBoxes, geometry: Geometry, top: float = 0) -> tuple[Point, ...]:
    """The dots of a card: its text in the upper left corner, and the same upside down in the lower right one.

    They begin `top` mm below the card's upper edge, or as near to it as `corner` allows.
    """
    edge = corner(boxes, geometry)
    upright = tuple(line_dots(cells, geometry, edge, max(edge, top)))
    turn = Matrix.turn(180, boxes.width / 2, boxes.height / 2)
    return upright + tuple(turn.apply(*point) for point in upright)


def least_size(texts: Iterable[str], edge: float, geometry: Geometry) -> tuple[float, float]:
    """Width and height in mm of the smallest card that holds the texts `edge` mm from its edges."""
    width = geometry.width(max(map(len, texts), default=0)) + 2 * edge
    return max(width, geometry.narrowest), 2 * geometry.height + 3 * edge


def check_room(texts: Iterable[str], boxes: CardBoxes, geometry: Geometry) -> None:
    """KartenwerkError if a card of this size is too small for Braille."""
    width, height = least_size(texts, corner(boxes, geometry), geometry)
    if boxes.width < width or boxes.height < height:
        raise KartenwerkError(
            "the cards are too small for Braille: dots must not be set closer, and the corners must not touch",
            key="--braille",
            found=f"{boxes.width:g} x {boxes.height:g} mm",
            expected=_("cards of at least {width:g} x {height:g} mm", width=width, height=height),
        )


def dot_items(dots: tuple[Point, ...], geometry: Geometry, ink: str = INK) -> tuple[Fill, ...]:
    """The dots as discs of an ink. They overprint: as embossing or clear varnish they hide nothing below them."""
    return tuple(Fill(_disc(x, y, geometry), ink, overprint=True) for x, y in dots)


def _disc(x: float, y: float, geometry: Geometry) -> Path:
    return circle(x, y, geometry.dot / 2)
