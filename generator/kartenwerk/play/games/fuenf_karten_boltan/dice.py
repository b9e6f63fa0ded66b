"""Hands rolled with twenty-sided dice (W20) instead of dealt: the table of the source, and ours nearest to the odds.

A table is a chain of rolls. Each roll gives some faces to hands, in the order of the ladder from 1 on; on the
remaining faces the next die decides. The last roll leaves no face over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.reading import Agreed, DiceHand, DiceHands
from kartenwerk.play.games.fuenf_karten_boltan.state import Rules
from kartenwerk.play.mechanics.ladders.hands import LadderHands, hand_name
from kartenwerk.play.mechanics.ladders.ladder import Ladder, PackGrid, Shape, shape_of
from kartenwerk.play.mechanics.ladders.odds import odds, shapes

SIDES = 20

TRIES = 10_000
"""Hands that are drawn at most to find one without taken cards."""

MOST_UP = 7
"""Hands whose faces a roll may round up, at most, when the nearest table is searched."""


class DiceTable(NamedTuple):
    """`rolls` gives for each die the number of faces of each hand, by the hand's id."""

    rolls: tuple[Mapping[str, int], ...]

    def chances(self) -> Mapping[str, Fraction]:
        """How likely the table makes every hand; ValueError if its faces do not add up."""
        totals, reached = dict[str, Fraction](), Fraction(1)
        for faces in self.rolls:
            for id, count in faces.items():
                totals[id] = totals.get(id, Fraction()) + reached * Fraction(count, SIDES)
            reached *= Fraction(SIDES - sum(faces.values()), SIDES)
        if reached:
            raise ValueError("the last roll of a dice table has faces left over")
        return totals

    def spans(self, id: str) -> tuple[tuple[int, int] | None, ...]:
        """The first and last face that a hand has on each die, None where it has none."""
        return tuple(self._span(faces, id) for faces in self.rolls)

    @staticmethod
    def _span(faces: Mapping[str, int], id: str) -> tuple[int, int] | None:
        if not faces.get(id):
            return None
        below = sum(count for other, count in list(faces.items())[: list(faces).index(id)])
        return below + 1, below + faces[id]

    def roll(self, rng: Random) -> tuple[str, tuple[int, ...]]:
        """A hand's id, and the dice that gave it; ValueError if the faces do not add up."""
        dice: list[int] = []
        for faces in self.rolls:
            dice.append(rng.randint(1, SIDES))
            below = 0
            for id, count in faces.items():
                below += count
                if dice[-1] <= below:
                    return id, tuple(dice)
        raise ValueError("the last roll of a dice table has faces left over")


def distance(one: Mapping[str, Fraction], other: Mapping[str, Fraction]) -> Fraction:
    """The total variation distance: the largest difference between the chances that two tables give any event."""
    return sum((abs(one.get(id, Fraction()) - other.get(id, Fraction())) for id in {*one, *other}), Fraction()) / 2


def widest_gap(one: Mapping[str, Fraction], other: Mapping[str, Fraction]) -> Fraction:
    """The largest difference between the chances that two tables give one hand."""
    return max(abs(one.get(id, Fraction()) - other.get(id, Fraction())) for id in {*one, *other})


def nearest(chances: Mapping[str, Fraction], rolls: int) -> DiceTable:
    """The table with that number of dice that is nearest to the chances by `distance` and leaves every hand possible.

    Every die but the last gives a hand the faces that fit into what it still lacks. Some hands get one face more,
    those that lack most of a face first; all numbers of such hands are tried. The faces of the last die go where they
    bring the table nearest.
    """
    tables = (DiceTable(table) for table in _tables(chances, Fraction(1), rolls, frozenset()))
    return min(tables, key=lambda table: distance(chances, table.chances()))


def _tables(
    lacking: Mapping[str, Fraction], reached: Fraction, rolls: int, given: frozenset[str]
) -> Iterator[tuple[Mapping[str, int], ...]]:
    """Chains of rolls. The first is made in `reached` of all cases; hands in `given` have a face already."""
    face = reached / SIDES
    if rolls == 1:
        yield (_last(lacking, face, given),)
        return
    fit = {id: max(0, int(share / face)) for id, share in lacking.items()}
    rest = {id: share - fit[id] * face for id, share in lacking.items()}
    by_rest = sorted(rest, key=lambda id: rest[id], reverse=True)
    for up in range(MOST_UP + 1):
        faces = {id: count + (id in by_rest[:up]) for id, count in fit.items()}
        left = SIDES - sum(faces.values())
        if left < 1:
            return
        lacks = {id: share - faces[id] * face for id, share in lacking.items()}
        used = {id: count for id, count in faces.items() if count}
        for others in _tables(lacks, face * left, rolls - 1, given | used.keys()):
            yield used, *others


