"""What a table of data asks of its players: whether its formulas reward tricks or punish them, and how a match ends.

Nothing is read off the text of a formula. Deals are laid out as they may end, and counted; what one more trick or one
more point in as many tricks brings is the difference of two such counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from itertools import product
from random import Random
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.formulas import names_in, value_of
from kartenwerk.play.mechanics.trick_table import counting
from kartenwerk.play.mechanics.trick_table.scoring import TableScore
from kartenwerk.play.mechanics.trick_table.state import Rarities, TableState
from kartenwerk.play.mechanics.tricks import InPlay, Trick
from kartenwerk.play.mechanics.widow import Widow

LOOKED_AT = 60
"""The most deals of a match that are looked at for how many cards they deal."""


class Effect(StrEnum):
    """What more of something does to whoever makes it, as compared with the others."""

    NONE = ""
    GOOD = "gut"
    BAD = "schlecht"
    MIXED = "gemischt"


class Bids(StrEnum):
    """How many tricks players do well to make: as many as they have said, at least so many, or neither."""

    NONE = ""
    EXACT = "genau"
    LEAST = "mindestens"


class DealEnd(NamedTuple):
    """A way a deal may end for the seat that is watched: what its side has made, what it gets, and each team.

    `bid` is what its side has said. `whole` is whether all points are its side's, `swept` whether they are one other's,
    `lead` what it gets more than the others, from all of them together.
    """

    points: int
    tricks: int
    bid: int
    whole: bool
    swept: bool
    own: int
    lead: int
    results: tuple[int, ...]


class Sharing(NamedTuple):
    """Who has made which trick of a deal: the owners of tricks that are worth so much, and the seat that is watched.

    `end` counts the deal for any owners.
    """

    owners: tuple[int, ...]
    worths: tuple[int, ...]
    seat: int
    end: Callable[[Sequence[int]], DealEnd]


class Change(NamedTuple):
    """What one more point or trick brings a seat, and what it brings as compared with the others; `whole` as above.

    By `broken` it had all been one other's before.
    """

    own: int
    lead: int
    whole: bool
    broken: bool


class Aim(NamedTuple):
    """What players do well to do, by the rules in force.

    `points` is the effect of more points in as many tricks, `tricks` that of one more trick that counts nothing.
    `or_all` says that points harm unless a side makes all of them. `least` and `most` are the results that a deal may
    have for a team, and `worth` is what all cards and tricks count together. `bids` is what numbers of tricks ask for
    that were said.
    """

    points: Effect
    tricks: Effect
    or_all: bool
    least: int
    most: int
    worth: int
    bids: Bids = Bids.NONE

    @property
    def taking(self) -> Effect:
        """The effect of taking tricks: that of their points where these matter, else that of their number."""
        if self.points in (Effect.NONE, Effect.MIXED) or self.worth >= 0:
            return self.points or self.tricks
        return Effect.GOOD if self.points is Effect.BAD else Effect.BAD

    @property
    def only_losses(self) -> bool:
        """Whether points are lost, and nobody ever gains any."""
        return self.most <= 0 and self.least < 0


def find_aim(score: TableScore, rules: Any, players: int) -> Aim:
    """The aim of so many players by these rules, a named tuple of the game's parameters."""
    table, cards = score.table, _cards(score, players)
    counting = (formula for row in table.score for formula in (row.when, row.points))
    usual = _largest(score, rules, players, len(cards))
    deals = (usual, usual + 1) if any("deal" in names_in(formula) for formula in counting) else (usual,)
    dearer, longer, results = list[Change](), list[Change](), list[int]()
    by_tricks: dict[tuple[int, int], list[int]] = {}
    worth = score.worths[rules]
    for sharing in _sharings(score, rules, players, cards, deals):
        before = sharing.end(sharing.owners)
        results += before.results
        by_tricks.setdefault((before.bid, before.tricks), []).append(before.own)
        for owners in _changes(sharing):
            after = sharing.end(owners)
            points, tricks = after.points - before.points, after.tricks - before.tricks
            change = Change(after.own - before.own, after.lead - before.lead, after.whole, before.swept)
            if points > 0 and not tricks:
                dearer.append(change)
            elif tricks > 0 and points == tricks * worth.each_trick:
                longer.append(change)
    points_effect = _effect(dearer)
    in_part = _effect([change for change in dearer if not (change.whole or change.broken)])
    all_good = _effect([change for change in dearer if change.whole]) in (Effect.GOOD, Effect.MIXED)
    or_all = points_effect is Effect.MIXED and in_part is Effect.BAD and all_good
    tricks = score.table.hand_size(players, len(cards), score.numbers[rules], usual)
    whole = sum(map(worth.of, cards)) + worth.each_trick * tricks + worth.last_trick
    bids = _asked_by_bids(by_tricks) if score.table.bidding else Bids.NONE
    return Aim(in_part if or_all else points_effect, _effect(longer), or_all, min(results), max(results), whole, bids)


