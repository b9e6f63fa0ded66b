"""What is printed of a deck or game of one's own, as an address holds it, and the lines that make the same."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.products.boxed_game.editions import in_edition, printed_members
from kartenwerk.products.boxed_game.guide import guide_products
from kartenwerk.products.boxed_game.kit import game_folder_kit
from kartenwerk.products.boxed_game.parts import part_products
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.check import check_all, check_members
from kartenwerk.products.kits.kit import kit_follow_ups, kit_products
from kartenwerk.products.kits.parts import PARTS, KitPart
from kartenwerk.products.printer import Printer
from kartenwerk.products.prints.game import compare_game
from kartenwerk.products.prints.mark import changes_since
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.making import KitBuild
from kartenwerk.workbench.order import PAPERS
from kartenwerk.workbench.request import Fields

ALL, CHANGED = "all", "changed"


@dataclass(frozen=True)
class OwnOrder:
    """What is to be printed of the deck or game in a `folder`, which the command line calls `typed`.

    `of` is a deck or part of a game, "" for the whole of it. Either it is everything, of a deck by itself some `parts`
    of it, or only the cards that have changed since the last print. `state` changes with every file: a deck that has
    been changed is another order.
    """

    folder: Path
    typed: str
    data: Path | None = None
    of: str = ""
    what: str = ALL
    parts: tuple[KitPart, ...] = PARTS
    paper: str = PAPERS[0]
    printer: str = ""
    service: str = ""
    state: str = ""

    @staticmethod
    def read(fields: Fields, live: LiveDeck, workshop: Workshop) -> OwnOrder:
        """The order in an address or a form, of the deck or game that is shown.

        KartenwerkError for what none of ours has sent. A form says `chosen`: a box without a tick sends nothing.
        """
        assert live.folder is not None
        what, of, named = fields.last("what", ALL), fields.last("of"), fields.all("only")
        if what not in (ALL, CHANGED):
            raise unknown("there is no choice of that name", what, (ALL, CHANGED), "what")
        if of and of not in names_of(workshop):
            raise unknown("the game has no such deck", of, names_of(workshop), "of")
        for name in named:
            if name and name not in PARTS:
                raise unknown("a kit has no such part", name, PARTS, "only")
        parts, catalog = parts_of(workshop), workshop.catalog
        return OwnOrder(
            live.folder,
            live.typed,
            live.data,
            of,
            what,
            tuple(part for part in parts if part in named) if named or fields.has("chosen") else parts,
            catalog.paper(fields.last("paper", PAPERS[0])).id,
            Printer.load(fields.last("printer")).name if fields.last("printer") else "",
            catalog.service(fields.last("service")).id if fields.last("service") else "",
            _state_of(workshop),
        )

    @property
    def archive(self) -> str:
        return self.folder.name if self.folder.name.isascii() and self.folder.name.isidentifier() else "deck"

    @property
    def page(self) -> str:
        return f"own/print?{self.fields.encode()}"

    @property
    def fields(self) -> Fields:
        """The order as the fields of an address; the files of the folder are as they are when it is asked for."""
        pairs = [("what", self.what)]
        pairs += [("of", self.of)] * bool(self.of)
        pairs += [("chosen", "1"), *(("only", part) for part in self.parts)]
        pairs += [("paper", self.paper)] * (self.paper != PAPERS[0])
        pairs += [("printer", self.printer)] * bool(self.printer)
        pairs += [("service", self.service)] * bool(self.service)
        return Fields(tuple(pairs))

    @property
    def reading(self) -> Printer | None:
        return Printer.load(self.printer) if self.printer else None

    def open(self) -> Workshop:
        """DataError with all that is wrong with the deck or the game."""
        return open_own(self.folder, self.data)

    def kits(self, workshop: Workshop) -> list[KitBuild]:
        builds = [build for _words, build in self._builds(workshop)]
        if not builds and self.what == CHANGED:
            raise KartenwerkError("no card has changed since the last print")
        if not builds:
            raise KartenwerkError("nothing is chosen that could be printed")
        return builds

    def commands(self, workshop: Workshop) -> list[str]:
        """The lines that make the same files."""
        data = ["--data", str(self.data)] if self.data else []
        return [shlex.join(["kartenwerk", *words, *data]) for words, _build in self._builds(workshop)]

    def note(self, workshop: Workshop, language: str) -> str:
        """What to click at the print service, if one is chosen."""
        if not isinstance(workshop, CustomWorkshop) or not self.service:
            return ""
        return self._cards(workshop).note(workshop.catalog.in_language(language))

    def _builds(self, workshop: Workshop) -> Iterator[tuple[list[str], KitBuild]]:
        """The words of each line, and what it makes."""
        if isinstance(workshop, GameWorkshop):
            yield from self._changed_of_game(workshop) if self.what == CHANGED else (self._of_game(workshop),)
            return
        assert isinstance(workshop, CustomWorkshop)
        catalog = workshop.catalog
        if self.what == CHANGED:
            needed = tuple(changes_since(workshop, shelf_of(workshop.deck_folder)).needed)
            if needed:
                products = self._cards(workshop, needed).products(catalog)
                yield ["deck", self.typed, "--changed", *self._words_of_cards], KitBuild(products, ())
            return
        home = tuple(part for part in self.parts if part != "cards" or not self._is_apart)
        if home == ("guide",):
            raise KartenwerkError("a guide is about the parts that are printed with it", expected=_("a further part"))
        if home:
            deck = catalog.deck(workshop.deck.id)
            only = ["--only", ",".join(home)] if home != parts_of(workshop) else []
            steps = kit_follow_ups(catalog, [deck], self.paper, parts=home)
            yield (
                ["kit", self.typed, *only, *self._words_of_paper],
                KitBuild(kit_products(catalog, deck, self.paper, parts=home), steps),
            )
        if self._is_apart and "cards" in self.parts:
            products = self._cards(workshop).products(catalog)
            yield ["deck", self.typed, *self._words_of_cards], KitBuild(products, ())

    @property
    def _is_apart(self) -> bool:
        """Whether the cards have a line of their own: for a service, or moved for a printer."""
        return bool(self.service or self.printer)

    @property
    def _words_of_paper(self) -> list[str]:
        return ["--paper", self.paper] if self.paper != PAPERS[0] else []

    @property
    def _words_of_cards(self) -> list[str]:
        if self.service:
            return ["--service", self.service]
        return [*self._words_of_paper, *(["--printer", self.printer] if self.printer else [])]

    def _cards(self, workshop: CustomWorkshop, changed: tuple[str, ...] | None = None) -> DeckOrder:
        """The cards, or those that have changed, for the service or for sheets."""
        deck = workshop.catalog.deck(workshop.deck.id)
        if self.service:
            return DeckOrder(deck, self.service, changed=changed)
        return DeckOrder(deck, paper=self.paper, printer=self.printer or None, changed=changed)

    def _of_game(self, workshop: GameWorkshop) -> tuple[list[str], KitBuild]:
        """The kit of the game, or of a deck or part of it."""
        members = [each for each in workshop.game.members if self.of in ("", each.name)]
        languages = list(dict.fromkeys(member.language for member in members))
        kit = game_folder_kit(workshop, members, self.paper, is_whole=not self.of)

        def guides(files: Sequence[File]) -> Sequence[Product]:
            return guide_products(workshop, files, languages, self.paper)

        words = ["kit", self._place(self.of), *self._words_of_paper]
        return words, KitBuild(kit.products, () if self.of else (guides,))

    def _changed_of_game(self, workshop: GameWorkshop) -> Iterator[tuple[list[str], KitBuild]]:
        """What has changed since the last print of the game: cards of its decks, and each part by a line of its own."""
        members = [each for each in workshop.game.members if self.of in ("", each.name)]
        found = compare_game(workshop, members, None)
        cards = [
            product
            for member in members
            if not member.is_part and (needed := found.find_needed(member))
            for product in in_edition(workshop, member, self._changed_cards(workshop.edition(member), needed))
        ]
        if cards:
            yield ["deck", self._place(self.of), "--changed", *self._words_of_paper], KitBuild(cards, ())
        for name in found.find_changed_parts(members):
            printed = printed_members(workshop, [each for each in members if each.name == name])
            products = [product for member in printed for product in part_products(workshop, member, self.paper)]
            yield ["deck", self._place(name), *self._words_of_paper], KitBuild(products, ())

    def _changed_cards(self, workshop: CustomWorkshop, needed: tuple[str, ...]) -> list[Product]:
        return DeckOrder(workshop.deck, paper=self.paper, changed=needed).products(workshop.catalog)

    def _place(self, name: str) -> str:
        """The game, or a deck or part of it, as the command line calls it."""
        return f"{self.typed}/{name}" if name else self.typed


def open_own(folder: Path, data: Path | None) -> Workshop:
    """The workshop of a deck or a game of one's own; DataError with all that is wrong with it."""
    workshop = Workshop.over(data, folder)
    if isinstance(workshop, GameWorkshop):
        check_members(workshop, workshop.game.members).check()
    else:
        check_all(workshop).check()
    return workshop


def parts_of(workshop: Workshop) -> tuple[KitPart, ...]:
    """The parts of a kit that a deck by itself has."""
    if not isinstance(workshop, CustomWorkshop):
        return PARTS
    brings = workshop.deck.brings
    has = {"booklet": "rules" in brings, "pad": "pad" in brings, "reference": "reference" in brings, "chips": False}
    return tuple(part for part in PARTS if has.get(part, True))


def names_of(workshop: Workshop) -> list[str]:
    """The decks and parts of a game; none of a deck by itself."""
    if not isinstance(workshop, GameWorkshop):
        return []
    return list(dict.fromkeys(member.name for member in workshop.game.members))


def _state_of(workshop: Workshop) -> str:
    """What changes with every file from which something is made."""
    return sha256(repr(sorted(workshop.digests.items())).encode()).hexdigest()
