from kartenwerk.games.bauer_und_jarl.rules import GAME

__all__ = ["GAME"]
