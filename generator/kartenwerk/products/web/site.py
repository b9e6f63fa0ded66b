"""A site: an entry page with all decks and games, a page for each deck with every card, and a page for each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product, render_pages
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.graphics.display import Box, Clip, Fill, Group, Item, Matrix, Page, Place, Stroke, rectangle
from kartenwerk.graphics.svg.writer import SvgWriter
from kartenwerk.printing.pdf.inks import DocumentInks
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Source
from kartenwerk.products.booklet.pages import bind
from kartenwerk.products.box.design import box_design
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import PRINT_PAGE, SEARCH, SITE, TITLES, SiteFrame, font_path, picture_path
from kartenwerk.products.web.howplay.page import (
    has_choice,
    readings_file,
    readings_path,
    rule_choice,
    shared_file,
    shared_path,
)
from kartenwerk.products.web.offline import ICONS, keep_offline, manifest_product
from kartenwerk.products.web.print_page import FileToPrint, print_page
from kartenwerk.products.web.prints import print_files
from kartenwerk.products.web.rules_page import RulesPage, Surroundings, way_back
from kartenwerk.products.web.score_sheet import (
    SHEET,
    rest_path,
    rest_script,
    score_sheet,
    sheet_address,
    sheet_words,
)
from kartenwerk.products.web.script_words import Words
from kartenwerk.products.web.search_page import keep_for_search, read_pages, search_page
from kartenwerk.products.web.sources import rules_of_deck, rules_path
from kartenwerk.text.web.letters import CUTS, FIGURE_CUTS, STANDARD

ROOT = "../"
"""The folder of the site, seen from a page of rules."""

COVER_DPI = 82.0
"""A cover of 105 mm is 340 pixels wide."""


class Fan(NamedTuple):
    """How cards are fanned in a picture of so many mm. Shares are those of its height: how high a card is, where its
    foot stands, and how far below its foot all of them turn; `step` is the turn in degrees from one to the next."""

    width: float
    height: float
    card: float
    foot: float
    radius: float
    step: float


FAN, FAN_DPI = Fan(150.0, 75.0, card=0.72, foot=1.02, radius=1.6, step=11.0), 152.0
"""The picture of a deck, and its dots an inch: 900 pixels."""

ICON_FAN, ICON_INCHES, IN_ICON = Fan(76.2, 76.2, card=0.62, foot=0.79, radius=0.0, step=21.0), 3, 3
"""The picture of the site, its side in inches, and the cards in it; a telephone may cut it to a circle."""

FANNED = 5
"""Cards in that picture where the deck's box shows none."""

EDGE = 0.5
"""The line round a card in that picture, in mm of the card; half of it is cut off."""

COLOURS = 128


def site_products(catalog: Catalog, decks: Sequence[Deck], site: SiteFrame) -> list[Product]:
    """All files of a site of these decks and their games, but for the scripts of the score sheet."""
    make = partial(_entry, decks=tuple(decks), site=site)
    entry = Product(f"{SITE}/index.html", "page", make, _inputs(catalog, decks, site))
    products = [entry, *(_font(cut, site) for cut in (*CUTS, *FIGURE_CUTS, *_displays(decks)))]
    products += [
        manifest_product(decks[0], site),
        *(_icon(decks[0], site.path(path), side) for path, side in ICONS.items()),
    ]
    chosen = {game.language for deck in decks for game in site.games_of(catalog, deck) if has_choice(game)}
    for language in sorted(chosen):
        make_shared = partial(shared_file, language=language)
        products.append(Product(f"{SITE}/{shared_path(catalog.roots, language)}", "page", make_shared, ()))
    sheet_name = site.path(SHEET)
    if site.scored:
        ids, words = tuple(deck.id for deck in decks), sheet_words(catalog.roots, site.language)
        products.append(Product(f"{SITE}/{sheet_name}", "page", partial(_sheet, decks=tuple(decks), site=site), ids))
        products.append(
            Product(
                f"{SITE}/{rest_path(words, site.addresses)}", "page", partial(_sheet_rest, words=words, site=site), ()
            )
        )
    for deck in decks:
        inputs = _inputs(catalog, [deck], site)
        products.append(Product(f"{SITE}/{deck.id}.html", "page", partial(_deck, deck=deck, site=site), inputs))
        products.append(
            Product(f"{SITE}/{site.path(picture_path(deck.id))}", "image", partial(make_fan, deck=deck), (deck.id,))
        )
        products += [_card(deck, card, site) for card in deck.kinds]
        for id, source in rules_of_deck(catalog, deck, site).items():
            sheet = sheet_address(site.addresses, id) if id in site.scored else ""
            page = source.product(id, "page", partial(_rules, source=source, site=site, sheet=sheet))
            products.append(replace(page, path=f"{SITE}/{rules_path(id, site)}"))
            if isinstance(source, GameRules):
                cover = source.product(id, "image", partial(_cover, rules=source))
                products.append(replace(cover, path=f"{SITE}/{site.path(picture_path(id))}"))
                if has_choice(catalog.game(id)):
                    readings = source.product(id, "page", partial(readings_file, rules=source))
                    products.append(replace(readings, path=f"{SITE}/{site.path(readings_path(id))}"))
    products += [file.product for file in print_files(catalog, decks, site)]
    return products


