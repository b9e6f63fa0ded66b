"""All games at a glance: what can be counted of each, none of it written down by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import Crew
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData
from kartenwerk.data import own_root
from kartenwerk.products.booklet.booklet import Order, booklet_text, booklet_values, compose_rules

PAGE = "a6"
"""The format whose pages are counted."""

EXAMPLE = "Beispiel"
"""What the label of a worked example begins with."""

_TEST = re.compile(r"^def test_", re.MULTILINE)


class GameRow(NamedTuple):
    """What is told of a game; None for what it has not, or what is not there to be counted."""

    id: str
    title: str
    deck: str
    players: tuple[int, ...]
    pages: int | None  # of the booklet in A6
    examples: int | None  # worked ones in the booklet
    parameters: int
    tests: int | None  # test functions; None where the program runs without its tests


def overview(workshop: Workshop, workers: int) -> list[GameRow]:
    """Every game in the order of the titles. Booklets are counted once and looked up in the cache from then on."""
    catalog = workshop.catalog
    games = sorted((catalog.game(id) for id in catalog.game_ids), key=lambda game: game.title)
    counted = _booklets(workshop, [game for game in games if has_booklet(workshop, game.id)], workers)
    return [_row(workshop, game, counted.get(game.id)) for game in games]


def has_booklet(workshop: Workshop, game: str) -> bool:
    return workshop.roots.has(f"templates/games/{game}/text.md.j2")


class Booklet(NamedTuple):
    """What is counted in a booklet."""

    pages: int
    examples: int


def _row(workshop: Workshop, game: GameData, booklet: Booklet | None) -> GameRow:
    return GameRow(
        game.id,
        game.title,
        workshop.catalog.deck(game.deck).title,
        game.players,
        booklet.pages if booklet else None,
        booklet.examples if booklet else None,
        len(game.rules),
        count_tests(own_root() / "tests", game.id),
    )


def _booklets(workshop: Workshop, games: Sequence[GameData], workers: int) -> dict[str, Booklet]:
    """The booklets' counts by game."""
    found: dict[str, Booklet] = {}
    missing: dict[str, Product] = {}
    for game in games:
        product = Product(game.id, "text", partial(count_booklet, game=game.id), (game.deck, game.id))
        kept = workshop.cache.read("overview", workshop.fingerprints.of(product))
        if kept is None:
            missing[game.id] = product
        else:
            found[game.id] = Booklet(*json.loads(kept))
    with Crew(workshop, workers) as crew:
        for file, data in crew.make([*missing.values()]):
            workshop.cache.write("overview", workshop.fingerprints.of(missing[file.path]), data)
            found[file.path] = Booklet(*json.loads(data))
    return found


def count_booklet(workshop: Workshop, game: str) -> Made:
    """Pages and examples of a game's booklet, as JSON."""
    from kartenwerk.book.blocks import Panel
    from kartenwerk.book.markdown import read_booklet

    session = Order(game).session(workshop)
    pages = len(compose_rules(workshop, session, PAGE).pages)
    text = booklet_text(workshop, game, booklet_values(workshop, session))
    blocks = read_booklet(text, f"templates/games/{game}")
    examples = sum(isinstance(block, Panel) and block.label.startswith(EXAMPLE) for block in blocks)
    return Made(json.dumps([pages, examples]).encode(), 1)


def count_tests(folder: Path, game: str) -> int | None:
    """The test functions in the files that are called after the game; None where there are no such files."""
    files = sorted({*folder.rglob(f"test_{game}.py"), *folder.rglob(f"test_{game}_*.py")})
    return sum(len(_TEST.findall(file.read_text(encoding="utf-8"))) for file in files) if files else None


HEADINGS = ("Game", "Players", "Deck", "Booklet (A6)", "Examples", "Parameters", "Tests")
_NUMBERS = (3, 4, 5, 6)
_NOTHING = "–"


def markdown(rows: Sequence[GameRow], spans: Sequence[str]) -> Iterator[str]:
    """The rows as lines of a Markdown table that can be read as it is; `spans` are the players in words."""
    cells = [
        (
            row.title,
            players,
            row.deck,
            _NOTHING if row.pages is None else f"{row.pages} pages",
            *(_NOTHING if count is None else str(count) for count in (row.examples, row.parameters, row.tests)),
        )
        for row, players in zip(rows, spans, strict=True)
    ]
    widths = [max(map(len, column)) for column in zip(HEADINGS, *cells, strict=True)]
    rule = tuple("-" * (width - 1) + ":" if place in _NUMBERS else "-" * width for place, width in enumerate(widths))
    for line in (HEADINGS, rule, *cells):
        padded = (
            cell.rjust(width) if place in _NUMBERS else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        yield f"| {' | '.join(padded)} |"