def _largest(score: TableScore, rules: Any, players: int, cards: int) -> int:
    """The first deal in which the hands are largest."""
    numbers, table = score.numbers[rules], score.table
    deals = range(1, min(max(value_of(table.end.deals, numbers), 1), LOOKED_AT) + 1)
    return max(deals, key=lambda deal: table.hand_size(players, cards, numbers, deal)) if table.deal.varies else 1


def _asked_by_bids(by_tricks: Mapping[tuple[int, int], Sequence[int]]) -> Bids:
    """What is better than one trick less, and than one more, whatever was said and however the tricks fell.

    At least so many are asked for where the trick that makes the number good brings more than the next one.
    """
    exact = least = True
    for (bid, tricks), made in by_tricks.items():
        if tricks != bid:
            continue
        fewer, more = by_tricks.get((bid, tricks - 1)), by_tricks.get((bid, tricks + 1))
        if fewer and max(fewer) >= min(made):
            return Bids.NONE
        exact &= not more or max(more) < min(made)
        least &= not more or min(more) >= max(made)
        least &= not (fewer and more) or min(made) - max(fewer) > max(more) - min(made)
    return Bids.EXACT if exact else Bids.LEAST if least else Bids.NONE


def _effect(changes: Sequence[Change]) -> Effect:
    """The effect on what a seat gets itself; if there is none, on its lead over the others."""
    gains = [change.own for change in changes]
    if not any(gains):
        gains = [change.lead for change in changes]
    signs = {(gain > 0) - (gain < 0) for gain in gains}
    if {1, -1} <= signs:
        return Effect.MIXED
    return Effect.GOOD if 1 in signs else Effect.BAD if -1 in signs else Effect.NONE


def _changes(sharing: Sharing) -> Iterator[tuple[int, ...]]:
    """The same deal with a dearer trick of another for one's cheapest, the dearest and the next; and with one more.

    That one is worth nothing.
    """
    owners, worths, seat, _ = sharing
    mine = [number for number, owner in enumerate(owners) if owner == seat]
    others = sorted((number for number, owner in enumerate(owners) if owner != seat), key=worths.__getitem__)
    if mine:
        cheapest = min(mine, key=worths.__getitem__)
        dearer = [number for number in others if worths[number] > worths[cheapest]]
        for number in {*dearer[:1], *dearer[-1:]}:
            yield _give(_give(owners, cheapest, owners[number]), number, seat)
    for number in [number for number in others if not worths[number]][:1]:
        yield _give(owners, number, seat)


def _give(owners: tuple[int, ...], number: int, seat: int) -> tuple[int, ...]:
    return (*owners[:number], seat, *owners[number + 1 :])


def check_goal(score: TableScore, rules: Any, players: int) -> None:
    """ValueError if no match of so many players can end by its goal, whatever they do."""
    names, end = score.numbers[rules], score.table.end
    goal, deals = end.goal_by(names), max(value_of(end.deals, names), 1)
    if not goal or score.table.carry:
        return
    best = 0
    for sharing in _sharings(score, rules, players, _cards(score, players), (1, deals)):
        results = sharing.end(sharing.owners).results
        best = max(best, *results) if goal > 0 else min(best, *results)
        if abs(best * deals) >= abs(goal):
            return
    side = "above" if goal > 0 else "below"
    reason = f"no deal brings anybody a result {side} 0" if not best else f"{deals} deals bring at most {best} each"
    raise ValueError(f"nobody of {players} players can ever reach the goal {goal}: {reason}")


def _cards(score: TableScore, players: int) -> Cards:
    """The cards of so many players, by suit and rank alone."""
    table = score.table
    return table.cards(players, Pack(Card(suit, rank) for suit in table.suits for rank in table.ranks))


