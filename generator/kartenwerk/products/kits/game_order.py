"""Orders of games: a game and its house rules, as the user asks for them to be printed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, one_of
from kartenwerk.build.product import Choices, FileKind, MakeFile, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.catalog.game import HouseRulesFile
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Session
from kartenwerk.products.game_templates import has_booklet


@dataclass(frozen=True)
class GameOrder:
    """A game with house rules: all that another process needs to open the same session."""

    game: str
    rules_file: Path | None = None
    settings: tuple[str, ...] = ()
    variant: str = ""

    def session(self, workshop: Workshop, contract: AnyGame | None = None) -> Session:
        """The session of the game by these rules, or of a `contract` by them; KartenwerkError if a rule is wrong."""
        return workshop.session(self.game, self.rules_file, self.settings, self.variant, contract)

    @property
    def choices(self) -> Choices:
        """The manifest's record of the order: variant, file (its name without the folder), and all settings."""
        file = (("rules", self.rules_file.name),) if self.rules_file else ()
        variant = (("variant", self.variant),) if self.variant else ()
        return variant + file + ((("set", " ".join(self.settings)),) if self.settings else ())

    def product(self, deck: Deck, name: str, kind: FileKind, make: MakeFile, *more: tuple[str, str]) -> Product:
        """The file `name` in the game's folder; `more` are choices beside those of the order."""
        return Product(f"{self.folder(deck)}/{name}", kind, make, (deck.id, self.game), (*self.choices, *more))

    def folder(self, deck: Deck) -> str:
        """The game's folder, by which the batch of its booklets is called, too."""
        return f"{deck.id}/{self.game}"


@dataclass(frozen=True)
class Party:
    """A game, and how many play it."""

    order: GameOrder
    players: int

    @property
    def choices(self) -> Choices:
        """The manifest's record: the order's choices, the game and the number of players."""
        return (*self.order.choices, ("for", self.order.game), ("players", str(self.players)))

    def product(self, deck: Deck, name: str, kind: FileKind, make: MakeFile, *more: tuple[str, str]) -> Product:
        """The file `name` in the game's folder, made for the party."""
        return replace(self.order.product(deck, name, kind, make), choices=(*self.choices, *more))


def joint_choices(orders: Iterable[GameOrder]) -> Choices:
    """The choices of several orders, each named with its game."""
    return tuple((f"{order.game}.{key}", value) for order in orders for key, value in order.choices)


def orders_for_deck(catalog: Catalog, deck: Deck, rules_file: Path | None) -> list[GameOrder]:
    """An order for every game of the deck that has a booklet. The game that the file names gets its house rules.

    KartenwerkError if the file names no game of the deck or holds a wrong rule.
    """
    games = [game.id for game in catalog.games_of(deck.id) if has_booklet(catalog.roots, game.id)]
    if rules_file is None:
        return [GameOrder(game) for game in games]
    named = read_model(DataFile(rules_file, str(rules_file)), HouseRulesFile).game
    if named not in games:
        raise KartenwerkError(
            "the house rules do not name a game of this deck",
            file=str(rules_file),
            key="game",
            found=repr(named) if named else _("nothing"),
            expected=one_of(games),
        )
    catalog.house_rules(catalog.game(named), rules_file, ())  # reports wrong rules before anything is made
    house = GameOrder(named, rules_file)
    return [house if game == named else GameOrder(game) for game in games]
