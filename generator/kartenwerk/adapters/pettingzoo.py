"""Games as environments of PettingZoo (AEC), which the extra `pettingzoo` brings."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kartenwerk.adapters.deal import NumberedDeal, NumberedGame
from kartenwerk.library.game import Game
from kartenwerk.play.engine.observing import MOST


def aec(game: Game[Any, Any, Any], players: int | None = None, *, longest: int | None = None) -> DealEnv:
    """An environment in which each episode is a deal of the game.

    An action is the number of a sign: most moves are one, and where moves name several cards or an amount, the same
    agent chooses again until its move is named (see `signs`). An observation has the `observation` and the
    `action_mask`. Points are given at the end. A deal is cut off after the action `longest`.
    """
    return DealEnv(NumberedGame(game, players, longest))


class DealEnv(AECEnv):  # type: ignore[misc]  # it has types only where it is installed
    """Deals of a game, each an episode; `reset` with a seed deals as `Game.session` does with it."""

    def __init__(self, table: NumberedGame) -> None:
        super().__init__()
        self.table = table
        self.metadata = {"name": f"kartenwerk_{table.game.id}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        signs = len(table.numbering)
        self.action_spaces = {agent: spaces.Discrete(signs) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, (table.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (signs,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = Random(1)
        self._deal: NumberedDeal = table.deal(1)

    @property
    def signs(self) -> tuple[str, ...]:
        """What each action stands for: a card, a suit, a digit or a word of the moves' notation."""
        return self.table.numbering.signs

    @property
    def parts(self) -> tuple[tuple[str, int, int], ...]:
        """The parts of an observation: name, first number, and the one after the last."""
        return tuple((part.name, part.start, part.end) for part in self.table.observer.parts)

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal by the seed; without one by the next of a row that begins with the last seed given."""
        if seed is not None:
            self._seeds = Random(seed)
        self._deal = self.table.deal(self._seeds.randrange(2**31) if seed is None else seed)
        self.agents = [*self.possible_agents]
        nothing = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = {**nothing}, {**nothing}
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent(self._deal.seat)
        self._end_if_over()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.table.numbering), np.int8)
        if self._deal.seat == seat:
            mask[[*self._deal.choices]] = 1
        return {"observation": np.array(self._deal.observe(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._deal.choose(int(action if action is not None else -1))
        self.agent_selection = self._agent(self._deal.seat)
        self._end_if_over()

    def render(self) -> str:
        """What the agent that is to act sees, as text."""
        return self._deal.describe(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is kept open."""

    def _agent(self, seat: int | None) -> str:
        return self.possible_agents[seat or 0]

    def _end_if_over(self) -> None:
        """Give out the points once the deal is over, or end it without any."""
        if self._deal.seat is not None:
            return
        self.terminations = dict.fromkeys(self.agents, self._deal.is_over)
        self.truncations = dict.fromkeys(self.agents, self._deal.is_cut_off)
        self.rewards = {agent: float(points) for agent, points in zip(self.agents, self._deal.points, strict=True)}
        self._accumulate_rewards()
