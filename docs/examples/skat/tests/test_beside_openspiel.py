"""Play beside OpenSpiel's Skat: the same legal cards, seats and winners of tricks on random deals.

OpenSpiel's bidding is its own and much simpler, so only the play of cards is compared.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from skat import GAME
from skat.bidding import Bidding
from skat.rules import Name, Rules, State, to_move

from kartenwerk.plugin import Card, InPlay, Widow, after_lay, legal_cards

try:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    pyspiel = None

pytestmark = pytest.mark.skipif(pyspiel is None, reason="OpenSpiel is not installed: pip install open_spiel")

DEALS = int(os.environ.get("SKAT_DEALS", "12"))
DECK = [
    Card(suit, rank) for suit in ("karo", "herz", "pik", "kreuz") for rank in ("7", "8", "9", "D", "K", "10", "A", "B")
]
"""OpenSpiel numbers the cards so."""

PASS = 32
NAMES = {"karo": 33, "herz": 34, "pik": 35, "kreuz": 36, "grand": 37, "null": 38}
"""OpenSpiel's moves of passing and of naming a game."""

SIGNS = {0x1F0C0: "karo", 0x1F0B0: "herz", 0x1F0A0: "pik", 0x1F0D0: "kreuz"}
RANKS = {1: "A", 7: "7", 8: "8", 9: "9", 10: "10", 11: "B", 13: "D", 14: "K"}
"""How Unicode numbers the signs of cards, which OpenSpiel prints."""


def cards_after(text: str, word: str) -> tuple[Card, ...]:
    """The cards of the line that begins with a word."""
    line = next(line for line in text.splitlines() if line.startswith(word))
    return tuple(Card(SIGNS[ord(sign) & ~15], RANKS[ord(sign) & 15]) for sign in line if ord(sign) > 0x1F000)


def dealt(game: str, rng: Random) -> tuple[Any, State]:
    """A deal in which somebody plays that game, as OpenSpiel has it and as this package has it."""
    theirs, alone = pyspiel.load_game("skat").new_initial_state(), rng.randrange(3)
    while "Phase: playing" not in str(theirs):
        if theirs.is_chance_node():
            theirs.apply_action(rng.choice([action for action, _ in theirs.chance_outcomes()]))
        elif PASS in theirs.legal_actions():
            theirs.apply_action(NAMES[game] if theirs.current_player() == alone else PASS)
        else:
            theirs.apply_action(rng.choice(theirs.legal_actions()))
    text = str(theirs)
    hands = tuple(cards_after(text, f"Player {seat}:") for seat in range(3))
    ours = GAME.deal(Rules("spielpunkte", 1), 3, tuple(DECK))
    played = InPlay.begin(hands, theirs.current_player())
    bidding, stock = Bidding(None, None, level=18, winner=alone), Widow(cards_after(text, "Skat:"), alone)
    return theirs, ours._replace(cards=played, stock=stock, bidding=bidding, named=Name(game))


@pytest.mark.parametrize("game", NAMES)
def test_the_same_cards_are_legal_and_the_same_cards_win(game: str) -> None:
    compared = 0
    for seed in range(DEALS):
        rng = Random(seed)
        theirs, ours = dealt(game, rng)
        while not theirs.is_terminal() and to_move(ours) is not None:
            assert to_move(ours) == theirs.current_player()
            assert {DECK.index(card) for card in legal_cards(ours)} == set(theirs.legal_actions())
            card = rng.choice(legal_cards(ours))
            theirs.apply_action(DECK.index(card))
            ours = after_lay(ours, card)
            compared += 1
    assert compared >= 3 * DEALS  # a Null may be over with the first trick
