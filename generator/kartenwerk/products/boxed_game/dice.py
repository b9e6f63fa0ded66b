"""Dice: a row of stickers for a blank die, and a paper die to fold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Box, Group, Item, Matrix, Path, Place, Point, Stroke, Text, line
from kartenwerk.printing.press.die_net import SQUARES, die_facets
from kartenwerk.printing.press.grid import Grid
from kartenwerk.printing.press.paper import cut_marks, sheet_page
from kartenwerk.printing.press.sheet import slots
from kartenwerk.products.boxed_game.data import BoxedGameData

SIDES = 6
STICKER_GAP = 3.0
"""mm between stickers."""
TOP = 25.0
"""mm above the stickers."""
NET_BELOW = 50.0
"""mm between the stickers and the net."""
_WIDTH = 0.2
_DASH = (1.5, 1.0)


def die_product(deck: CustomDeck, name: str, paper: str) -> Product:
    """The sheet with a die's stickers and its net."""
    make = partial(die, deck=deck, paper=paper)
    return Product(f"{deck.id}/{name}_{paper}.pdf", "die", make, (deck.id,))


def die(workshop: Workshop, deck: CustomDeck, paper: str) -> Made:
    part, size = deck.part, workshop.sheet(paper)
    assert part is not None
    words = BoxedGameData.load(workshop.roots, workshop.printed_in)
    faces = workshop.tools(deck).faces()
    fronts = [faces.front(card) for card in deck.kinds]
    row = Grid(size, deck.width, deck.height, SIDES, 1, STICKER_GAP)
    up = Matrix.move(0, TOP - row.y0)
    lines = cut_marks(row.cut_xs, row.cut_ys, size, workshop.marks)
    stickers: list[Item] = [*(slot.item for slot in slots(fronts, row, deck.measures.bleed)), *lines]
    items: list[Item] = [Group(tuple(stickers), up), Text(row.x0, TOP - 12, words.stickers, "text", 8)]
    if part.net:
        edge = part.sides[0]
        top = TOP + deck.height + NET_BELOW
        place = Matrix.move((size.width - 3 * edge) / 2, top)
        items.append(Group((*draw_net(workshop, deck), *_net_lines(edge)), place))
        items.append(Text(row.x0, top - 12, words.paper_die, "text", 8))
    return make_pdf(workshop, deck.palette, [sheet_page(size, items)], deck.title, duplex="one-sided")


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
