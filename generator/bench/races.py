"""The races of games: beside OpenSpiel's nearest game to each, and races of their own."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from bench import seven_cards

YARDSTICK = "wolfsjagd"
"""The game whose speed is the measure of all others."""

OPEN_SPIEL: Mapping[str, str] = {
    "burner_holdem": (
        "universal_poker(betting=nolimit,numPlayers=2,numRounds=4,blind=50 100,firstPlayer=2 1 1 1,numSuits=4,"
        "numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=20000 20000,bettingAbstraction=fcpa)"
    ),  # it knows four sizes of bets, ours all of them
    "doppelkopf": "skat",
    "gin_romme": "gin_rummy",
    "mau_mau": "crazy_eights(players=2)",
    "siebzehn_und_vier": "blackjack",
    "tarock": "tarok(players=3)",  # other rules, but bidding, tricks and a stock as well
    "watten": "euchre",  # five cards and a named suit as well
    "wolfsjagd": "crazy_eights(players=2)",
}
"""OpenSpiel's nearest game, as `pyspiel.load_game` takes it."""

OWN: Mapping[str, ModuleType] = {"burner_holdem": seven_cards}
"""A module with a `TITLE` and `measure(session)`, which prints figures; KartenwerkError if its rival is missing."""
