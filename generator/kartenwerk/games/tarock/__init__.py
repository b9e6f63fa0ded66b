from kartenwerk.games.tarock.rules import GAME

__all__ = ["GAME"]
