from kartenwerk.games.bakkarat.rules import GAME

__all__ = ["GAME"]
