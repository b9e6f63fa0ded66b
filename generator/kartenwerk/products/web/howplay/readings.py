"""The readings of a game's page: its booklet by named sets and by single rules, where it differs from the usual one.

A reading costs a session, its examples and its text, so their number has limits. The page says where it has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, zip_longest
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Parameter
from kartenwerk.products.booklet.game import GameRules, game_manuscript
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.checks import Changes, Check, differing, joint_changes, settle_examples
from kartenwerk.products.web.howplay.compose import Doubt, Example, Reading
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

SMALL = 12
"""Of a number up to here the next ones are read, of a larger one its half and its double."""


OTHER = -1
"""The number of a text that is not kept."""


class PageReadings(NamedTuple):
    """All readings, the examples, where rules are known to act together, and the texts of all places as HTML.

    `sheet` are the drawings that only these texts place; `inks` and `cuts` are those of the page and of the texts.
    """

    readings: tuple[Reading, ...]
    examples: tuple[Example, ...]
    doubts: tuple[Doubt, ...]
    texts: tuple[str, ...]
    sheet: str
    inks: tuple[str, ...]
    cuts: tuple[str, ...]

    @property
    def marked(self) -> frozenset[int]:
        """The numbers of the nodes that a place names."""
        examples, doubts = ((each.place for each in self.examples), (each.place for each in self.doubts))
        places = chain(examples, doubts, *(each.places for each in self.readings))
        return frozenset(number for place in places for number in place.nodes)


def read_page(workshop: Workshop, rules: GameRules) -> PageReadings:
    """The readings of the page of a game's usual rules."""
    return _Reader(workshop, rules).read()


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
    near = (usual + 1, usual - 1) if usual <= SMALL else (usual // 2, usual * 2)
    named = [each.rules[key] for each in data.variants.values() if key in each.rules]
    values = dict.fromkeys([*named, *([0] if rule.or_zero else []), *near])
    return [{key: value} for value in values if rule.allows(value) and value != usual]


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
        self._keeps = True

    def read(self) -> PageReadings:
        data, drawings = self._data, self._page.drawings
        sets, singles = choose_changes(data)
        named = [*self._read_all(sets, alone=True)]
        beside = [*self._read_all(sets)]
        single = [*self._read_all(singles), *(each for each in beside if len(each.changes) == 1)]
        settled = [*settle_examples(list_examples(self._tree), single)]
        joint = [*self._read_all(joint_changes(data, single, settled))]
        alone = [each for each in named if each._replace(alone=False) not in beside]
        readings = tuple({id(each): each for each in (*alone, *beside, *single, *joint)}.values())
        examples, doubts = Check(data, readings, settled, self._try).find_doubts()
        return PageReadings(
            readings,
            examples,
            doubts,
            tuple(self._html),
            str(drawings.further),
            tuple(sorted(drawings.inks)),
            self._page.letters.cuts,
        )

    def _read_all(self, wanted: Sequence[Changes], alone: bool = False) -> Iterator[Reading]:
        """The readings that can be made: by some values a booklet cannot show what it has to."""
        for changes in wanted:
            with suppress(KartenwerkError):
                yield self._read(changes, alone)

    def _read(self, changes: Changes, alone: bool = False) -> Reading:
        """The booklet by these changes; `alone` as that of the set which they are, with its practice deal."""
        settings = tuple(f"{key}={self._data.rules[key].write(each)}" for key, each in changes.items())
        session = GameOrder(self._data.id, settings=settings).session(self._workshop)
        if not alone:
            session = replace(session, data=session.data.model_copy(update={"variants": {}}))
        before = {*self._workshop.results}
        try:
            manuscript = game_manuscript(self._workshop, session)
            tree = grow_tree(arrange(manuscript), manuscript.describe)
            writer = self._page.writer_of(manuscript)
            places = [
                place_of(each, [self._write(writer, manuscript, node) for node in each.come])
                for each in compare_trees(self._tree, tree)
            ]
            by_usual = manuscript.practice is not None and manuscript.practice.session is not session
        finally:
            for key in self._workshop.results.keys() - before:
                del self._workshop.results[key]
        return Reading(dict(changes), tuple(places), alone, by_usual)

    def _try(self, changes: Changes) -> Reading:
        """A reading that the page does not have: of a text that no other one has stands OTHER."""
        self._keeps = False
        try:
            return self._read(changes)
        finally:
            self._keeps = True

    def _write(self, writer: BlockWriter, manuscript: Manuscript, node: Node) -> int:
        """The number of the node's text. Equal nodes share one."""
        key = node.key, node.inside.shape if node.inside else None
        if key not in self._texts and not self._keeps:
            return OTHER
        if key not in self._texts:
            self._texts[key] = len(self._html)
            self._html.append(str(node.write(writer)).strip())
        return self._texts[key]
