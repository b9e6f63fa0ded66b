"""Wolfsjagd, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.wolfsjagd.players import eager, sensible
from kartenwerk.play.games.wolfsjagd.rules import Rules, State, Wolfsjagd
from kartenwerk.play.mechanics.matching import Move

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.wolfsjagd.examples import SHOWCASE

    return SHOWCASE


GAME = Wolfsjagd({"eager": eager, "sensible": sensible}, showcase=showcase)
