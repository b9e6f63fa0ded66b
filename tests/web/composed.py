"""What a page composes by rules chosen together, held against the booklet that is written by just these rules.

`python -m tests.web.composed GAME...` does so for many choices of these games, or of all, and prints a table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
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

MANY = 20
"""Choices of each game in the table."""

DRAWN = re.compile(r"<(?:path|use)\b[^>]*/>|_\d+")
"""What of a drawing hangs on what was drawn before it: its number, and whether lines are its own or shared ones."""

Shown = Mapping[tuple[int, str], tuple[str, ...]]
"""What stands in place of a node, or beside it."""


class Held(NamedTuple):
    """A choice: how many places read differently, how many of them and of all are left as usual, and what is wrong."""

    changes: Mapping[str, Value]
    places: int
    hidden: int
    unsure: int
    wrong: Sequence[tuple[int, str]]


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


def hold(reader: PageReader, all_: PageReadings, changes: Mapping[str, Value]) -> Held:
    """The page composed by these changes, held against the booklet by them, place by place and word by word."""
    composed, truth = compose(all_.readings, all_.spots, changes), reader.reading(changes).places
    told, real = _shown(composed.places, all_.texts), _shown(truth, reader.html)
    open_ = [place for place in (*truth, *composed.places) if any(meet(place, each) for each in composed.unsure)]
    left = {
        (number, way)
        for number, way in (told.keys() | real.keys())
        if any(each.start <= 2 * number + (way != "over") <= each.end for each in composed.unsure)
        or (way != "over" and any(number in place.nodes and way == place.way for place in open_))
    }
    wrong = sorted(key for key in (told.keys() | real.keys()) - left if told.get(key) != real.get(key))
    return Held(changes, len(truth), sum(place in open_ for place in truth), len(composed.unsure), wrong)


def _shown(places: Iterable[Rewording], texts: Sequence[str]) -> Shown:
    shown: dict[tuple[int, str], tuple[str, ...]] = {}
    for place in places:
        come = tuple(DRAWN.sub("", texts[number]) for number in place.texts)
        shown.update({(number, "over"): () for number in place.nodes if place.way == "over"})
        shown[place.nodes[0], place.way] = come
    return shown


def hold_many(game: str, number: int, seed: int = 1) -> Iterator[Held]:
    """So many choices of a game's rules. Those are left out by which no booklet can be written."""
    rules, data = rules_of(game), WORKSHOP.catalog.game(game)
    all_, reader = page_readings(WORKSHOP, rules), PageReader(WORKSHOP, rules)
    for changes in draw_changes(data, all_.readings, seed):
        if number == 0:
            return
        with suppress(KartenwerkError):
            yield hold(reader, all_, changes)
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
            print(f"    {dict(each.changes)}: {each.wrong}")


if __name__ == "__main__":
    _main(sys.argv[1:])
