"""The overview of all games: what can be counted of each, none of it written down by hand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from kartenwerk.build.pool import WorkerPool
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData
from kartenwerk.play.engine.session import PackStep, packs_in_words
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.counted import count_key, counting
from kartenwerk.products.game_templates import has_booklet
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.book.blocks import Block, Panel, Together

PAGE = "a6"
"""The booklet format whose pages are counted."""

OVERVIEW = "overview"
"""Where the cache keeps the counts."""

EXAMPLE = "Beispiel"
"""The first word in the label of a panel that holds a worked example."""


class GameRow(NamedTuple):
    """A game's row in the table; `pages` and `examples` are None for a game without a booklet of its own."""

    id: str
    title: str
    deck: str
    players: tuple[int, ...]
    packs: tuple[PackStep, ...]
    pages: int | None  # of the booklet in A6
    examples: int | None  # worked examples in the booklet, and the deals that it describes from beginning to end
    parameters: int


def overview(workshop: Workshop, workers: int) -> list[GameRow]:
    """A row for every game, ordered by title. Each booklet is counted once; the cache keeps the counts."""
    catalog = workshop.catalog
    games = sorted((catalog.game(id) for id in catalog.game_ids), key=lambda game: game.title)
    counted = _booklets(workshop, [game for game in games if has_booklet(workshop.roots, game.id)], workers)
    return [_row(workshop, game, counted.get(game.id)) for game in games]


class Booklet(NamedTuple):
    """The counts of a booklet."""

    pages: int
    examples: int


def _row(workshop: Workshop, game: GameData, booklet: Booklet | None) -> GameRow:
    return GameRow(
        game.id,
        game.title,
        workshop.catalog.deck(game.deck).title,
        game.players,
        workshop.session(game.id, None, ()).pack_steps,
        booklet.pages if booklet else None,
        booklet.examples if booklet else None,
        len(game.rules),
    )


def _booklets(workshop: Workshop, games: Sequence[GameData], workers: int) -> dict[str, Booklet]:
    """The counts of the games' booklets, by the game's id."""
    found: dict[str, Booklet] = {}
    missing: dict[str, Product] = {}
    for game in games:
        product = counting(workshop, game.id, partial(count_booklet, game=game.id))
        known = workshop.cache.read(OVERVIEW, count_key(workshop, product))
        if known is None:
            missing[game.id] = product
        else:
            found[game.id] = Booklet(*json.loads(known))
    with WorkerPool(workshop, workers) as pool:
        for finished in pool.make([*missing.values()]):
            workshop.cache.write(OVERVIEW, count_key(workshop, missing[finished.path]), finished.data)
            found[finished.path] = Booklet(*json.loads(finished.data))
    return found


def count_booklet(workshop: Workshop, game: str) -> Made:
    """The pages and examples of a game's booklet, as JSON."""
    manuscript = game_manuscript(workshop, GameOrder(game).session(workshop))
    pages = len(compose(workshop, manuscript, PAGE).pages)
    blocks = (block for chapter in manuscript.chapters for block in chapter.blocks)
    examples = sum(panel.label.startswith(EXAMPLE) for panel in _panels(blocks))
    deals = len(manuscript.practice.deals) if manuscript.practice else 0
    return Made(json.dumps([pages, examples + deals]).encode(), 1)


def _panels(blocks: Iterable[Block]) -> Iterator[Panel]:
    """The panels among blocks, those of openings too."""
    for block in blocks:
        if isinstance(block, Panel):
            yield block
        elif isinstance(block, Together):
            yield from _panels(block.blocks)


HEADINGS = ("Game", "Players", "Deck", "Packs", "Booklet (A6)", "Examples", "Parameters")
_NUMBERS = (4, 5, 6)
_NOTHING = "–"


def markdown(rows: Sequence[GameRow], spans: Sequence[str]) -> Iterator[str]:
    """The rows as the lines of an aligned Markdown table; `spans` are the numbers of players in words."""
    cells = [
        (
            row.title,
            players,
            row.deck,
            packs_in_words(row.packs),
            _NOTHING if row.pages is None else f"{row.pages} pages",
            *(_NOTHING if count is None else str(count) for count in (row.examples, row.parameters)),
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
