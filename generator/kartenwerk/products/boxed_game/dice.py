"""Dice: for each a row of stickers for a blank die, and a paper die to fold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Box, Group, Item, Matrix, Path, Place, Point, Stroke, Text, line
from kartenwerk.printing.press.die_net import FLAP, SQUARES, die_facets
from kartenwerk.printing.press.grid import Grid, columns_in
from kartenwerk.printing.press.paper import PaperSize, cut_marks, sheet_page
from kartenwerk.printing.press.sheet import slots
from kartenwerk.products.boxed_game.data import BoxedGameData

SIDES = 6
STICKER_GAP = 3.0
"""mm between stickers."""
TOP = 25.0
"""mm above the stickers."""
NET_BELOW = 50.0
"""mm between the stickers and the nets."""
NET_GAP = 4.0
"""mm between the flaps of two nets."""
FOOT, SIDE = 15.0, 8.0
"""mm that stay free below, and on either side of nets."""
_WIDTH = 0.2
_DASH = (1.5, 1.0)


class DiceSheet(NamedTuple):
    """A sheet of paper: rows of stickers from `top` on, and where the nets of paper dice begin, whose first is above
    all others."""

    rows: int
    top: float
    nets: tuple[Point, ...]


def plan_dice(deck: CustomDeck, paper: PaperSize) -> list[DiceSheet]:
    """The stickers of all dice, a row for each, and below them the nets."""
    part = deck.part
    assert part is not None
    most = max(1, columns_in(paper.height - TOP - FOOT, deck.height, STICKER_GAP))
    rows = [min(most, part.count - at) for at in range(0, part.count, most)]
    sheets = [DiceSheet(number, TOP, ()) for number in rows]
    if not part.net:
        return sheets
    edge, left = part.sides[0], part.count
    wide = 3 * edge + 2 * FLAP
    columns = max(1, min(left, columns_in(paper.width - 2 * SIDE, wide, NET_GAP)))
    x = (paper.width - columns * (wide + NET_GAP) + NET_GAP) / 2 + FLAP
    y = TOP + _block(rows[-1], deck.height) + NET_BELOW
    while left:
        fitting = columns_in(paper.height - y - FOOT, 4 * edge + 2 * FLAP, NET_GAP)
        if fitting < 1 and y > TOP:
            sheets, y = [*sheets, DiceSheet(0, TOP, ())], TOP
            continue
        here = min(left, max(1, fitting) * columns)
        places = tuple(
            (x + number % columns * (wide + NET_GAP), y + number // columns * (4 * edge + 2 * FLAP + NET_GAP))
            for number in range(here)
        )
        sheets[-1] = sheets[-1]._replace(nets=places)
        left -= here
        y = paper.height
    return sheets


def stickers_grid(deck: CustomDeck, paper: PaperSize, rows: int) -> Grid:
    """The stickers of so many dice, a row for each."""
    return Grid(paper, deck.width, deck.height, SIDES, rows, STICKER_GAP)


def die_product(deck: CustomDeck, name: str, paper: str) -> Product:
    """The sheets with the stickers and the nets of a part's dice."""
    make = partial(die, deck=deck, paper=paper)
    return Product(f"{deck.id}/{name}_{paper}.pdf", "die", make, (deck.id,))


def die(workshop: Workshop, deck: CustomDeck, paper: str) -> Made:
    part, size = deck.part, workshop.sheet(paper)
    assert part is not None
    words = BoxedGameData.load(workshop.roots, workshop.printed_in)
    faces = workshop.tools(deck).faces()
    fronts = [faces.front(card) for card in deck.kinds]
    left = stickers_grid(deck, size, 1).x0
    pages = []
    for sheet in plan_dice(deck, size):
        items: list[Item] = []
        if sheet.rows:
            grid = stickers_grid(deck, size, sheet.rows)
            lines = cut_marks(grid.cut_xs, grid.cut_ys, size, workshop.marks)
            stickers: list[Item] = [
                *(slot.item for slot in slots(fronts * sheet.rows, grid, deck.measures.bleed)),
                *lines,
            ]
            items.append(Group(tuple(stickers), Matrix.move(0, sheet.top - grid.y0)))
            items.append(Text(left, sheet.top - 12, words.stickers, "text", 8))
        net = Group((*draw_net(workshop, deck), *_net_lines(part.sides[0]))) if sheet.nets else None
        for place in sheet.nets:
            assert net is not None
            items.append(replace(net, matrix=Matrix.move(*place)))
        if sheet.nets:
            items.append(Text(left, sheet.nets[0][1] - 12, words.paper_die, "text", 8))
        pages.append(sheet_page(size, items))
    return make_pdf(workshop, deck.palette, pages, deck.title, duplex="one-sided")


def _block(rows: int, height: float) -> float:
    """How high so many rows of stickers are."""
    return rows * (height + STICKER_GAP) - STICKER_GAP


def draw_net(workshop: Workshop, deck: CustomDeck) -> tuple[Item, ...]:
    """The sides of the paper die in a cross, each up to its creases; without lines."""
    assert deck.part is not None
    edge = deck.part.sides[0]
    whole = CardBoxes(edge, edge, deck.measures.bleed, deck.measures.safe, 0.0)
    large = workshop.tools(deck).faces(whole)
    return tuple(
        Group((Place(large.front(card)),), Matrix.move(column * edge, row * edge), Box(0, 0, edge, edge))
        for card, (column, row) in zip(deck.kinds, SQUARES.values(), strict=True)
    )


def _net_lines(edge: float) -> Iterator[Item]:
    """The outline, and the creases."""
    facets = die_facets(edge)
    creases = {_key(facet.crease.start, facet.crease.end) for facet in facets if facet.crease}
    for facet in facets:
        corners = [*facet.outline, facet.outline[0]]
        for start, end in pairwise(corners):
            if _key(start, end) not in creases:
                yield Stroke(line(*start, *end), "tinte", _WIDTH)
    for facet in facets:
        if facet.crease:
            path: Path = line(*facet.crease.start, *facet.crease.end)
            yield Stroke(path, "papier", 2 * _WIDTH)
            yield Stroke(path, "tinte", _WIDTH, dash=_DASH)


def _key(start: Point, end: Point) -> tuple[tuple[float, float], ...]:
    rounded = [(round(x, 3), round(y, 3)) for x, y in (start, end)]
    return tuple(sorted(rounded))
