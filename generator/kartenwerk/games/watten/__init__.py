from kartenwerk.games.watten.rules import GAME

__all__ = ["GAME"]
