"""The contents of a collected book as pictures: each game with its cover, its page, and what decides the evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.graphics.display import POINT, Box
from kartenwerk.products.booklet.choosing import GameChoice, part_choices
from kartenwerk.products.booklet.small_covers import HEIGHT, WIDTH, ValuesDrawer, cover_box, small_cover
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.row import Row
from kartenwerk.text.book.style import BookStyle

FIGURE = "deck/spielwahl"

# Measures in mm of A6, for which figures are drawn; a line is one of the text's.
HEAD = 2.35  # lines above the first game
TITLE = 5.0  # of a narrow cell: its title above the cover
APART, GUTTER = 4.6, 4.0  # between two games one below the other, side by side
FACTS = 18.0  # beside a cover, at least
TALLEST, TALLEST_WIDE = 46.0, 38.0  # of a cover
LISTED = 4  # so many games leave room for a list of the other chapters
FEW = 3  # so many games have a line of their own each
ROUNDS = ("in kleiner Runde", "in großer Runde")


class GameCell(NamedTuple):
    """A game in its place. A `wide` one takes the whole measure, its title beside the cover."""

    game: GameChoice
    page: int
    x: float
    y: float
    width: float
    cover: Box
    wide: bool


@dataclass(frozen=True)
class VisualContents:
    """Draws the contents for a style. `games` are in their order, `title` stands above them, `legend` below."""

    games: Sequence[GameChoice]
    title: str
    legend: str
    draw: ValuesDrawer

    def rows(self, style: BookStyle, pages: Mapping[str, int], others: Sequence[tuple[str, int]]) -> tuple[Row, ...]:
        """A row for each page of contents, as high as the page.

        `pages` are those on which games begin, by their ids; `others` are the chapters that are no games.
        """
        parts = part_choices(self.games, style.choice_columns * style.choice_rows)
        return tuple(self._page(style, part, number, len(parts), pages, others) for number, part in enumerate(parts))

    def _page(
        self,
        style: BookStyle,
        games: Sequence[GameChoice],
        number: int,
        count: int,
        pages: Mapping[str, int],
        others: Sequence[tuple[str, int]],
    ) -> Row:
        scale = style.pictures
        measure, lead = style.measure / scale, style.lead_mm / scale
        height = style.lines * lead
        last = number == count - 1
        listed = tuple(others) if last and len(games) <= LISTED else ()
        line = " · ".join(f"{title} {page}" for title, page in others) if last and not listed else ""
        below = len(listed) + bool(listed) + bool(line) + (number == 0)
        room = Box(0, HEAD * lead, measure, height - below * lead)
        cells = place_cells(games, pages, room, style.choice_columns)
        values = {
            "titel": self.title,
            "runde": ROUNDS[number] if count == len(ROUNDS) else "",
            "grad": style.heading * POINT / scale,
            "hoehe": height,
            "zellen": cells,
            "kapitel": listed,
            "zeilen": [words for words in (line, self.legend if number == 0 else "") if words],
        }
        page = self.draw(FIGURE, values, measure, lead).items
        covers = [small_cover(self.draw, cell.game.id, cell.cover, style.smallest / scale) for cell in cells]
        items = move_items((*page, *covers), 0.0, 0.0, scale)
        return Row(style.lines, items, ends_page=True, text=self.title)


def place_cells(games: Sequence[GameChoice], pages: Mapping[str, int], room: Box, columns: int) -> list[GameCell]:
    """The games in rows as high as the room allows. No cell stays empty: of an odd number, the first one is wide."""
    single = columns == 1 or len(games) <= FEW
    wide = len(games) if single else len(games) % columns
    rows = wide + -(-(len(games) - wide) // columns)
    pitch = (room.y1 - room.y0) / max(rows, 1)
    return [_place(game, pages.get(game.id, 0), place, wide, pitch, room, columns) for place, game in enumerate(games)]


def _place(game: GameChoice, page: int, place: int, wide: int, pitch: float, room: Box, columns: int) -> GameCell:
    measure = room.x1 - room.x0
    if place < wide:
        y = room.y0 + place * pitch
        high = min(pitch - APART, TALLEST_WIDE)
        return GameCell(game, page, room.x0, y, measure, cover_box(room.x0, y, high), wide=True)
    row, column = divmod(place - wide, columns)
    width = (measure - GUTTER * (columns - 1)) / columns
    x, y = room.x0 + column * (width + GUTTER), room.y0 + (wide + row) * pitch
    high = min(pitch - APART - TITLE, TALLEST, (width - FACTS) * HEIGHT / WIDTH)
    return GameCell(game, page, x, y, width, cover_box(x, y + TITLE, high), wide=False)