def _last(lacking: Mapping[str, Fraction], face: Fraction, given: frozenset[str]) -> Mapping[str, int]:
    """The faces of the last die: one for every hand that has none so far, the others to the hand that lacks most."""
    faces = {id: int(id not in given) for id in lacking}
    while sum(faces.values()) < SIDES:
        neediest = max(lacking, key=lambda id: lacking[id] - faces[id] * face)
        faces[neediest] += 1
    return {id: count for id, count in faces.items() if count}


def raise_hand(ids: Sequence[str], id: str, steps: int) -> str:
    """The hand that many steps higher on the ladder, at most the highest."""
    return ids[min(ids.index(id) + steps, len(ids) - 1)]


def hand_of(ladder: Ladder, grid: PackGrid, id: str, taken: Collection[Card], rng: Random) -> Cards:
    """Five random cards of a category, none of them taken; ValueError if there are none left.

    All such hands are equally likely: a shape is drawn by how many hands have it, then a hand of that shape, until
    one is free of taken cards.
    """
    found, ways = _shapes_of(ladder, grid)[id]
    for _ in range(TRIES):
        (shape,) = rng.choices(found, ways)
        cards = _of_shape(shape, grid, rng)
        if not {*cards} & {*taken}:
            return cards
    raise ValueError(f"no hand of the category {id} is left")


@cache
def _shapes_of(ladder: Ladder, grid: PackGrid) -> Mapping[str, tuple[list[Shape], list[int]]]:
    """The shapes of every category, and how many hands have each."""
    found: dict[str, tuple[list[Shape], list[int]]] = {id: ([], []) for id in ladder.ids}
    for shape, ways in shapes(grid):
        of_category, counts = found[ladder.categories[ladder.place(shape)].id]
        of_category.append(shape)
        counts.append(ways)
    return found


def _of_shape(shape: Shape, grid: PackGrid, rng: Random) -> Cards:
    """A random hand of a shape, all equally likely."""
    value = dict(zip(grid.values, grid.ranks, strict=True))
    while True:
        cards = tuple(
            Card(suit, value[rank], rank)
            for size, rank in zip(shape.groups, shape.ranks, strict=True)
            for suit in rng.sample(grid.suits, size)
        )
        if shape_of(cards).suits == shape.suits:
            return cards


OURS, SOURCE = "ours", "source"
TABLES = (SOURCE, OURS)


def chances_of(hands: LadderHands[Rules], at: Agreed) -> Mapping[str, Fraction]:
    """How likely each hand is when five cards are dealt."""
    grid, ladder = hands.grid_and_ladder(at)
    return {one.category: Fraction(one.ways, one.total) for one in odds(ladder, grid, hands.most)}


def dice_table(hands: LadderHands[Rules], at: Agreed, which: str) -> DiceTable:
    """The source's table, or the one nearest to the true odds with as many dice; KartenwerkError if there is none."""
    if which not in TABLES:
        raise KartenwerkError("there is no such table", key="--table", found=repr(which), expected=" or ".join(TABLES))
    if at.data.dice is None:
        raise KartenwerkError("{title} has no dice table", title=at.data.title, key="game", found=repr(at.data.id))
    if which == SOURCE:
        return DiceTable(at.data.dice.rolls)
    return nearest(chances_of(hands, at), len(at.data.dice.rolls))


class DiceTables(NamedTuple):
    """The dice tables as `Game.dice` offers them."""

    hands: LadderHands[Rules]

    def roll(self, at: Agreed, which: str, steps: Sequence[int], rng: Random) -> DiceHands:
        """A hand for every seat, raised by the seat's `steps` for the exchange; no card is in two hands."""
        table = dice_table(self.hands, at, which)
        grid, ladder = self.hands.grid_and_ladder(at)
        rolls = [table.roll(rng) for _ in steps]
        kinds = [raise_hand(ladder.ids, id, up) for (id, _), up in zip(rolls, steps, strict=True)]
        cards: dict[int, Cards] = {}
        for seat in sorted(range(len(kinds)), key=lambda seat: -ladder.ids.index(kinds[seat])):  # the rarest first
            cards[seat] = hand_of(ladder, grid, kinds[seat], sum(cards.values(), ()), rng)
        readings = [ladder.read(cards[seat]) for seat in range(len(kinds))]
        rolled = tuple(
            DiceHand(dice, id, up, reading.category, hand_name(at, reading), cards[seat])
            for seat, ((id, dice), up, reading) in enumerate(zip(rolls, steps, readings, strict=True))
        )
        return DiceHands(rolled, max(range(len(kinds)), key=lambda seat: readings[seat].strength))
