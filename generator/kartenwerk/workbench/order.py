"""An order as the address of a page holds it, and the products that it stands for.

Nothing here is a second truth: the products are those of `kartenwerk kit`, and `commands` are the lines that make the
same files byte for byte.
"""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace

from kartenwerk.base.errors import KartenwerkError, check_between, unknown
from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.engine.session import Session, needs_chips
from kartenwerk.play.games import rules_of
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.kits.equipment import party_equipment
from kartenwerk.products.kits.game_kit import game_kit_follow_ups, game_kit_products
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.kits.parts import BOOKLET_SIZES, PARTS, BookletSize, KitPart, read_booklet_size
from kartenwerk.products.printer import Printer
from kartenwerk.workbench.making import KitBuild
from kartenwerk.workbench.request import Fields

PAPERS = ("a4", "letter")
"""The papers of printers at home."""

USUAL_PLAYERS = 4
"""A page opens for that many people, or for the number nearest to it that the game takes."""

_RULE = "set."
"""What the fields of rules begin with."""


@dataclass(frozen=True)
class Order:
    """What is to be printed. `settings` are the rules that differ from the variant's, as `--set` takes them.

    With a `service` the cards are made for it, and the other parts for the printer at home.
    """

    game: str
    players: int
    parts: tuple[KitPart, ...] = PARTS
    variant: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    paper: str = PAPERS[0]
    printer: str = ""
    service: str = ""
    booklet: BookletSize = BOOKLET_SIZES[0]

    @staticmethod
    def read(fields: Fields, workshop: Workshop) -> Order:
        """The order in an address or a form; KartenwerkError for what none of ours has sent.

        A form says `chosen`: there a box without a tick sends nothing. Where it names another variant than that `of`
        which it showed the rules, these are taken from the variant.
        """
        catalog = workshop.catalog
        game = catalog.game(fields.last("game"))
        chosen, variant = fields.has("chosen"), fields.last("variant")
        if variant:
            game.variant(variant)
        is_other = chosen and fields.last("of") != variant
        return Order(
            game.id,
            _read_players(game, fields.last("players")),
            _read_parts(game, fields, chosen=chosen),
            variant,
            () if is_other else _read_rules(workshop, game, variant, fields, chosen=chosen),
            catalog.paper(fields.last("paper", PAPERS[0])).id,
            Printer.load(fields.last("printer")).name if fields.last("printer") else "",
            catalog.service(fields.last("service")).id if fields.last("service") else "",
            read_booklet_size(fields.last("booklet") or None, "booklet"),
        )

    @property
    def fields(self) -> Fields:
        """The order as the fields of an address."""
        pairs = [("game", self.game), ("players", str(self.players))]
        pairs += [("only", part) for part in (self.parts or ("",)) if self.parts != PARTS]
        pairs += [("booklet", self.booklet)] * (self.booklet != BOOKLET_SIZES[0])
        pairs += [("variant", self.variant)] * bool(self.variant)
        pairs += [(_RULE + key, value) for key, value in self.settings]
        pairs += [("paper", self.paper)] * (self.paper != PAPERS[0])
        pairs += [("printer", self.printer)] * bool(self.printer)
        pairs += [("service", self.service)] * bool(self.service)
        return Fields(tuple(pairs))

    def with_printer(self, name: str) -> Order:
        return replace(self, printer=name)

    @property
    def rules(self) -> GameOrder:
        """The game by the rules of this order."""
        return GameOrder(
            self.game, settings=tuple(f"{key}={value}" for key, value in self.settings), variant=self.variant
        )

    @property
    def party(self) -> Party:
        return Party(self.rules, self.players)

    @property
    def archive(self) -> str:
        return self.game

    @property
    def page(self) -> str:
        return f"order?{self.fields.encode()}"

    @property
    def reading(self) -> Printer | None:
        """The printer with its figures as they are now; KartenwerkError if it is gone."""
        return Printer.load(self.printer) if self.printer else None

    def open(self) -> Workshop:
        return Workshop.over(None)

    def session(self, workshop: Workshop) -> Session:
        """KartenwerkError for rules that do not go together."""
        return self.rules.session(workshop)

    def parts_at_home(self, game: GameData) -> tuple[KitPart, ...]:
        """The parts that are printed at home: those that the game has, without the cards that a service prints."""
        wanted = (part for part in parts_of(game) if part in self.parts)
        return tuple(part for part in wanted if part != "cards" or not self.service)

    def kits(self, workshop: Workshop) -> list[KitBuild]:
        """What each of the commands makes; KartenwerkError if nothing is left to be printed but a guide to nothing."""
        party, home, printer = self.party, self.parts_at_home(workshop.catalog.game(self.game)), self.reading
        deck = self._for_service(workshop)
        if not home and not deck:
            raise KartenwerkError("nothing is chosen that could be printed")
        if home == ("guide",):
            raise KartenwerkError("a guide is about the parts that are printed with it", expected=_("a further part"))
        products = game_kit_products(workshop, party, self.paper, parts=home, printer=printer, booklet=self.booklet)
        steps = game_kit_follow_ups(workshop, party, self.paper, parts=home, printer=printer)
        kits = [KitBuild(products, steps)] if home else []
        return [*kits, KitBuild(deck.products(workshop.catalog), ())] if deck else kits

    def note(self, workshop: Workshop, language: str) -> str:
        """What to click at the print service, if one is chosen."""
        deck = self._for_service(workshop)
        return deck.note(workshop.catalog.in_language(language)) if deck else ""

    def _for_service(self, workshop: Workshop) -> DeckOrder | None:
        """The cards as the print service wants them, if it prints any."""
        if not self.service or "cards" not in self.parts:
            return None
        deck = workshop.catalog.deck(workshop.catalog.game(self.game).deck)
        packs = party_equipment(workshop, self.party).packs
        return DeckOrder(deck, self.service, game=self.game, copies=packs)

    def commands(self, workshop: Workshop) -> list[str]:
        """The lines that make the same files."""
        game, lines = workshop.catalog.game(self.game), []
        home = self.parts_at_home(game)
        if home:
            words = ["kit", game.deck, "--for", self.game, "--players", str(self.players)]
            words += ["--variant", self.variant] * bool(self.variant)
            words += [word for key, value in self.settings for word in ("--set", f"{key}={value}")]
            words += ["--only", ",".join(home)] if home != parts_of(game) else []
            words += ["--booklet", self.booklet] if self.booklet != BOOKLET_SIZES[0] and "booklet" in home else []
            words += ["--paper", self.paper] if self.paper != PAPERS[0] else []
            words += ["--printer", self.printer] if self.printer else []
            lines.append(words)
        deck = self._for_service(workshop)
        if deck:
            words = ["deck", game.deck, "--for", self.game, "--service", self.service]
            lines.append([*words, *(("--copies", str(deck.copies)) if deck.copies > 1 else ())])
        return [shlex.join(["kartenwerk", *words]) for words in lines]


