"""Blows: what a seat may say in a round of Boltan's betting, as moves with a notation and reasons why not.

`betting` keeps the chips; here are the words: to wait or to strike while nobody has struck; then to parry, to
strike higher or to die. Nobody strikes twice running, as a round ends when everybody has answered the last blow.
A hammer blow is all that a seat has left; it is made where chips for a game are fixed beforehand.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kartenwerk.engine.contract import Reason
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.betting import Chips


class Act(StrEnum):
    """What a seat may say."""

    WAIT = "warten"
    PARRY = "parieren"
    DIE = "sterben"
    STRIKE = "schlagen"
    HAMMER = "hammerschlag"


class Blow(NamedTuple):
    """An act; a blow with what this round's bet then comes to."""

    act: Act
    to: int = 0

    def __str__(self) -> str:
        return f"{self.act} {self.to}" if self.act is Act.STRIKE else str(self.act)


class Limits(NamedTuple):
    """The limits of a round.

    most           what a blow may add at most, 0 for no limit; what it adds at least is the table's `step`
    blows          how many there may be, 0 for no limit
    hammer         whether hammer blows are made; if not, whoever cannot parry must die
    hammer_parries whether one that does not come up to the highest bet parries with what there is
    """

    most: int
    blows: int
    hammer: bool
    hammer_parries: bool


ACTS = tuple(Blow(act) for act in (Act.WAIT, Act.PARRY, Act.HAMMER, Act.DIE))

NAMES = ("schlag", "gegenschlag", "rueckschlag", "helmschlag")
"""What the blows of a round are called, the first, the second and so on."""


def struck(table: Chips) -> int:
    """How many blows there have been in the round."""
    return table.raises + (table.highest > 0)


def read_blow(text: str) -> Blow | None:
    """The blow of a notation, None if it is none."""
    word, _, chips = text.partition(" ")
    if word not in list(Act) or chips.isdecimal() != (word == Act.STRIKE):
        return None
    blow = Blow(Act(word), int(chips) if chips else 0)
    return blow if str(blow) == text else None


def blows(table: Chips, limits: Limits) -> tuple[Blow, ...]:
    """All that the seat to speak may say, the boldest first but for the Hammerschlag."""
    acts = tuple(blow for blow in ACTS if why_not_blow(table, blow, limits) is None)
    if _why_not_higher(table, limits):
        return acts
    top = min(table.most - limits.hammer, table.highest + limits.most if limits.most else table.most)
    return *_strikes_below(1 << max(0, top).bit_length())[table.highest + table.step : top + 1], *acts


@cache
def _strikes_below(chips: int) -> tuple[Blow, ...]:
    """Every amount as a blow, made once for a power of two, as players look through them at every turn."""
    return tuple(Blow(Act.STRIKE, to) for to in range(chips))


def why_not_blow(table: Chips, blow: Blow, limits: Limits) -> Reason | None:
    """The rule that forbids the seat to speak to say it, None if it may."""
    match blow.act:
        case Act.WAIT:
            return Reason("warten_nur_ohne_schlag") if table.owed else None
        case Act.PARRY if not table.owed:
            return Reason("nichts_zu_parieren")
        case Act.PARRY:
            return Reason("nicht_genug_marken") if table.most < table.highest else None
        case Act.DIE:
            return None if table.owed else Reason("sterben_nur_nach_schlag")
        case Act.HAMMER:
            return _why_not_hammer(table, limits)
        case Act.STRIKE:
            return _why_not_strike(table, blow.to, limits)


def _why_not_hammer(table: Chips, limits: Limits) -> Reason | None:
    if not limits.hammer:
        return Reason("kein_hammerschlag")
    if table.most < table.highest:
        return None if limits.hammer_parries else Reason("hammerschlag_zu_klein")
    if table.most == table.highest:
        return Reason("parieren_reicht")
    return _why_not_higher(table, limits)


def _why_not_strike(table: Chips, to: int, limits: Limits) -> Reason | None:
    if reason := _why_not_higher(table, limits):
        return reason
    if to > table.most:
        return Reason("nicht_genug_marken")
    if to < table.highest + table.step:
        return Reason("schlag_zu_klein")
    if limits.most and to > table.highest + limits.most:
        return Reason("schlag_zu_hoch")
    return Reason("alles_ist_hammerschlag") if limits.hammer and to == table.most else None


def _why_not_higher(table: Chips, limits: Limits) -> Reason | None:
    """Why the seat to speak may make no blow at all."""
    if table.most <= table.highest:
        return Reason("nicht_genug_marken")
    if not table.can_be_answered:
        return Reason("niemand_kann_parieren")
    if table.is_closed:
        return Reason("kleiner_hammerschlag")
    return Reason("keine_schlaege_mehr") if limits.blows and struck(table) >= limits.blows else None


def said(table: Chips, blow: Blow, limits: Limits) -> Chips:
    """The table after a lawful blow of the seat to speak."""
    match blow.act:
        case Act.DIE:
            return betting.fold(table)
        case Act.STRIKE:
            after = betting.bet_to(table, blow.to)
        case Act.HAMMER if table.most > table.highest:
            after = betting.bet_to(table, table.most)
        case _:
            return betting.call(table)
    after = after._replace(step=table.step)  # a blow must be higher than the last, not higher by as much
    return after if limits.hammer else betting.drop(after, _cannot_parry(after))


def _cannot_parry(table: Chips) -> list[int]:
    """Seats without a chip left that the last blow was too high for; nobody asks them any more."""
    return [seat for seat in table.claims if not table.stacks[seat] and table.bets[seat] < table.highest]


def told(table: Chips, blow: Blow) -> tuple[Reason, ...]:
    """What a blow is called."""
    if blow.act is Act.HAMMER:
        return (Reason("steht_auf"),)
    if blow.act is not Act.STRIKE:
        return ()
    place = struck(table)
    return (Reason(NAMES[place] if place < len(NAMES) else "noch_ein_schlag"),)
