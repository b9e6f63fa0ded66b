from kartenwerk.games.fuenf_karten_boltan.rules import GAME

__all__ = ["GAME"]
