from kartenwerk.games.wolfsjagd.rules import GAME

__all__ = ["GAME"]
