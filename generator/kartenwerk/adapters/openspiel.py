"""Games for OpenSpiel, which the extra `openspiel` brings.

Importing it registers a game "kartenwerk" there, so that a program may also load it by OpenSpiel's own words:

    pyspiel.load_game("kartenwerk(game=ID,players=3)")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import kartenwerk as kw
from kartenwerk.adapters.deal import NumberedDeal, NumberedGame
from kartenwerk.play.engine.observing import MOST

NAME = "kartenwerk"

LOTS, TIMES = 1024, 2
"""A deal is drawn by so many chance moves with so many equally likely outcomes: one of a million deals."""

MOST_PLAYERS = 24

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Kartenwerk",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    default_loadable=False,
    parameter_specification={"game": "", "players": 0, "longest": 0, "rules": ""},
)


def load_game(id: str, players: int = 0, *, longest: int = 0, **rules: Any) -> KartenwerkGame:
    """The game of that id, or of that file of a game as a table, with these rules, as a game of OpenSpiel.

    Left out, as few play as can, and a deal is cut off where the program takes it for one without an end. An action is
    the number of a sign: most moves are one, and where moves name several cards or an amount, the same player chooses
    again until its move is named (see `KartenwerkGame.signs`).
    """
    changes = ";".join(f"{key}:{value}" for key, value in rules.items())
    given = {"game": id, "players": players, "longest": longest, "rules": changes}
    loaded: KartenwerkGame = pyspiel.load_game(NAME, given)
    return loaded


class KartenwerkGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A deal of a game."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        rules = dict(each.split(":", 1) for each in str(given["rules"]).split(";") if each)
        game = kw.game(str(given["game"]), **rules)
        self.table = NumberedGame(game, int(given["players"]) or None, int(given["longest"]) or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.numbering),
            max_chance_outcomes=LOTS,
            num_players=self.table.players,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=None,
            max_game_length=self.table.longest,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    @property
    def signs(self) -> tuple[str, ...]:
        """What each action stands for: a card, a suit, a digit or a word of the moves' notation."""
        return self.table.numbering.signs

    def new_initial_state(self) -> KartenwerkState:
        return KartenwerkState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class KartenwerkState(pyspiel.State):  # type: ignore[misc]
    """A deal in play; before its first choice chance draws which deal it is."""

    def __init__(self, game: KartenwerkGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.drawn: tuple[int, ...] = ()
        self.deal: NumberedDeal | None = None

    def current_player(self) -> int:
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.deal.seat is None else self.deal.seat

    def is_terminal(self) -> bool:
        return self.deal is not None and self.deal.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(lot, 1 / LOTS) for lot in range(LOTS)]

    def returns(self) -> list[float]:
        return [0.0] * self.table.players if self.deal is None else [*map(float, self.deal.points)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.deal is None or self.deal.seat != player else [*self.deal.choices]

    def _apply_action(self, action: int) -> None:
        if self.deal is not None:
            self.deal.choose(action)
            return
        self.drawn += (action,)
        if len(self.drawn) == TIMES:
            self.deal = self.table.deal(sum(lot * LOTS**place for place, lot in enumerate(self.drawn)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player == pyspiel.PlayerId.CHANCE else self.table.numbering.signs[action]

    def __str__(self) -> str:
        if self.deal is None:
            return f"lots {self.drawn}"
        return self.deal.describe(self.deal.seat or 0)


class SeatObserver:
    """What a player sees, as OpenSpiel asks for it; with perfect recall only as text."""

    def __init__(self, table: NumberedGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; found {params}")
        self._table, self._recalls = table, bool(kind.perfect_recall)
        self.tensor = None if self._recalls else np.zeros(table.observer.size, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for part in table.observer.parts:
                rows = self.tensor[part.start : part.end]
                self.dict[part.name] = rows if part.rows == 1 else rows.reshape(part.rows, part.width)

    def set_from(self, state: KartenwerkState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.deal is None else state.deal.observe(player)

    def string_from(self, state: KartenwerkState, player: int) -> str:
        if state.deal is None:
            return f"seat: {player}"
        return state.deal.describe_past(player) if self._recalls else state.deal.describe(player)


pyspiel.register_game(_TYPE, KartenwerkGame)
