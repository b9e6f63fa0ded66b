"""51 Tot, an adding game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.einundfuenfzig_tot.examples import SHOWCASE
from kartenwerk.play.games.einundfuenfzig_tot.players import eager, sensible
from kartenwerk.play.games.einundfuenfzig_tot.rules import EinundfuenfzigTot, Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = EinundfuenfzigTot({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
