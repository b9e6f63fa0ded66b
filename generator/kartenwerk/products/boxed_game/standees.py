"""Standees: front, fold, back upside down above it, and a foot at either end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Place, Stroke, Text, line, rectangle
from kartenwerk.printing.press.grid import best_grid
from kartenwerk.printing.press.sheet import impose
from kartenwerk.products.boxed_game.data import BoxedGameData

GAP = 6.0
"""mm between two standees."""
MARGIN = 12.0
"""mm along the paper's edge: room for a line of words."""
_BLEED = 3.0
_DASH = (1.5, 1.0)
_WIDTH = 0.15


def standees_product(deck: CustomDeck, name: str, paper: str) -> Product:
    """The sheets of standees."""
    make = partial(standees, deck=deck, paper=paper)
    return Product(f"{deck.id}/{name}_{paper}.pdf", "standees", make, (deck.id,))


def standees(workshop: Workshop, deck: CustomDeck, paper: str) -> Made:
    """All standees, printed on one side of the sheets."""
    part = deck.part
    assert part is not None
    faces, words = workshop.tools(deck).faces(), BoxedGameData.load(workshop.roots, workshop.printed_in)
    height = 2 * (deck.height + part.foot)
    forms = []
    for card in deck.pack.cards:
        front = faces.front(card)
        own = deck.back_of(card) and part.back not in ("front", "mirror")
        back = faces.back(card) if own else front
        forms.append(_standee(deck, front, back, part.foot, mirrored=part.back == "mirror"))
    grid = best_grid(deck.width, height, workshop.sheet(paper), GAP, MARGIN)
    pages = impose(forms, [], grid, bleed=_BLEED, marks=None)
    note = Text(grid.x0, grid.paper.height - 6.0, words.standees, "text", 8)
    pages = [replace(page, items=(*page.items, note)) for page in pages]
    return make_pdf(workshop, deck.palette, pages, deck.title, duplex="one-sided")


def _standee(deck: CustomDeck, front: Form, back: Form, foot: float, *, mirrored: bool) -> Form:
    """One standee: from above the back's foot, the back, the fold, the front and its foot."""
    width, height = deck.width, deck.height
    trim = Box(0, 0, width, 2 * (height + foot))
    fold = foot + height
    side = Box(-_BLEED, 0, width + _BLEED, height)
    upside_down = Matrix(1, 0, 0, -1, 0, fold) if mirrored else Matrix(-1, 0, 0, -1, width, fold)
    items: list[Item] = [
        Fill(rectangle(trim), "papier"),
        Group((Place(front),), Matrix.move(0, fold), side),
        Group((Place(back),), upside_down, side),
        *_lines(trim, (foot, fold, trim.y1 - foot)),
    ]
    return Form.of(front.name, trim.grow(_BLEED), tuple(items))


def _lines(trim: Box, creases: tuple[float, ...]) -> Iterator[Item]:
    """The outline to be cut, and the creases: black on white, to be seen on any ground."""
    yield Stroke(rectangle(trim), "tinte", _WIDTH)
    for y in creases:
        yield Stroke(line(trim.x0, y, trim.x1, y), "papier", 2 * _WIDTH)
        yield Stroke(line(trim.x0, y, trim.x1, y), "tinte", _WIDTH, dash=_DASH)
