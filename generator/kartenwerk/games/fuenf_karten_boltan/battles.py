"""What a deal of Fünf-Karten-Boltan shows, as predicates to search with.

Two rounds of betting, Hammerschläge with kleine Helme, a tie broken by element, a talon that falls short.
"""

from __future__ import annotations

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.games.fuenf_karten_boltan.blows import Act, Blow
from kartenwerk.games.fuenf_karten_boltan.drawing import Exchange, Shuffle
from kartenwerk.games.fuenf_karten_boltan.state import Phase, State, ladder
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.ladder import Reading

MOST_MOVES = 22
"""Moves of a deal that a page can tell."""


def readings(state: State) -> dict[int, Reading]:
    """The hands that were shown."""
    ranking = ladder(state.rules, state.grid)
    return {seat: ranking.read(state.hands[seat]) for seat in state.shown}


def unsettled(state: State) -> betting.Chips:
    """The chips of a finished deal as they lay before anybody was paid."""
    stacks = list(state.table.stacks)
    for seat, chips in state.helm.due:
        stacks[seat] -= chips
    return state.table._replace(stacks=tuple(stacks))


def of_phase(deal: PlayedDeal, phase: Phase) -> list[Step]:
    """The moves that seats made in a part of the deal."""
    return [step for step in deal.steps if step.seat >= 0 and step.before.phase is phase]


def shows_both_rounds(deal: PlayedDeal) -> bool | None:
    """A Schlag and a Gegenschlag in the Manöver, a Schlag in the Aufmarsch, somebody dies, and two or more show."""
    acts = [[step.move.act for step in of_phase(deal, phase)] for phase in (Phase.MANOEVER, Phase.AUFMARSCH)]
    first, second = acts
    blows = first.count(Act.STRIKE) > 1 and second.count(Act.STRIKE) > 0
    plain = Act.HAMMER not in first + second and Act.DIE in first + second
    return True if blows and plain and len(deal.state.shown) > 1 and _printable(deal) else None


def shows_hammer_won(deal: PlayedDeal) -> bool | None:
    """Somebody wins by a Hammerschlag while kleine Helme lie before others, and those come to nothing for him."""
    return _with_small_helms(deal, hammer_wins=True)


def shows_hammer_lost(deal: PlayedDeal) -> bool | None:
    """A Hammerschlag is beaten by a hand that wins the kleine Helme as well."""
    return _with_small_helms(deal, hammer_wins=False)


def _with_small_helms(deal: PlayedDeal, hammer_wins: bool) -> bool | None:
    state: State = deal.state
    if not _printable(deal) or len(state.shown) < (1 if hammer_wins else 2):
        return None
    table = unsettled(state)
    rows = betting.layers(table)
    filled = len(rows) > 1 and all(sum(chips > 0 for chips in row) > 1 for row in rows)
    hammers = [step.seat for step in deal.steps if step.move == Blow(Act.HAMMER)]
    winner = next(item.seat for item in state.helm.booked if item.reason == "helm")
    if not filled or not hammers:
        return None
    won_by_hammer = winner in hammers and not table.stacks[winner] and table.paid[winner] < max(table.paid)
    beaten = any(seat in state.shown for seat in hammers) and bool(table.stacks[winner])
    return True if (won_by_hammer if hammer_wins else beaten) else None


def shows_element(deal: PlayedDeal) -> tuple[int, int] | None:
    """The two best hands, both shown, are alike up to the element of their highest card: winner and loser."""
    state: State = deal.state
    if not _printable(deal) or len(state.shown) < 2:
        return None
    read = readings(state)
    winner, loser = sorted(read, key=lambda seat: read[seat].strength, reverse=True)[:2]
    alike = read[winner].category == read[loser].category and read[winner].best[0].rank == read[loser].best[0].rank
    return (winner, loser) if alike and read[winner].category != "leeres_fass" else None


def shows_short_talon(deal: PlayedDeal) -> Step | None:
    """The exchange for which the talon does not suffice, with the shuffle that follows."""
    return next((step for step in deal.steps if isinstance(step.move, Shuffle)), None)


def exchange_before(deal: PlayedDeal, shuffle: Step) -> Step:
    """The exchange that a shuffle finishes."""
    place = deal.steps.index(shuffle)
    return next(step for step in reversed(deal.steps[:place]) if isinstance(step.move, Exchange))


def _printable(deal: PlayedDeal) -> bool:
    return len(deal.steps) <= MOST_MOVES and deal.state.phase is Phase.OVER and bool(deal.state.shown)
