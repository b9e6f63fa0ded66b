"""Wagers: what a seat may say in a round of betting, as moves with a notation and reasons why not.

`betting` keeps the chips; here are the words of common poker. A game's TOML has a sentence for every reason.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kartenwerk.engine.contract import Reason
from kartenwerk.errors import KartenwerkError
from kartenwerk.mechanics import betting
from kartenwerk.mechanics.betting import Chips


class Act(StrEnum):
    """What a seat may do. Show and muck (throw away unseen) are for beaten hands, where a table allows it."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    SHOW = "show"
    MUCK = "muck"


class Move(NamedTuple):
    """An act; a bet or raise with what this round's bet then comes to. All-in is a call, bet or raise of all chips."""

    act: Act
    to: int = 0

    def __str__(self) -> str:
        return f"{self.act} {self.to}" if self.act in HIGHER else str(self.act)


HIGHER = (Act.BET, Act.RAISE)


def read_move(text: str, title: str) -> Move:
    """The move a notation stands for; KartenwerkError, with the game's title, if it is none."""
    word, _, chips = text.partition(" ")
    if word in list(Act) and chips.isdecimal() == (word in HIGHER):
        move = Move(Act(word), int(chips) if chips.isdecimal() else 0)
        if str(move) == text:
            return move
    expected = '"fold", "check", "call", "bet 4", "raise 8", "show" or "muck"'
    raise KartenwerkError(f"this is no move of {title}", found=repr(text), expected=expected)


def wagers(table: Chips, max_raises: int = 0) -> tuple[Move, ...]:
    """All that the seat to speak may do; a round has at most `max_raises`, 0 for no limit."""
    higher = Act.RAISE if table.highest else Act.BET
    raises = () if _why_not_higher(table, max_raises) else _moves_to(higher, table.least, table.most)
    return Move(Act.FOLD), Move(Act.CALL if table.owed else Act.CHECK), *raises


def _moves_to(act: Act, least: int, most: int) -> tuple[Move, ...]:
    return _moves_below(act, 1 << most.bit_length())[least : most + 1]


@cache
def _moves_below(act: Act, chips: int) -> tuple[Move, ...]:
    """Every amount as a move, made once for a power of two, as players look through them at every turn."""
    return tuple(Move(act, to) for to in range(chips))


def why_not_wager(table: Chips, move: Move, max_raises: int = 0) -> Reason | None:
    """The rule that forbids a move to the seat to speak, None if it may."""
    match move.act:
        case Act.SHOW | Act.MUCK:
            return Reason("nichts_aufzudecken")
        case Act.CHECK:
            return Reason("check_nur_ohne_einsatz") if table.owed else None
        case Act.CALL:
            return None if table.owed else Reason("nichts_zu_callen")
        case Act.BET:
            return Reason("schon_gesetzt") if table.highest else _why_not_to(table, move.to, max_raises)
        case Act.RAISE:
            return _why_not_to(table, move.to, max_raises) if table.highest else Reason("noch_nichts_gesetzt")
    return None


def _why_not_to(table: Chips, chips: int, max_raises: int) -> Reason | None:
    if reason := _why_not_higher(table, max_raises):
        return reason
    if chips > table.most:
        return Reason("nicht_genug_marken")
    too_little = Reason("raise_zu_klein" if table.highest else "bet_zu_klein")
    return too_little if chips < table.least else None


def _why_not_higher(table: Chips, max_raises: int) -> Reason | None:
    """Why the seat to speak may not bet or raise at all."""
    if table.most <= table.highest:
        return Reason("nicht_genug_marken")
    if not table.can_be_answered:
        return Reason("niemand_kann_mitgehen")
    if table.is_closed:
        return Reason("nicht_neu_eroeffnet")
    limited = max_raises and table.highest and table.raises >= max_raises
    return Reason("keine_raises_mehr") if limited else None


def wagered(table: Chips, move: Move) -> Chips:
    """The table after a lawful move of the seat to speak."""
    match move.act:
        case Act.FOLD:
            return betting.fold(table)
        case Act.CHECK | Act.CALL:
            return betting.call(table)
        case Act.BET | Act.RAISE:
            return betting.bet_to(table, move.to)
    raise ValueError(f"{move} is no move of a round of betting")
