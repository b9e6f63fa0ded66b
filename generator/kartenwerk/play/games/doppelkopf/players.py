"""The policies of Doppelkopf: an eager and a sensible player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from kartenwerk.play.games.doppelkopf.raises import RE, Raise
from kartenwerk.play.games.doppelkopf.state import (
    CALL,
    MARRIAGE,
    QUEEN,
    SEATS,
    Announce,
    Move,
    State,
    party_of,
    re_party,
)
from kartenwerk.play.mechanics.ranking import TRUMPS, kind_of
from kartenwerk.play.mechanics.trick_policy import sensible_lay

ENOUGH = 13
"""Strength from which Re or Kontra is worth saying; each further step takes two more."""

TOP = 4
"""So many of the highest trumps count twice."""


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Announces a solo or calls a partner if it can, and plays at random."""
    return rng.choice(options[1:] or options) if state.announcing else rng.choice(options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Calls a partner with both queens, says Re or Kontra if it is strong, and helps the partners it knows."""
    if state.announcing:
        pairs = (move for move in options if isinstance(move, Announce) and move.kind in (CALL, MARRIAGE))
        return next(pairs, options[0])
    friends = _friends(state)
    raised = next((move for move in options if isinstance(move, Raise)), None)
    if raised and _strength(state, friends) >= ENOUGH + 2 * raised.step:
        return raised
    return sensible_lay(state, options, friends)


def _friends(state: State) -> Collection[int]:
    """The seats of its own party that have shown themselves: by a queen of clubs or by what they have said."""
    known, hand = re_party(state), map(kind_of, state.cards.hand)
    if state.turn in known or QUEEN in hand:
        return {*known, *(one.seat for one in state.raises if one.party == RE)}
    return {one.seat for one in state.raises if one.party == party_of(state, state.turn)}


def _strength(state: State, friends: Collection[int]) -> int:
    """Trumps in hand, the highest of them twice, plain aces, and the tricks that it and its friends have won."""
    order = state.ranking
    tiers = [tier for card in state.cards.hand if (tier := order.tier(card)) is not None]
    aces = sum(card.rank == "A" and order.suit(card) != TRUMPS for card in state.cards.hand)
    won = sum(state.cards.tricks(seat) for seat in range(SEATS) if seat in friends or seat == state.turn)
    return len(tiers) + sum(tier < TOP for tier in tiers) + aces + won
