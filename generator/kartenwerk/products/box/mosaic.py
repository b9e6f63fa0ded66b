"""The mosaic on the back of a box: the motifs of its games' covers, each with its game's name, players and minutes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Text
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.small_covers import HEIGHT, WIDTH
from kartenwerk.products.box.data import BoxLayout, MosaicLayout
from kartenwerk.products.generic_words import generic_words

MOTIF = Box(8.5, 49.5, 96.5, 137.5)
"""The part of a cover that the mosaic shows: its motif, without title and frieze."""


class Tile(NamedTuple):
    """A square motif with its upper left corner at (x, y), in mm."""

    x: float
    y: float


class Mosaic(NamedTuple):
    """The tiles in the order of the games, each `side` mm wide. Names are set in `size` mm, in a width of `words` mm.

    The words stand below the motif, or `beside` it. Above the tiles there are `lines` of words on the deck.
    """

    tiles: tuple[Tile, ...]
    side: float
    words: float
    size: float
    beside: bool
    lines: int = 0


def back_mosaic(count: int, lines: int, width: float, height: float, layout: BoxLayout) -> Mosaic:
    """The mosaic of so many games on a back of that size, below the lines on the deck if these leave it room."""
    room = Box(layout.clear, layout.frieze + layout.back_margin, width - layout.clear, height - layout.frieze)
    room = room._replace(y1=room.y1 - layout.back_margin)
    below = room._replace(y0=room.y0 + lines * layout.pitch_lead + layout.back_margin)
    mosaic = lay_mosaic(count, below, layout.mosaic)
    if count and mosaic.side < layout.mosaic.least:
        return lay_mosaic(count, room, layout.mosaic)
    return mosaic._replace(lines=lines)


def lay_mosaic(count: int, room: Box, layout: MosaicLayout) -> Mosaic:
    """So many tiles, as large as the room allows. Of few, each stands in a row of its own, with its words beside it."""
    if 1 < count <= layout.few:
        return _column(count, room, layout)
    if not count:
        return Mosaic((), 0.0, 0.0, 0.0, beside=False)
    grids = [_Grid(count, columns, room, layout) for columns in range(1, count + 1)]
    best = max(grids, key=lambda grid: (grid.side, -grid.columns))
    return Mosaic(tuple(best.tiles()), best.side, best.pitch - layout.gap, best.size, beside=False)


def _column(count: int, room: Box, layout: MosaicLayout) -> Mosaic:
    """Tiles one below the other."""
    side = min(layout.largest, (room.height - layout.gap * (count - 1)) / count)
    step = (room.height - side) / (count - 1)
    tiles = tuple(Tile(room.x0, room.y0 + index * step) for index in range(count))
    return Mosaic(tiles, side, room.width - side - 2 * layout.gap, layout.names[1], beside=True)


@dataclass(frozen=True)
class _Grid:
    """Tiles in rows with their words below them, the last row centred if it is shorter."""

    count: int
    columns: int
    room: Box
    layout: MosaicLayout

    @property
    def rows(self) -> int:
        return math.ceil(self.count / self.columns)

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        return (self.room.width + self.layout.gap) / self.columns

    @property
    def side(self) -> float:
        """As large as columns and rows allow, with the words that a tile of this size has."""
        down = self.room.height / self.rows - self.layout.row_gap
        shares = (
            down / (1 + self.layout.words * self.layout.share),
            *(down - self.words(s) for s in self.layout.names),
        )
        return min(self.layout.largest, self.pitch - self.layout.gap, sorted(shares)[1])

    @property
    def size(self) -> float:
        """Of the names: a share of the motif's side, within limits."""
        least, most = self.layout.names
        return min(max(self.side * self.layout.share, least), most)

    def words(self, size: float) -> float:
        """The height of a name and what stands below it."""
        return self.layout.words * size

    def tiles(self) -> Iterator[Tile]:
        """What the room leaves free is shared out between the rows and at both ends."""
        row_height = self.side + self.words(self.size)
        free = (self.room.height - self.rows * row_height) / (self.rows + 1)
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            here = min(self.columns, self.count - row * self.columns)
            middle = (self.room.x0 + self.room.x1) / 2 + (column - (here - 1) / 2) * self.pitch
            yield Tile(middle - self.side / 2, self.room.y0 + free + row * (row_height + free))


def draw_motifs(workshop: Workshop, deck: Deck, games: Sequence[str], mosaic: Mosaic) -> Iterator[Group]:
    """The motif of each game in its tile."""
    scale, outlines = mosaic.side / MOTIF.width, Outlines(workshop.fonts)
    for game, tile in zip(games, mosaic.tiles, strict=True):
        values = {game: {"game": workshop.catalog.game(game), "house": None, "w": generic_words(workshop)}}
        cover = Figures(workshop, deck, values).drawing(f"{game}/umschlag", {}, WIDTH, HEIGHT)
        place = Matrix.scale(scale).then(Matrix.move(tile.x - MOTIF.x0 * scale, tile.y - MOTIF.y0 * scale))
        yield Group(_outline(cover.items, outlines), place, MOTIF)


def _outline(items: Sequence[Item], outlines: Outlines) -> tuple[Item, ...]:
    """The items with their words as shapes: so small, coloured letters of a font would not be printed clean."""
    drawn: list[Item] = []
    for item in items:
        match item:
            case Text():
                drawn.append(Fill(outlines.path(item), item.ink))
            case Group():
                drawn.append(replace(item, items=_outline(item.items, outlines)))
            case _:
                drawn.append(item)
    return tuple(drawn)
