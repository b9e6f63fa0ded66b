"""Where a deal of Fünf-Karten-Boltan stands: its rules, its phases, its state as a value."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.play.games.fuenf_karten_boltan.actions import BettingMove, Limits
from kartenwerk.play.games.fuenf_karten_boltan.hands import boltan_ladder
from kartenwerk.play.games.fuenf_karten_boltan.helm import Helm, Patzer
from kartenwerk.play.games.fuenf_karten_boltan.talon import Exchange, Search, Shuffle, Talon
from kartenwerk.play.mechanics.betting import Chips, clockwise
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid

SUITS = ("erz", "humus", "eis", "wasser", "feuer", "luft")
"""The elements, rising: of two cards of the same rank the one of the later element is higher."""


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
    """The parts of a deal; Manöver and Aufmarsch are rounds of betting, in the Formation cards are exchanged."""

    SEARCH = "suche"
    MANOEVER = "manoever"
    FORMATION = "formation"
    AUFMARSCH = "aufmarsch"
    OVER = "aus"


Move: TypeAlias = BettingMove | Exchange | Shuffle | Search | Patzer


class State(NamedTuple):
    """Cards, face down but for those of `shown` seats, and the chips in and beside the Helm.

    `grid` is the pack, known to all. `first` opens the Manöver, `opener` the last round of betting played;
    `to_exchange` are the seats that have still to exchange.
    """

    rules: Rules
    grid: PackGrid
    phase: Phase
    talon: Talon
    hands: tuple[Cards, ...]
    first: int
    opener: int
    helm: Helm
    to_exchange: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()

    @property
    def chips(self) -> Chips:
        return self.helm.chips

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are alive, in turn from the opener of the Manöver on."""
        return tuple(seat for seat in clockwise(self.first - 1, len(self.hands)) if self.chips.live[seat])


def ladder(rules: Rules, grid: PackGrid) -> Ladder:
    """The ladder of hands by these rules."""
    return boltan_ladder(grid, SUITS, rules.familie_nach_drilling)


def limits(state: State) -> Limits:
    """The limits of the round of betting that is on."""
    rules = state.rules
    blows = rules.max_schlaege1 if state.phase is Phase.MANOEVER else rules.max_schlaege2
    return Limits(rules.hoechstschlag, blows, rules.hammerschlag, rules.hammer_pariert)
