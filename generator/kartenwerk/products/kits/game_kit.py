"""The kit of one game: exactly what a number of players need to play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, naming
from kartenwerk.base.message import _
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import BOX_BOOKLET, BOX_EDITION
from kartenwerk.products.booklet.pages import LARGE, page_editions
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.selection import CardSelection, designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, sheet_product
from kartenwerk.products.chips import chips_product
from kartenwerk.products.guide.guide import guide_product
from kartenwerk.products.kits.equipment import party_equipment
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.kits.kit import PAD_PAGES, booklets_by_part
from kartenwerk.products.kits.parts import BOOKLET_SIZES, PARTS, BookletSize, KitPart, follow_ups_of, products_of
from kartenwerk.products.pad.game import game_pad_product, roomy_page
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.printer import Printer
from kartenwerk.products.reference.card_product import party_reference_product
from kartenwerk.products.web.rules_page import HTML


def read_party(
    workshop: Workshop,
    deck: str,
    game: str,
    players: int | None,
    rules_file: Path | None = None,
    variant: str = "",
    settings: tuple[str, ...] = (),
) -> Party:
    """The party that the user named, as many as can play if there is no number.

    KartenwerkError, naming the option, for a game of another deck or a number that cannot play it.
    """
    with naming("--for"):
        data = workshop.catalog.game(game)
    if data.deck != deck:
        raise KartenwerkError(
            "the game is played with another deck",
            key="--for",
            found=repr(game),
            expected=_("deck {deck}", deck=data.deck),
        )
    order = GameOrder(game, rules_file, settings, variant)
    session = order.session(workshop)
    wanted = data.players[-1] if players is None else players
    session.game.check_players(data, wanted, key="--players")
    return Party(order, wanted)


def game_kit_products(
    workshop: Workshop,
    party: Party,
    paper: str,
    link: str = "",
    *,
    parts: Sequence[KitPart] = PARTS,
    printer: Printer | None = None,
    booklet: BookletSize = BOOKLET_SIZES[0],
) -> list[Product]:
    """All files of these parts of the kit but the box and the guide.

    They are the packs, chips if the game needs them, the booklet in its size and for the box and as text, a reference
    card for each player, with the code of the `link`, and a pad of the first page size that has leaves for so many.
    What is cut out on both sides is moved for the `printer`.
    """
    return products_of(parts, _parts_of(workshop, party, SheetLayout(paper, printer=printer), link, booklet))


def _parts_of(
    workshop: Workshop, party: Party, layout: SheetLayout, link: str, booklet: BookletSize
) -> Iterator[tuple[KitPart, Sequence[Product]]]:
    session = party.order.session(workshop)
    deck, needs = session.deck, party_equipment(workshop, party)
    cards = CardSelection(deck, needs.pack * needs.packs, designed_boxes(workshop.catalog, deck))
    choices = (*party.choices, ("packs", str(needs.packs)), *layout.reading)
    yield "cards", [sheet_product(cards, layout, f"{party.order.game}/{deck.file_name('karten')}", choices)]
    if needs.chips:
        yield "chips", [chips_product(deck, party.players, layout.paper, party.order.folder(deck), layout.printer)]
    yield from _booklets(GameRules(deck, party.order), booklet, layout.paper)
    yield "reference", [party_reference_product(party, deck, layout, link)]
    leaves = PadData.load(workshop.roots).leaves
    size = roomy_page(workshop, session, PAD_PAGES, party.players)
    yield "pad", [game_pad_product(party.order, deck, size, layout.paper, leaves, party)] if size else []


def _booklets(rules: GameRules, size: BookletSize, paper: str) -> Iterator[tuple[KitPart, Sequence[Product]]]:
    """The booklet in that size, the one that lies in the box, and the rules as text and as a page for a screen."""
    page = (size,) if size in ("a6", "a5") else ()
    large = (LARGE,) if size == "large" else ()
    yield from booklets_by_part(rules, (*page, BOX_EDITION), paper, *large, TEXT, HTML)
    if size == "card":
        yield "booklet", rules.products(*page_editions(BOX_EDITION, paper))


def game_kit_follow_ups(
    workshop: Workshop,
    party: Party,
    paper: str,
    *,
    parts: Sequence[KitPart] = PARTS,
    printer: Printer | None = None,
) -> list[FollowUp]:
    """The products of these parts that depend on the other files of the kit: first the boxes, then the guide."""
    deck = party.order.session(workshop).deck

    def boxes(files: Sequence[File]) -> list[Product]:
        return [party_box(workshop, party, files)]

    def guides(files: Sequence[File]) -> list[Product]:
        return [guide_product(deck, files, paper, (party.order,), party, printer)]

    return follow_ups_of(parts, boxes, guides)


def party_box(workshop: Workshop, party: Party, files: Sequence[File]) -> Product:
    """A box for each pack, all with room for the booklet and an equal share of the reference cards."""
    session = party.order.session(workshop)
    deck, needs = session.deck, party_equipment(workshop, party)
    edition = deck.file_name(BOX_BOOKLET)
    pages = sum(file.pages for file in files if file.kind == "booklet" and Path(file.path).stem == edition)
    contents = box_contents(workshop.catalog, deck, pages)._replace(
        cards=len(needs.pack), references=-(-party.players // needs.packs)
    )
    games = [game.id for game in workshop.catalog.games_of(deck.id)]
    return box_product(deck, contents, games=games, copies=needs.packs, folder=party.order.folder(deck))
