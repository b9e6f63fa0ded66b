"""What a seat may say in Boltan's rounds of betting: wait or strike, then parry, strike higher or die.

These are the game's betting moves, with their notation and the reasons why one is forbidden; the chips that they move
are kept by `mechanics.betting`. To strike is to bet or raise, and a bet or raise is called a blow (Schlag). Nobody
strikes twice running, because a round ends when everybody has answered the last blow. A hammer blow is all the chips
that a seat has left, whether it strikes or parries with them.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics import betting
from kartenwerk.play.mechanics.betting import Chips


class Action(StrEnum):
    """What a seat may say."""

    WAIT = "warten"
    PARRY = "parieren"
    DIE = "sterben"
    STRIKE = "schlagen"
    HAMMER = "hammerschlag"


@equal_by_class
class BettingMove(NamedTuple):
    """An action; to strike names what this round's bet then comes to."""

    action: Action
    to: int = 0

    def __str__(self) -> str:
        return f"{self.action} {self.to}" if self.action is Action.STRIKE else str(self.action)


class Limits(NamedTuple):
    """The limits of a round.

    most           what a blow may add at most, 0 for no limit; what it adds at least is the `step` of the chips
    blows          how many blows there may be, 0 for no limit
    hammer         whether hammer blows are made; if not, a seat that cannot parry must die
    hammer_parries whether a hammer blow below the highest bet parries with what there is
    """

    most: int
    blows: int
    hammer: bool
    hammer_parries: bool


WAIT, PARRY = BettingMove(Action.WAIT), BettingMove(Action.PARRY)
HAMMER, DIE = BettingMove(Action.HAMMER), BettingMove(Action.DIE)

BLOW_NAMES = ("schlag", "gegenschlag", "rueckschlag", "helmschlag")
"""What the blows of a round are called, the first, the second and so on."""


def blows_struck(chips: Chips) -> int:
    """How many blows there have been in the round."""
    return chips.raises + (chips.highest > 0)


def read_betting_move(text: str) -> BettingMove | None:
    """The move of a notation, None if it is none of these."""
    word, _, amount = text.partition(" ")
    if word not in list(Action) or amount.isdecimal() != (word == Action.STRIKE):
        return None
    move = BettingMove(Action(word), int(amount) if amount else 0)
    return move if str(move) == text else None


def betting_moves(chips: Chips, limits: Limits) -> tuple[BettingMove, ...]:
    """All that the seat to speak may say: the blows in rising order, then what needs no amount."""
    usual = (PARRY, HAMMER, DIE) if chips.owed else (WAIT, HAMMER)
    plain = tuple([move for move in usual if why_not_bet(chips, move, limits) is None])
    if _why_not_higher(chips, limits):
        return plain
    top = min(chips.most - limits.hammer, chips.highest + limits.most if limits.most else chips.most)
    return *_blows_below(1 << max(0, top).bit_length())[chips.highest + chips.step : top + 1], *plain


@cache
def _blows_below(end: int) -> tuple[BettingMove, ...]:
    """Every amount below `end` as a blow. They are made once for each power of two: players read them every turn."""
    return tuple(BettingMove(Action.STRIKE, to) for to in range(end))


def why_not_bet(chips: Chips, move: BettingMove, limits: Limits) -> Reason | None:
    """The rule that forbids a move to the seat to speak, None if it is allowed."""
    match move.action:
        case Action.WAIT:
            return Reason("warten_nur_ohne_schlag") if chips.owed else None
        case Action.PARRY if not chips.owed:
            return Reason("nichts_zu_parieren")
        case Action.PARRY:
            return _why_not_parry(chips, limits)
        case Action.DIE:
            return None if chips.owed else Reason("sterben_nur_nach_schlag")
        case Action.HAMMER:
            return _why_not_hammer(chips, limits)
        case Action.STRIKE:
            return _why_not_strike(chips, move.to, limits)


def _why_not_parry(chips: Chips, limits: Limits) -> Reason | None:
    if chips.most < chips.highest:
        return Reason("nicht_genug_marken")
    return Reason("alles_ist_hammerschlag") if limits.hammer and chips.most == chips.highest else None


def _why_not_hammer(chips: Chips, limits: Limits) -> Reason | None:
    if not limits.hammer:
        return Reason("kein_hammerschlag")
    if chips.most < chips.highest:
        return None if limits.hammer_parries else Reason("hammerschlag_zu_klein")
    return None if chips.most == chips.highest else _why_not_higher(chips, limits)


def _why_not_strike(chips: Chips, to: int, limits: Limits) -> Reason | None:
    if reason := _why_not_higher(chips, limits):
        return reason
    if to > chips.most:
        return Reason("nicht_genug_marken")
    if to < chips.highest + chips.step:
        return Reason("schlag_zu_klein")
    if limits.most and to > chips.highest + limits.most:
        return Reason("schlag_zu_hoch")
    return Reason("alles_ist_hammerschlag") if limits.hammer and to == chips.most else None


def _why_not_higher(chips: Chips, limits: Limits) -> Reason | None:
    """Why the seat to speak may strike no blow at all."""
    if chips.most <= chips.highest:
        return Reason("nicht_genug_marken")
    if not chips.can_be_answered:
        return Reason("niemand_kann_parieren")
    if chips.is_closed:
        return Reason("kleiner_hammerschlag")
    return Reason("keine_schlaege_mehr") if limits.blows and blows_struck(chips) >= limits.blows else None


def after_bet(chips: Chips, move: BettingMove, limits: Limits) -> Chips:
    """The chips after a legal move of the seat to speak."""
    match move.action:
        case Action.DIE:
            return betting.fold(chips)
        case Action.STRIKE:
            after = betting.bet_to(chips, move.to)
        case Action.HAMMER if chips.most > chips.highest:
            after = betting.bet_to(chips, chips.most)
        case _:
            return betting.call(chips)
    after = after._replace(step=chips.step)  # a blow must be higher than the last, but not by as much as that one
    return after if limits.hammer else betting.drop(after, _cannot_parry(after))


def _cannot_parry(chips: Chips) -> list[int]:
    """Seats without chips for which the last blow was too high; they are not asked any more."""
    return [seat for seat in chips.claims if not chips.stacks[seat] and chips.bets[seat] < chips.highest]


def remark(chips: Chips, move: BettingMove) -> tuple[Reason, ...]:
    """What a blow is called, made with the chips as they were before it; nothing for other moves."""
    if move.action is Action.HAMMER:
        return (Reason("steht_auf"),)
    if move.action is not Action.STRIKE:
        return ()
    place = blows_struck(chips)
    return (Reason(BLOW_NAMES[place] if place < len(BLOW_NAMES) else "noch_ein_schlag"),)
