"""What a seat may do in Burner Hold'em, by the words of common poker: fold, check, call, bet, raise, show, muck.

These are the game's moves, with their notation and the reasons why one is forbidden; the game's TOML has a sentence
for each reason. The chips that they move are kept by `mechanics.betting`.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics import betting
from kartenwerk.play.mechanics.betting import Chips


class Action(StrEnum):
    """What a seat may do. Show and muck (throw away unseen) are for beaten hands, where the rules allow it."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    SHOW = "show"
    MUCK = "muck"


HIGHER = (Action.BET, Action.RAISE)


@equal_by_class
class Move(NamedTuple):
    """An action; for a bet or raise, `to` is what this round's bet then comes to. All-in is no action of its own."""

    action: Action
    to: int = 0

    def __str__(self) -> str:
        return f"{self.action} {self.to}" if self.action in HIGHER else str(self.action)


def read_move(text: str) -> Move:
    """The move a notation stands for; KartenwerkError if it is none."""
    word, _space, amount = text.partition(" ")
    if word in list(Action) and amount.isdecimal() == (word in HIGHER):
        move = Move(Action(word), int(amount) if amount.isdecimal() else 0)
        if str(move) == text:
            return move
    expected = _('"fold", "check", "call", "bet 4", "raise 8", "show" or "muck"')
    raise KartenwerkError("this is no move of Burner Hold'em", found=repr(text), expected=expected)


def betting_moves(chips: Chips, max_raises: int = 0) -> tuple[Move, ...]:
    """All that the seat to speak may do; a round has at most `max_raises`, 0 for no limit."""
    higher = Action.RAISE if chips.highest else Action.BET
    raises = () if _why_not_higher(chips, max_raises) else _moves_to(higher, chips.least, chips.most)
    return Move(Action.FOLD), Move(Action.CALL if chips.owed else Action.CHECK), *raises


def _moves_to(action: Action, least: int, most: int) -> tuple[Move, ...]:
    return _moves_below(action, 1 << most.bit_length())[least : most + 1]


@cache
def _moves_below(action: Action, end: int) -> tuple[Move, ...]:
    """Every amount below `end` as a move. They are made once for each power of two: players read them every turn."""
    return tuple(Move(action, to) for to in range(end))


def why_not_bet(chips: Chips, move: Move, max_raises: int = 0) -> Reason | None:
    """The rule that forbids a move to the seat to speak in a round of betting, None if it is allowed."""
    match move.action:
        case Action.SHOW | Action.MUCK:
            return Reason("nichts_aufzudecken")
        case Action.CHECK:
            return Reason("check_nur_ohne_einsatz") if chips.owed else None
        case Action.CALL:
            return None if chips.owed else Reason("nichts_zu_callen")
        case Action.BET:
            return Reason("schon_gesetzt") if chips.highest else _why_not_to(chips, move.to, max_raises)
        case Action.RAISE:
            return _why_not_to(chips, move.to, max_raises) if chips.highest else Reason("noch_nichts_gesetzt")
    return None


def _why_not_to(chips: Chips, to: int, max_raises: int) -> Reason | None:
    """Why the seat to speak may not bet or raise to that amount."""
    if reason := _why_not_higher(chips, max_raises):
        return reason
    if to > chips.most:
        return Reason("nicht_genug_marken")
    too_little = Reason("raise_zu_klein" if chips.highest else "bet_zu_klein")
    return too_little if to < chips.least else None


def _why_not_higher(chips: Chips, max_raises: int) -> Reason | None:
    """Why the seat to speak may not bet or raise at all."""
    if chips.most <= chips.highest:
        return Reason("nicht_genug_marken")
    if not chips.can_be_answered:
        return Reason("niemand_kann_mitgehen")
    if chips.is_closed:
        return Reason("nicht_neu_eroeffnet")
    limited = max_raises and chips.highest and chips.raises >= max_raises
    return Reason("keine_raises_mehr") if limited else None


def after_bet(chips: Chips, move: Move) -> Chips:
    """The chips after a legal move of the seat to speak; ValueError for moves made after the betting."""
    match move.action:
        case Action.FOLD:
            return betting.fold(chips)
        case Action.CHECK | Action.CALL:
            return betting.call(chips)
        case Action.BET | Action.RAISE:
            return betting.bet_to(chips, move.to)
    raise ValueError(f"{move} is no move of a round of betting")
