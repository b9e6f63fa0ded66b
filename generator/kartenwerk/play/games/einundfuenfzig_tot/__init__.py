"""51 Tot, an adding game: what the engine needs to run it."""

from __future__ import annotations

from typing import Any

from kartenwerk.play.games.einundfuenfzig_tot.players import eager, sensible
from kartenwerk.play.games.einundfuenfzig_tot.rules import EinundfuenfzigTot, Move, State
from kartenwerk.play.games.einundfuenfzig_tot.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Any:
    from kartenwerk.play.games.einundfuenfzig_tot.examples import SHOWCASE

    return SHOWCASE


GAME = EinundfuenfzigTot({"eager": eager, "sensible": sensible}, showcase=showcase)
