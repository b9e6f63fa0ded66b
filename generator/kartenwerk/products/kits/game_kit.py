"""The kit of one game: exactly what a number of players need to play it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, naming
from kartenwerk.base.message import _
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import BOX_BOOKLET
from kartenwerk.products.booklet.pages import page_editions
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.selection import CardSelection, designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, sheet_product
from kartenwerk.products.chips import chips_product
from kartenwerk.products.guide.guide import guide_product
from kartenwerk.products.kits.equipment import party_equipment
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.kits.kit import BOOKLET_PAGES, PAD_PAGES
from kartenwerk.products.pad.game import game_pad_product, roomy_page
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.reference.card_product import party_reference_product
from kartenwerk.products.web.rules_page import HTML


def read_party(
    workshop: Workshop, deck: str, game: str, players: int | None, rules_file: Path | None = None, variant: str = ""
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
    order = GameOrder(game, rules_file, variant=variant)
    session = order.session(workshop)
    wanted = data.players[-1] if players is None else players
    session.game.check_players(data, wanted, key="--players")
    return Party(order, wanted)


def game_kit_products(workshop: Workshop, party: Party, paper: str, link: str = "") -> list[Product]:
    """All files of the kit but the box and the guide.

    They are the packs, chips if the game needs them, the booklet in A6 and for the box and as plain text, a reference
    card for each player, with the code of the `link`, and a pad of the first page size that has leaves for so many.
    """
    session = party.order.session(workshop)
    deck, needs = session.deck, party_equipment(workshop, party)
    cards = CardSelection(deck, needs.pack * needs.packs, designed_boxes(workshop.catalog, deck))
    name = f"{party.order.game}/karten"
    products = [sheet_product(cards, SheetLayout(paper), name, (*party.choices, ("packs", str(needs.packs))))]
    if needs.chips:
        products.append(chips_product(deck, party.players, paper, party.order.folder(deck)))
    pages = (edition for page in BOOKLET_PAGES for edition in page_editions(page, paper))
    products += GameRules(deck, party.order).products(*pages, TEXT, HTML)
    products.append(party_reference_product(party, deck, paper, link))
    leaves = PadData.load(workshop.roots).leaves
    size = roomy_page(workshop, session, PAD_PAGES, party.players)
    return products + ([game_pad_product(party.order, deck, size, paper, leaves, party)] if size else [])


def game_kit_follow_ups(workshop: Workshop, party: Party, paper: str) -> tuple[FollowUp, FollowUp]:
    """The products that depend on the other files of the kit: first the boxes, then the guide."""
    deck = party.order.session(workshop).deck

    def boxes(files: Sequence[File]) -> list[Product]:
        return [party_box(workshop, party, files)]

    def guides(files: Sequence[File]) -> list[Product]:
        return [guide_product(deck, files, paper, (party.order,), party)]

    return boxes, guides


def party_box(workshop: Workshop, party: Party, files: Sequence[File]) -> Product:
    """A box for each pack, all with room for the booklet and an equal share of the reference cards."""
    session = party.order.session(workshop)
    deck, needs = session.deck, party_equipment(workshop, party)
    pages = sum(file.pages for file in files if file.kind == "booklet" and Path(file.path).stem == BOX_BOOKLET)
    contents = box_contents(workshop.catalog, deck, pages)._replace(
        cards=len(needs.pack), references=-(-party.players // needs.packs)
    )
    games = [game.id for game in workshop.catalog.games_of(deck.id)]
    return box_product(deck, contents, games=games, copies=needs.packs, folder=party.order.folder(deck))
