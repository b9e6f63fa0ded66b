"""What people write down of a deal by a table of data, and what a score sheet must know of the table for it.

Only what the table's formulas ask for is written down. Formulas that see no more than what the declarer's side has made
need one number; the other side has the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.formulas import Formula, Tree, names_in, tree_of
from kartenwerk.catalog.game import GameData
from kartenwerk.catalog.trick_game import TrickGame

OF_POINTS = frozenset(("points", "side_points", "best", "least", "all_points", "alone"))
OF_TRICKS = frozenset(("tricks", "side_tricks", "trickless"))
"""The names in formulas by which points and tricks are counted."""

EACH, SIDE = "each", "side"
"""Whether what everybody has made is written down, or what the declarer's side has."""


class SheetRow(NamedTuple):
    """A row of the score, its formulas parsed."""

    id: str
    seats: str
    when: Tree
    points: Tree
    number: Tree


class Sheet(NamedTuple):
    """A table as it is scored.

    `numbers` are the parameters that formulas know. `somebody` says that one seat is the declarer, `nobody` that a deal
    may have none, `called` that he may have a partner, and `parted` that the deal alone makes sides. `facing` are four
    who sit crosswise. `points` and `tricks` are EACH, SIDE, or "" where they count nothing. By the number of players
    `sizes` are how many tricks a deal has, and `worths` what its cards count: how many of them, and each. `whole` says
    whether all of these belong to somebody.
    """

    numbers: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    carry: Tree
    deals: Tree
    goal: Tree
    sign: int
    facing: bool
    somebody: bool
    nobody: bool
    called: bool
    parted: bool
    bids: tuple[Tree, Tree, Tree] | None
    points: Mapping[int, str]
    tricks: Mapping[int, str]
    sizes: Mapping[int, Tree]
    worths: Mapping[int, tuple[tuple[int, Tree], ...]]
    whole: Mapping[int, bool]
    each_trick: Tree
    last_trick: Tree


class Facts(NamedTuple):
    """A deal: what each seat has made and bid, who plays alone, and with whom.

    People write the `partner` whom a declarer has called, and of a deal that has but two sides what one has made.
    """

    alone: int | None = None
    nobody: bool = False
    partner: int | None = None
    party: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    side_tricks: int = 0
    points: tuple[int, ...] = ()
    side_points: int = 0


def sheet_of(data: GameData) -> Sheet:
    """How the game of this file is written down, which states a table."""
    table = data.trick_game
    assert table is not None
    cards = {
        players: table.cards(players, Pack(Card(suit, rank) for suit in table.suits for rank in table.ranks))
        for players in data.players
    }
    whole = {players: _is_whole(table, players, len(dealt)) for players, dealt in cards.items()}
    bidding = table.bidding
    return Sheet(
        numbers=tuple(id for id, rule in data.rules.items() if not isinstance(rule.default, str)),
        rows=tuple(
            SheetRow(row.id, row.seats, tree_of(row.when), tree_of(row.points), tree_of(row.number))
            for row in table.score
        ),
        carry=tree_of(table.carry),
        deals=tree_of(table.end.deals),
        goal=tree_of(table.end.goal),
        sign=table.end.sign,
        facing=table.sides.by == "facing",
        somebody=table.alone is not None,
        nobody=table.alone is not None and table.alone.by == "ask" and table.alone.nobody == "over",
        called=table.sides.by == "called",
        parted=table.sides.by == "cards",
        bids=None if bidding is None else (*bidding.bounds, tree_of(bidding.sum_differs)),
        points={players: _asked(table, "points", OF_POINTS, whole[players]) for players in cards},
        tricks={players: _asked(table, "tricks", OF_TRICKS, True) for players in cards},
        sizes={players: _tricks(table, players, len(dealt)) for players, dealt in cards.items()},
        worths={players: _worths(table, dealt) for players, dealt in cards.items()},
        whole=whole,
        each_trick=tree_of(table.worth.each_trick),
        last_trick=tree_of(table.worth.last_trick),
    )


def _tricks(table: TrickGame, players: int, cards: int) -> Tree:
    """How many tricks a deal has: as many as each has cards in hand, and draws."""
    return cards // players if table.deal.draw else table.hand_tree(players, cards)


def _is_whole(table: TrickGame, players: int, cards: int) -> bool:
    """Whether every card is somebody's in the end."""
    stock = table.deal.stock_to == "last_trick" or (table.alone is not None and table.alone.stock == "must")
    return stock or table.deal.draw or table.hand_tree(players, cards) == cards / players


def _worths(table: TrickGame, cards: Cards) -> tuple[tuple[int, Tree], ...]:
    """How many of the cards count the same, and what each of them does."""
    worth = table.worth
    formulas = Counter(
        (worth.cards[str(card)],) if str(card) in worth.cards
        else (worth.ranks.get(card.rank, 0), worth.suits.get(card.suit, 0))
        for card in cards
    )  # fmt: skip
    return tuple((count, _sum_of(formula)) for formula, count in formulas.items() if any(formula))


def _sum_of(formulas: tuple[Formula, ...]) -> Tree:
    first, *others = map(tree_of, formulas)
    return ("+", first, others[0]) if others else first


def _asked(table: TrickGame, word: str, counted: frozenset[str], whole: bool) -> str:
    """Whether the table asks what everybody has made, or what the declarer's side has; "" if it asks for neither."""
    seen = [*_names_seen(table)]
    if not any(counted & names for _, names in seen):
        return ""
    dealt, singly = table.sides.are_dealt, {"best", "least", "trickless"}
    if table.alone is None and not dealt:
        return EACH
    for seats, names in seen:
        ours = seats in ("alone", "party")
        lone = ours and not dealt
        if names & singly or (word in names and not lone) or (dealt and "alone" in names & counted):
            return EACH
        if not whole and ("all_points" in names or (f"side_{word}" in names and not ours)):
            return EACH
    return SIDE


def _names_seen(table: TrickGame) -> Iterator[tuple[str, set[str]]]:
    """For which seats which names are asked when a deal is scored."""
    yield EACH, names_in(table.carry)
    for row in table.score:
        yield row.seats, names_in(row.when) | names_in(row.points) | names_in(row.number)
