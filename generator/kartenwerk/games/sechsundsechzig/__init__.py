from kartenwerk.games.sechsundsechzig.rules import GAME

__all__ = ["GAME"]
