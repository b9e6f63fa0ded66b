"""Trick-taking games out of a table of data, `[trick_game]`: `game_of` makes such a table a game of the engine."""

from kartenwerk.play.mechanics.trick_table.game import game_of

__all__ = ["game_of"]
