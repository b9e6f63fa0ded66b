"""The back cover of a collected book: the covers of its games, and for whom and how long they are."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.graphics.display import Box
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.products.booklet.choosing import GameChoice
from kartenwerk.products.booklet.small_covers import HEIGHT, WIDTH, ValuesDrawer, cover_box, small_cover

FIGURE = "deck/buchdeckel"

# mm of A6, for which the page is drawn
ROOM = Box(11.0, 29.0, 94.0, 113.0)  # of the covers
GAP = 2.4
TALLEST = 72.0
LEAST = 6.0  # pt: smaller words on covers are left out


def draw_book_back(draw: ValuesDrawer, games: Sequence[GameChoice], width: float, height: float) -> Drawing:
    """The page of `width` and `height` mm, with its bleed."""
    scale = width / WIDTH
    drop = height / scale - HEIGHT  # what a page is higher than A6 in proportion
    values = {"spielwahl": games, "scheitel": drop / 2}
    page = draw(FIGURE, values, width, height)
    boxes = [_scale(box, scale, drop / 2) for box in place_covers(len(games), ROOM)]
    covers = [small_cover(draw, game.id, box, LEAST) for game, box in zip(games, boxes, strict=True)]
    return page._replace(items=(*page.items, *covers))


def place_covers(count: int, room: Box) -> list[Box]:
    """Places for so many covers, as large as the room allows, in the middle of it, the last row too."""
    ways = (_grid(count, columns, room) for columns in range(1, count + 1))
    return max(ways, key=lambda boxes: boxes[0].y1 - boxes[0].y0, default=[])


def _grid(count: int, columns: int, room: Box) -> list[Box]:
    rows = -(-count // columns)
    across, down = room.x1 - room.x0, room.y1 - room.y0
    high = min((down - GAP * (rows - 1)) / rows, (across - GAP * (columns - 1)) / columns * HEIGHT / WIDTH, TALLEST)
    wide = high * WIDTH / HEIGHT
    top = room.y0 + (down - rows * high - GAP * (rows - 1)) / 2
    boxes = []
    for number in range(count):
        row, column = divmod(number, columns)
        here = min(columns, count - row * columns)
        left = room.x0 + (across - here * wide - GAP * (here - 1)) / 2
        boxes.append(cover_box(left + column * (wide + GAP), top + row * (high + GAP), high))
    return boxes


def _scale(box: Box, scale: float, drop: float) -> Box:
    return Box(box.x0 * scale, (box.y0 + drop) * scale, box.x1 * scale, (box.y1 + drop) * scale)
