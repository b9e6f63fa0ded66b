"""Mau-Mau, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.mau_mau.players import eager, sensible
from kartenwerk.play.games.mau_mau.rules import MauMau, Rules, State
from kartenwerk.play.mechanics.matching import Move

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.mau_mau.examples import SHOWCASE

    return SHOWCASE


GAME = MauMau({"eager": eager, "sensible": sensible}, showcase=showcase)
