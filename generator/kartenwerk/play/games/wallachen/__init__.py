"""Wallachen: the game as the engine knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartenwerk.play.games.wallachen.players import eager, sensible
from kartenwerk.play.games.wallachen.rules import Move, State, Wallachen
from kartenwerk.play.games.wallachen.scoring import Rules

if TYPE_CHECKING:
    from kartenwerk.play.examples.showcase import Showcase

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Showcase:
    """What booklets and pads show, loaded when it is asked for."""
    from kartenwerk.play.games.wallachen.examples import SHOWCASE

    return SHOWCASE


GAME = Wallachen({"eager": eager, "sensible": sensible}, showcase=showcase)
