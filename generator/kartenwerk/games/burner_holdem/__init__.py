from kartenwerk.games.burner_holdem.rules import GAME

__all__ = ["GAME"]
