"""A table of data as a game of the engine."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import GameData
from kartenwerk.play.mechanics.trick_table.aim import check_goal
from kartenwerk.play.mechanics.trick_table.players import TablePlayers
from kartenwerk.play.mechanics.trick_table.scoring import TableScore


def game_of(data: GameData) -> TableScore:
    """The game that the file's table `[trick_game]` states; KartenwerkError if a match can never end by its goal."""
    game = TableScore(data)
    for number in data.players:
        try:
            check_goal(game, game.rules(**data.settle({})), number)
        except ValueError as error:
            file = f"rules_data/games/{data.id}.toml"
            raise KartenwerkError(str(error), file=file, key="trick_game.end.goal") from None
    players = TablePlayers(game)
    game.policies = {"eager": players.eager, "sensible": players.sensible}
    return game
