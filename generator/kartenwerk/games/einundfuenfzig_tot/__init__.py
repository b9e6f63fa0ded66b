from kartenwerk.games.einundfuenfzig_tot.rules import GAME

__all__ = ["GAME"]
