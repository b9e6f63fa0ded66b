"""Poker: the ladder of its hands, and how good a hand looks to the player who holds it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.ladders.keys import keys_for
from kartenwerk.play.mechanics.ladders.ladder import FIVE, Category, Ladder, PackGrid, Shape
from kartenwerk.play.mechanics.ladders.odds import best_of_counts


def groups(*sizes: int) -> Callable[[Shape], bool]:
    """A predicate: how often the ranks occur, most first."""
    return lambda shape: shape.groups == sizes


def straight(shape: Shape) -> bool:
    return shape.is_straight


def flush(shape: Shape) -> bool:
    return shape.is_flush


def straight_flush(shape: Shape) -> bool:
    return shape.is_straight and shape.is_flush


def poker_ladder(top: int) -> Ladder:
    """The hands of common poker in rising order, and above them five of a rank ("burner").

    Packs of more than four suits make a burner possible. A royal flush ends at the value `top`.
    """
    return Ladder(
        (
            Category("high_card", lambda shape: True),
            Category("pair", groups(2, 1, 1, 1)),
            Category("two_pairs", groups(2, 2, 1)),
            Category("three", groups(3, 1, 1)),
            Category("straight", straight),
            Category("flush", flush),
            Category("full_house", groups(3, 2)),
            Category("four", groups(4, 1)),
            Category("straight_flush", straight_flush),
            Category("royal_flush", lambda shape: straight_flush(shape) and shape.ranks[0] == top),
            Category("burner", groups(5)),
        )
    )


@cache
def by_rarity(ladder: Ladder, grid: PackGrid, cards: int) -> Ladder:
    """The ladder with its categories ranked by how rare they are among all hands of `cards` cards."""
    return ladder.ranked(best_of_counts(ladder, grid, cards))


def outlook(ladder: Ladder, grid: PackGrid, hole: Cards, board: Cards) -> int:
    """How good two hole cards look, from 0 (nothing) to 3 (strong).

    Before the flop they are judged by their values, later by what they add to the board.
    """
    top = grid.values[-1]
    low, high = sorted(card.value for card in hole)
    if not board:
        if low == high:
            return 3 if high >= top - 1 else 2
        close = hole[0].suit == hole[1].suit or high - low == 1
        return int(high >= top - 2) + int(low >= top - 3) + int(close and low > top // 2 and high < top)
    keys = keys_for(ladder, grid)
    made, common = keys.category(keys(board + hole)), _common(ladder, board)
    if made in ("high_card", common):
        return 0
    if made == "pair" or (made, common) == ("two_pairs", "pair"):
        highest = max(card.value for card in board)
        return 2 if low == high > highest or high == highest else 1
    return 2 if made == "two_pairs" else 3


def _common(ladder: Ladder, board: Cards) -> str:
    """The category that the board alone gives everybody."""
    if len(board) >= FIVE:
        return ladder.read(board).category
    values = [card.value for card in board]
    pairs = sum(one == other for one, other in combinations(values, 2))
    return {0: "high_card", 1: "pair", 2: "two_pairs", 3: "three"}.get(pairs, "four")
