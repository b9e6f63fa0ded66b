"""Games for OpenSpiel: its own simulation test, and what it does not ask."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import program_of_the_guide, slow

import kartenwerk as kw
from kartenwerk.play.games import GAME_IDS

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install -e .[openspiel]")
import pyspiel

from kartenwerk.adapters.openspiel import load_game

OWN = Path(__file__).parents[2] / "docs" / "examples" / "leuchtfeuer" / "leuchtfeuer.toml"
TAKEN = ("sechsundsechzig", "romme", "burner_holdem")


@pytest.mark.parametrize("id", [id if id in TAKEN else slow(id) for id in GAME_IDS])
def test_every_game_passes_the_simulation(id: str) -> None:
    pyspiel.random_sim_test(load_game(id, longest=25), num_sims=1, serialize=True, verbose=False)


def test_a_game_of_ones_own_passes_the_simulation() -> None:
    pyspiel.random_sim_test(load_game(str(OWN), 3, longest=25), num_sims=1, serialize=True, verbose=False)


def test_it_is_loaded_by_its_words_too() -> None:
    game = pyspiel.load_game("kartenwerk(game=herzblatt,players=3)")
    assert game.num_players() == 3
    assert "herz-A" in game.signs
    assert str(load_game("herzblatt", 3, einsatz=2)).count("einsatz:2") == 1


def test_a_deal_is_drawn_by_lots_and_played_to_its_points() -> None:
    state = load_game("herzblatt", 3).new_initial_state()
    for lot in (7, 0):
        assert state.is_chance_node()
        state.apply_action(lot)
    table = kw.game("herzblatt").session(players=3, seed=7)
    assert {state.action_to_string(action) for action in state.legal_actions()} == {"spielt", "lehnt"}
    while not state.is_terminal():
        spelled = {state.table.numbering.spell(move)[:-1]: move for move in table.legal_moves}
        table.play(spelled[min(spelled)])
        assert state.deal is not None
        made = len(state.deal.session.turns)
        while len(state.deal.session.turns) == made:
            state.apply_action(min(state.legal_actions()))
    assert state.returns() == [*map(float, table.result)]


def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(program_of_the_guide("spiel.py"), {})
    assert capsys.readouterr().out.count(",") == 2


def test_two_deals_that_a_player_cannot_tell_apart_look_alike_to_it() -> None:
    state = load_game("sechsundsechzig").new_initial_state()
    for lot in (1, 0):
        state.apply_action(lot)
    shown = state.information_state_string(0)
    assert "hand: " in shown
    hidden = set(state.information_state_string(1).partition("hand: ")[2].partition("\n")[0].split())
    assert not any(card in shown for card in hidden)
