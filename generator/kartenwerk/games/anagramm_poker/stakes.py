"""Rounds of betting with a highest stake for each seat and no side pots unless a table wants them.

`betting` keeps the chips. What differs here from common poker: each seat may put in only so much a round, a table
may demand that somebody opens or all drop out, and who cannot hold a stake drops out as well, unless the table lets
him go along with what he has.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.engine.contract import Reason
from kartenwerk.mechanics.betting import Chips, put_in
from kartenwerk.mechanics.tuples import replaced


class Say(StrEnum):
    """What a seat may say; the value is its notation, which a number follows for `BET` and `RAISE`."""

    FOLD = "steigt aus"
    CHECK = "schiebt"
    CALL = "nimmt an"
    BET = "setzt"
    RAISE = "erhöht auf"


HIGHER = (Say.BET, Say.RAISE)


class Limits(NamedTuple):
    """The rules of one round.

    cap         the most a seat may put in
    raises      raises there may be after the first bet
    must_open   whether a seat that is asked before any bet has to bet or drop out; else it may check
    go_along    whether who cannot hold a stake stays in with all its chips; else it drops out
    """

    cap: int
    raises: int
    must_open: bool
    go_along: bool


def open_stakes(table: Chips, order: Sequence[int], limits: Limits) -> Chips:
    """A new round in which the seats of `order` speak, as far as they have a claim and a say."""
    speakers = tuple(seat for seat in order if _has_a_say(table, seat, limits))
    nothing = (0,) * len(table.stacks)
    return _close_if_settled(table._replace(bets=nothing, to_speak=speakers, highest=0, raises=0, last=None), limits)


def sayings(table: Chips, limits: Limits) -> tuple[tuple[Say, int], ...]:
    """All that the seat to speak may say, stakes in rising order."""
    plain = tuple((say, 0) for say in (Say.FOLD, Say.CHECK, Say.CALL) if why_not_say(table, limits, say, 0) is None)
    higher = Say.RAISE if table.highest else Say.BET
    amounts = range(table.highest + 1, min(limits.cap, table.most) + 1)
    return plain + tuple((higher, to) for to in amounts if why_not_say(table, limits, higher, to) is None)


def why_not_say(table: Chips, limits: Limits, say: Say, to: int) -> Reason | None:
    """The rule that forbids it to the seat to speak, None if it may."""
    match say:
        case Say.FOLD:
            return None
        case Say.CHECK:
            return _why_not_check(table, limits)
        case Say.CALL:
            return _why_not_call(table, limits)
    if say is Say.BET and table.highest:
        return Reason("schon_gesetzt")
    if say is Say.RAISE and not table.highest:
        return Reason("noch_nichts_gesetzt")
    if say is Say.RAISE and table.raises >= limits.raises:
        return Reason("oft_genug_erhoeht")
    if to <= table.highest:
        return Reason("zu_wenig")
    if to > limits.cap:
        return Reason("ueber_dem_hoechsten")
    return Reason("zu_wenige_steine") if to > table.most else None


def _why_not_check(table: Chips, limits: Limits) -> Reason | None:
    if table.highest:
        return Reason("schon_gesetzt")
    return Reason("setzen_oder_aussteigen") if limits.must_open else None


def _why_not_call(table: Chips, limits: Limits) -> Reason | None:
    if not table.highest:
        return Reason("noch_nichts_gesetzt")
    return Reason("zu_wenige_steine") if table.owed > table.stacks[table.seat] and not limits.go_along else None


def said(table: Chips, limits: Limits, say: Say, to: int) -> Chips:
    """The table after a lawful saying of the seat to speak."""
    seat, rest = table.seat, table.to_speak[1:]
    match say:
        case Say.FOLD:
            table = table._replace(live=replaced(table.live, seat, False), to_speak=rest)
        case Say.CHECK | Say.CALL:
            table = put_in(table, seat, table.owed)._replace(to_speak=rest)
        case Say.BET | Say.RAISE:
            table = put_in(table, seat, to - table.bets[seat])
            players = len(table.stacks)
            others = [(seat + step) % players for step in range(1, players)]
            table = table._replace(
                to_speak=tuple(other for other in others if _has_a_say(table, other, limits)),
                raises=table.raises + (say is Say.RAISE),
                highest=to,
                last=seat,
            )
    return _close_if_settled(table, limits)


def _has_a_say(table: Chips, seat: int, limits: Limits) -> bool:
    """Whether a seat is asked: one without chips is not where it goes along anyway."""
    return table.live[seat] and (table.stacks[seat] > 0 or not limits.go_along)


def _close_if_settled(table: Chips, limits: Limits) -> Chips:
    """End the round when one claim is left, or when nobody can answer a bet and none is owed.

    The last seat, too, has to open or to drop out where that is demanded.
    """
    if not table.to_speak:
        return table
    if len(table.claims) == 1:
        return table if limits.must_open and not table.highest else table._replace(to_speak=())
    alone = limits.go_along and sum(table.stacks[seat] > 0 for seat in table.claims) <= 1
    return table._replace(to_speak=()) if alone and not (table.highest and table.owed > 0) else table
