"""Sketches of sheets as the guide of a game shows them: what lies where on the first sheet of a file."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import NamedTuple

from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.game.member import Member
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Path, Stroke, Text, rectangle
from kartenwerk.printing.press.die_net import SQUARES
from kartenwerk.printing.press.grid import Grid, best_grid
from kartenwerk.printing.press.paper import PaperSize
from kartenwerk.printing.press.shapes import PieceShape
from kartenwerk.products.boxed_game.board import poster_of
from kartenwerk.products.boxed_game.dice import plan_dice, stickers_grid
from kartenwerk.products.boxed_game.mixed import MixedParts, plan_mixed
from kartenwerk.products.boxed_game.standees import GAP, MARGIN
from kartenwerk.products.cards.sheets import SheetLayout, grid_for

_PAPER, _PIECE, _LINE = "papier", "akzent/25", "grau"
_LONGEST = 26  # signs of a caption
_LEAST = 0.12  # mm: lines of a sketch


class Sketch(NamedTuple):
    """A sheet of paper, what is drawn on it in mm, and its caption."""

    paper: PaperSize
    paths: tuple[tuple[Path, Matrix], ...]
    caption: str


def sketch_of(workshop: GameWorkshop, member: Member, paper: str, caption: str) -> Sketch:
    """The first sheet of a deck or a part."""
    edition = workshop.edition(member)
    deck, size = edition.deck, workshop.sheet(paper)
    part = deck.part
    if part is not None and part.kind == "board":
        poster = poster_of(deck, size)
        return Sketch(poster.paper, ((rectangle(poster.sheets[0].place), Matrix()),), caption)
    if part is not None and part.kind == "die":
        return Sketch(size, tuple(_die(deck, size)), caption)
    if part is not None and part.kind == "standee":
        grid = best_grid(deck.width, 2 * (deck.height + part.foot), size, GAP, MARGIN)
        return Sketch(grid.paper, tuple(_cells(grid, PieceShape("rectangle", grid.width, grid.height), deck)), caption)
    layout = SheetLayout(paper, gap=part.gap if part else 0.0)
    grid = grid_for(edition, deck.measures, layout)
    shape = part.outline if part else PieceShape("rectangle", deck.width, deck.height)
    return Sketch(grid.paper, tuple(_cells(grid, shape, deck)), caption)


def sketch_of_mixed(workshop: GameWorkshop, group: MixedParts, paper: str) -> Sketch:
    """The first sheet that several parts share."""
    plan, decks, paths = plan_mixed(workshop, group, paper), group.decks(workshop), []
    for block in plan.sheets[0]:
        part = decks[block.kind].part
        assert part is not None
        outline = part.outline.outline()
        for index in range(block.end - block.start):
            paths.append((outline, Matrix.move(*block.grid.corner(*block.grid.position(index))).then(block.place)))
    return Sketch(
        plan.paper, tuple(paths), shorten(", ".join(deck.title for deck in decks), _LONGEST, placeholder=" …")
    )


def draw_sketches(sketches: list[Sketch], width: float, columns: int, size: float) -> tuple[float, tuple[Item, ...]]:
    """The sketches in rows, each below its caption, and how high they are in mm; `size` of captions is in pt."""
    gap, head = 5.0, 5.0
    cell = (width - (columns - 1) * gap) / columns
    high = cell * 297 / 210
    items: list[Item] = []
    for number, sketch in enumerate(sketches):
        row, column = divmod(number, columns)
        x, y = column * (cell + gap), row * (high + head + gap)
        items.append(Text(x, y + 3.2, sketch.caption, "text", size))
        scale = min(cell / sketch.paper.width, high / sketch.paper.height)
        items.append(Group(tuple(_sheet(sketch, scale)), Matrix.scale(scale).then(Matrix.move(x, y + head))))
    rows = -(-len(sketches) // columns)
    return rows * (high + head + gap), tuple(items)


def _sheet(sketch: Sketch, scale: float) -> Iterator[Item]:
    around = rectangle(Box(0, 0, sketch.paper.width, sketch.paper.height))
    yield Fill(around, _PAPER)
    for path, matrix in sketch.paths:
        yield Group((Fill(path, _PIECE), Stroke(path, "tinte", _LEAST / scale)), matrix)
    yield Stroke(around, _LINE, _LEAST / scale)


def _cells(grid: Grid, shape: PieceShape, deck: CustomDeck) -> Iterator[tuple[Path, Matrix]]:
    path = shape.outline()
    for index in range(min(grid.cells, len(deck.pack.cards))):
        yield path, Matrix.move(*grid.corner(*grid.position(index)))


def _die(deck: CustomDeck, paper: PaperSize) -> Iterator[tuple[Path, Matrix]]:
    part, sheet = deck.part, plan_dice(deck, paper)[0]
    assert part is not None
    edge = part.sides[0]
    sticker, side = rectangle(Box(0, 0, deck.width, deck.height)), rectangle(Box(0, 0, edge, edge))
    grid = stickers_grid(deck, paper, sheet.rows)
    for index in range(grid.cells):
        yield sticker, Matrix.move(*grid.corner(*grid.position(index))).then(Matrix.move(0, sheet.top - grid.y0))
    for x, y in sheet.nets:
        for column, line in SQUARES.values():
            yield side, Matrix.move(x + column * edge, y + line * edge)
