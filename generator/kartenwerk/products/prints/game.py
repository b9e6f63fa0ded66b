"""What has changed in a game since it was printed: in each deck and part, in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kartenwerk.build.product import Product
from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.custom.game.member import Member
from kartenwerk.custom.prints.compare import DeckDifference, compare_game_prints
from kartenwerk.custom.prints.record import GamePrint
from kartenwerk.custom.prints.shelf import Shelf, game_shelf_of
from kartenwerk.products.boxed_game.editions import in_edition
from kartenwerk.products.prints.mark import Edition, TakenPrint, draw_pictures, record_game, take_game_print
from kartenwerk.products.prints.pairs import Pair, PairMaker, faces_shown


@dataclass(frozen=True)
class GameDifference:
    """What differs in each deck and part of a game, those that are gone included."""

    old: GamePrint
    version: str
    editions: Mapping[Edition, DeckDifference]
    taken: Mapping[Edition, TakenPrint]
    shelf: Shelf[GamePrint]

    def find_needed(self, member: Member) -> tuple[str, ...]:
        """The ids of the member's cards that have to be printed; none of a part that another language prints."""
        found = self.editions.get((member.language, member.name))
        return () if found is None else tuple(found.needed)

    def find_changed_parts(self, members: Iterable[Member]) -> list[str]:
        """The names of the parts among the members that have changed; a part is printed whole, in all its languages."""
        return list(dict.fromkeys(each.name for each in members if each.is_part and self.find_needed(each)))

    def place(self, workshop: GameWorkshop, member: Member, products: Iterable[Product]) -> list[Product]:
        """The products in the member's folder, called after the member."""
        deck = workshop.edition(member).deck.id
        return [
            replace(product, path=product.path.replace(f"{deck}_", f"{member.name}_").replace(deck, member.name))
            for product in in_edition(workshop, member, products)
        ]


def compare_game(workshop: GameWorkshop, members: Sequence[Member], since: str | None) -> GameDifference:
    """The members as they are now beside a print of the game, the last one or that of a name or number."""
    shelf = game_shelf_of(workshop.deck_folder)
    old = shelf.find(since)  # before anything is drawn
    taken = take_game_print(workshop, members)
    version = workshop.game.file.version or ""
    new = record_game(workshop, {place: each.record for place, each in taken.items()}, 0, version)
    others = {(each.language, each.name) for each in workshop.game.members} - {*taken}
    editions = {place: each for place, each in compare_game_prints(old, new).items() if place not in others}
    return GameDifference(old, version, editions, taken, shelf)


def draw_game_pairs(workshop: GameWorkshop, found: GameDifference) -> Iterator[tuple[Member, list[Pair]]]:
    """Old and new pictures of what has changed, of each member that has changed."""
    for (language, name), difference in found.editions.items():
        taken = found.taken.get((language, name))
        if difference.is_empty or taken is None:
            continue
        member = workshop.game.find(name, language)
        edition, faces = workshop.edition(member), taken.faces
        pictures = draw_pictures(edition, {face: faces[face] for face in sorted(faces_shown(difference))})
        pairs = [*PairMaker(difference, found.shelf, pictures, edition.deck.tools.words).pairs()]
        if pairs:
            yield member, pairs
