"""What a person at the table reads off it, as far as games share it: how many cards others hold, chips and the pot."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.mechanics.betting import Chips
from kartenwerk.play.mechanics.tricks import InPlay


class Heard(NamedTuple):
    """A move in words at the table: its notation, cards that all see and it does not name, and what is said."""

    notation: str
    cards: Cards
    said: str = ""

    def __str__(self) -> str:
        return " ".join([self.notation, *map(str, self.cards), *(["als", self.said] if self.said else [])])


def cards_of_others(hands: Sequence[Sized], seat: int) -> tuple[Note, ...]:
    """How many cards each of the others holds, as "karten"; nothing of those that have none."""
    return tuple(Note("karten", len(hand), seat=other) for other, hand in enumerate(hands) if other != seat and hand)


def laid_open(hands: Sequence[Cards], before: Sequence[int], after: Sequence[int]) -> tuple[tuple[int, Cards], ...]:
    """The hands of the seats that show them after a move and did not before, as (seat, cards)."""
    return tuple((seat, hands[seat]) for seat in after if seat not in before)


def points(scores: Sequence[int], id: str = "punkte") -> tuple[Note, ...]:
    """What each seat has."""
    return tuple(Note(id, number, seat=seat) for seat, number in enumerate(scores))


def augen_won(cards: InPlay, seat: int, id: str = "augen") -> tuple[Note, ...]:
    """The Augen of the seat's own tricks, once it has any: nobody may look into those of others."""
    return (Note(id, cards.augen(seat)),) if cards.won[seat] else ()


def chips_of(chips: Chips, seat: int, before: int = 0) -> tuple[Note, ...]:
    """The "topf", with what lay in it `before` the deal, what the seat must pay to go along, and what each has left."""
    owed = chips.owed if chips.to_speak and chips.seat == seat else 0
    stacks = [Note("marken", stack, seat=other) for other, stack in enumerate(chips.stacks)]
    return (Note("topf", sum(chips.paid) + before), *([Note("zu_zahlen", owed)] if owed else []), *stacks)
