"""Types and helpers that tests share."""

import json
import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from pytest import ParameterSet

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import Value
from kartenwerk.graphics.display import IDENTITY, Group, Item, Matrix, Place, Raster, Text, walk
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.kits.game_order import GameOrder

G = TypeVar("G", bound=AnyGame)

WORKSHOP = Workshop.over(None)
"""One for all tests of a process: data are read, examples found and booklets composed once."""


class Answer(NamedTuple):
    """What a command said: its exit code, standard output and standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """The one sentence of a command that failed."""
        assert self.code == 1, self.out[:300]
        assert self.err.count("\n") == 1, self.err[:300]
        return self.err


Run = Callable[..., Answer]


def on_one_core(change: Callable[[object, str, object], None] = setattr) -> None:
    """Let the program take the machine for one of a single core, on which it starts no further processes."""
    change(os, "cpu_count", lambda: 1)
    if hasattr(os, "sched_getaffinity"):
        change(os, "sched_getaffinity", lambda process: {0})


def slow(value: Any) -> Any:
    """A parameter whose case takes long and confirms what others show: it is run by `make slow` alone."""
    return pytest.param(value, marks=pytest.mark.slow)


def some(values: Sequence[Any], every: int = 4, first: int = 0) -> list[Any]:
    """One value in `every`, beginning with the `first`; the others' cases confirm it and are slow.

    Tests of the same games begin with different ones, so that each game is met by some test.
    """
    return [value if place % every == first else slow(value) for place, value in enumerate(values)]


def some_rows(rows: Iterable[Sequence[Any]], every: int = 4, first: int = 0) -> list[Any]:
    """The same for cases of several values each; a case's own name stays."""
    cases = [row if isinstance(row, ParameterSet) else pytest.param(*row) for row in rows]
    return [
        case if place % every == first else pytest.param(*case.values, id=case.id, marks=pytest.mark.slow)
        for place, case in enumerate(cases)
    ]


def session_of(game: str, **changes: Value) -> Session:
    """A session of the game with these rules changed."""
    return WORKSHOP.session(game, None, [f"{key}={value}" for key, value in changes.items()])


@cache
def manuscript_of(order: GameOrder) -> Manuscript:
    """The rules of a game as they are ordered."""
    return GameRules(WORKSHOP.catalog.deck(WORKSHOP.catalog.game(order.game).deck), order).manuscript(WORKSHOP)


def far_from_usual(game: str) -> GameOrder:
    """The game with all its rules as it does not have them, as far as they go together."""
    changed: list[str] = []
    for key, rule in WORKSHOP.catalog.game(game).rules.items():
        setting = f"{key}={str(list(rule.others())[-1]).lower()}"
        try:
            WORKSHOP.session(game, None, [*changed, setting])
        except KartenwerkError:
            continue
        changed.append(setting)
    return GameOrder(game, settings=tuple(changed))


def far_set(game: str) -> GameOrder:
    """The game by that of its named sets of rules which changes most; tests/products/test_sets_read.py reads all."""
    variants = WORKSHOP.catalog.game(game).variants
    return GameOrder(game, variant=max(variants, key=lambda id: len(variants[id].rules)))


def pixels_of(raster: Raster, *, screen: bool) -> bytes:
    """The pixels of a raster that is held deflated: RGB for a screen, else CMYK."""
    return zlib.decompress(raster.packed(screen).content)


def texts(items: Iterable[Item]) -> list[Text]:
    """All texts among the items, those of forms left out."""
    return [item for item in walk(items) if isinstance(item, Text)]


def placed(items: Iterable[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[Item, Matrix]]:
    """Everything that is drawn, groups opened, with the map from its coordinates to the card."""
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, item.matrix.then(matrix))
        else:
            yield item, matrix if not isinstance(item, Place) else item.matrix.then(matrix)


def program_of_the_guide(title: str) -> str:
    """A program of the page on the library that only runs where an extra is installed."""
    page = (Path(__file__).parents[1] / "docs" / "guide" / "library.md").read_text(encoding="utf-8")
    return page.partition(f'```py title="{title}"\n')[2].partition("```")[0]


def changed_game(game: G, **parts: object) -> G:
    """The same game with some of its attributes or methods replaced."""
    other = copy(game)
    vars(other).update(parts)
    return other
