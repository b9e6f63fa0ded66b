"""Betting: rounds, raises, all-in, side pots. Amounts are whole chips; seats run clockwise from 0.

The pieces know no game's words: a game asks what a seat owes and may raise to, and writes its own reasons.
A seat that puts in its last chip is all-in: it keeps its claim to what its chips match and speaks no more.
What others bet beyond that makes side pots, fought for by those who filled them (`pots`), or lying in front of
each who filled them and won or returned with the one pot (`layers`).
A raise below the minimum (only all-in) must be answered, but does not reopen the betting: whoever has
spoken since the last full raise may only call or fold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.mechanics.tuples import replaced


class Chips(NamedTuple):
    """The chips of one deal and where the betting stands.

    stacks    chips in front of each seat, not bet
    paid      chips each seat has put in during this deal
    bets      this round's part of it
    live      seats with a claim to the pot: dealt in and not folded
    to_speak  seats that must still speak this round, the next one first
    spoken    seats that have spoken since the last full raise and may not raise
    highest   the bet to match; 0 while nobody has bet
    step      the least that a bet comes to or a raise adds
    raises    raises of this round, its first bet not among them
    last      who last bet or raised in the last round played, None if everybody checked
    """

    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    live: tuple[bool, ...]
    to_speak: tuple[int, ...] = ()
    spoken: tuple[int, ...] = ()
    highest: int = 0
    step: int = 1
    raises: int = 0
    last: int | None = None

    @property
    def seat(self) -> int:
        """Whose turn it is to speak."""
        return self.to_speak[0]

    @property
    def owed(self) -> int:
        """What the seat to speak lacks to the highest bet, whether or not it has so much."""
        return self.highest - self.bets[self.seat]

    @property
    def most(self) -> int:
        """The bet the seat to speak would have with all its chips in."""
        return self.bets[self.seat] + self.stacks[self.seat]

    @property
    def least(self) -> int:
        """The lowest bet it may make or raise to: the minimum, or all its chips if they are fewer."""
        return min(self.highest + self.step, self.most)

    @property
    def claims(self) -> tuple[int, ...]:
        """The seats with a claim to the pot."""
        return tuple(seat for seat, live in enumerate(self.live) if live)

    @property
    def can_be_answered(self) -> bool:
        """Whether anyone else has chips left to answer a bet with."""
        return any(self.stacks[seat] for seat in self.claims if seat != self.seat)

    @property
    def is_closed(self) -> bool:
        """Whether the seat to speak has spoken and only a raise below the minimum came after it."""
        return self.seat in self.spoken

    @property
    def all_in(self) -> bool:
        """Whether nobody can bet any more: at most one seat with a claim has chips."""
        return sum(self.stacks[seat] > 0 for seat in self.claims) <= 1


class Pot(NamedTuple):
    """Chips, and the seats that may win them."""

    chips: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """What a seat takes out of a pot (its place in the order of `pots`, main pot first)."""

    pot: int
    seat: int
    chips: int


def clockwise(after: int, players: int) -> tuple[int, ...]:
    """All seats in turn, the left neighbour of `after` first and `after` itself last."""
    return tuple((after + step) % players for step in range(1, players + 1))


def sit_down(stacks: Sequence[int]) -> Chips:
    """The start of a deal: everybody with chips takes part."""
    nothing = (0,) * len(stacks)
    return Chips(tuple(stacks), nothing, nothing, tuple(chips > 0 for chips in stacks))


def put_in(table: Chips, seat: int, chips: int) -> Chips:
    """Move chips from a stack into the middle, as many as the seat has: a blind, an ante, a bet."""
    chips = min(chips, table.stacks[seat])
    return table._replace(
        stacks=replaced(table.stacks, seat, table.stacks[seat] - chips),
        paid=replaced(table.paid, seat, table.paid[seat] + chips),
        bets=replaced(table.bets, seat, table.bets[seat] + chips),
    )


def open_round(table: Chips, before: int, step: int, highest: int = 0) -> Chips:
    """A round of betting in which the left neighbour of `before` speaks first.

    With blinds (`highest` > 0) the bets on the table stay and belong to the round; else it starts from nothing.
    A round in which nobody can bet leaves `last` alone, as it is not played.
    """
    bets = table.bets if highest else (0,) * len(table.bets)
    table = table._replace(bets=bets, to_speak=_others(table, before, also=before), spoken=(), highest=highest)
    table = _close_if_settled(table._replace(step=step, raises=0))
    return table._replace(last=None) if table.to_speak else table


def call(table: Chips) -> Chips:
    """Match the highest bet, or come as close as the stack allows; with nothing owed this is a check."""
    seat = table.seat
    table = put_in(table, seat, table.owed)
    return _close_if_settled(table._replace(to_speak=table.to_speak[1:], spoken=(*table.spoken, seat)))


def fold(table: Chips) -> Chips:
    """Give up the claim to the pot."""
    return drop(table, (table.seat,))


def drop(table: Chips, seats: Sequence[int]) -> Chips:
    """Take their claims from seats, whoever's turn it is."""
    live = tuple(claim and seat not in seats for seat, claim in enumerate(table.live))
    to_speak = tuple(seat for seat in table.to_speak if seat not in seats)
    return _close_if_settled(table._replace(live=live, to_speak=to_speak))


def bet_to(table: Chips, total: int) -> Chips:
    """Bet or raise so that this round's bet is `total`; everybody else must answer."""
    seat, added = table.seat, total - table.highest
    full = added >= table.step
    raises = table.raises + (table.highest > 0)
    table = put_in(table, seat, total - table.bets[seat])
    table = table._replace(
        to_speak=_others(table, seat),
        spoken=(seat,) if full else (*table.spoken, seat),
        highest=total,
        step=max(table.step, added),
        raises=raises,
        last=seat,
    )
    return _close_if_settled(table)


