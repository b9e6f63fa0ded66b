"""Betting: the chips of one deal and the rounds in which they are bet, raised, called and folded.

What a seat may say, in which words and within which limits, is each game's own (`actions` in its folder). How the
chips in the middle are divided and won is in `pots`. Amounts are whole chips; seats run clockwise from 0.

A seat that puts in its last chip is all-in: it keeps its claim to the pot and speaks no more. A raise below the
minimum is possible only all-in. It must be answered but does not reopen the betting: whoever has spoken since the
last full raise may only call or fold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.play.engine.consequences import Consequence, Consequences
from kartenwerk.play.mechanics.tuples import replace_at

LEFT_ALONE = Consequence("left_alone", is_share=True)
SHOWDOWN_WON = Consequence("showdown_won", is_share=True)
CHIPS_PAID = Consequence("chips_paid", good=False)
"""That all others fold, that the seat gains something though they do not, and what it puts in from now on."""


class Chips(NamedTuple):
    """The chips of one deal and where the betting stands.

    stacks    chips in front of each seat, not bet
    paid      chips each seat has put in during this deal
    bets      the part of `paid` that was put in during this round
    live      seats with a claim to the pot: dealt in and not folded
    to_speak  seats that must still speak this round, the next one first
    spoken    seats that have spoken since the last full raise and may not raise
    highest   the bet to match; 0 while nobody has bet
    step      the minimum of a first bet, and what a raise adds at least
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
        """What the seat to speak lacks to the highest bet, whether or not it has as much."""
        return self.highest - self.bets[self.to_speak[0]]

    @property
    def most(self) -> int:
        """The bet the seat to speak would have with all its chips in."""
        seat = self.to_speak[0]
        return self.bets[seat] + self.stacks[seat]

    @property
    def least(self) -> int:
        """The lowest bet it may make or raise to: the minimum, or all its chips if they are fewer."""
        return min(self.highest + self.step, self.most)

    @property
    def claims(self) -> tuple[int, ...]:
        """The seats with a claim to the pot."""
        return tuple([seat for seat, live in enumerate(self.live) if live])

    @property
    def can_be_answered(self) -> bool:
        """Whether anyone else has chips left to answer a bet with."""
        seat, stacks = self.to_speak[0], self.stacks
        return any(live and stacks[other] and other != seat for other, live in enumerate(self.live))

    @property
    def is_closed(self) -> bool:
        """Whether the seat to speak has spoken and only a raise below the minimum came after it."""
        return self.seat in self.spoken

    @property
    def all_in(self) -> bool:
        """Whether nobody can bet any more: at most one seat with a claim has chips."""
        return sum(self.stacks[seat] > 0 for seat in self.claims) <= 1


def clockwise(after: int, players: int) -> tuple[int, ...]:
    """All seats in turn, the left neighbour of `after` first and `after` itself last."""
    return tuple([(after + step) % players for step in range(1, players + 1)])


def sit_down(stacks: Sequence[int]) -> Chips:
    """The start of a deal: everybody with chips takes part."""
    nothing = (0,) * len(stacks)
    return Chips(tuple(stacks), nothing, nothing, tuple(stack > 0 for stack in stacks))


def put_in(chips: Chips, seat: int, amount: int) -> Chips:
    """Move an amount from a stack into the middle, or what the seat has if it is less: a blind, an ante, a bet."""
    stacks, paid, bets = chips[:3]
    amount = min(amount, stacks[seat])
    if not amount:
        return chips
    moved = (
        replace_at(stacks, seat, stacks[seat] - amount),
        replace_at(paid, seat, paid[seat] + amount),
        replace_at(bets, seat, bets[seat] + amount),
    )
    return tuple.__new__(Chips, (*moved, *chips[3:]))  # for speed, as in `tricks`


