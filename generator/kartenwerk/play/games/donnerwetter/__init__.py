"""Donnerwetter, a fishing game: what the engine needs to run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartenwerk.play.games.donnerwetter.players import eager, sensible
from kartenwerk.play.games.donnerwetter.rules import Donnerwetter, Move, State
from kartenwerk.play.games.donnerwetter.scoring import Rules

if TYPE_CHECKING:
    from kartenwerk.play.examples.showcase import Showcase

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Showcase:
    """What booklets and pads show, loaded when it is asked for."""
    from kartenwerk.play.games.donnerwetter.examples import SHOWCASE

    return SHOWCASE


GAME = Donnerwetter({"eager": eager, "sensible": sensible}, showcase=showcase)
