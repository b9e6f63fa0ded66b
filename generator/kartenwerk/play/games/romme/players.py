"""Policies for Rommé: an eager player, a sensible one that plans its melds, and a skilled one.

The skilled one also takes open cards for the table and goes out whenever it can. It lays what needs no joker first, and
once it has opened keeps its jokers until it goes out with them or somebody else is about to.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.cards import Card
from kartenwerk.play.games.romme.plans import plan_for_going_out
from kartenwerk.play.games.romme.rules import play
from kartenwerk.play.games.romme.scoring import costs, points
from kartenwerk.play.games.romme.state import Draw, Move, State, Swap
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.sense import best_throw, melds_with

FAR_FROM_OUT = 4
"""With so many cards or more nobody is thought to go out soon."""


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Draws from the stock, lays and adds whatever it can, throws away the dearest card outside melds."""
    if not state.drawn:
        return options[0]
    done = [move for move in options if isinstance(move, LayDown | LayOff)]
    return done[0] if done else _throw(state, options)


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes an open card that melds, lays the dearest meld, takes jokers, keeps what may yet become melds."""
    if not state.drawn:
        wanted = Draw.PILE in options and melds_with(state.meld_index, state.hand, state.pile[-1], costs)
        return Draw.PILE if wanted else options[0]
    if melds := [move for move in options if isinstance(move, LayDown)]:
        return max(melds, key=lambda lay: sum(map(points, lay.melds)))
    if swaps := [move for move in options if isinstance(move, Swap)]:
        return swaps[0]
    if added := [move for move in options if isinstance(move, LayOff)]:
        return added[0]
    return _throw(state, options)


def play_skilled(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Takes open cards for the table, too, goes out when it can, and is sparing of jokers."""
    if not state.drawn:
        wanted = Draw.PILE in options and state.free and _goes_on_the_table(state, state.pile[-1])
        return Draw.PILE if wanted else sensible(state, options, rng)
    if _can_go_out(state):
        laying = (move for move in options if isinstance(move, LayDown | LayOff))
        if (last := next((move for move in laying if _can_go_out(play(state, move))), None)) is not None:
            return last
    kept = [move for move in options if not _takes_jokers(move)] if _keeps_jokers(state) else options
    if melds := [move for move in kept if isinstance(move, LayDown)]:
        return min(melds, key=_jokers_and_points)
    return sensible(state, kept or options, rng)


def _keeps_jokers(state: State) -> bool:
    """Whether a seat that has opened still keeps its jokers: nobody else is about to go out."""
    others = (hand for seat, hand in enumerate(state.hands) if seat != state.turn)
    return state.free and min(map(len, others)) >= FAR_FROM_OUT


def _takes_jokers(move: Move) -> bool:
    return (isinstance(move, LayOff) and move.joker) or (isinstance(move, LayDown) and _jokers_and_points(move)[0] > 0)


def _jokers_and_points(move: LayDown) -> tuple[int, int]:
    """First what takes fewest jokers, then what counts most."""
    return sum(len(meld.wild) for meld in move.melds), -sum(map(points, move.melds))


def _goes_on_the_table(state: State, card: Card) -> bool:
    """Whether the card could be added to a meld, or brings the joker that stands for it."""
    index = state.meld_index
    return any(card in index.single[laid.meld.cards] or laid.has_joker_for(card) for laid in state.on_table)


def _can_go_out(state: State) -> bool:
    """Whether all cards but the last one can be laid in this turn."""
    return plan_for_going_out(state.meld_index, state.hand, state.melds, state.taken) is not None


def _throw(state: State, options: Sequence[Move]) -> Throw:
    free = [move.card for move in options if isinstance(move, Throw)]
    return Throw(best_throw(state.meld_index, state.hand, free, costs))
