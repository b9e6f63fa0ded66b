"""Policies for Anagramm-Poker: players that know the dictionary by heart, an eager one and a sensible one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kartenwerk.cards import Cards
from kartenwerk.play.games.anagramm_poker.moves import HIGHER, BettingAction, CardAction, Move
from kartenwerk.play.games.anagramm_poker.state import BETTING, LEAST, Phase, State
from kartenwerk.play.mechanics.tuples import without
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.laying import best_word


@dataclass(frozen=True)
class WordSense:
    """What a player who knows a dictionary by heart sees in hands and words."""

    dictionary: Dictionary

    def word(self, hand: Cards) -> Cards:
        """The best word of a hand, as its cards in order; empty if there is none."""
        laid = best_word(self.dictionary.index, [card.rank for card in hand], LEAST)
        by_sign = {card.rank: card for card in hand}
        return tuple(by_sign[sign] for sign in laid.cards) if laid else ()

    def useless(self, hand: Cards, most: int) -> Cards:
        """The cards to exchange, at most `most`: those beside the best word, the rarest letters first."""
        return useless(hand, self.word(hand), most)

    def doubts(self, word: str) -> bool:
        return self.dictionary.why_not(word) is not None


def useless(hand: Cards, word: Cards, most: int) -> Cards:
    """The cards beside a word, at most `most` of them, the rarest letters first chosen; in the order of cards."""
    beside = sorted(without(hand, *word), key=lambda card: (-card.value, card))
    return tuple(sorted(beside[:most]))


def eager(sense: WordSense, state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never drops out while it can pay, and bets at random."""
    if state.phase in BETTING:
        return rng.choice([move for move in options if move.action is not BettingAction.FOLD] or options)
    return _with_words(sense, state)


def sensible(sense: WordSense, state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bets by how many cards its best word has, and bluffs one time in eight."""
    if state.phase not in BETTING:
        return _with_words(sense, state)
    chips, second = state.chips, state.phase is Phase.SECOND
    good = len(sense.word(state.hands[chips.seat])) + 2 * (rng.random() < 1 / 8) - second
    by_action = {move.action: move for move in options}
    higher = [move for move in options if move.action in HIGHER]
    if higher and good > 2 + 2 * (chips.highest > 0) - (rng.random() < 1 / 4):
        return higher[min(rng.randrange(good), len(higher) - 1)]
    if BettingAction.CALL in by_action and 2 * good >= 4 + chips.owed:
        return by_action[BettingAction.CALL]
    return by_action.get(BettingAction.CHECK, by_action[BettingAction.FOLD])


def settle(sense: WordSense, state: State) -> State:
    """The state with the best word of each hand whose word lies face down: a view does not show it."""
    if state.phase is not Phase.LAY:
        return state
    words = tuple(
        word or (sense.word(hand) if live and seat not in state.queue else ())
        for seat, (word, hand, live) in enumerate(zip(state.laid.words, state.hands, state.chips.live, strict=True))
    )
    return state._replace(laid=state.laid._replace(words=words))


def _with_words(sense: WordSense, state: State) -> Move:
    """Exchanges what is of no use, lays the best word, doubts what the dictionary does not have."""
    hand = state.hands[state.queue[0]]
    if state.phase is Phase.SWAP:
        return Move(CardAction.SWAP, cards=sense.useless(hand, state.rules.tausch_max))
    if state.phase is Phase.LAY:
        return Move(CardAction.LAY, cards=sense.word(hand))
    return Move(CardAction.DOUBT if sense.doubts(state.word) else CardAction.ACCEPT)
