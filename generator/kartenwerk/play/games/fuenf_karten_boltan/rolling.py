"""Boltan's dice tables, the source's and ours, and a round of hands rolled by one: who holds what and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import Cards
from kartenwerk.catalog import Deck, GameData
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.reading import DiceHand, DiceHands
from kartenwerk.play.games.fuenf_karten_boltan.dice import DiceTable, hand_of, nearest, raise_hand
from kartenwerk.play.games.fuenf_karten_boltan.state import Rules
from kartenwerk.play.mechanics.ladders.hands import LadderHands, hand_name
from kartenwerk.play.mechanics.ladders.odds import odds

OURS, SOURCE = "ours", "source"
TABLES = (SOURCE, OURS)


def chances_of(hands: LadderHands[Rules], data: GameData, deck: Deck) -> Mapping[str, Fraction]:
    """How likely each hand is when five cards are dealt."""
    grid, ladder = hands.grid_and_ladder(data, deck)
    return {one.category: Fraction(one.ways, one.total) for one in odds(ladder, grid, hands.most)}


def dice_table(hands: LadderHands[Rules], data: GameData, deck: Deck, which: str) -> DiceTable:
    """The source's table, or the one nearest to the true odds with as many dice; KartenwerkError if there is none."""
    if which not in TABLES:
        raise KartenwerkError("there is no such table", key="--table", found=repr(which), expected=" or ".join(TABLES))
    if data.dice is None:
        raise KartenwerkError("{title} has no dice table", title=data.title, key="game", found=repr(data.id))
    if which == SOURCE:
        return DiceTable(data.dice.rolls)
    return nearest(chances_of(hands, data, deck), len(data.dice.rolls))


def roll(
    hands: LadderHands[Rules],
    data: GameData,
    deck: Deck,
    table: DiceTable,
    steps: Sequence[int],
    rng: Random,
    changes: Mapping[str, Value] | None = None,
) -> DiceHands:
    """A hand for every seat, raised by the seat's `steps` for the exchange; no card is in two hands."""
    grid, ladder = hands.grid_and_ladder(data, deck, changes)
    rolls = [table.roll(rng) for _ in steps]
    kinds = [raise_hand(ladder.ids, id, up) for (id, _), up in zip(rolls, steps, strict=True)]
    cards: dict[int, Cards] = {}
    for seat in sorted(range(len(kinds)), key=lambda seat: -ladder.ids.index(kinds[seat])):  # the rarest first
        cards[seat] = hand_of(ladder, grid, kinds[seat], sum(cards.values(), ()), rng)
    readings = [ladder.read(cards[seat]) for seat in range(len(kinds))]
    rolled = tuple(
        DiceHand(dice, id, up, reading.category, hand_name(data, deck, reading), cards[seat])
        for seat, ((id, dice), up, reading) in enumerate(zip(rolls, steps, readings, strict=True))
    )
    return DiceHands(rolled, max(range(len(kinds)), key=lambda seat: readings[seat].strength))


class DiceTables(NamedTuple):
    """The dice tables as `Game.dice` offers them."""

    hands: LadderHands[Rules]

    def roll(
        self,
        data: GameData,
        deck: Deck,
        which: str,
        steps: Sequence[int],
        rng: Random,
        changes: Mapping[str, Value] | None = None,
    ) -> DiceHands:
        return roll(self.hands, data, deck, dice_table(self.hands, data, deck, which), steps, rng, changes)
