"""Sessions go to other processes and to other days, and copies go their own ways."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest
from tests.support import changed_game

import kartenwerk as kw
from kartenwerk.play.games.herzblatt import GAME

TABLES = Path(__file__).parents[1] / "mechanics/trick_tables"


def again(session: Any) -> Any:
    return pickle.loads(pickle.dumps(session))


@pytest.mark.parametrize(
    "game",
    [kw.game("herzblatt"), kw.game("mau_mau"), kw.game("bakkarat"), kw.game("hearts", data=TABLES)],
    ids=lambda game: game.id,
)
def test_a_session_goes_on_alike_after_a_pickle(game: Any) -> None:
    session = game.session(seed=3).play_out("random", limit=5)
    other = again(session)
    assert (other.state, other.turns) == (session.state, session.turns)
    for one in (session, other):
        one.play_out("random", limit=12)
    assert [turn.move for turn in other.turns] == [turn.move for turn in session.turns]
    assert other.undo() == session.undo()
    assert other.state == session.state


def test_a_pickle_knows_the_house_rules_and_the_deals_before() -> None:
    first = kw.game("herzblatt", einsatz=2).session(players=3, seed=7).play_out()
    second = first.next_deal()
    assert second is not None
    second.play_out()
    assert again(second).record() == second.record()
    assert again(kw.game("herzblatt", einsatz=2)).rules.einsatz == 2


def test_a_game_whose_id_finds_another_one_is_not_pickled() -> None:
    changed = kw.game(changed_game(GAME, move_limit=9))
    for value in (changed, changed.session(players=2)):
        with pytest.raises(TypeError, match="herzblatt cannot be pickled"):
            pickle.dumps(value)


@pytest.mark.parametrize("copied", [kw.Session.copy, copy.copy, copy.deepcopy])
def test_a_copy_leaves_the_session_alone(copied: Any) -> None:
    session = kw.game("mau_mau").session(players=3, seed=1).play_out("random", limit=4)
    before = session.turns
    other = copied(session).play_out("random", limit=9)
    assert session.turns == before == other.turns[: len(before)]
    session.play_out("random", limit=9)
    assert other.turns == session.turns, "the lots are copied, too"
    other.undo()
    assert len(other.turns) < len(session.turns)
