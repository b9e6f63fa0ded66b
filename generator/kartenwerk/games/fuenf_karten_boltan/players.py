"""How Boltan is played: by who never dies of its own will, and by a player of sense."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kartenwerk.cards import Cards
from kartenwerk.games.fuenf_karten_boltan.blows import Act, Blow, struck
from kartenwerk.games.fuenf_karten_boltan.drawing import Exchange
from kartenwerk.games.fuenf_karten_boltan.hands import NUMBERS
from kartenwerk.games.fuenf_karten_boltan.helm import Patzer
from kartenwerk.games.fuenf_karten_boltan.state import Move, Phase, State, ladder
from kartenwerk.mechanics.betting import Chips
from kartenwerk.mechanics.ladder import FIVE, Ladder


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Never dies of its own will, exchanges all it may, and blunders never."""
    bold = [move for move in options if not isinstance(move, Patzer) and move != Blow(Act.DIE)]
    if state.phase is Phase.FORMATION:
        bold = [move for move in bold if isinstance(move, Exchange) and len(move.cards) == state.rules.tausch_max]
    return rng.choice(bold or [Blow(Act.DIE)])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Keeps what makes the hand; strikes with strong hands, parries with fair ones, dies else; bluffs now and then."""
    ranking, rules = ladder(state.rules, state.grid), state.rules
    if state.phase is Phase.FORMATION:
        hand = state.hands[state.to_exchange[0]]
        kept = to_keep(ranking, hand, rules.tausch_max)
        return Exchange(tuple(card for card in hand if card not in kept))
    hand = state.hands[state.table.seat]
    good = outlook(ranking, hand, exchanged=state.phase is Phase.AUFMARSCH) + (rng.random() < 1 / 8)
    return advised(state.table, [move for move in options if isinstance(move, Blow)], good, state.helm.chips, rng)


def to_keep(ladder: Ladder, hand: Cards, most: int) -> Cards:
    """The cards that a player of sense keeps at the exchange of up to `most`: the ones that make the hand."""
    reading = ladder.read(hand)
    place = ladder.ids.index(reading.category)
    if place >= ladder.ids.index("hof"):
        return hand
    high_first = sorted(hand, key=ladder.height, reverse=True)
    kept = [*reading.best, *(card for card in high_first if card not in reading.best)]
    return tuple(kept[: max(len(reading.best), FIVE - most)])


def outlook(ladder: Ladder, hand: Cards, exchanged: bool) -> int:
    """How good five cards look, from 0 (nothing) to 3 (strong), before the exchange or after it."""
    reading = ladder.read(hand)
    place = ladder.ids.index(reading.category)
    if place >= ladder.ids.index("drilling"):
        return 3
    if place >= ladder.ids.index("dschinn"):
        return 2
    pair = place == ladder.ids.index("zwilling")
    return int(pair and (not exchanged or reading.best[0].rank not in NUMBERS or reading.best[0].rank == "A"))


def advised(table: Chips, options: Sequence[Blow], good: int, middle: int, rng: Random) -> Blow:
    """What a player of sense says with a hand so `good` (0 to 4), and so much in the middle."""
    strikes = [blow for blow in options if blow.act is Act.STRIKE]
    if good > min(struck(table), 2) and rng.random() < good / 4:
        if Blow(Act.HAMMER) in options and (not strikes or (good > 2 and rng.random() < 1 / 4)):
            return Blow(Act.HAMMER)
        if strikes:
            return strikes[min(rng.randrange(max(1, middle * good // 4)), len(strikes) - 1)]
    if not table.owed:
        return Blow(Act.WAIT)
    dear = table.owed * 2 > middle or table.owed * 3 > table.stacks[table.seat]
    if good < (2 if dear else 1):
        return Blow(Act.DIE)
    return next(blow for blow in (Blow(Act.PARRY), Blow(Act.HAMMER), Blow(Act.DIE)) if blow in options)
