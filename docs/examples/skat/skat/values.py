"""What games of Skat are worth: base values, matadors and steps, and from them every value that can be bid.

Source: International Skat Order, 2.3 to 2.4 and 5.1 to 5.4.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from kartenwerk.plugin import Card, CardKind, kind_of

SUITS = ("kreuz", "pik", "herz", "karo")
RANKS = ("A", "10", "K", "D", "B", "9", "8", "7")
PLAIN = ("A", "10", "K", "D", "9", "8", "7")
NULL_RANKS = ("A", "K", "D", "B", "10", "9", "8", "7")
JACKS: tuple[CardKind, ...] = tuple((suit, "B") for suit in SUITS)

GRAND, NULL = "grand", "null"
GAMES = (*SUITS, GRAND, NULL)
BASE = {"karo": 9, "herz": 10, "pik": 11, "kreuz": 12, GRAND: 24}

MOST_TOPS = {**dict.fromkeys(SUITS, 11), GRAND: 4}
"""The most matadors: as many as there are trumps."""

STEPS = 7
"""Beside the game itself: hand, Schneider, announced, Schwarz, announced, open; with the game seven in all."""


class Extra(StrEnum):
    """What is announced with a game; each includes those before it, but for Null, which knows only the last."""

    NONE = ""
    SCHNEIDER = "Schneider"
    SCHWARZ = "Schwarz"
    OPEN = "ouvert"


EXTRAS = tuple(Extra)


def null_value(hand: bool, is_open: bool) -> int:
    """Null, Null from the hand, Null open, Null open from the hand."""
    return {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}[hand, is_open]


def all_values() -> tuple[int, ...]:
    """Every value that a game can have, rising: what may be bid."""
    found = {null_value(hand, is_open) for hand in (False, True) for is_open in (False, True)}
    for game, base in BASE.items():
        found |= {base * factor for factor in range(2, MOST_TOPS[game] + STEPS + 1)}
    return tuple(sorted(found))


VALUES = all_values()


def trumps(game: str) -> tuple[CardKind, ...]:
    """The trumps of a game, highest first; none in Null."""
    if game == NULL:
        return ()
    return JACKS if game == GRAND else (*JACKS, *((game, rank) for rank in PLAIN))


def tops(cards: Collection[Card], game: str) -> int:
    """The matadors: the unbroken row of trumps from the jack of clubs on that the cards have, or that they lack."""
    kinds = set(map(kind_of, cards))
    order = trumps(game)
    has = order[0] in kinds
    return next((place for place, kind in enumerate(order) if (kind in kinds) != has), len(order))


class Achieved(NamedTuple):
    """How a deal ended, and what was said before: all that its value depends on.

    `tops` are the matadors, `bid` the value that was bid; `augen` the declarer's, with the two cards of the skat.
    `schwarz` says that one side made no trick, `made_all` that it was the others, `made_none` that it was the
    declarer.
    """

    game: str
    hand: bool
    extra: Extra
    tops: int
    bid: int
    augen: int = 0
    made_all: bool = False
    made_none: bool = False


class Score(NamedTuple):
    """The value that counts, whether it is won, and whether it was overbid."""

    value: int
    won: bool
    overbid: bool = False

    @property
    def points(self) -> int:
        """What the declarer has for it: a lost game counts twice."""
        return self.value if self.won else -2 * self.value


def score(end: Achieved) -> Score:
    """The score of a deal by the International Skat Order."""
    if end.game == NULL:
        value = null_value(end.hand, end.extra is Extra.OPEN)
        return Score(max(value, end.bid), end.made_none and value >= end.bid, value < end.bid)
    base = BASE[end.game]
    value = base * factor(end)
    if value < end.bid:
        return Score(max(value, -(-end.bid // base) * base), False, overbid=True)
    needed = {Extra.NONE: 61, Extra.SCHNEIDER: 90}.get(end.extra, 0)
    return Score(value, end.augen >= needed and (end.made_all or bool(needed)))


def factor(end: Achieved) -> int:
    """Matadors and steps together; a step that was announced counts even if it was missed."""
    said = EXTRAS.index(end.extra)
    schneider = end.augen >= 90 or end.augen <= 30 or said >= 1
    schwarz = end.made_all or end.made_none or said >= 2
    return end.tops + 1 + end.hand + schneider + (said >= 1) + schwarz + (said >= 2) + (said >= 3)


def highest(cards: Sequence[Card], hand: bool, game: str, extra: Extra) -> int:
    """The most that a game may come to: with Schneider and Schwarz and, from the hand, with the best skat."""
    if game == NULL:
        return null_value(hand, extra is Extra.OPEN)
    most = tops(cards, game)
    if hand:  # a skat makes a row of matadors longer at best by the two highest trumps that are missing
        kinds = set(map(kind_of, cards))
        missing = [Card(*kind) for kind in trumps(game) if kind not in kinds]
        most = max(most, tops([*cards, *missing[:2]], game))
    return BASE[game] * factor(Achieved(game, hand, extra, most, 0, 120, made_all=True))
