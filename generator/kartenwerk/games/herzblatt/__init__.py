from kartenwerk.games.herzblatt.rules import GAME

__all__ = ["GAME"]
