"""Worked examples: what booklets and pads show of a game, all of it from games the engine has played.

Every game has a module here that finds its examples by predicates and hands its templates plain values.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from generator.engine.table import Table


class Showcase(Protocol):
    """What the module of a game offers."""

    def booklet(self, table: Table) -> Mapping[str, Any]:
        """The values that the booklet's text and figures need; KartenwerkError if no game shows an example."""

    def specimen(self, table: Table, players: int) -> Mapping[str, Any]:
        """The entries of a filled-in pad for that many players."""


def showcase(game: str) -> Showcase:
    """The examples of a game."""
    return cast(Showcase, import_module(f"{__name__}.{game}"))
