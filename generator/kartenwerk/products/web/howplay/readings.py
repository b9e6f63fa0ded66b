"""The readings of a game's page: its booklet by named sets and by single rules, where it differs from the usual one.

A reading costs a session, its examples and its text, so their number has limits. The page says where it has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, combinations, zip_longest
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Parameter, Value
from kartenwerk.products.booklet.game import GameRules, game_manuscript
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.compose import Reading, Rewording, RuledSpot, compose
from kartenwerk.products.web.howplay.reads import ReadNotes
from kartenwerk.products.web.howplay.tree import (
    Difference,
    Node,
    arrange,
    compare_trees,
    grow_tree,
    number_tree,
    place_of,
)
from kartenwerk.products.web.rules_page import RulesPage
from kartenwerk.text.web.blocks import BlockWriter

MOST_SINGLE = 18
"""The most readings by single rules: switches and words come before numbers."""

SMALL = 12
"""Of a number up to here the next ones are read, of a larger one its half and its double, or else its limits."""

MOST_JOINT = 8
"""The most readings by two rules, of those that leave the most spots open."""

Changes = Mapping[str, Value]


class PageReadings(NamedTuple):
    """All readings, the spots that hang on rules, and the texts of all places as HTML.

    `sheet` are the drawings that only these texts place; `inks` and `cuts` are those of the page and of the texts.
    """

    readings: tuple[Reading, ...]
    spots: tuple[RuledSpot, ...]
    texts: tuple[str, ...]
    sheet: str
    inks: tuple[str, ...]
    cuts: tuple[str, ...]

    @property
    def marked(self) -> frozenset[int]:
        """The numbers of the nodes that a place names."""
        places = chain((each.place for each in self.spots), *(each.places for each in self.readings))
        return frozenset(number for place in places for number in place.nodes)


def read_page(workshop: Workshop, rules: GameRules) -> PageReadings:
    """The readings of the page of a game's usual rules."""
    return PageReader(workshop, rules).read()


def differing(usual: Changes, values: Changes) -> dict[str, Value]:
    """What differs in force from the usual rules."""
    return {key: value for key, value in values.items() if value != usual[key]}


def choose_changes(data: GameData) -> tuple[list[Changes], list[Changes]]:
    """What readings change, as it is in force: each named set, and single rules."""
    usual = data.settle({})
    singles = [[{key: value} for value in rule.others()] for key, rule in data.rules.items() if not rule.is_number]
    numbers = [_numbers(data, key, rule) for key, rule in data.rules.items() if rule.is_number]
    ordered = [*chain.from_iterable(singles), *filter(None, chain.from_iterable(zip_longest(*numbers)))]
    found: list[Changes] = [differing(usual, data.settle(each.rules)) for each in data.variants.values()]
    single: list[Changes] = []
    for change in ordered:
        with suppress(KartenwerkError):
            changes = differing(usual, data.settle(change))
            if changes and changes not in (*found, *single) and len(single) < MOST_SINGLE:
                single.append(changes)
    return found, single


