"""Wolfsjagd, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartenwerk.play.games.wolfsjagd.players import eager, sensible
from kartenwerk.play.games.wolfsjagd.rules import Rules, State, Wolfsjagd
from kartenwerk.play.mechanics.matching import Move

if TYPE_CHECKING:
    from kartenwerk.play.examples.showcase import Showcase

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Showcase:
    """What booklets and pads show, loaded when it is asked for."""
    from kartenwerk.play.games.wolfsjagd.examples import SHOWCASE

    return SHOWCASE


GAME = Wolfsjagd({"eager": eager, "sensible": sensible}, showcase=showcase)
