from kartenwerk.games.anagramm_poker.rules import GAME

__all__ = ["GAME"]
