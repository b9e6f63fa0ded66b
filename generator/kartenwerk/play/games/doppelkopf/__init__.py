"""Doppelkopf: the game as the engine knows it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.doppelkopf.players import eager, sensible
from kartenwerk.play.games.doppelkopf.rules import Doppelkopf
from kartenwerk.play.games.doppelkopf.state import Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.doppelkopf.examples import SHOWCASE

    return SHOWCASE


GAME = Doppelkopf({"eager": eager, "sensible": sensible}, showcase=showcase)
