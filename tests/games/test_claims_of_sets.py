"""Figures of claims that were played are played again: by the usual rules and by each named set that has its own."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.games.proof import check_simulated, claim, differ
from tests.games.replays import REPLAYED, replays_of, rules_of
from tests.support import WORKSHOP

from kartenwerk.play.games import GAME_IDS

CLAIMS = [(game, name) for game in REPLAYED for name in replays_of(game)]
OWN = [(game, name, set_id) for game, name in CLAIMS for set_id in claim(game, name).by]
SAME = [(game, name, set_id) for game, name in CLAIMS for set_id in claim(game, name).also]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_simulated_figure_of_a_set_is_played_again(game: str) -> None:
    """Counted ones are counted again by their games' own tests, and a game without any shows that none changes."""
    replays = replays_of(game) if game in REPLAYED else {}
    claims = WORKSHOP.catalog.game(game).claims
    simulated = {name: one for name, one in claims.items() if one.method == "simulation"}
    assert [name for name, one in simulated.items() if (one.by or (replays and one.also)) and name not in replays] == []


@pytest.mark.parametrize(("game", "name"), CLAIMS)
def test_a_smaller_replay_agrees_with_the_figure(game: str, name: str) -> None:
    replay = replays_of(game)[name]
    check_simulated(game, name, replay.play(range(replay.few), {}))


@pytest.mark.parametrize(("game", "name", "set_id"), OWN)
def test_a_smaller_replay_agrees_with_the_figure_of_a_set(game: str, name: str, set_id: str) -> None:
    """A handful of deals may lie close together, so that their spread says too little of their error."""
    replay, own = replays_of(game)[name], claim(game, name).by[set_id]
    assert own.error is not None
    few = replay.few // 2
    found = replay.play(range(few), rules_of(game, set_id))
    usual_error = own.error * sqrt(replay.seeds / few)
    assert not differ(found._replace(error=max(found.error, usual_error)), own.figure, own.error)


@pytest.mark.parametrize(("game", "name", "set_id"), SAME)
def test_deals_go_the_same_by_a_set_that_changes_no_figure(game: str, name: str, set_id: str) -> None:
    replay = replays_of(game)[name]
    seeds = range(replay.few // 2)
    assert replay.play(seeds, rules_of(game, set_id)) == replay.play(seeds, {})
