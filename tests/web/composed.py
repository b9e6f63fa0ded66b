"""What a page composes by rules chosen together, held against the booklet that is written by just these rules.

`python -m tests.web.composed GAME...` does so for many choices of these games, or of all, and prints a table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.compose import Reading, Rewording, compose, meet
from kartenwerk.products.web.howplay.page import page_readings
from kartenwerk.products.web.howplay.readings import PageReader, PageReadings, differing
from kartenwerk.products.web.howplay.tree import Node

MANY = 20
"""Choices of each game in the table."""

OPEN = "\uffff"
"""What stands in a page's words where only the usual rule can be shown."""

TAGS = re.compile(r"<[^>]*>|_\d+")

SHOWN = 80
"""Signs before and behind a fault that are shown."""


class Held(NamedTuple):
    """A choice: how many places read differently, how many of them and of all are left as usual, and what is wrong."""

    changes: Mapping[str, Value]
    places: int
    hidden: int
    unsure: int
    wrong: Sequence[str]


def rules_of(game: str) -> GameRules:
    return GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(game).deck), GameOrder(game))


def draw_changes(data: GameData, readings: Sequence[Reading], seed: int = 1) -> Iterator[Mapping[str, Value]]:
    """Two to six rules changed together, to values that readings have."""
    random, usual, drawn = Random(f"{data.id} {seed}"), data.settle({}), list[Mapping[str, Value]]()
    values = sorted({(key, each) for one in readings if not one.alone for key, each in one.changes.items()}, key=str)
    known = {key: [each for other, each in values if other == key] for key, _ in values}
    for _ in range(400 if len(known) > 1 else 0):
        keys = random.sample([*known], random.randint(2, min(6, len(known))))
        with suppress(KartenwerkError):
            changes = differing(usual, data.settle({key: random.choice(known[key]) for key in keys}))
            if len(changes) > 1 and changes not in (*drawn, *(each.changes for each in readings)):
                drawn.append(changes)
                yield changes


class Comparison:
    """Pages composed of the readings of one game, held against the booklet: word for word, but where they are open."""

    def __init__(self, rules: GameRules, all_: PageReadings) -> None:
        self.readings, self._reader = all_, PageReader(WORKSHOP, rules)
        self._texts = [*map(words_of, all_.texts)]

    def hold(self, changes: Mapping[str, Value]) -> Held:
        """The page composed by these changes, held against the booklet by them."""
        composed, truth = compose(self.readings.readings, self.readings.spots, changes), self._reader.reading(changes)
        hidden = sum(any(meet(place, each) for each in composed.unsure) for place in truth.places)
        told = "".join(self._tell(self._reader.tree, composed.places, composed.unsure, self._texts))
        real = "".join(self._tell(self._reader.tree, truth.places, (), [*map(words_of, self._reader.html)]))
        return Held(changes, len(truth.places), hidden, len(composed.unsure), [*find_faults(told, real)])

    def _tell(
        self, nodes: Sequence[Node], places: Sequence[Rewording], unsure: Sequence[Rewording], texts: Sequence[str]
    ) -> Iterator[str]:
        """The words of these nodes with what stands in place of them, and with signs where the page is open."""
        come = {(place.nodes[0], place.way): [texts[number] for number in place.texts] for place in places}
        gone = {number for place in places if place.way == "over" for number in place.nodes}

        def tell(nodes: Sequence[Node]) -> Iterator[str]:
            for node in nodes:
                yield from come.get((node.number, "before"), ())
                if is_open(2 * node.number):
                    yield OPEN
                elif node.number in gone:
                    yield from come.get((node.number, "over"), ())
                else:
                    head, tail = self._around(node)
                    yield head
                    yield from come.get((node.number, "first"), ())
                    if node.kids and is_open(2 * node.number + 1):
                        yield OPEN
                    yield from tell(node.kids)
                    yield tail
                yield from come.get((node.number, "after"), ())
                if is_open(2 * node.last + 1):
                    yield OPEN

        def is_open(at: int) -> bool:
            return any(place.start <= at <= place.end for place in unsure)

        return tell(nodes)

    def _around(self, node: Node) -> tuple[str, str]:
        """The words of a usual node before and behind those of the nodes within it."""
        text = self._words_of(node)
        inner = "".join(map(self._words_of, node.kids))
        head, found, tail = text.partition(inner) if inner else (text, "", "")
        assert found == inner, (text, inner)
        return head, tail

    def _words_of(self, node: Node) -> str:
        return words_of(self._reader.html[self._reader.write_usual(node)])


def words_of(html: str) -> str:
    """The words of a page, also those that describe pictures, with a blank before each."""
    return "".join(f" {word}" for word in TAGS.sub(" ", html).split())


def find_faults(told: str, real: str) -> Iterator[str]:
    """What stands in the booklet otherwise than between the open places of a page, in the order of the text."""
    first, *parts = re.split(f"{OPEN}+", told)
    if not real.startswith(first) or (not parts and real != first):
        yield _fault(first, real)
    at = len(first)
    for number, part in enumerate(parts):
        is_last = number == len(parts) - 1
        found = len(real) - len(part) if is_last and real.endswith(part) else real.find(part, at)
        if found < at or (is_last and found + len(part) != len(real)):
            yield _fault(part, real[at:])
        else:
            at = found + len(part)


def _fault(told: str, real: str) -> str:
    """The words of the page from where the booklet has others, after the longest beginning that it has."""
    known, unknown = 0, len(told)
    while unknown - known > 1:
        middle = (known + unknown) // 2
        known, unknown = (middle, unknown) if told[:middle] in real else (known, middle)
    begins = real.find(told[:known]) + known
    page, booklet = (text[max(at - SHOWN, 0) : at + SHOWN] for text, at in ((told, known), (real, begins)))
    return f"page: {page!r}; booklet: {booklet!r}"


def hold_many(game: str, number: int, seed: int = 1) -> Iterator[Held]:
    """So many choices of a game's rules. Those are left out by which no booklet can be written."""
    rules, data = rules_of(game), WORKSHOP.catalog.game(game)
    comparison = Comparison(rules, page_readings(WORKSHOP, rules))
    for changes in draw_changes(data, comparison.readings.readings, seed):
        if number == 0:
            return
        with suppress(KartenwerkError):
            yield comparison.hold(changes)
            number -= 1


def _main(games: Sequence[str]) -> None:
    print(f"{'game':20}{'choices':>9}{'places':>9}{'as usual':>9}{'marked':>9}{'wrong':>9}")
    for game in games or GAME_IDS:
        held = [*hold_many(game, MANY)]
        places, hidden = sum(each.places for each in held), sum(each.hidden for each in held)
        unsure = sum(each.unsure for each in held)
        wrong = [each for each in held if each.wrong]
        print(
            f"{game:20}{len(held):9}{places:9}{hidden:9}{unsure:9}{sum(len(each.wrong) for each in wrong):9}",
            flush=True,
        )
        for each in wrong:
            print(f"    {dict(each.changes)}:", *each.wrong, sep="\n        ")


if __name__ == "__main__":
    _main(sys.argv[1:])
