from kartenwerk.games.wallachen.rules import GAME

__all__ = ["GAME"]
