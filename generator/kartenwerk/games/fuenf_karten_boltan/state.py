"""Where a deal of Fünf-Karten-Boltan stands: its rules, its phases, its state as a value."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.games.fuenf_karten_boltan.blows import Blow, Limits
from kartenwerk.games.fuenf_karten_boltan.drawing import Exchange, Search, Shuffle, Talon
from kartenwerk.games.fuenf_karten_boltan.hands import boltan_ladder
from kartenwerk.games.fuenf_karten_boltan.helm import Helm, Patzer
from kartenwerk.mechanics.betting import Chips, clockwise
from kartenwerk.mechanics.ladder import Grid, Ladder

SUITS = ("erz", "humus", "eis", "wasser", "feuer", "luft")
"""Rising: of two cards of the same rank the later element is higher."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/fuenf_karten_boltan.toml`."""

    sold: int
    startmarken: int
    mindestschlag: int
    hoechstschlag: int
    max_schlaege1: int
    max_schlaege2: int
    tausch_max: int
    fester_geber: bool
    hammerschlag: bool
    hammer_pariert: bool
    kleine_helme: str
    verbruederung: str
    familie_nach_drilling: bool
    talon_letzte_nie: bool
    strafsold: bool


class Phase(StrEnum):
    """Where a deal stands."""

    SEARCH = "suche"
    MANOEVER = "manoever"
    FORMATION = "formation"
    AUFMARSCH = "aufmarsch"
    OVER = "aus"


Move: TypeAlias = Blow | Exchange | Shuffle | Search | Patzer


class State(NamedTuple):
    """Cards face down but for those of `shown` seats, and the chips.

    `first` opens the Manöver, `opener` the last round of betting played; `to_exchange` are still to exchange.
    """

    rules: Rules
    grid: Grid
    phase: Phase
    talon: Talon
    hands: tuple[Cards, ...]
    first: int
    opener: int
    helm: Helm
    to_exchange: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()

    @property
    def table(self) -> Chips:
        return self.helm.table

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is alive, in turn from the opener of the Manöver on."""
        return tuple(seat for seat in clockwise(self.first - 1, len(self.hands)) if self.table.live[seat])


def ladder(rules: Rules, grid: Grid) -> Ladder:
    return boltan_ladder(grid, SUITS, rules.familie_nach_drilling)


def limits(state: State) -> Limits:
    rules = state.rules
    blows = rules.max_schlaege1 if state.phase is Phase.MANOEVER else rules.max_schlaege2
    return Limits(rules.hoechstschlag, blows, rules.hammerschlag, rules.hammer_pariert)


def strength(state: State, seat: int) -> tuple[int, tuple[int, ...]]:
    """How good a seat's hand is; no two are equal."""
    return ladder(state.rules, state.grid).read(state.hands[seat]).strength
