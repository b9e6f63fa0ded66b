from kartenwerk.games.romme.rules import GAME

__all__ = ["GAME"]
