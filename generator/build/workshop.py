"""What a command works with: data, language, templates, fonts and cache, each made when first needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from generator.catalog import Catalog, Deck, GameData, HouseRules
from generator.catalog.game import Value
from generator.data import DataRoots
from generator.engine.contract import AnyGame, Reason

if TYPE_CHECKING:
    from generator.cache import Cache
    from generator.faces import Faces
    from generator.german import Language
    from generator.templating import Templates
    from generator.type.library import Fonts


@dataclass(frozen=True)
class Table:
    """A game with its deck and the rules a table has agreed on; `values` are all parameters."""

    game: AnyGame
    data: GameData
    deck: Deck
    house: HouseRules

    @cached_property
    def values(self) -> Mapping[str, Value]:
        return self.data.settle(self.house.changes)


@dataclass(frozen=True)
class Workshop:
    """The tools of one run, over the project's own data and perhaps a user's folder."""

    roots: DataRoots
    folder: Path | None = None

    @staticmethod
    def over(folder: Path | None) -> Workshop:
        return Workshop(DataRoots.over(folder), folder)

    @cached_property
    def catalog(self) -> Catalog:
        return Catalog(self.roots)

    @cached_property
    def language(self) -> Language:
        from generator.german import Language

        return Language.load(self.roots)

    @cached_property
    def templates(self) -> Templates:
        from generator.templating import Templates

        return Templates(self.roots, self.language)

    @cached_property
    def cache(self) -> Cache:
        from generator.cache import Cache

        return Cache.of_user()

    @cached_property
    def fonts(self) -> Fonts:
        from generator.type.library import Fonts

        return Fonts(self.cache, self.roots)

    def faces(self, deck: Deck) -> Faces:
        """The deck's faces, made once a run."""
        if deck.id not in self._faces:
            from generator.faces import Faces

            self._faces[deck.id] = Faces(deck, self.roots, self.templates, self.fonts.width)
        return self._faces[deck.id]

    @cached_property
    def _faces(self) -> dict[str, Faces]:
        return {}

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        from generator.catalog.load import read_toml

        return tuple(read_toml(self.roots.find("rules_data/names.toml"))["names"])

    def table(self, game: str, rules_file: Path | None, settings: Sequence[str]) -> Table:
        """The game with house rules from a file and single settings; KartenwerkError for any fault."""
        from generator.games import game as rules_of

        data = self.catalog.game(game)
        house = self.catalog.house_rules(data, rules_file, settings)
        return Table(rules_of(game), data, self.catalog.deck(data.deck), house)

    def sentence(self, table: Table, reason: Reason) -> str:
        """The sentence a reason or remark stands for, as the game's data words it."""
        return self.templates.sentence(
            {**table.data.reasons, **table.data.remarks}[reason.id],
            karten=[table.deck.spoken(card) for card in reason.cards],
            werte=[card.value for card in reason.cards],
            regeln=table.values,
        )
