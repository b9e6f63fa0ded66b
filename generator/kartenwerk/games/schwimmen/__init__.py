from kartenwerk.games.schwimmen.rules import GAME

__all__ = ["GAME"]
