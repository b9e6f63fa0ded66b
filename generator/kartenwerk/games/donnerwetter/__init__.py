from kartenwerk.games.donnerwetter.rules import GAME

__all__ = ["GAME"]
