from kartenwerk.games.gin_romme.rules import GAME

__all__ = ["GAME"]
