"""Which deals of Fünf-Karten-Boltan make good examples, as predicates to search with.

They find two rounds of betting, Hammerschläge with kleine Helme, a tie broken by element, a talon that runs short.
"""

from __future__ import annotations

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.games.fuenf_karten_boltan.actions import HAMMER, Action
from kartenwerk.games.fuenf_karten_boltan.state import Phase, State, ladder
from kartenwerk.games.fuenf_karten_boltan.talon import Exchange, Shuffle
from kartenwerk.mechanics.betting import Chips
from kartenwerk.mechanics.ladders.ladder import HandReading
from kartenwerk.mechanics.pots import layers

MOST_MOVES = 22
"""Moves of a deal that a page can tell."""


def readings(state: State) -> dict[int, HandReading]:
    """The hands that were shown."""
    ranking = ladder(state.rules, state.grid)
    return {seat: ranking.read(state.hands[seat]) for seat in state.shown}


def unsettled(state: State) -> Chips:
    """The chips of a finished deal as they lay before anybody was paid."""
    stacks = list(state.chips.stacks)
    for seat, amount in state.helm.due:
        stacks[seat] -= amount
    return state.chips._replace(stacks=tuple(stacks))


def winner_of_helm(state: State) -> int:
    """The seat that has won the Helm."""
    return next(item.seat for item in state.helm.booked if item.reason == "helm")


def of_phase(deal: PlayedDeal, phase: Phase) -> list[Step]:
    """The moves that seats made in a part of the deal."""
    return [step for step in deal.steps if step.seat >= 0 and step.before.phase is phase]


def shows_both_rounds(deal: PlayedDeal) -> bool | None:
    """A Schlag and a Gegenschlag in the Manöver, a Schlag in the Aufmarsch, somebody dies, and two or more show."""
    state: State = deal.state
    first, second = (
        [step.move.action for step in of_phase(deal, phase)] for phase in (Phase.MANOEVER, Phase.AUFMARSCH)
    )
    blows = first.count(Action.STRIKE) > 1 and second.count(Action.STRIKE) > 0
    plain = Action.HAMMER not in first + second and Action.DIE in first + second
    return True if blows and plain and len(state.shown) > 1 and _printable(deal) else None


def shows_hammer_won(deal: PlayedDeal) -> bool | None:
    """Somebody wins by a Hammerschlag while others have kleine Helme before them, which go back to them."""
    return _with_small_helms(deal, hammer_wins=True)


def shows_hammer_lost(deal: PlayedDeal) -> bool | None:
    """A Hammerschlag is beaten by a hand that wins the kleinen Helme as well."""
    return _with_small_helms(deal, hammer_wins=False)


def _with_small_helms(deal: PlayedDeal, hammer_wins: bool) -> bool | None:
    state: State = deal.state
    if not _printable(deal) or len(state.shown) < (1 if hammer_wins else 2):
        return None
    chips = unsettled(state)
    rows = layers(chips)
    filled = len(rows) > 1 and all(sum(amount > 0 for amount in row) > 1 for row in rows)
    hammers = [step.seat for step in deal.steps if step.move == HAMMER]
    winner = winner_of_helm(state)
    if not filled or not hammers:
        return None
    won_by_hammer = winner in hammers and not chips.stacks[winner] and chips.paid[winner] < max(chips.paid)
    beaten = any(seat in state.shown for seat in hammers) and bool(chips.stacks[winner])
    return True if (won_by_hammer if hammer_wins else beaten) else None


def shows_element(deal: PlayedDeal) -> tuple[int, int] | None:
    """The two best hands, both shown, are alike but for the element of their highest card: winner and loser."""
    state: State = deal.state
    if not _printable(deal) or len(state.shown) < 2:
        return None
    read = readings(state)
    winner, loser = sorted(read, key=lambda seat: read[seat].strength, reverse=True)[:2]
    alike = read[winner].category == read[loser].category and read[winner].best[0].rank == read[loser].best[0].rank
    return (winner, loser) if alike and read[winner].category != "leeres_fass" else None


def shows_short_talon(deal: PlayedDeal) -> Step | None:
    """The shuffle in the middle of an exchange for which the talon does not suffice."""
    return next((step for step in deal.steps if isinstance(step.move, Shuffle)), None)


def exchange_before(deal: PlayedDeal, shuffle: Step) -> Step:
    """The exchange that a shuffle finishes."""
    place = deal.steps.index(shuffle)
    return next(step for step in reversed(deal.steps[:place]) if isinstance(step.move, Exchange))


def _printable(deal: PlayedDeal) -> bool:
    """Whether a deal with a Schlacht is short enough for a page."""
    state: State = deal.state
    return len(deal.steps) <= MOST_MOVES and state.phase is Phase.OVER and bool(state.shown)
