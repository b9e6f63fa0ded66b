"""Positions of Wolfsjagd, built from notation."""

from __future__ import annotations

from random import Random

from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.wolfsjagd import GAME
from kartenwerk.play.games.wolfsjagd.rules import State, answers
from kartenwerk.play.mechanics.matching import Setup

game = Referee(GAME)
SUITS = tuple(dict.fromkeys(card.suit for card in game.deck.cards if card.suit != "halk"))
STOCK = "jarnur-2 jarnur-3 jarnur-4 jarnur-5 jarnur-6 jarnur-E jarnur-K jarnur-M"


def position(pile: str, *hands: str, stock: str = STOCK, **changes: Value) -> State:
    """Seat 0 is on turn; the pile's last card is the open one."""
    rules = game.rules(**changes)
    setup = Setup(rules, SUITS, len(hands) - 1, answers(rules, SUITS))
    return State(setup, game.cards(stock), game.cards(pile), tuple(map(game.cards, hands)), 0)


def order(seed: int = 0) -> Cards:
    """The shuffled pack."""
    return shuffle(game.pack(2), Random(seed))
