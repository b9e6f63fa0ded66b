"""The parts of a game: the files of each, by its kind."""

from __future__ import annotations

from collections.abc import Mapping

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.catalog import Backs
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.game.member import Member
from kartenwerk.products.boxed_game.board import board_products
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.dice import die_product
from kartenwerk.products.boxed_game.editions import in_edition
from kartenwerk.products.boxed_game.pieces import pieces_product
from kartenwerk.products.boxed_game.standees import standees_product
from kartenwerk.products.cards.sheets import SheetLayout


def part_products(workshop: GameWorkshop, member: Member, paper: str, backs: Backs = "long-edge") -> list[Product]:
    """The sheets of a part, and a board also whole."""
    edition = workshop.edition(member)
    names = BoxedGameData.load(edition.roots, edition.printed_in).files
    return in_edition(workshop, member, _products(edition.deck, names, paper, backs))


def _products(deck: CustomDeck, names: Mapping[str, str], paper: str, backs: Backs) -> list[Product]:
    assert deck.part is not None
    match deck.part.kind:
        case "board":
            return board_products(deck, names["board"], paper)
        case "standee":
            return [standees_product(deck, names["standees"], paper)]
        case "die":
            return [die_product(deck, names["die"], paper)]
    return [pieces_product(deck, names["pieces"], SheetLayout(paper, backs))]
