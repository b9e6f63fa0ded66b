"""A table: a game, its data, its deck, and the rules that those who sit at it have agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from kartenwerk.catalog import Deck, GameData, HouseRules
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import AnyGame
from kartenwerk.engine.match import Match, play_deals, play_match


@dataclass(frozen=True)
class Table:
    """`names` are the people at the table, seat by seat."""

    game: AnyGame
    data: GameData
    deck: Deck
    house: HouseRules
    names: tuple[str, ...]

    @cached_property
    def values(self) -> Mapping[str, Value]:
        """All rule parameters, the table's changes laid over the defaults."""
        return self.data.settle(self.house.changes)

    def play(self, players: int, seed: int, policy: str = "sensible") -> Match:
        """One deal, played out."""
        return play_match(self.game, self.values, players, self.deck.pack, seed, policy)

    def play_deals(self, players: int, seed: int, policy: str = "sensible") -> Iterator[Match]:
        """Deal after deal."""
        return play_deals(self.game, self.values, players, self.deck.pack, seed, policy)
