from kartenwerk.games.mogeln.rules import GAME

__all__ = ["GAME"]
