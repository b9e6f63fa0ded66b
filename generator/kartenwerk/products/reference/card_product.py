"""Reference cards: the rules of a game in short, as large as a card, singly for a print shop and on sheets for home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import cycle, islice

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Choices, Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Form, Page
from kartenwerk.printing.press.paper import page_form
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Manuscript, Source
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, grid_for, impose_cards
from kartenwerk.products.kits.game_order import Party
from kartenwerk.products.reference.card import CardSetter, Side
from kartenwerk.products.reference.data import ReferenceData
from kartenwerk.products.reference.link_code import GAME, link_code

SIDES = 2
SHEETS = "kurzkarten"

AT_TABLE = 2
"""The least number of copies on the sheets: with two cards both sides can lie face up on the table."""


def reference_products(source: Source, paper: str, link: str = "") -> list[Product]:
    """The card for a print shop, and a sheet of it for home; each bears the code of the link."""
    return [reference_product(source, link), reference_sheet_product(source, paper, link)]


def reference_product(source: Source, link: str = "") -> Product:
    """The front and back of the card with bleed, as a print shop wants them."""
    name = f"{source.deck.file_name('kurzkarte')}.pdf"
    return source.product(name, "reference", partial(reference, source=source, link=link), *_choice(link))


def reference_sheet_product(source: Source, paper: str, link: str = "") -> Product:
    """The cards of all that the source has on full sheets of `paper`."""
    name = f"{source.deck.file_name(f'{SHEETS}_{paper}')}.pdf"
    make = partial(reference_sheets, source=source, layout=SheetLayout(paper), link=link)
    return source.product(name, "sheet", make, *_choice(link))


def party_reference_product(party: Party, deck: Deck, layout: SheetLayout, link: str = "") -> Product:
    """A sheet with a card for each player."""
    source = GameRules(deck, party.order)
    make = partial(reference_sheets, source=source, layout=layout, copies=party.players, link=link)
    name = f"{deck.file_name(f'{SHEETS}_{layout.paper}')}.pdf"
    return party.product(deck, name, "sheet", make, *_choice(link), *layout.reading)


def _choice(link: str) -> Choices:
    return (("link", link),) if link else ()


def reference(workshop: Workshop, source: Source, link: str = "") -> Made:
    (rules,) = source.references(workshop)
    pages, title = reference_pages(workshop, rules, link), f"{rules.title}: {rules.words.reference}"
    return make_pdf(workshop, rules.deck.palette, pages, title, rules.words.short_rules, duplex="long-edge")


def reference_sheets(
    workshop: Workshop, source: Source, layout: SheetLayout, copies: int | None = None, link: str = ""
) -> Made:
    """The cards on sheets like those of the deck, each card with its back behind it.

    There are `copies` of each, or else as many as fill the sheets.
    """
    boxes = designed_boxes(workshop.catalog, source.deck)
    texts = {rules.id: rules for rules in source.references(workshop)}
    cards = {id: reference_sides(workshop, rules, link) for id, rules in texts.items()}
    most = {id: rules.most_players for id, rules in texts.items()}
    if copies is None:
        games = on_full_sheets(most, grid_for(workshop, boxes, layout).cells)
    else:
        games = [game for game in most for _ in range(copies)]
    fronts, backs = zip(*(cards[game] for game in games), strict=True)
    pages = impose_cards(workshop, fronts, backs, boxes, layout)
    words = next(iter(texts.values())).words
    title = f"{source.deck.title}: {words.references}"
    return make_pdf(workshop, source.deck.palette, pages, title, words.short_rules, duplex="long-edge")


def on_full_sheets(games: Mapping[str, int], cells: int) -> list[str]:
    """A game for every cell of the sheets, equal games together; `games` gives the most players of each game.

    Every game has `AT_TABLE` copies. The cells left over on the last sheet hold more copies of the games with the most
    players.
    """
    least = AT_TABLE * len(games)
    largest_first = sorted(games, key=lambda game: -games[game])
    copies = Counter(islice(cycle(largest_first), -least % cells))
    return [game for game in games for _ in range(AT_TABLE + copies[game])]


def reference_sides(workshop: Workshop, rules: Manuscript, link: str = "") -> tuple[Form, Form]:
    """The front and back of the card with their bleed; a text of one page stands on both."""
    pages = reference_pages(workshop, rules, link)
    forms = [page_form(page, f"{rules.id} {n}") for n, page in enumerate(pages, 1)]
    return forms[0], forms[-1]


def reference_pages(workshop: Workshop, rules: Manuscript, link: str = "") -> tuple[Page, ...]:
    """The two sides of the card, with their bleed."""
    return tuple(side.page for side in reference_card(workshop, rules, link))


def reference_card(workshop: Workshop, rules: Manuscript, link: str = "") -> tuple[Side, ...]:
    """The two sides and how they are filled; KartenwerkError if there are not two, or if one is too full.

    With a `link`, one of them bears its code. In it `{game}` stands for the id of the game, or of the deck.
    """
    (text,) = rules.chapters
    size = ReferenceData.load(workshop.roots).link
    code = link_code(link.replace(GAME, rules.id), size.size, size.module) if link else None
    sides = CardSetter(workshop, rules, code).sides(text.blocks)
    if len(sides) != SIDES:
        raise KartenwerkError(
            "a reference card has two sides, each with a title that says what it holds",
            file=rules.source,
            found=_("{count} titles", count=len(sides)),
            expected=str(SIDES),
        )
    return sides
