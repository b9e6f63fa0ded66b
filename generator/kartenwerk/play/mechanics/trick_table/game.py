"""A table of data as a game of the engine."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import GameData
from kartenwerk.play.engine.contract import Game
from kartenwerk.play.mechanics import tricks, widow
from kartenwerk.play.mechanics.trick_table.aim import check_goal
from kartenwerk.play.mechanics.trick_table.players import TablePlayers
from kartenwerk.play.mechanics.trick_table.rules import TableRules
from kartenwerk.play.mechanics.trick_table.scoring import TableScore
from kartenwerk.play.mechanics.trick_table.state import TableMove, TableState

named: Any = namedtuple
"""Without its type: which fields a game's rules have is known only when its file is read."""

MOVES = 250
"""More moves than any deal has: every card is laid once, and a few things are said before."""


def game_of(data: GameData) -> Game[Any, TableState, TableMove]:
    """The game that the file's table `[trick_game]` states; KartenwerkError if a match can never end by its goal."""
    assert data.trick_game is not None
    rules = TableRules(data.title, data.trick_game)
    score = TableScore(rules)
    players = TablePlayers(rules, score)
    parameters: Any = named("Rules", tuple(data.rules))
    for number in data.players:
        try:
            check_goal(score, parameters(**data.settle({})), number)
        except ValueError as error:
            file = f"rules_data/games/{data.id}.toml"
            raise KartenwerkError(str(error), file=file, key="trick_game.end.goal") from None
    return Game(
        id=data.id,
        rules=parameters,
        pack=rules.pack,
        deal=rules.deal,
        to_move=rules.to_move,
        moves=rules.moves,
        why_not=rules.why_not,
        play=rules.play,
        tally=score.tally,
        view=rules.view,
        holdings=widow.holdings,
        read=rules.read,
        policies={"eager": players.eager, "sensible": players.sensible},
        move_limit=MOVES,
        deal_next=score.deal_next,
        scores=score.scores,
        remarks=rules.remarks,
        heard=widow.heard,
        notes=rules.notes,
        piles=rules.piles,
        arranged=tricks.arranged,
        laid=tricks.laid,
        teams=score.teams,
    )
