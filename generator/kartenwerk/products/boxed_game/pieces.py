"""Pieces on sheets: tokens, tiles and counters with their backs behind them, in the shape that they are cut to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from kartenwerk.build.product import Made, Product, cards_shown, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.graphics.display import Form, Place, Stroke
from kartenwerk.printing.press.shapes import PieceShape
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.sheets import SheetLayout, impose_cards

_LINES = (("papier", 0.25, ()), ("tinte", 0.1, (1.0, 1.0)))
"""The line along which a piece is cut: black dashes on white, to be seen on any ground."""


def pieces_product(deck: CustomDeck, name: str, layout: SheetLayout) -> Product:
    """The sheets of a part's pieces."""
    path = f"{deck.id}/{name}_{layout.paper}.pdf"
    return Product(path, "pieces", partial(pieces, deck=deck, layout=layout), (deck.id,))


def pieces(workshop: Workshop, deck: CustomDeck, layout: SheetLayout) -> Made:
    """The sheets with all pieces; only fronts where no piece has a back."""
    part = deck.part
    assert part is not None
    layout = replace(layout, gap=part.gap)
    cards = whole_deck(workshop.catalog, deck)
    fronts, backs = cards.sides(workshop)
    shape = part.outline
    if not any(card.back for card in deck.cards):
        layout = replace(layout, backs="none")
    if not shape.is_straight:
        fronts = draw_cuts(fronts, shape)
        layout = replace(layout, marks="none")
    pages = impose_cards(workshop, fronts, [] if layout.backs == "none" else backs, cards.boxes, layout)
    words = workshop.catalog.print.subjects
    subject = words.sheets.format(
        cards=words.count_in_words(len(fronts)), paper=workshop.catalog.paper(layout.paper).title
    )
    duplex = layout.backs if layout.backs in ("long-edge", "short-edge") else "one-sided"
    made = make_pdf(workshop, deck.palette, pages, deck.title, subject, duplex)
    return made._replace(shown=cards_shown(pages, cards.by_form(fronts)))


def draw_cuts(fronts: Sequence[Form], shape: PieceShape) -> list[Form]:
    """The fronts with a fine line along the shape."""
    path = shape.outline()
    lines = tuple(Stroke(path, ink, width, dash) for ink, width, dash in _LINES)
    return [Form.of(form.name, form.box, (Place(form), *lines)) for form in fronts]
