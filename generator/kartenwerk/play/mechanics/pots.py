"""Pots: how the chips put in by betting divide into pots, who may win each, and how they are paid out.

What others bet beyond an all-in seat makes side pots. Games differ in them: a side pot is fought for by those who
filled it (`pots_of`, `award_pots`), or it lies in front of each of them and is won or returned together with the
main pot (`layers`, `award_layers`). The betting itself is in `betting`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.play.mechanics.betting import Chips, clockwise, take_out
from kartenwerk.play.mechanics.tuples import replace_at


class Pot(NamedTuple):
    """An amount of chips, and the seats that may win it."""

    amount: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """What a seat takes out of a pot; `pot` is its place in the order of `pots_of`, main pot first."""

    pot: int
    seat: int
    amount: int


def find_uncalled(paid: Sequence[int]) -> tuple[int, int]:
    """The seat that put in most, and how much of it nobody matched: those chips go back to it."""
    seat = max(range(len(paid)), key=lambda seat: paid[seat])
    return seat, paid[seat] - max(amount for other, amount in enumerate(paid) if other != seat)


def pots_of(chips: Chips) -> tuple[Pot, ...]:
    """The main pot and the side pots, lowest first; what nobody matched is in none of them.

    Every amount at which a seat with a claim is all-in bounds a pot. All seats, folded ones too, have put in their
    part of it, and every seat with a claim that has put in its full part may win it.
    """
    seat, back = find_uncalled(chips.paid)
    paid = replace_at(chips.paid, seat, chips.paid[seat] - back)
    levels = sorted({paid[seat] for seat in chips.claims if paid[seat]})
    return tuple(
        Pot(
            sum(min(amount, level) - min(amount, below) for amount in paid),
            tuple(seat for seat in chips.claims if paid[seat] >= level),
        )
        for below, level in pairwise([0, *levels])
    )


def award_pots(chips: Chips, dealer: int, strength: Callable[[int], int]) -> tuple[Award, ...]:
    """Every pot to the strongest hand that may win it, shared between equal ones.

    `strength(seat)` is asked only where several seats may win a pot.
    """
    awards: list[Award] = []
    for number, pot in enumerate(pots_of(chips)):
        strengths = {seat: strength(seat) if len(pot.seats) > 1 else 0 for seat in pot.seats}
        best = max(strengths.values())
        winners = [seat for seat in pot.seats if strengths[seat] == best]
        shares = equal_shares(pot.amount, winners, dealer, len(chips.stacks))
        awards += [Award(number, seat, amount) for seat, amount in shares.items() if amount]
    return tuple(awards)


def equal_shares(amount: int, winners: Sequence[int], dealer: int, players: int) -> Mapping[int, int]:
    """What each winner gets; odd chips go one each to the first winners left of the dealer (our reading)."""
    part, odd = divmod(amount, len(winners))
    order = [seat for seat in clockwise(dealer, players) if seat in winners]
    return {seat: part + (place < odd) for place, seat in enumerate(order)}


def layers(chips: Chips) -> tuple[tuple[int, ...], ...]:
    """What each seat has put in up to the lowest all-in, from there to the next, and so on; the last one is open.

    Where side pots lie in front of whoever fills them, the first layer is the pot and every other one a row of
    side pots.
    """
    high = max(chips.paid)
    levels = sorted({chips.paid[seat] for seat in chips.claims if not chips.stacks[seat] and chips.paid[seat] < high})
    bounds = [0, *levels, high]
    return tuple(
        tuple(min(amount, upper) - min(amount, lower) for amount in chips.paid) for lower, upper in pairwise(bounds)
    )


def award_layers(chips: Chips, winner: int) -> tuple[Award, ...]:
    """All layers to the one winner; those above what an all-in winner has put in go back to whoever filled them.

    An `Award` of chips that go back has the number of its layer, too; its seat may have folded.
    """
    most = max(chips.paid) if chips.stacks[winner] else chips.paid[winner]
    awards: list[Award] = []
    below = 0
    for number, layer in enumerate(layers(chips)):
        if below < most:
            awards.append(Award(number, winner, sum(layer)))
        else:
            awards += [Award(number, seat, amount) for seat, amount in enumerate(layer) if amount]
        below += max(layer)
    return tuple(awards)


def show_order(chips: Chips, dealer: int) -> tuple[int, ...]:
    """Who last bet or raised in the last round of betting shows first, else the first left of the dealer."""
    order = clockwise(dealer if chips.last is None else chips.last - 1, len(chips.stacks))
    return tuple(seat for seat in order if chips.live[seat])


def is_beaten(chips: Chips, seat: int, shown: Sequence[int], strength: Callable[[int], int]) -> bool:
    """Whether shown hands beat a seat's hand in every pot that it could win."""
    own = strength(seat)
    rivals = [[other for other in pot.seats if other in shown] for pot in pots_of(chips) if seat in pot.seats]
    return all(any(strength(other) > own for other in seats) for seats in rivals)


def pay_out(chips: Chips, awards: Sequence[Award]) -> Chips:
    """The chips after the deal: awards and what nobody matched are back in the stacks."""
    return take_out(chips, [(one.seat, one.amount) for one in awards] + [find_uncalled(chips.paid)])