def _read_players(game: GameData, text: str) -> int:
    if not text:
        return min(game.players, key=lambda each: abs(each - USUAL_PLAYERS))
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    check_between(_("that many people cannot play it"), number, game.players[0], game.players[-1], "players")
    if number not in game.players:
        raise unknown(_("that many people cannot play it"), text, map(str, game.players), "players")
    return number


def _read_parts(game: GameData, fields: Fields, *, chosen: bool) -> tuple[KitPart, ...]:
    """The parts that are named, all of them where none are asked for; an empty name says that none are wanted."""
    named = fields.all("only")
    if not named and not chosen:
        return PARTS
    for name in named:
        if name and name not in PARTS:
            raise unknown(_("a kit has no such part"), name, PARTS, "only")
    parts = parts_of(game)
    return PARTS if {*parts} <= {*named} else tuple(part for part in parts if part in named)


def parts_of(game: GameData) -> tuple[KitPart, ...]:
    """The parts that a kit of the game has: no chips where nobody bets."""
    return tuple(part for part in PARTS if part != "chips" or needs_chips(rules_of(game), game))


def _read_rules(
    workshop: Workshop, game: GameData, variant: str, fields: Fields, *, chosen: bool
) -> tuple[tuple[str, str], ...]:
    """The rules that are not as the variant has them; KartenwerkError for a rule or a value that there is not.

    A form shows all rules, and what it shows is printed, even where a rule would move along with another.
    """
    sent = fields.beginning(_RULE)
    if chosen:
        sent = {id: "nein" for id, rule in game.rules.items() if rule.is_switch} | sent
    values: dict[str, Value] = {}
    for key, text in sent.items():
        rule = game.rules.get(key)
        if rule is None:
            raise unknown(_("the game has no such rule"), key, game.rules, _RULE + key)
        values[key] = rule.read(text)
        if not rule.allows(values[key]):
            raise KartenwerkError(
                "“{label}” cannot have this value", label=rule.label, key=_RULE + key, found=text, expected=rule.range
            )
    base = game.variant(variant).rules if variant else {}
    usual = game.settle(base)
    changed = {key: value for key, value in values.items() if value != usual[key]}
    try:
        settled = game.settle({**base, **changed})
    except KartenwerkError:  # reported where the order's session is opened
        settled = usual | changed
    changed |= {key: value for key, value in values.items() if chosen and value != settled[key]}
    return tuple((key, rule.write(changed[key])) for key, rule in game.rules.items() if key in changed)
