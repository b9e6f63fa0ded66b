from kartenwerk.games.fuenfhundert.rules import GAME

__all__ = ["GAME"]