def take_out(chips: Chips, amounts: Sequence[tuple[int, int]]) -> Chips:
    """Pay seats out of the middle, as (seat, amount), and end the betting; `paid` still says who put in what."""
    stacks = list(chips.stacks)
    for seat, amount in amounts:
        stacks[seat] += amount
    return chips._replace(stacks=tuple(stacks), to_speak=())


def open_round(chips: Chips, before: int, step: int, highest: int = 0) -> Chips:
    """A round of betting in which the left neighbour of `before` speaks first.

    With blinds (`highest` > 0) the bets made so far belong to the round; else it starts from nothing.
    A round in which nobody can bet is not played and leaves `last` as it was.
    """
    bets = chips.bets if highest else (0,) * len(chips.bets)
    chips = chips._replace(bets=bets, to_speak=_others(chips, before, also=before), spoken=(), highest=highest)
    chips = _close_if_settled(chips._replace(step=step, raises=0))
    return chips._replace(last=None) if chips.to_speak else chips


def call(chips: Chips) -> Chips:
    """Match the highest bet, or come as close as the stack allows; with nothing owed this is a check."""
    seat = chips.seat
    chips = put_in(chips, seat, chips.owed)
    return _close_if_settled(_with_speakers(chips, chips.to_speak[1:], (*chips.spoken, seat)))


def fold(chips: Chips) -> Chips:
    """Give up the claim to the pot."""
    return drop(chips, (chips.seat,))


def drop(chips: Chips, seats: Sequence[int]) -> Chips:
    """Take the claims of some seats, whoever's turn it is."""
    live = tuple([claim and seat not in seats for seat, claim in enumerate(chips.live)])
    to_speak = tuple([seat for seat in chips.to_speak if seat not in seats])
    return _close_if_settled(tuple.__new__(Chips, (*chips[:3], live, to_speak, *chips[5:])))


def bet_to(chips: Chips, total: int) -> Chips:
    """Bet or raise so that this round's bet is `total`; everybody else must answer."""
    seat, added = chips.seat, total - chips.highest
    full = added >= chips.step
    raises = chips.raises + (chips.highest > 0)
    chips = put_in(chips, seat, total - chips.bets[seat])
    spoken = (seat,) if full else (*chips.spoken, seat)
    table, betting = chips[:4], (total, max(chips.step, added), raises, seat)
    return _close_if_settled(tuple.__new__(Chips, (*table, _others(chips, seat), spoken, *betting)))


def _others(chips: Chips, after: int, also: int | None = None) -> tuple[int, ...]:
    """The seats that can still speak, in turn after a seat; that seat itself only if it is `also` one."""
    live, stacks = chips.live, chips.stacks
    order = clockwise(after, len(stacks))
    return tuple([seat for seat in order if live[seat] and stacks[seat] and (seat != after or seat == also)])


def _close_if_settled(chips: Chips) -> Chips:
    """End the round when one claim is left, or when only one seat has chips and no bet is above its own."""
    claims, stacks = chips.claims, chips.stacks
    able = [seat for seat in claims if stacks[seat]]
    if len(claims) > 1 and len(able) > 1:
        return chips
    answered = all(chips.bets[seat] >= chips.bets[other] for seat in able for other in claims)
    return _with_speakers(chips, (), chips.spoken) if len(claims) == 1 or answered else chips


def _with_speakers(chips: Chips, to_speak: tuple[int, ...], spoken: tuple[int, ...]) -> Chips:
    return tuple.__new__(Chips, (*chips[:4], to_speak, spoken, *chips[6:]))


def consequences_of_bets(before: Chips, end: Chips, seat: int) -> Consequences:
    """How a finished deal has gone for a seat, and what it has paid for that since."""
    alone = end.claims == (seat,)
    gained = end.stacks[seat] > before.stacks[seat] + before.paid[seat]
    paid = end.paid[seat] - before.paid[seat]
    return {LEFT_ALONE: float(alone), SHOWDOWN_WON: float(gained and not alone), CHIPS_PAID: paid}