def site_follow_ups(catalog: Catalog, decks: Sequence[Deck], site: SiteFrame) -> tuple[FollowUp, ...]:
    """What depends on the other files: the pages of the search and of what can be printed, then what keeps the site.

    A deck's cards are kept with its own page and with its pages of rules.
    """
    rules = {deck.id: rules_of_deck(catalog, deck, site) for deck in decks}
    sources = {rules_path(id, site): source for each in rules.values() for id, source in each.items()}
    inputs = _inputs(catalog, decks, site)
    search = partial(_search, sources=sources, decks=tuple(decks), site=site)
    owners = {file.product.path: file.owner for file in print_files(catalog, decks, site)}

    def pages(done: Sequence[File]) -> list[Product]:
        files = {file.path: file for file in done if file.path in owners}
        printed = tuple(_describe_file(owner, files[path]) for path, owner in owners.items())
        prints = partial(_prints, files=printed, decks=tuple(decks), site=site)
        return [
            Product(f"{SITE}/{site.path(SEARCH)}", "page", search, inputs),
            *([Product(f"{SITE}/{site.path(PRINT_PAGE)}", "page", prints, inputs)] if printed else []),
        ]

    with_cards = {rules_path(id, site): deck for deck, each in rules.items() for id in each}
    return pages, keep_offline(with_cards | {f"{deck.id}.html": deck.id for deck in decks}, site)


def _describe_file(owner: str, file: File) -> FileToPrint:
    return FileToPrint(owner, file.path.removeprefix(f"{SITE}/"), file.kind, file.pages, file.bytes)


def _inputs(catalog: Catalog, decks: Sequence[Deck], site: SiteFrame) -> tuple[str, ...]:
    """The ids of decks and of their games."""
    games = [game.id for deck in decks for game in site.games_of(catalog, deck)]
    return (*(deck.id for deck in decks), *games)


def _displays(decks: Sequence[Deck]) -> tuple[str, ...]:
    """The cuts of titles that the decks may use; which a deck has is known when its fonts are read."""
    found = (deck.title_cut for deck in decks)
    return (TITLES, *(cut for cut in found if cut not in (*CUTS, *FIGURE_CUTS)))


def _font(cut: str, site: SiteFrame) -> Product:
    return Product(f"{SITE}/{site.path(font_path(cut))}", "image", partial(_font_file, cut=cut), ())


def _font_file(workshop: Workshop, cut: str) -> Made:
    return Made(web_font(workshop, cut if workshop.fonts.has(cut) else TITLES, STANDARD), 1)


def _entry(workshop: Workshop, decks: tuple[Deck, ...], site: SiteFrame) -> Made:
    return Made(entry_page(workshop, decks, site).encode(), 1)


def _sheet(workshop: Workshop, decks: tuple[Deck, ...], site: SiteFrame) -> Made:
    return Made(score_sheet(workshop, decks, site).encode(), 1)


def _sheet_rest(workshop: Workshop, words: Words, site: SiteFrame) -> Made:
    return Made(rest_script(words).encode(), 1)


def _search(workshop: Workshop, sources: dict[str, Source], decks: tuple[Deck, ...], site: SiteFrame) -> Made:
    return Made(search_page(workshop, read_pages(workshop, sources), decks, site).encode(), 1)


def _prints(workshop: Workshop, files: tuple[FileToPrint, ...], decks: tuple[Deck, ...], site: SiteFrame) -> Made:
    return Made(print_page(workshop, files, decks, site).encode(), 1)


def _deck(workshop: Workshop, deck: Deck, site: SiteFrame) -> Made:
    return Made(deck_page(workshop, deck, site).encode(), 1)


