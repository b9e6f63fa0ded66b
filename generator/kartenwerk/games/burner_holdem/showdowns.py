"""What a showdown of Burner Hold'em shows, as predicates to search with: a side pot, a kicker, a split pot."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.games.burner_holdem.rules import State, ladder
from kartenwerk.mechanics.betting import Pot, pots
from kartenwerk.mechanics.ladder import Reading

WITH_KICKERS = ("pair", "two_pairs", "three", "four")


class SidePots(NamedTuple):
    """Pots that were fought for, main pot first, and who won each."""

    pots: tuple[Pot, ...]
    winners: tuple[int, ...]


class KickerDecides(NamedTuple):
    """Two hands alike but for a kicker: the seats, the readings, and the kickers that differ."""

    winner: int
    loser: int
    readings: tuple[Reading, Reading]
    kickers: tuple[Card, Card]


class SplitPot(NamedTuple):
    """A pot shared between hands of equal strength, and what each seat got."""

    pot: Pot
    shares: tuple[tuple[int, int], ...]
    readings: tuple[Reading, ...]


def shows_side_pot(deal: PlayedDeal) -> SidePots | None:
    """A showdown in which the main pot and a side pot, several seats after each, go to different seats."""
    state: State = deal.state
    if not _showdown(state):
        return None
    all_pots = pots(state.table)
    winners = [tuple(one.seat for one in state.awards if one.pot == number) for number in range(len(all_pots))]
    if len(all_pots) < 2 or any(len(pot.seats) < 2 for pot in all_pots) or any(len(seats) > 1 for seats in winners):
        return None
    if len(set(winners)) < 2:
        return None
    return SidePots(all_pots, tuple(seats[0] for seats in winners))


def shows_kicker(deal: PlayedDeal) -> KickerDecides | None:
    """A showdown that the best hand wins from the next only by a card beside the pair, pairs, three or four."""
    state: State = deal.state
    if not _showdown(state) or len(pots(state.table)) > 1:
        return None
    read = readings(state)
    winner, loser = sorted(read, key=lambda seat: read[seat].strength, reverse=True)[:2]
    best, second = read[winner], read[loser]
    if best.category != second.category or best.category not in WITH_KICKERS or best.ranks == second.ranks:
        return None
    differ = next(
        place for place, (one, other) in enumerate(zip(best.best, second.best, strict=True)) if one.value != other.value
    )
    alone = [card.value for card in best.best].count(best.best[differ].value) == 1
    own = best.best[differ] in state.hands[winner]
    return (
        KickerDecides(winner, loser, (best, second), (best.best[differ], second.best[differ]))
        if alone and own
        else None
    )


def shows_split_pot(deal: PlayedDeal) -> SplitPot | None:
    """A showdown in which the only pot is shared, by seats that all use a card of their own."""
    state: State = deal.state
    if not _showdown(state) or len(pots(state.table)) > 1:
        return None
    read = readings(state)
    shares = tuple((one.seat, one.chips) for one in state.awards)
    own = all(set(read[seat].best) & set(state.hands[seat]) for seat, _ in shares)
    if len(shares) < 2 or not own:
        return None
    return SplitPot(pots(state.table)[0], shares, tuple(read[seat] for seat, _ in shares))


def readings(state: State) -> dict[int, Reading]:
    """The hands of all seats that lie open, the board among them."""
    ranking = ladder(state.rules, state.grid)
    return {seat: ranking.read(state.board + state.hands[seat]) for seat in state.shown}


def _showdown(state: State) -> bool:
    """Whether the deal ended with hands compared."""
    return bool(state.awards) and len(state.shown) > 1
