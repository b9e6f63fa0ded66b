"""Which deals of Burner Hold'em make good examples: predicates that find a side pot, a kicker and a split pot."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.games.burner_holdem.rules import State, ladder
from kartenwerk.mechanics.ladders.ladder import HandReading
from kartenwerk.mechanics.pots import Pot, pots_of

WITH_KICKERS = ("pair", "two_pairs", "three", "four")


class SidePots(NamedTuple):
    """Pots that were contested, main pot first, and who won each."""

    pots: tuple[Pot, ...]
    winners: tuple[int, ...]


class KickerDecides(NamedTuple):
    """Two hands alike but for a kicker: the seats, the readings, and the kickers that differ."""

    winner: int
    loser: int
    readings: tuple[HandReading, HandReading]
    kickers: tuple[Card, Card]


class SplitPot(NamedTuple):
    """A pot shared between hands of equal strength, and what each seat got."""

    pot: Pot
    shares: tuple[tuple[int, int], ...]
    readings: tuple[HandReading, ...]


def shows_side_pot(deal: PlayedDeal) -> SidePots | None:
    """A showdown in which the main pot and a side pot, both contested, go to different seats."""
    state: State = deal.state
    if not _is_showdown(state):
        return None
    pots = pots_of(state.chips)
    winners = [tuple(one.seat for one in state.awards if one.pot == number) for number in range(len(pots))]
    if len(pots) < 2 or any(len(pot.seats) < 2 for pot in pots) or any(len(seats) > 1 for seats in winners):
        return None
    if len(set(winners)) < 2:
        return None
    return SidePots(pots, tuple(seats[0] for seats in winners))


def shows_kicker(deal: PlayedDeal) -> KickerDecides | None:
    """A showdown that the best hand wins from the next only by a card beside the pair, pairs, three or four."""
    state: State = deal.state
    if not _is_showdown(state) or len(pots_of(state.chips)) > 1:
        return None
    read = readings(state)
    winner, loser = sorted(read, key=lambda seat: read[seat].strength, reverse=True)[:2]
    best, second = read[winner], read[loser]
    if best.category != second.category or best.category not in WITH_KICKERS or best.ranks == second.ranks:
        return None
    differ = next(
        place for place, (one, other) in enumerate(zip(best.best, second.best, strict=True)) if one.value != other.value
    )
    kicker, other_kicker = best.best[differ], second.best[differ]
    alone = [card.value for card in best.best].count(kicker.value) == 1
    if not alone or kicker not in state.hands[winner]:
        return None
    return KickerDecides(winner, loser, (best, second), (kicker, other_kicker))


def shows_split_pot(deal: PlayedDeal) -> SplitPot | None:
    """A showdown in which the only pot is shared by seats that all use a card of their own."""
    state: State = deal.state
    if not _is_showdown(state) or len(pots_of(state.chips)) > 1:
        return None
    read = readings(state)
    shares = tuple((one.seat, one.amount) for one in state.awards)
    own = all(set(read[seat].best) & set(state.hands[seat]) for seat, _ in shares)
    if len(shares) < 2 or not own:
        return None
    return SplitPot(pots_of(state.chips)[0], shares, tuple(read[seat] for seat, _ in shares))


def readings(state: State) -> dict[int, HandReading]:
    """The hands of all seats whose cards lie open, read together with the board."""
    ranking = ladder(state.rules, state.grid)
    return {seat: ranking.read(state.board + state.hands[seat]) for seat in state.shown}


def _is_showdown(state: State) -> bool:
    """Whether the deal ended with hands compared."""
    return bool(state.awards) and len(state.shown) > 1
