"""The table of all games: what stands in it is counted."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support import WORKSHOP

from kartenwerk.base.cache import Cache
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import PackStep
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.products.game_templates import has_booklet
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pictures.overview import GameRow, count_booklet, markdown, overview

ROWS = [
    GameRow("a", "Alpha", "Blatt", (2, 3, 4), (PackStep(2, 1), PackStep(4, 2)), 12, 3, 10),
    GameRow("b", "Beta", "Anderes Blatt", (3,), (PackStep(3, 1),), None, None, 4),
]


def test_the_table_can_be_read_as_it_is_and_is_markdown() -> None:
    assert list(markdown(ROWS, ["2-4", "3"])) == [
        "| Game  | Players | Deck          | Packs               | Booklet (A6) | Examples | Parameters |",
        "| ----- | ------- | ------------- | ------------------- | -----------: | -------: | ---------: |",
        "| Alpha | 2-4     | Blatt         | 1, from 4 players 2 |     12 pages |        3 |         10 |",
        "| Beta  | 3       | Anderes Blatt | 1                   |            – |        – |          4 |",
    ]


def test_the_table_tells_of_every_game(tmp_path: Path) -> None:
    """The counts of booklets come from the cache, so that this test composes none."""
    catalog = WORKSHOP.catalog
    workshop = Workshop(WORKSHOP.roots)
    workshop.__dict__["cache"] = _Known(tmp_path)
    rows = {row.id: row for row in overview(workshop, 1)}
    assert set(rows) == set(catalog.game_ids)
    for id, row in rows.items():
        game = catalog.game(id)
        assert (row.title, row.players, row.parameters) == (game.title, game.players, len(game.rules))
        assert (row.pages, row.examples) == ((8, 2) if has_booklet(WORKSHOP.roots, id) else (None, None))


class _Known(Cache):
    """A cache that knows every booklet: eight pages and two examples."""

    def read(self, kind: str, key: str) -> bytes | None:
        return b"[8, 2]"


def test_pages_and_examples_are_those_of_the_booklet() -> None:
    """A booklet is folded from whole sheets; its examples stand in boxes, and its practice deal is one too."""
    made = count_booklet(WORKSHOP, "donnerwetter")
    text = booklet_text(WORKSHOP, "donnerwetter", booklet_values(WORKSHOP, GameOrder("donnerwetter").session(WORKSHOP)))
    pages, examples = json.loads(made.data)
    assert examples == text.count('::: kasten "Beispiel') + 1
    assert pages % 4 == 0
