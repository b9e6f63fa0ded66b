"""Editions: what a deck or a part of a game has made in one language, in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from kartenwerk.build.product import Made, MakeFile, Product
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.custom.game.member import Member


def in_edition(workshop: GameWorkshop, member: Member, products: Iterable[Product]) -> list[Product]:
    """The products of a member's deck, put into its folder and made by the tools of its language."""
    deck = workshop.edition(member).deck.id
    folder = f"{language_folder(workshop, member.language)}/{member.name}"
    return [
        replace(
            product,
            path=f"{folder}/{product.path.removeprefix(f'{deck}/')}",
            make=partial(make_in_edition, name=member.name, language=member.language, make=product.make),
            of=member.name,
            language=member.language,
        )
        for product in products
    ]


def language_folder(workshop: GameWorkshop, language: str) -> str:
    """Where the files of a language lie: in a folder of its own if the game has several."""
    game = workshop.game
    return f"{game.id}/{language}" if len(game.languages) > 1 else game.id


def make_in_edition(workshop: Workshop, name: str, language: str, make: MakeFile) -> Made:
    assert isinstance(workshop, GameWorkshop)
    return make(workshop.edition(workshop.game.find(name, language)))


def printed_members(workshop: GameWorkshop, members: Iterable[Member]) -> list[Member]:
    """The members without those parts that say the same in a language that comes before."""
    found: list[Member] = []
    for member in members:
        before = [each for each in found if each.is_part and each.name == member.name]
        if not any(says_the_same(workshop, member, each) for each in before):
            found.append(member)
    return found


def says_the_same(workshop: GameWorkshop, member: Member, other: Member) -> bool:
    """Whether a part shows the same in two languages, so that it is printed once."""
    return workshop.edition(member).deck.shown == workshop.edition(other).deck.shown