def _others(table: Chips, after: int, also: int | None = None) -> tuple[int, ...]:
    """The seats that can still speak, in turn after a seat; that seat itself only if it is `also` one."""
    order = clockwise(after, len(table.stacks))
    return tuple(seat for seat in order if table.live[seat] and table.stacks[seat] and (seat != after or seat == also))


def _close_if_settled(table: Chips) -> Chips:
    """End the round when only one claim is left, or only one stack and it owes nothing to anyone's bet."""
    claims = table.claims
    able = [seat for seat in claims if table.stacks[seat]]
    if len(claims) > 1 and len(able) > 1:
        return table
    answered = all(table.bets[seat] >= table.bets[other] for seat in able for other in claims)
    return table._replace(to_speak=()) if len(claims) == 1 or answered else table


def uncalled(paid: Sequence[int]) -> tuple[int, int]:
    """The seat that put in most and how much of it nobody matched: those chips go back to it."""
    seat = max(range(len(paid)), key=lambda seat: paid[seat])
    return seat, paid[seat] - max(chips for other, chips in enumerate(paid) if other != seat)


def pots(table: Chips) -> tuple[Pot, ...]:
    """The main pot and the side pots, lowest first; what nobody matched is in none of them.

    Every amount at which a seat with a claim is all-in makes a layer: all seats, folded ones too, have put in
    their part of it, and whoever with a claim has filled it may win it.
    """
    seat, back = uncalled(table.paid)
    paid = replaced(table.paid, seat, table.paid[seat] - back)
    levels = sorted({paid[seat] for seat in table.claims if paid[seat]})
    return tuple(
        Pot(
            sum(min(chips, level) - min(chips, below) for chips in paid),
            tuple(seat for seat in table.claims if paid[seat] >= level),
        )
        for below, level in pairwise([0, *levels])
    )


def layers(table: Chips) -> tuple[tuple[int, ...], ...]:
    """What each seat has put in up to the lowest all-in, from there to the next, and so on, the last one open.

    Where side pots lie in front of whoever fills them, the first layer is the pot, each other one such side pots.
    """
    high = max(table.paid)
    levels = sorted({table.paid[seat] for seat in table.claims if not table.stacks[seat] and table.paid[seat] < high})
    bounds = [0, *levels, high]
    return tuple(
        tuple(min(chips, upper) - min(chips, lower) for chips in table.paid) for lower, upper in pairwise(bounds)
    )


def award_layers(table: Chips, winner: int) -> tuple[Award, ...]:
    """All layers to the one winner; those above what it has put in, if it is all-in, back to whoever filled them.

    An `Award` of what comes back has the number of its layer, too; its seat may be one that has folded.
    """
    most = max(table.paid) if table.stacks[winner] else table.paid[winner]
    awards: list[Award] = []
    below = 0
    for number, layer in enumerate(layers(table)):
        if below < most:
            awards.append(Award(number, winner, sum(layer)))
        else:
            awards += [Award(number, seat, chips) for seat, chips in enumerate(layer) if chips]
        below += max(layer)
    return tuple(awards)


def share(chips: int, winners: Sequence[int], dealer: int, players: int) -> Mapping[int, int]:
    """Equal parts; odd chips go one each to the first winners left of the dealer (our reading)."""
    part, odd = divmod(chips, len(winners))
    order = [seat for seat in clockwise(dealer, players) if seat in winners]
    return {seat: part + (place < odd) for place, seat in enumerate(order)}


def award(table: Chips, dealer: int, strength: Callable[[int], int]) -> tuple[Award, ...]:
    """Every pot to the strongest hand that may win it, shared between equal ones.

    `strength(seat)` is asked only where several seats may win a pot.
    """
    awards: list[Award] = []
    for number, pot in enumerate(pots(table)):
        strengths = {seat: strength(seat) if len(pot.seats) > 1 else 0 for seat in pot.seats}
        best = max(strengths.values())
        winners = [seat for seat in pot.seats if strengths[seat] == best]
        shares = share(pot.chips, winners, dealer, len(table.stacks))
        awards += [Award(number, seat, chips) for seat, chips in shares.items() if chips]
    return tuple(awards)


def show_order(table: Chips, dealer: int) -> tuple[int, ...]:
    """Who last bet or raised in the last round of betting shows first, else the first left of the dealer."""
    order = clockwise(dealer if table.last is None else table.last - 1, len(table.stacks))
    return tuple(seat for seat in order if table.live[seat])


def is_beaten(table: Chips, seat: int, shown: Sequence[int], strength: Callable[[int], int]) -> bool:
    """Whether shown hands beat a seat's in every pot that it could win."""
    own = strength(seat)
    rivals = [[other for other in pot.seats if other in shown] for pot in pots(table) if seat in pot.seats]
    return all(any(strength(other) > own for other in seats) for seats in rivals)


def pay_out(table: Chips, awards: Sequence[Award]) -> Chips:
    """The stacks after the deal: winnings and what nobody matched; `paid` keeps telling who had put in what."""
    seat, back = uncalled(table.paid)
    return credit(table, [(one.seat, one.chips) for one in awards] + [(seat, back)])


def credit(table: Chips, chips: Sequence[tuple[int, int]]) -> Chips:
    """The table when seats have taken chips out of the middle and nobody speaks any more."""
    stacks = list(table.stacks)
    for seat, count in chips:
        stacks[seat] += count
    return table._replace(stacks=tuple(stacks), to_speak=())
