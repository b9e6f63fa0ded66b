"""The readings of a game's page: its booklet by named sets and by single rules, where it differs from the usual one.

A reading costs a session, its examples and its text, so their number has limits. The page says where it has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, combinations, zip_longest
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Parameter, Value
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.compose import Reading, Rewording, compose
from kartenwerk.products.web.howplay.tree import (
    Node,
    arrange,
    compare_trees,
    grow_tree,
    list_examples,
    number_tree,
    place_of,
)
from kartenwerk.products.web.rules_page import RulesPage
from kartenwerk.text.web.blocks import BlockWriter

MOST_SINGLE = 18
"""The most readings by single rules: switches and words come before numbers."""

MOST_JOINT = 4
"""The most readings by two rules, of those that meet at the most places."""

SMALL = 12
"""Of a number up to here the next ones are read, of a larger one its half and its double."""

Changes = Mapping[str, Value]


class PageReadings(NamedTuple):
    """All readings, where rules are known to act together, and the texts of their places as HTML.

    `sheet` are the drawings that only these texts place; `inks` and `cuts` are those of the page and of the texts.
    """

    readings: tuple[Reading, ...]
    mixed: tuple[Rewording, ...]
    texts: tuple[str, ...]
    sheet: str
    inks: tuple[str, ...]
    cuts: tuple[str, ...]

    @property
    def marked(self) -> frozenset[int]:
        """The numbers of the nodes that a place names."""
        places = chain(self.mixed, *(each.places for each in self.readings))
        return frozenset(number for place in places for number in place.nodes)


def read_page(workshop: Workshop, rules: GameRules) -> PageReadings:
    """The readings of the page of a game's usual rules."""
    return _Reader(workshop, rules).read()


def choose_changes(data: GameData) -> list[Changes]:
    """What readings change, as it is in force: each named set, then single rules."""
    usual = data.settle({})
    singles = [[{key: value} for value in rule.others()] for key, rule in data.rules.items() if not rule.is_number]
    numbers = [_numbers(data, key, rule) for key, rule in data.rules.items() if rule.is_number]
    ordered = [*chain.from_iterable(singles), *filter(None, chain.from_iterable(zip_longest(*numbers)))]
    found: list[Changes] = [_differing(usual, data.settle(each.rules)) for each in data.variants.values()]
    single: list[Changes] = []
    for change in ordered:
        with suppress(KartenwerkError):
            differing = _differing(usual, data.settle(change))
            if differing and differing not in (*found, *single) and len(single) < MOST_SINGLE:
                single.append(differing)
    return [*found, *single]


def _numbers(data: GameData, key: str, rule: Parameter) -> list[Changes]:
    """The values of a number: those of named sets, 0 where that means something of its own, and some near it."""
    usual = int(rule.default)
    near = (usual + 1, usual - 1) if usual <= SMALL else (usual // 2, usual * 2)
    named = [each.rules[key] for each in data.variants.values() if key in each.rules]
    values = dict.fromkeys([*named, *([0] if rule.or_zero else []), *near])
    return [{key: value} for value in values if rule.allows(value) and value != usual]


def _differing(usual: Changes, values: Changes) -> dict[str, Value]:
    return {key: value for key, value in values.items() if value != usual[key]}


class _Reader:
    """Reads one session after the other; their texts are written at once, and forgotten."""

    def __init__(self, workshop: Workshop, rules: GameRules) -> None:
        self._workshop, self._rules = workshop, rules
        self._data = workshop.catalog.game(rules.order.game)
        manuscript = rules.manuscript(workshop)
        self._tree = grow_tree(arrange(manuscript), manuscript.describe)
        number_tree(self._tree)
        self._page = RulesPage(workshop, manuscript, None)
        self._page.html()
        self._page.drawings.begin_further()
        self._texts: dict[object, int] = {}
        self._html: list[str] = []

    def read(self) -> PageReadings:
        data, drawings = self._data, self._page.drawings
        readings = [*self._read_all(choose_changes(data))]
        singles = readings[len(data.variants) :] if len(readings) > len(data.variants) else []
        readings += self._read_all(_joint_changes(data, singles))
        places = [place for each in readings for place in each.places]
        played = [each for each in list_examples(self._tree) if any(_meet(each, place) for place in places)]
        mixed = (*played, *self._find_mixed(readings, played))
        return PageReadings(
            tuple(readings),
            mixed,
            tuple(self._html),
            str(drawings.further),
            tuple(sorted(drawings.inks)),
            self._page.letters.cuts,
        )

    def _read_all(self, wanted: Sequence[Changes]) -> Iterator[Reading]:
        """The readings that can be made: by some values a booklet cannot show what it has to."""
        for changes in wanted:
            with suppress(KartenwerkError):
                yield self._read(changes)

    def _read(self, changes: Changes) -> Reading:
        settings = tuple(f"{key}={self._data.rules[key].write(each)}" for key, each in changes.items())
        order = GameOrder(self._data.id, settings=settings)
        before = {*self._workshop.results}
        try:
            manuscript = GameRules(self._rules.deck, order).manuscript(self._workshop)
            tree = grow_tree(arrange(manuscript), manuscript.describe)
            writer = self._page.writer_of(manuscript)
            places = [
                place_of(each, [self._write(writer, manuscript, node) for node in each.come])
                for each in compare_trees(self._tree, tree)
            ]
        finally:
            for key in self._workshop.results.keys() - before:
                del self._workshop.results[key]
        return Reading(dict(changes), tuple(places))

    def _write(self, writer: BlockWriter, manuscript: Manuscript, node: Node) -> int:
        """The number of the node's text. Equal nodes share one."""
        key = node.key, node.inside.shape if node.inside else None
        if key not in self._texts:
            self._texts[key] = len(self._html)
            self._html.append(str(node.write(writer)).strip())
        return self._texts[key]

    def _find_mixed(self, readings: Sequence[Reading], played: Sequence[Rewording]) -> tuple[Rewording, ...]:
        """Where what is composed of many changes differs from their own reading: there rules act together.

        All rules are changed at once, as far as they go together. `played` are examples, which are open anyway.
        """
        many: dict[str, Value] = {}
        usual = self._data.settle({})
        for each in readings[len(self._data.variants) :]:
            together = {**each.changes, **many}
            with suppress(KartenwerkError):
                if _differing(usual, self._data.settle(together)) == together:
                    many = together
        if any(each.changes == many for each in readings):
            return ()
        try:
            truth = {*self._read(many).places}
        except KartenwerkError:
            return tuple(place for each in readings for place in each.places)
        composed = compose(readings, played, many)
        known = {*composed.places}
        doubtful = [*composed.unsure]
        wrong = [place for place in (truth ^ known) if not any(_meet(place, other) for other in doubtful)]
        return tuple(sorted(wrong))


def _joint_changes(data: GameData, singles: Sequence[Reading]) -> list[Changes]:
    """The pairs of changes that meet at the most places, where no other rule changes by both."""
    usual, met = data.settle({}), list[tuple[int, Changes]]()
    for one, other in combinations(singles, 2):
        both = {**one.changes, **other.changes}
        if len(both) < len(one.changes) + len(other.changes):
            continue
        with suppress(KartenwerkError):
            count = sum(_meet(place, there) for place in one.places for there in other.places)
            if count and _differing(usual, data.settle(both)) == both:
                met.append((count, both))
    return [both for _, both in sorted(met, key=lambda each: -each[0])[:MOST_JOINT]]


def _meet(one: Rewording, other: Rewording) -> bool:
    return one.start <= other.end and other.start <= one.end
