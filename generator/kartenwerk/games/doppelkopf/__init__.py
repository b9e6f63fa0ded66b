from kartenwerk.games.doppelkopf.rules import GAME

__all__ = ["GAME"]