def _numbers(data: GameData, key: str, rule: Parameter) -> list[Changes]:
    """The values of a number: those of named sets, 0 where that means something of its own, and some near it."""
    usual = int(rule.default)
    near: tuple[int, ...] = (usual + 1, usual - 1) if usual <= SMALL else (usual // 2, usual * 2)
    named = [each.rules[key] for each in data.variants.values() if key in each.rules]
    near = tuple(filter(rule.allows, near)) or tuple(each for each in (rule.min, rule.max) if each is not None)
    values = dict.fromkeys([*named, *([0] if rule.or_zero else []), *near])
    return [{key: value} for value in values if rule.allows(value) and value != usual]


class PageReader:
    """Reads one session after the other; their texts are written at once as `html`, and forgotten."""

    def __init__(self, workshop: Workshop, rules: GameRules) -> None:
        self._workshop, self._rules = workshop, rules
        self._data = workshop.catalog.game(rules.order.game)
        manuscript, session = rules.manuscript(workshop), rules.order.session(workshop)
        self.tree = grow_tree(arrange(manuscript), manuscript.describe)
        number_tree(self.tree)
        self._page = RulesPage(workshop, manuscript, None)
        self._page.html()
        self._page.drawings.begin_further()
        self._usual = self._page.writer_of(manuscript)
        self._notes = ReadNotes(workshop, session)
        self._notes.note(session, manuscript, self.tree, {})
        self._come: dict[Rewording, Sequence[Node]] = {}
        self._texts: dict[object, int] = {}
        self.html: list[str] = []

    def read(self) -> PageReadings:
        drawings = self._page.drawings
        sets, singles = choose_changes(self._data)
        named = [*self._read_all(sets, alone=True)]
        beside = [*self._read_all(sets)]
        single = [*self._read_all(singles), *(each for each in beside if len(each.changes) == 1)]
        joint = [*self._read_all(self._joint_changes([*beside, *single]))]
        alone = [each for each in named if each._replace(alone=False) not in beside]
        readings = tuple({id(each): each for each in (*alone, *beside, *single, *joint)}.values())
        return PageReadings(
            readings,
            tuple(self._notes.spots(self.tree, readings, self._come)),
            tuple(self.html),
            str(drawings.further),
            tuple(sorted(drawings.inks)),
            self._page.letters.cuts,
        )

    def _joint_changes(self, known: Sequence[Reading]) -> list[Changes]:
        """The pairs of changes by which the most spots are open, where no other rule changes by both."""
        usual, met = self._data.settle({}), list[tuple[int, Changes]]()
        spots = [*self._notes.spots(self.tree, known, self._come)]
        for one, other in combinations([each for each in known if len(each.changes) == 1], 2):
            both = {**one.changes, **other.changes}
            with suppress(KartenwerkError):
                if len(both) == 2 and differing(usual, self._data.settle(both)) == both:
                    met.append((len(compose(known, spots, both).unsure), both))
        return [both for _, both in sorted(met, key=lambda each: -each[0])[:MOST_JOINT]]

    def _read_all(self, wanted: Sequence[Changes], alone: bool = False) -> Iterator[Reading]:
        """The readings that can be made: by some values a booklet cannot show what it has to."""
        for changes in wanted:
            with suppress(KartenwerkError):
                yield self.reading(changes, alone)

    def reading(self, changes: Changes, alone: bool = False) -> Reading:
        """The booklet by these changes in force; `alone` as that of the set which they are, with its practice deal."""
        settings = tuple(f"{key}={self._data.rules[key].write(each)}" for key, each in changes.items())
        session = GameOrder(self._data.id, settings=settings).session(self._workshop)
        if not alone:
            session = replace(session, data=session.data.model_copy(update={"variants": {}}))
        before = {*self._workshop.results}
        try:
            manuscript = game_manuscript(self._workshop, session)
            tree = grow_tree(arrange(manuscript), manuscript.describe)
            writer = self._page.writer_of(manuscript)
            places = [self._place(writer, each) for each in compare_trees(self.tree, tree)]
            if not alone:
                self._notes.note(session, manuscript, tree, changes)
        finally:
            for key in self._workshop.results.keys() - before:
                del self._workshop.results[key]
        return Reading(dict(changes), tuple(places), alone)

    def _place(self, writer: BlockWriter, difference: Difference) -> Rewording:
        place = place_of(difference, [self._write(writer, node) for node in difference.come])
        self._come[place] = difference.come
        return place

    def write_usual(self, node: Node) -> int:
        """The number of the text of a node of the usual page."""
        return self._write(self._usual, node)

    def _write(self, writer: BlockWriter, node: Node) -> int:
        """The number of the node's text. Equal nodes share one."""
        key = node.key, node.inside.shape if node.inside else None
        if key not in self._texts:
            self._texts[key] = len(self.html)
            self.html.append(str(node.write(writer)).strip())
        return self._texts[key]
