"""How Wallachen is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.games.wallachen.rules import LEAST, PLAYS, RANKS, SUITS, Move, Say, State, ranking_of, to_move
from kartenwerk.mechanics.auction import Pass
from kartenwerk.mechanics.trick_sense import best_discard, longest, sensible_lay
from kartenwerk.mechanics.widow import Discard


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids the lowest bid whenever asked."""
    return options[0] if state.bidding.speaker is not None else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Bids with a long suit and high cards, plays it as trumps; doubles while dealing if sure of a trick more."""
    seat = to_move(state) or 0
    hand = state.cards.hands[seat]
    suit = longest(hand, SUITS)
    sure = sum(card.suit == suit or card.rank in RANKS[:2] for card in hand)
    if state.stakes.options:
        return state.stakes.options[0 if sure > LEAST and state.stakes.waiting else -1]
    if state.bidding.speaker is not None:
        return options[0] if state.bidding.least <= sure - LEAST else Pass()
    if state.stock.open:
        return best_discard([move for move in options if isinstance(move, Discard)], suit)
    if not state.game:
        return next((move for move in options if move == Say(PLAYS, suit)), options[0])
    friends = () if seat == state.alone else state.bidding.others
    return sensible_lay(options, state.cards, ranking_of(state), friends)
