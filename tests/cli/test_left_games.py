"""Games that were left are kept in a folder of the user's and offered at the next start at the same table."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sitting.talk import table_of
from tests.support import session_of

from kartenwerk.cli.left_games import ENVIRONMENT, LeftGames
from kartenwerk.play.engine.record import as_toml
from kartenwerk.play.engine.table import GameTable

GAME = "siebzehn_und_vier"


def left_after(moves: int) -> GameTable:
    table = table_of(GAME, 2, seed=7)
    while table.number < moves:
        table.play(table.moves(0)[0]) if table.waits else table.proceed()
    return table


def test_a_game_that_was_left_is_there_with_its_moves_until_it_is_forgotten(tmp_path: Path) -> None:
    left, table = LeftGames(tmp_path / "state"), left_after(5)
    assert left.of(table.session, 2, (0,)) is None
    assert left.keep(GAME, as_toml(table.record("sensible")))
    found = left.of(table.session, 2, (0,))
    assert found is not None
    assert (found.moves, found.seed, found.players[0]) == (5, 7, "sensible")
    again = table_of(GAME, 2, seed=found.seed)
    again.resume(found.deals)
    assert again.sight(0) == table.sight(0)
    left.forget(GAME)
    assert left.of(table.session, 2, (0,)) is None


def test_it_is_offered_at_the_same_table_only(tmp_path: Path) -> None:
    left, table = LeftGames(tmp_path), left_after(5)
    left.keep(GAME, as_toml(table.record("sensible")))
    assert left.of(table.session, 2, (1,)) is None
    assert left.of(table.session, 3, (0,)) is None
    rule = next(key for key, value in table.session.values.items() if isinstance(value, bool))
    other = session_of(GAME, **{rule: not table.session.values[rule]})
    assert left.of(other, 2, (0,)) is None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe nonsense", b'game = "doppelkopf"\n', b"format = [[["])
def test_a_damaged_record_is_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / f"{GAME}.toml").write_bytes(content)
    assert LeftGames(tmp_path).of(session_of(GAME), 2, (0,)) is None


def test_a_game_that_is_over_is_not_offered(tmp_path: Path) -> None:
    left, table = LeftGames(tmp_path), left_after(1)
    while table.turn is not None:
        table.play(table.moves(0)[-1]) if table.waits else table.proceed()
    left.keep(GAME, as_toml(table.record("sensible")))
    assert left.of(table.session, 2, (0,)) is None


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert not LeftGames(tmp_path / "file" / "state").keep(GAME, "")
    assert not LeftGames(None).keep(GAME, "")
    LeftGames(None).forget(GAME)


def test_the_folder_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path))
    assert LeftGames.of_user().folder == tmp_path
    monkeypatch.setenv(ENVIRONMENT, "")
    assert LeftGames.of_user().folder is None
    monkeypatch.delenv(ENVIRONMENT)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "xdg"))
    folder = LeftGames.of_user().folder
    assert folder is not None
    assert folder.name == "kartenwerk"
