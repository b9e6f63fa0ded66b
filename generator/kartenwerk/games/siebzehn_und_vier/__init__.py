from kartenwerk.games.siebzehn_und_vier.rules import GAME

__all__ = ["GAME"]
