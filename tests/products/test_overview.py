"""The table of all games: what stands in it is counted."""

from __future__ import annotations

import json
from pathlib import Path

from kartenwerk.build.workshop import Workshop
from kartenwerk.cache import Cache
from kartenwerk.products.booklet.booklet import Order, booklet_text, booklet_values
from kartenwerk.products.overview import GameRow, count_booklet, count_tests, has_booklet, markdown, overview

WORKSHOP = Workshop.over(None)
ROWS = [
    GameRow("a", "Alpha", "Blatt", (2, 3, 4), 12, 3, 10, 24),
    GameRow("b", "Beta", "Anderes Blatt", (3,), None, None, 4, None),
]


def test_the_table_can_be_read_as_it_is_and_is_markdown() -> None:
    assert list(markdown(ROWS, ["2-4", "3"])) == [
        "| Game  | Players | Deck          | Booklet (A6) | Examples | Parameters | Tests |",
        "| ----- | ------- | ------------- | -----------: | -------: | ---------: | ----: |",
        "| Alpha | 2-4     | Blatt         |     12 pages |        3 |         10 |    24 |",
        "| Beta  | 3       | Anderes Blatt |            – |        – |          4 |     – |",
    ]


def test_tests_are_the_functions_of_the_files_that_are_called_after_the_game(tmp_path: Path) -> None:
    for name, text in (
        ("test_mogeln.py", "def test_a():\n    pass\n\n\ndef helper():\n    pass\n\n\ndef test_b():\n    pass\n"),
        ("deep/test_mogeln_examples.py", "def test_c():\n    pass\n"),
        ("test_watten.py", "def test_d():\n    pass\n"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert count_tests(tmp_path, "mogeln") == 3
    assert count_tests(tmp_path, "tarock") is None


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
        assert (row.pages, row.examples) == ((8, 2) if has_booklet(WORKSHOP, id) else (None, None))
    assert (rows["donnerwetter"].tests or 0) > 10


class _Known(Cache):
    """A cache that knows every booklet: eight pages and two examples."""

    def read(self, kind: str, key: str) -> bytes | None:
        return b"[8, 2]"


def test_pages_and_examples_are_those_of_the_booklet() -> None:
    """A booklet is folded from whole sheets, and its examples stand in boxes."""
    made = count_booklet(WORKSHOP, "donnerwetter")
    text = booklet_text(WORKSHOP, "donnerwetter", booklet_values(WORKSHOP, Order("donnerwetter").session(WORKSHOP)))
    pages, examples = json.loads(made.data)
    assert examples == text.count('::: kasten "Beispiel')
    assert pages % 4 == 0
