"""The parts of a game: the files of each, by its kind."""

from __future__ import annotations

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.catalog import Backs
from kartenwerk.custom.game.member import Member
from kartenwerk.products.boxed_game.editions import in_edition
from kartenwerk.products.boxed_game.pieces import pieces_product
from kartenwerk.products.cards.sheets import SheetLayout


def part_products(workshop: GameWorkshop, member: Member, paper: str, backs: Backs = "long-edge") -> list[Product]:
    """The sheets of a part."""
    deck = workshop.edition(member).deck
    layout = SheetLayout(paper, backs)
    return in_edition(workshop, member, [pieces_product(deck, layout)])
