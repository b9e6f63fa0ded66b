"""Donnerwetter, a fishing game: what the engine needs to run it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.donnerwetter.players import eager, sensible
from kartenwerk.play.games.donnerwetter.rules import Donnerwetter, Move, State
from kartenwerk.play.games.donnerwetter.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.donnerwetter.examples import SHOWCASE

    return SHOWCASE


GAME = Donnerwetter({"eager": eager, "sensible": sensible}, showcase=showcase)
