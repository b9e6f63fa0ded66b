"""The races of a game: what it says in a module `bench` of its folder, all of it optional.

OPEN_SPIEL        OpenSpiel's nearest game, as `pyspiel.load_game` takes it
YARDSTICK         true for the one game that is the unit of speed of all others
TITLE, measure    a race of its own: `measure(session)` prints the figures, KartenwerkError if its rival is missing
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kartenwerk.play import games


def race_of(id: str) -> Any:
    """The game's module, None if it has none."""
    module = f"{games.__name__}.{id}.bench"
    return import_module(module) if find_spec(module) else None
