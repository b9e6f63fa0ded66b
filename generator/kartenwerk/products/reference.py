"""A game's reference card: the rules in short, as large as a card, one by one for a shop and on sheets for home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice

from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Form, Page
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.booklet.booklet import BOX_EDITION, Figures, Order, book_style, booklet_values, rules_batch
from kartenwerk.products.cards.sheets import Sheets, grid_for, imposed, own_boxes
from kartenwerk.products.game_templates import game_template

SIDES = 2
SUBJECT = "Spielregeln in Kürze"
SHEETS = "kurzkarten"

AT_TABLE = 2
"""Cards of a game on the sheets at least: with two of them both sides lie open at the table."""


def reference_product(order: Order, deck: str) -> Product:
    """Front and back, with bleed, as a print shop wants it."""
    inputs = (deck, order.game)
    path, batch = f"{deck}/{order.game}/kurzkarte.pdf", rules_batch(order, deck)
    return Product(path, "reference", partial(reference, order=order), inputs, order.choices, batch)


def deck_reference_product(orders: Sequence[Order], deck: str, paper: str) -> Product:
    """The cards of all these games on full sheets of `paper`.

    Like the rule book they are made after the booklets of the last game, whose examples are at hand then.
    """
    choices = tuple((f"{order.game}.{key}", value) for order in orders for key, value in order.choices)
    make = partial(reference_sheets, orders=tuple(orders), deck_id=deck, paper=paper)
    inputs = (deck, *(order.game for order in orders))
    return Product(f"{deck}/{SHEETS}_{paper}.pdf", "sheet", make, inputs, choices, rules_batch(orders[-1], deck))


def game_reference_products(order: Order, deck: str, paper: str) -> list[Product]:
    """A game's card for a print shop, and a sheet of it for home."""
    make = partial(reference_sheets, orders=(order,), deck_id=deck, paper=paper)
    path, batch = f"{deck}/{order.game}/{SHEETS}_{paper}.pdf", rules_batch(order, deck)
    sheet = Product(path, "sheet", make, (deck, order.game), order.choices, batch)
    return [reference_product(order, deck), sheet]


def reference(workshop: Workshop, order: Order) -> Made:
    session = order.session(workshop)
    pages = reference_pages(workshop, session)
    return printed(
        workshop, session.deck.palette, pages, f"{session.data.title}: Kurzkarte", SUBJECT, duplex="long-edge"
    )


def reference_sheets(workshop: Workshop, orders: Sequence[Order], deck_id: str, paper: str) -> Made:
    """Sheets as the deck's own cards lie on, each card with its back behind it."""
    deck = workshop.catalog.deck(deck_id)
    boxes, plan = own_boxes(workshop.catalog, deck), Sheets(paper)
    tables = {order.game: order.session(workshop) for order in orders}
    cards = {game: reference_sides(workshop, table) for game, table in tables.items()}
    most = {game: table.data.players[-1] for game, table in tables.items()}
    games = on_full_sheets(most, grid_for(workshop, boxes, plan).cells)
    fronts, backs = zip(*(cards[game] for game in games), strict=True)
    pages = imposed(workshop, fronts, backs, boxes, plan)
    return printed(workshop, deck.palette, pages, f"{deck.title}: Kurzkarten", SUBJECT, duplex="long-edge")


def on_full_sheets(games: Mapping[str, int], cells: int) -> list[str]:
    """The games whose cards lie on the sheets, one after the other, those of a game together.

    There are `AT_TABLE` of each; cells that are left take more of the games with the most players, which `games`
    gives.
    """
    least = AT_TABLE * len(games)
    largest_first = sorted(games, key=lambda game: -games[game])
    copies = Counter(islice(cycle(largest_first), -least % cells))
    return [game for game in games for _ in range(AT_TABLE + copies[game])]


def reference_sides(workshop: Workshop, session: Session) -> tuple[Form, Form]:
    """Front and back with their bleed; a text that takes one side stands on both."""
    from kartenwerk.press.paper import page_form

    forms = [page_form(page, f"{session.data.id} {n}") for n, page in enumerate(reference_pages(workshop, session), 1)]
    return forms[0], forms[-1]


def reference_pages(workshop: Workshop, session: Session) -> tuple[Page, ...]:
    """At most two pages of the card's own size; KartenwerkError if the text is too long for them."""
    from kartenwerk.book.compose import compose
    from kartenwerk.book.page import RunningHeads

    game = session.data.id
    values = booklet_values(workshop, session)
    template = game_template(workshop.roots, game, "reference.md.j2")
    book = compose(
        workshop.templates.render(template, values),
        book_style(workshop, session.deck, BOX_EDITION),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, session.deck, {game: values}).draw,
        RunningHeads(session.data.title, session.data.title),
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
