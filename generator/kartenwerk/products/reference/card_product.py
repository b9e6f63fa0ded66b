"""Reference cards: the rules of a game in short, as large as a card, singly for a print shop and on sheets for home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Choices, Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Form, Page
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.booklet import booklet_values
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, grid_for, impose_cards
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder, Party, joint_choices

if TYPE_CHECKING:
    from kartenwerk.products.reference.card import Side

SIDES = 2
SUBJECT = "Spielregeln in Kürze"
SHEETS = "kurzkarten"

AT_TABLE = 2
"""The least number of copies on the sheets: with two cards both sides can lie face up on the table."""


def reference_product(order: GameOrder, deck: str, link: str = "") -> Product:
    """The front and back of the card with bleed, as a print shop wants them; it bears the code of the link."""
    make = partial(reference, order=order, link=link)
    return order.product(deck, "kurzkarte.pdf", "reference", make, *_choice(link))


def deck_reference_product(orders: Sequence[GameOrder], deck: str, paper: str, link: str = "") -> Product:
    """The cards of all these games on full sheets of `paper`.

    Like the rule book they belong to the batch of the last game, whose examples have been found by then.
    """
    make = partial(reference_sheets, orders=tuple(orders), deck_id=deck, paper=paper, link=link)
    inputs = (deck, *(order.game for order in orders))
    choices = (*joint_choices(orders), *_choice(link))
    return Product(f"{deck}/{SHEETS}_{paper}.pdf", "sheet", make, inputs, choices, orders[-1].batch(deck))


def game_reference_products(order: GameOrder, deck: str, paper: str, link: str = "") -> list[Product]:
    """The card of one game for a print shop, and a sheet of it for home."""
    make = partial(reference_sheets, orders=(order,), deck_id=deck, paper=paper, link=link)
    sheet = order.product(deck, f"{SHEETS}_{paper}.pdf", "sheet", make, *_choice(link))
    return [reference_product(order, deck, link), sheet]


def party_reference_product(party: Party, deck: str, paper: str, link: str = "") -> Product:
    """A sheet with a card for each player."""
    make = partial(reference_sheets, orders=(party.order,), deck_id=deck, paper=paper, copies=party.players, link=link)
    return party.product(deck, f"{SHEETS}_{paper}.pdf", "sheet", make, *_choice(link))


def _choice(link: str) -> Choices:
    return (("link", link),) if link else ()


def reference(workshop: Workshop, order: GameOrder, link: str = "") -> Made:
    session = order.session(workshop)
    pages = reference_pages(workshop, session, link)
    return make_pdf(
        workshop, session.deck.palette, pages, f"{session.data.title}: Kurzkarte", SUBJECT, duplex="long-edge"
    )


def reference_sheets(
    workshop: Workshop,
    orders: Sequence[GameOrder],
    deck_id: str,
    paper: str,
    copies: int | None = None,
    link: str = "",
) -> Made:
    """The cards on sheets like those of the deck, each card with its back behind it.

    There are `copies` of each, or else as many as fill the sheets.
    """
    deck = workshop.catalog.deck(deck_id)
    boxes, layout = designed_boxes(workshop.catalog, deck), SheetLayout(paper)
    sessions = {order.game: order.session(workshop) for order in orders}
    cards = {game: reference_sides(workshop, session, link) for game, session in sessions.items()}
    most = {game: session.data.players[-1] for game, session in sessions.items()}
    if copies is None:
        games = on_full_sheets(most, grid_for(workshop, boxes, layout).cells)
    else:
        games = [game for game in most for _ in range(copies)]
    fronts, backs = zip(*(cards[game] for game in games), strict=True)
    pages = impose_cards(workshop, fronts, backs, boxes, layout)
    return make_pdf(workshop, deck.palette, pages, f"{deck.title}: Kurzkarten", SUBJECT, duplex="long-edge")


def on_full_sheets(games: Mapping[str, int], cells: int) -> list[str]:
    """A game for every cell of the sheets, equal games together; `games` gives the most players of each game.

    Every game has `AT_TABLE` copies. The cells left over on the last sheet hold more copies of the games with the most
    players.
    """
    least = AT_TABLE * len(games)
    largest_first = sorted(games, key=lambda game: -games[game])
    copies = Counter(islice(cycle(largest_first), -least % cells))
    return [game for game in games for _ in range(AT_TABLE + copies[game])]


def reference_sides(workshop: Workshop, session: Session, link: str = "") -> tuple[Form, Form]:
    """The front and back of the card with their bleed; a text of one page stands on both."""
    from kartenwerk.printing.press.paper import page_form

    pages = reference_pages(workshop, session, link)
    forms = [page_form(page, f"{session.data.id} {n}") for n, page in enumerate(pages, 1)]
    return forms[0], forms[-1]


def reference_pages(workshop: Workshop, session: Session, link: str = "") -> tuple[Page, ...]:
    """The two sides of the card, with their bleed."""
    return tuple(side.page for side in reference_card(workshop, session, link))


def reference_card(workshop: Workshop, session: Session, link: str = "") -> tuple[Side, ...]:
    """The two sides and how they are filled; KartenwerkError if there are not two, or if one is too full.

    With a `link`, one of them bears its code. In it `{game}` stands for the id of the game.
    """
    from kartenwerk.products.reference.card import CardSetter
    from kartenwerk.products.reference.data import ReferenceData
    from kartenwerk.products.reference.link_code import GAME, link_code
    from kartenwerk.text.book.markdown import read_booklet

    template = game_template(workshop.roots, session.data.id, "reference.md.j2")
    source = f"templates/{template}"
    text = workshop.templates.render(template, booklet_values(workshop, session))
    size = ReferenceData.load(workshop.roots).link
    code = link_code(link.replace(GAME, session.data.id), size.size, size.module) if link else None
    sides = CardSetter(workshop, session, source, code).sides(read_booklet(text, source))
    if len(sides) != SIDES:
        raise KartenwerkError(
            "a reference card has two sides, each with a title that says what it holds",
            file=source,
            found=_("{count} titles", count=len(sides)),
            expected=str(SIDES),
        )
    return sides