def _rules(workshop: Workshop, source: Source, site: SiteFrame, sheet: str) -> Made:
    manuscript = source.manuscript(workshop)
    back = way_back(workshop, manuscript.deck, site, manuscript.words.code)
    choice = None
    if isinstance(source, GameRules):
        choice = rule_choice(workshop, source, f"{ROOT}{sheet}" if sheet else "", site)
    page = RulesPage(workshop, manuscript, Surroundings(ROOT, back, site, sheet), choice)
    html = page.html()
    keep_for_search(workshop, source, page)
    return Made(html.encode(), 1)


def _card(deck: Deck, card: Card, site: SiteFrame) -> Product:
    make = partial(card_file, deck=deck, name=str(card))
    return Product(
        f"{SITE}/{site.path(f'karten/{deck.id}/{card}.svg')}", "image", make, (deck.id,), (), f"{SITE}/{deck.id}"
    )


def card_file(workshop: Workshop, deck: Deck, name: str) -> Made:
    """A card as it is cut, its corners rounded."""
    card = deck.pack.card(name)
    trim = Box(0, 0, deck.width, deck.height)
    form = workshop.tools(deck).faces().front(card)
    colours = DocumentInks(deck.palette, screen=True).hex  # a deck of one's own knows its inks once it is drawn
    writer = SvgWriter(colours, Outlines(workshop.fonts).path, (trim, workshop.catalog.print.card.radius))
    return Made(writer.picture(trim, (Place(form),), deck.name_of(card), deck.picture(card)).encode(), 1)


def _cover(workshop: Workshop, rules: GameRules) -> Made:
    """The first page of the booklet."""
    manuscript = rules.manuscript(workshop)
    page = bind(workshop, manuscript, "a6").pages[0]
    return _png(workshop, manuscript.deck, Page(page.width, page.height, page.items), COVER_DPI)


def make_fan(workshop: Workshop, deck: Deck) -> Made:
    return _png(workshop, deck, _fan_page(workshop, deck, _choose_fan(workshop, deck), FAN), FAN_DPI)


def _icon(deck: Deck, path: str, side: int) -> Product:
    return Product(f"{SITE}/{path}", "image", partial(_icon_file, deck=deck, side=side), (deck.id,))


def _icon_file(workshop: Workshop, deck: Deck, side: int) -> Made:
    """The middle of the deck's fan in a square of so many pixels."""
    names = _choose_fan(workshop, deck)
    first = max(0, (len(names) - IN_ICON) // 2)
    page = _fan_page(workshop, deck, names[first : first + IN_ICON], ICON_FAN)
    return _png(workshop, deck, page, side / ICON_INCHES)


def _fan_page(workshop: Workshop, deck: Deck, names: Sequence[Card], fan: Fan) -> Page:
    """Cards of the deck fanned on its dark ground."""
    width, height = fan.width, fan.height
    ground = Fill(rectangle(Box(0, 0, width, height)), "nacht")
    scale = height * fan.card / deck.height
    centre, foot, radius = width / 2, height * fan.foot, height * fan.radius
    faces, corner = workshop.tools(deck).faces(), workshop.catalog.print.card.radius
    items: list[Item] = [ground]
    for place, card in enumerate(names):
        turn = (place - (len(names) - 1) / 2) * fan.step
        matrix = (
            Matrix.move(-deck.width / 2, -deck.height)
            .then(Matrix.scale(scale))
            .then(Matrix.move(centre, foot))
            .then(Matrix.turn(turn, centre, foot + radius))
        )
        edge = rectangle(Box(0, 0, deck.width, deck.height), corner)
        face = (Fill(edge, "papier"), Place(faces.front(card)), Stroke(edge, "tinte", EDGE))
        items.append(Group(face, matrix, Clip(edge)))
    return Page(width, height, tuple(items))


def _choose_fan(workshop: Workshop, deck: Deck) -> tuple[Card, ...]:
    """The cards of the deck's picture: those of its box, or some from all over a deck without a box of its own."""
    names = box_design(workshop.roots, deck).hand
    if names:
        return tuple(deck.pack.card(name) for name in names)
    many = min(FANNED, len(deck.kinds))
    return tuple(deck.kinds[(2 * place + 1) * len(deck.kinds) // (2 * many)] for place in range(many))


def _png(workshop: Workshop, deck: Deck, page: Page, dpi: float) -> Made:
    file = BytesIO()
    (picture,) = render_pages(workshop, deck.palette, [page], dpi)
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return Made(file.getvalue(), 1)
