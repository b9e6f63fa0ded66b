"""Policies for Boltan: an eager player that never dies willingly, and a sensible one that goes by its cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.fuenf_karten_boltan.actions import (
    DIE,
    HAMMER,
    PARRY,
    WAIT,
    Action,
    BettingMove,
    blows_struck,
)
from kartenwerk.play.games.fuenf_karten_boltan.hands import COURTS, NUMBERS
from kartenwerk.play.games.fuenf_karten_boltan.helm import Patzer
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, Phase, State, ladder
from kartenwerk.play.games.fuenf_karten_boltan.talon import Exchange
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.ladders.ladder import FIVE, Ladder


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Dies only where it must, exchanges as many cards as it may, and never blunders."""
    bold = [move for move in options if not isinstance(move, Patzer) and move != DIE]
    if state.phase is Phase.FORMATION:
        bold = [move for move in bold if isinstance(move, Exchange) and len(move.cards) == state.rules.tausch_max]
    return rng.choice(bold or [DIE])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Keeps what makes the hand; strikes with strong hands, parries with fair ones, else dies; bluffs now and then."""
    ranking, rules = ladder(state.rules, state.grid), state.rules
    if state.phase is Phase.FORMATION:
        hand = state.hands[state.to_exchange[0]]
        kept = to_keep(ranking, hand, rules.tausch_max)
        return Exchange(tuple(card for card in hand if card not in kept))
    hand = state.hands[state.chips.seat]
    good = outlook(ranking, hand, exchanged=state.phase is Phase.AUFMARSCH) + (rng.random() < 1 / 8)
    bets = [move for move in options if isinstance(move, BettingMove)]
    return advise(state.chips, bets, good, state.helm.total, rng)


def to_keep(ranking: Ladder, hand: Cards, most: int) -> Cards:
    """The cards that a sensible player keeps at an exchange of up to `most`: those that make the hand.

    Of a hand that makes nothing two cards of an element are kept; if there are none, the highest card. Four pictures
    are kept before a pair or less: four of ten unseen cards are pictures too, and make a court of them.
    """
    reading = ranking.read(hand)
    place = ranking.ids.index(reading.category)
    if place >= ranking.ids.index("hof"):
        return hand
    high_first = sorted(hand, key=ranking.height, reverse=True)
    pictures = tuple(card for card in high_first if card.rank in COURTS)
    if len(pictures) == FIVE - 1 and place <= ranking.ids.index("zwilling"):
        return pictures
    best = reading.best if place else same_element(high_first) or reading.best
    kept = [*best, *(card for card in high_first if card not in best)]
    return tuple(kept[: max(len(best), FIVE - most)])


def same_element(high_first: Sequence[Card]) -> Cards:
    """The first two cards of the same element, with the highest card that has a fellow; none if there are no two."""
    return next((pair for pair in combinations(high_first, 2) if pair[0].suit == pair[1].suit), ())


def outlook(ranking: Ladder, hand: Cards, exchanged: bool) -> int:
    """How good five cards look, from 0 (nothing) to 3 (strong), before the exchange or after it."""
    reading = ranking.read(hand)
    place = ranking.ids.index(reading.category)
    if place >= ranking.ids.index("drilling"):
        return 3
    if place >= ranking.ids.index("dschinn"):
        return 2
    pair = place == ranking.ids.index("zwilling")
    return int(pair and (not exchanged or reading.best[0].rank not in NUMBERS or reading.best[0].rank == "A"))


def advise(chips: Chips, options: Sequence[BettingMove], good: int, middle: int, rng: Random) -> BettingMove:
    """What a sensible player says, by how `good` his hand looks (0 to 4) and how much lies in the `middle`."""
    strikes = [move for move in options if move.action is Action.STRIKE]
    if good > min(blows_struck(chips), 2) and rng.random() < good / 4:
        if HAMMER in options and (not strikes or (good > 2 and rng.random() < 1 / 4)):
            return HAMMER
        if strikes:
            return strikes[min(rng.randrange(max(1, middle * good // 4)), len(strikes) - 1)]
    if not chips.owed:
        return WAIT
    dear = chips.owed * 2 > middle or chips.owed * 3 > chips.stacks[chips.seat]
    if good < (2 if dear else 1):
        return DIE
    return next(move for move in (PARRY, HAMMER, DIE) if move in options)
