"""Worlds: the states that a seat must hold possible, drawn by lot from what it sees.

A view shows HIDDEN where a seat may not look. `Worlds` finds these places in the view, whatever the game, and lays the
unseen cards into them: the pack less all cards that are seen. Every way to lay them is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import HIDDEN, Card
from kartenwerk.play.engine.contract import AnyGame

Path: TypeAlias = tuple[int | str, ...]
"""The way to a place within a value: indices of tuples, names of fields."""

Tree: TypeAlias = "int | Mapping[int | str, Tree]"
"""Paths as nested steps; a leaf is the number of its path."""

NOTHING: Mapping[int, Sequence[Card]] = {}
"""Nothing is known of any hand."""

MARK = "#"
"""The first letter of the ranks that stand for hidden places; no deck has such a rank."""


class Worlds:
    """The worlds that fit a view. KartenwerkError if the view hides more or fewer cards than are unseen.

    A place that the game's `holdings` do not count shows a card that lies elsewhere too. It gets one of the cards that
    are laid down hidden, whichever it is.
    """

    def __init__(self, game: AnyGame, view: Any, pack: Counter[Card]) -> None:
        self.game, self.view = game, view
        self.paths = tuple(hidden_places(view))
        self.tree = _tree_of(self.paths)
        marks = [Card("", f"{MARK}{number}") for number in range(len(self.paths))]
        self._marks, self._marked = marks, _laid_into(view, self.tree, marks)
        self._held: dict[int, list[int]] = {}
        self._hands: dict[int, Tree] = {}
        held = Counter(game.holdings(self._marked))
        self.places = [number for number, mark in enumerate(marks) if held[mark]]
        self.echoes = [number for number, mark in enumerate(marks) if not held[mark]]
        self.seen = Counter({card: count for card, count in held.items() if not card.rank.startswith(MARK)})
        self._left = pack - self.seen
        self.unseen = sorted(self._left.elements())
        if self.seen - pack or len(self.unseen) != len(self.places):
            raise KartenwerkError(
                "a view of {game} hides other cards than those that are unseen",
                game=game.id,
                found=_("{hidden} hidden cards, {unseen} unseen", hidden=len(self.places), unseen=len(self.unseen)),
            )

    def draw(self, rng: Random, held: Mapping[int, Sequence[Card]] = NOTHING) -> Any:
        """One of them, in which each seat has as many as it can of the cards it is said to have `held`."""
        return self.lay(self.shuffle(rng, held))

    def shuffle(self, rng: Random, held: Mapping[int, Sequence[Card]] = NOTHING) -> list[Card]:
        """The unseen cards in an order by lot, one for each of `places`; the first of the cards held come first."""
        left, fixed = Counter(self.unseen), dict[int, Card]()
        for seat, cards in held.items():
            places = iter(self.held_by(seat))
            for card in cards:
                if left[card] and (place := next(places, None)) is not None:
                    left[card] -= 1
                    fixed[place] = card
        row = sorted(left.elements())
        rng.shuffle(row)
        for place in sorted(fixed):
            row.insert(place, fixed[place])
        return row

    def held_by(self, seat: int) -> list[int]:
        """Which of the unseen cards a seat sees though the viewer does not: its hand, mostly."""
        if seat not in self._held:
            shown = Counter(self.game.holdings(self.game.view(self._marked, seat)))
            self._held[seat] = [index for index, place in enumerate(self.places) if shown[self._marks[place]]]
        return self._held[seat]

    def deal(self, seat: int, held: Sequence[Card], rng: Random) -> list[Card]:
        """Cards for the places that a seat sees: the first of those it is said to have `held`, the rest by lot."""
        hand: list[Card] = []
        size = len(self.held_by(seat))
        for card in held:
            if len(hand) < size and hand.count(card) < self._left[card]:
                hand.append(card)
        if len(hand) < size:
            hand += rng.sample(sorted((self._left - Counter(hand)).elements()), size - len(hand))
        return hand

    def seen_with(self, seat: int, hand: Sequence[Card]) -> Any:
        """The view with these cards in the places that a seat sees; all that neither sees stays hidden.

        Only where no place shows a card that lies elsewhere: such a place would be empty.
        """
        if seat not in self._hands:
            self._hands[seat] = _tree_of([self.paths[self.places[index]] for index in self.held_by(seat)])
        return _laid_into(self.view, self._hands[seat], hand) if hand else self.view

    def lay(self, cards: Sequence[Card]) -> Any:
        """The world with these cards in the hidden places."""
        if not self.paths:
            return self.view
        row = [HIDDEN] * len(self.paths)
        for number, card in zip(self.places, cards, strict=True):
            row[number] = card
        for number in self.echoes:
            row[number] = cards[number % len(cards)] if cards else HIDDEN
        return self.game.settle(_laid_into(self.view, self.tree, row))


def hidden_places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where a value of tuples and dataclasses holds HIDDEN.

    What is equal to nothing but itself is no part of a deal but a table that the game looks things up in.
    """
    if isinstance(value, Card):
        if value == HIDDEN:
            yield path
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            if isinstance(part, tuple) or is_dataclass(part):
                yield from hidden_places(part, (*path, index))
    elif is_dataclass(value) and not isinstance(value, type) and type(value).__eq__ is not object.__eq__:
        for each in fields(value):
            yield from hidden_places(getattr(value, each.name), (*path, each.name))


def _tree_of(paths: Sequence[Path]) -> Tree:
    root: dict[int | str, Any] = {}
    for number, path in enumerate(paths):
        node = root
        for step in path[:-1]:
            node = node.setdefault(step, {})
        node[path[-1]] = number
    return root


def _laid_into(value: Any, tree: Tree, cards: Sequence[Card]) -> Any:
    """The value with `cards[number]` at each leaf of the tree."""
    if isinstance(tree, int):
        return cards[tree]
    if isinstance(value, tuple):
        row = list(value)
        for step, below in tree.items():
            assert isinstance(step, int)
            row[step] = _laid_into(row[step], below, cards)
        return tuple(row) if type(value) is tuple else tuple.__new__(type(value), row)
    changed = {str(step): _laid_into(getattr(value, str(step)), below, cards) for step, below in tree.items()}
    return replace(value, **changed)
