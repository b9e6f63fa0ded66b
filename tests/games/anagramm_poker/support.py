"""Deals of Anagramm-Poker for tests, with hands that are named and small dictionaries."""

from __future__ import annotations

from typing import Any

from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.anagramm_poker import GAME
from kartenwerk.play.games.anagramm_poker.moves import CardAction, Move
from kartenwerk.play.games.anagramm_poker.state import Phase, State
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.index import WordIndex

game = Referee(GAME)
DATA, DECK = game.data, game.deck

ABER, HAUS, SCHUH = "A B E R T", "H A U S N", "SCH U H E N"
NOTHING = "tauscht nichts"


def small(*words: str) -> Dictionary:
    return Dictionary(lambda: WordIndex(WordIndex.build(words)))


class Deal:
    """A deal after the dealer is chosen: seat 0 speaks first, everybody holds the hand that is named."""

    def __init__(self, *hands: str, stock: str = "", stacks: tuple[int, ...] | None = None, **changes: Value) -> None:
        self.rules = game.rules(**changes)
        players = len(hands)
        held = [DECK.read(hand) for hand in hands]
        order = [held[seat][place] for place in range(5) for seat in range(players)] + list(DECK.read(stock))
        rest = list(GAME.pack(self.rules, players, DECK))
        for card in order:
            rest.remove(card)
        start = GAME.deal(self.rules, players, GAME.pack(self.rules, players, DECK))
        if stacks:
            start = start._replace(chips=start.chips._replace(stacks=stacks))
        start = start._replace(phase=Phase.SHUFFLE, dealer=players - 1, queue=())
        self.state: State = GAME.play(start, Move(CardAction.SHUFFLE, cards=(*order, *rest)))

    def play(self, *moves: str) -> Deal:
        self.state = game.after(self.state, *moves)
        return self

    def forbidden(self, text: str) -> str | None:
        return game.refused(self.state, text)

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.state.chips.stacks

    @property
    def result(self) -> tuple[int, ...]:
        return GAME.result(self.state, len(self.stacks))


def to_words(*hands: str, **changes: Any) -> Deal:
    """A deal after the betting, in which all are to lay their words."""
    deal = Deal(*hands, **changes).play("setzt 2", *["nimmt an"] * (len(hands) - 1))
    return deal.play(*[NOTHING] * len(hands), *["schiebt"] * len(hands))