def _sharings(score: TableScore, rules: Any, players: int, cards: Cards, deals: tuple[int, ...]) -> Iterator[Sharing]:
    """These deals of a match, by some orders of the cards, with all numbers of tricks for who is watched."""
    table = score.table
    single = table.alone is None and not table.sides.are_dealt
    watched, alone = ((0,) if single else (0, 1)), None if table.alone is None else 0
    taker = 0 if table.alone and table.alone.stock != "none" else None
    worth = score.worths[rules].of
    for number, order in product(deals, _orders(cards, worth)):
        size = table.hand_size(players, len(cards), score.numbers[rules], number)
        played = len(cards) if table.deal.draw else players * size
        tricks = tuple(order[at : at + players] for at in range(0, played, players))
        worths = tuple(sum(map(worth, trick)) for trick in tricks)
        start = score.deal(rules, players, order, number=number)
        start = start._replace(stock=Widow(order[played:], taker), alone=alone, steps=())
        for carried, extra in product((0, 1) if table.carry else (0,), _extras(score, rules, players, size)):
            state = start._replace(carried=carried, extra=extra)
            for seat, heir, (mine, at) in product(watched, range(players), _shares(len(tricks))):
                owners = _owners(len(tricks), mine, at, seat, heir, players)
                yield Sharing(owners, worths, seat, partial(_deal_end, score, state, tricks, seat))


def _extras(score: TableScore, rules: Any, players: int, tricks: int) -> Iterator[Rarities]:
    """What was said of so many tricks, the same by all, and who plays with the first seat, if it is not alone."""
    table = score.table
    bids: list[tuple[int, ...]] = [()]
    parties: list[tuple[int, ...]] = [()]
    if table.bidding:
        least, most = table.bidding.limits(score.numbers[rules], tricks)
        bids = [(number,) * players for number in sorted({least, (least + most) // 2, most})]
    if table.sides.are_dealt:
        parties = [(0,), (0, players // 2)]
    return (Rarities(bids=said, party=party) for said, party in product(bids, parties))


def _deal_end(
    score: TableScore, start: TableState, tricks: tuple[Cards, ...], seat: int, owners: Sequence[int]
) -> DealEnd:
    """How the deal ends for the seat if these are the owners of the tricks, the last of whom would lead."""
    players = len(start.cards.hands)
    won = (tuple(trick for trick, owner in zip(tricks, owners, strict=True) if owner == at) for at in range(players))
    state = start._replace(cards=InPlay.of(((),) * players, Trick(owners[-1]), tuple(won)))
    if score.table.deal.stock_to == "last_trick":
        state = state._replace(stock=start.stock._replace(taker=owners[-1]))
    sheet, rules, facts, before = score.sheet, state.rules, score.facts_of(state), score.before_of(state)
    names = counting.names_of(sheet, rules, facts, before)[seat]
    made = counting.after(sheet, rules, facts, before).sums
    return DealEnd(
        names["side_points"],
        names["side_tricks"],
        names.get("side_bid", 0),
        names["side_points"] == names["all_points"] != 0,
        names["side_points"] == 0 and names["best"] == names["all_points"] != 0,
        made[seat],
        players * made[seat] - sum(made),
        tuple(made[team[0]] for team in score.teams(players)),
    )


def _orders(cards: Cards, worth: Callable[[Card], int]) -> Iterator[Cards]:
    """What counts most first, and last, so that few tricks have many points and many have few; then any order."""
    if not any(map(worth, cards)):
        yield cards
        return
    dear = tuple(sorted(cards, key=worth))
    yield from (dear, dear[::-1])
    yield tuple(Random("an ending").sample(cards, len(cards)))


def _shares(tricks: int) -> Iterator[tuple[int, int]]:
    """How many tricks the watched seat makes, and from which on: the first or the last."""
    for mine in range(tricks + 1):
        yield from ((mine, at) for at in sorted({0, tricks - mine}))


def _owners(tricks: int, mine: int, at: int, seat: int, heir: int, players: int) -> tuple[int, ...]:
    """Who makes each trick: what is not the watched seat's goes to one of the others, or to all in turn."""
    others = [(seat + step) % players for step in range(1, players)]
    rest = others if heir == 0 else [others[heir - 1]]
    return tuple(seat if at <= number < at + mine else rest[number % len(rest)] for number in range(tricks))
