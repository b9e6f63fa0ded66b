"""A game in a folder as the folder of Card Game Simulator: its decks and boards; it knows no other pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.products.boxed_game.editions import language_folder, make_in_edition
from kartenwerk.products.boxed_game.piece_pictures import draw_piece
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.simulator import SimulatorBoard, SimulatorDeck, simulator_products


def game_simulator_products(workshop: GameWorkshop, members: Sequence[Member]) -> list[Product]:
    """The folder for each language; none where no deck is among the members."""
    products: list[Product] = []
    for language in dict.fromkeys(member.language for member in members):
        here = [member for member in members if member.language == language]
        decks = [_deck(workshop, member) for member in here if not member.is_part]
        if not decks:
            continue
        file = workshop.game.files[language]
        folder = f"{language_folder(workshop, language)}/cgs"
        boards = [board for member in here if member.is_part for board in _boards(workshop, member)]
        made = simulator_products(decks, file.title, folder, (), boards, file.table.size)
        products += [replace(product, of=product.of or workshop.game.id, language=language) for product in made]
    return products


def _deck(workshop: GameWorkshop, member: Member) -> SimulatorDeck:
    edition = workshop.edition(member)
    cards = whole_deck(edition.catalog, edition.deck)
    return SimulatorDeck(cards, safe_id(member.name), partial(_in_edition, member=member))


def _boards(workshop: GameWorkshop, member: Member) -> list[SimulatorBoard]:
    deck = workshop.edition(member).deck
    if deck.part is None or deck.part.kind != "board":
        return []
    found = []
    for card in deck.kinds:
        name = str(card)
        id = safe_id(member.name) if len(deck.kinds) == 1 else f"{safe_id(member.name)}_{safe_id(name)}"
        product = Product("", "cgs", partial(draw_piece, deck=deck, name=name), (deck.id,))
        found.append(SimulatorBoard(id, _in_edition(product, member), (deck.width, deck.height)))
    return found


def _in_edition(product: Product, member: Member) -> Product:
    """The product made by the tools of the member's language."""
    make = partial(make_in_edition, name=member.name, language=member.language, make=product.make)
    return replace(product, make=make, of=member.name, language=member.language)
