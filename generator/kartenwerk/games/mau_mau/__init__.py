from kartenwerk.games.mau_mau.rules import GAME

__all__ = ["GAME"]
