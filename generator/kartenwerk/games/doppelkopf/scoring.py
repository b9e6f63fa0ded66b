"""What a deal of Doppelkopf counts: who has won, and by how many units.

The source pays a unit for the win, for Schneider and for Schwarz, and for a fox where that is agreed. The house rules
add what the raised steps and the special points count, after the German federation's tournament rules.

Source: rules_data/SOURCES.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.engine.contract import Item
from kartenwerk.games.doppelkopf.raises import KONTRA, LIMITS, RE, STEPS, other, steps_of
from kartenwerk.games.doppelkopf.rules import SEATS, State, re_party
from kartenwerk.mechanics.augen import augen
from kartenwerk.mechanics.ranking import kind_of

ALL_AUGEN = 240
RAISED = 2
"""What Re and Kontra count; each further step counts one."""

AGAINST = (120, 90, 60, 30)
"""Augen against each of the STEPS that count one more for those who reach them."""

CHARLIE = ("kreuz", "B")
"""The jack of clubs, which wants to win the last trick."""

BELOW = ("unter_90", "unter_60", "unter_30")
SAID = ("keine_90", "keine_60", "keine_30", "schwarz_gesagt")
HELD = ("gegen_keine_90", "gegen_keine_60", "gegen_keine_30", "gegen_schwarz")
"""The tally's labels for staying below each of LIMITS, for saying each of STEPS, and for AGAINST it."""


class Parties(NamedTuple):
    """The seats of the two parties at the end of a deal."""

    re: tuple[int, ...]
    kontra: tuple[int, ...]

    def seats(self, party: str) -> tuple[int, ...]:
        return self.re if party == RE else self.kontra


def parties_of(state: State) -> Parties:
    ours = re_party(state)
    return Parties(ours, tuple(seat for seat in range(SEATS) if seat not in ours))


def winner_of(state: State) -> str | None:
    """The party that has won; None if both have promised more than they have reached."""
    return next((party for party in (RE, KONTRA) if _reached(state, party)), None)


def _reached(state: State, party: str) -> bool:
    """Whether a party has what it needs: more Augen the more it has said, fewer the more the others have."""
    parties = parties_of(state)
    own, theirs = steps_of(state.raises, party), steps_of(state.raises, other(party))
    points, against = state.cards.augen(*parties.seats(party)), parties.seats(other(party))
    if own == len(STEPS) + 1:
        return not state.cards.tricks(*against)
    if own > 1:
        return ALL_AUGEN - points < LIMITS[own - 2]
    if theirs == len(STEPS) + 1:
        return bool(state.cards.tricks(*parties.seats(party)))
    if theirs > 1:
        return points >= LIMITS[theirs - 2]
    only_kontra = bool(steps_of(state.raises, KONTRA)) and not steps_of(state.raises, RE)
    needs_more = (party == RE) != only_kontra
    return points >= (state.rules.gewinn_augen if needs_more else ALL_AUGEN - state.rules.gewinn_augen + 1)


def tally(state: State) -> tuple[Item, ...]:
    """Units for the parties; a seat that plays alone wins or pays them thrice."""
    parties, won = parties_of(state), winner_of(state)
    items = [Item(seat, "augen", 0, state.cards.augen(seat)) for seat in range(SEATS)]
    for reason, party, units in (*_won(state, parties, won), *_held(state, parties), *_specials(state, parties)):
        items += _paid(parties, reason, party, units)
    return (*items, *_fox_items(state, parties))


def _paid(parties: Parties, reason: str, party: str, units: int) -> Iterator[Item]:
    """What every seat wins or pays if a party is paid so many units."""
    for seat in range(SEATS):
        share = len(parties.kontra) // len(parties.re) if seat in parties.re else 1
        yield Item(seat, reason, units * (share if seat in parties.seats(party) else -share))


def _won(state: State, parties: Parties, won: str | None) -> Iterator[tuple[str, str, int]]:
    """What is paid to the party that has won: the win, how low the others are, and all that was said."""
    if won is None:
        return
    losers = parties.seats(other(won))
    lost = state.cards.augen(*losers)
    yield "sieg", won, 1
    if state.rules.stufen:
        yield from ((reason, won, 1) for reason, limit in zip(BELOW, LIMITS, strict=True) if lost < limit)
    elif lost < state.rules.schneider_augen:
        yield "schneider", won, 1
    if not state.cards.tricks(*losers):
        yield "schwarz", won, 1
    if state.rules.gegen_die_alten and won == KONTRA and len(parties.re) > 1:
        yield "gegen_die_alten", won, 1
    for party, reason in ((RE, "re_gesagt"), (KONTRA, "kontra_gesagt")):
        if said := steps_of(state.raises, party):
            yield reason, won, RAISED
            yield from ((one, won, 1) for one in SAID[: said - 1])


def _held(state: State, parties: Parties) -> Iterator[tuple[str, str, int]]:
    """A party that reaches far more than the others had promised is paid for it, whoever has won."""
    for party in (RE, KONTRA):
        points, promised = state.cards.augen(*parties.seats(party)), steps_of(state.raises, other(party)) - 1
        for step in range(promised):
            if points >= AGAINST[step]:
                yield HELD[step], party, 1


def _specials(state: State, parties: Parties) -> Iterator[tuple[str, str, int]]:
    """Points for single tricks, none of them when one plays alone: tricks full of Augen, and the last one's jack."""
    if len(parties.re) == 1:
        return
    full, last = state.rules.doppelkopf_augen, state.cards.won[state.cards.trick.leader][-1:]
    for party in (RE, KONTRA):
        tricks = [trick for seat in parties.seats(party) for trick in state.cards.won[seat]]
        yield from (("doppelkopf", party, 1) for trick in tricks if full and augen(trick) >= full)
        charlie = any(kind_of(trick[state.ranking.winner(trick)]) == CHARLIE for trick in last)
        if state.rules.karlchen and charlie and state.cards.trick.leader in parties.seats(party):
            yield "karlchen", party, 1


def _fox_items(state: State, parties: Parties) -> Iterator[Item]:
    """A fox that went to the other party costs a unit; when one plays alone, none counts.

    Its owner pays the catcher, or one party the other where that is agreed.
    """
    if not state.rules.fuchs or len(parties.re) == 1:
        return
    for owner, catcher in state.foxes:
        if (owner in parties.re) == (catcher in parties.re):
            continue
        if state.rules.fuchs_partei:
            yield from _paid(parties, "fuchs_partei", RE if catcher in parties.re else KONTRA, 1)
        else:
            yield Item(owner, "fuchs_verloren", -1)
            yield Item(catcher, "fuchs_gefangen", 1)


def audit(state: State) -> None:
    assert state.cards.augen(*range(SEATS)) == ALL_AUGEN
    assert sum(item.points for item in tally(state)) == 0
