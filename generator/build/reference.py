"""A game's reference card: the rules in short, as large as a card, to lie in the box."""

from __future__ import annotations

from functools import partial

from generator.build.product import Made, Product, printed
from generator.build.rules import BOX_EDITION, Figures, Order, book_style, booklet_values, rules_batch
from generator.build.workshop import Workshop
from generator.display import Page
from generator.engine.table import Table
from generator.errors import KartenwerkError

SIDES = 2


def reference_product(order: Order, deck: str) -> Product:
    """Front and back, with bleed, as a print shop wants it."""
    inputs = (deck, order.game)
    path, batch = f"{deck}/{order.game}/kurzkarte.pdf", rules_batch(order, deck)
    return Product(path, "reference", partial(reference, order=order), inputs, order.choices, batch)


def reference(workshop: Workshop, order: Order) -> Made:
    table = order.table(workshop)
    pages = reference_pages(workshop, table)
    title = f"{table.data.title}: Kurzkarte"
    return printed(workshop, table.deck.palette, pages, title, "Spielregeln in Kürze", duplex="long-edge")


def reference_pages(workshop: Workshop, table: Table) -> tuple[Page, ...]:
    """At most two pages of the card's own size; KartenwerkError if the text is too long for them."""
    from generator.book.compose import compose
    from generator.book.page import RunningHeads

    game = table.data.id
    values = booklet_values(workshop, table)
    template = f"booklets/{game}/card.md.j2"
    book = compose(
        workshop.templates.render(template, values),
        book_style(workshop, table.deck, BOX_EDITION),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, table.deck, {game: values}).draw,
        RunningHeads(table.data.title, table.data.title),
        source=f"templates/{template}",
        multiple=1,
    )
    if len(book.pages) > SIDES:
        raise KartenwerkError(
            "the text is too long for a reference card",
            file=f"templates/{template}",
            found=f"{len(book.pages)} pages",
            expected=f"at most {SIDES}",
        )
    return book.pages
