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
    words = BoxedGameData.load(workshop.roots, workshop.printed_in)
    trim = trim_of(deck)
    lines = tuple(_lines(trim, creases_of(deck)))
    forms = [Form.of(form.name, form.box, (*form.items, *lines)) for form in draw_standees(workshop, deck)]
    grid = best_grid(trim.width, trim.height, workshop.sheet(paper), GAP, MARGIN)
    pages = impose(forms, [], grid, bleed=_BLEED, marks=None)
    note = Text(grid.x0, grid.paper.height - 6.0, words.standees, "text", 8)
    pages = [replace(page, items=(*page.items, note)) for page in pages]
    return make_pdf(workshop, deck.palette, pages, deck.title, duplex="one-sided")


def trim_of(deck: CustomDeck) -> Box:
    """A standee laid flat: both sides and both feet."""
    assert deck.part is not None
    return Box(0, 0, deck.width, 2 * (deck.height + deck.part.foot))


def creases_of(deck: CustomDeck) -> tuple[float, float, float]:
    """How far down a standee is folded: at the back's foot, on top, and at the front's foot."""
    assert deck.part is not None
    foot, trim = deck.part.foot, trim_of(deck)
    return foot, foot + deck.height, trim.y1 - foot


def draw_standees(workshop: Workshop, deck: CustomDeck) -> list[Form]:
    """Each standee laid flat, without lines: from above the back's foot, the back, the fold, the front and its foot."""
    part = deck.part
    assert part is not None
    faces, forms = workshop.tools(deck).faces(), []
    for card in deck.pack.cards:
        front = faces.front(card)
        own = deck.back_of(card) and part.back not in ("front", "mirror")
        back = faces.back(card) if own else front
        forms.append(_standee(deck, front, back, mirrored=part.back == "mirror"))
    return forms


def _standee(deck: CustomDeck, front: Form, back: Form, *, mirrored: bool) -> Form:
    width, height, trim = deck.width, deck.height, trim_of(deck)
    _foot, fold, _other = creases_of(deck)
    side = Box(-_BLEED, 0, width + _BLEED, height)
    upside_down = Matrix(1, 0, 0, -1, 0, fold) if mirrored else Matrix(-1, 0, 0, -1, width, fold)
    items: list[Item] = [
        Fill(rectangle(trim), "papier"),
        Group((Place(front),), Matrix.move(0, fold), side),
        Group((Place(back),), upside_down, side),
    ]
    return Form.of(front.name, trim.grow(_BLEED), tuple(items))


def _lines(trim: Box, creases: tuple[float, ...]) -> Iterator[Item]:
    """The outline to be cut, and the creases: black on white, to be seen on any ground."""
    yield Stroke(rectangle(trim), "tinte", _WIDTH)
    for y in creases:
        yield Stroke(line(trim.x0, y, trim.x1, y), "papier", 2 * _WIDTH)
        yield Stroke(line(trim.x0, y, trim.x1, y), "tinte", _WIDTH, dash=_DASH)
