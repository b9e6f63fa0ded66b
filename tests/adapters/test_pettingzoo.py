"""Games as environments of PettingZoo: its own checkers, for all games, and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.support import program_of_the_guide

import kartenwerk as kw
from kartenwerk.play.games import GAME_IDS

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install -e .[pettingzoo]")
from pettingzoo.test import api_test, seed_test

from kartenwerk.adapters.pettingzoo import DealEnv, aec

OWN = Path(__file__).parents[2] / "docs" / "examples" / "leuchtfeuer" / "leuchtfeuer.toml"
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""Of what its own card games are warned, too: that an observation also has the mask of actions."""


def checked(env: DealEnv, cycles: int) -> list[str]:
    """What PettingZoo's checker warns of, beside what is expected."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env, num_cycles=cycles)
    return [str(each.message) for each in said if not str(each.message).startswith(EXPECTED)]


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_game_passes_the_checker(id: str) -> None:
    assert checked(aec(kw.game(id)), cycles=25) == []


def test_a_game_of_ones_own_passes_the_checkers() -> None:
    assert checked(aec(kw.game(OWN), players=3), cycles=100) == []
    seed_test(lambda: aec(kw.game(OWN), players=3), num_cycles=20)


@pytest.mark.parametrize("id", ["herzblatt", "mau_mau", "romme"])
def test_the_same_seed_is_the_same_episode(id: str) -> None:
    seed_test(lambda: aec(kw.game(id)), num_cycles=20)


def played(env: DealEnv, place: int = 0) -> dict[str, float]:
    """The points of an episode in which everybody takes the choice of a place."""
    points: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        points[agent] = points.get(agent, 0) + reward
        choices = [number for number, open in enumerate(seen["action_mask"]) if open]
        env.step(None if over or cut else choices[place % len(choices)])
    return points


def test_the_points_are_those_of_the_same_deal_by_moves() -> None:
    game = kw.game("herzblatt")
    env = aec(game, players=3)
    env.reset(seed=7)
    table = game.session(players=3, seed=7)
    while not table.is_over:
        numbers = {env.table.numbering.spell(move)[:-1]: move for move in table.legal_moves}
        table.play(numbers[min(numbers)])
    assert [*played(env).values()] == [*map(float, table.result)]


def test_a_deal_that_is_too_long_is_cut_off_without_points() -> None:
    env = aec(kw.game("mau_mau"), longest=5)
    env.reset(seed=1)
    assert set(played(env).values()) == {0.0}
    assert all(env.truncations.values())


def test_only_the_agent_that_is_to_act_has_actions() -> None:
    env = aec(kw.game("sechsundsechzig"))
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert masks.pop(env.agent_selection) == 6
    assert set(masks.values()) == {0}
    assert env.signs[env.observe(env.agent_selection)["action_mask"].argmax()] in env.render()


def test_an_action_that_is_none_is_refused_in_a_sentence() -> None:
    env = aec(kw.game("sechsundsechzig"))
    env.reset(seed=1)
    with pytest.raises(kw.KartenwerkError, match="no choice now"):
        env.step(0)


def test_an_environment_can_be_copied_and_pickled() -> None:
    env = aec(kw.game("herzblatt"), players=3)
    env.reset(seed=3)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    twins: list[Any] = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    wanted = played(env)
    assert [played(twin) for twin in twins] == [wanted, wanted]


def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program_of_the_guide("zoo.py"), {})
    assert "kreuz-A" in capsys.readouterr().out


def test_the_parts_of_an_observation_have_names() -> None:
    env = aec(kw.game("herzblatt"), players=3)
    names = [name for name, _, _ in env.parts]
    assert names[:3] == ["seat", "turn", "named"]
    assert "pile hand" in names
    assert env.parts[-1][2] == env.observation_space("player_0")["observation"].shape[0]
