"""The lines of a deal to read along in a game that brings no examples of its own: a trick's cards stand together."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples import generic

DOCS = Path(__file__).parents[2] / "docs/examples"


def session_of(game: str) -> Session:
    if game == "hedgerow":
        workshop, id = open_game(str(DOCS / "hedgerow/hedgerow.toml"), None)
        return workshop.session(id, None, ())
    return Workshop.over(DOCS / "stichspiele").session(game, None, ())


@pytest.mark.parametrize("game", ["hedgerow", "schafkopf", "oh_hell"])
@pytest.mark.parametrize("shown", [generic.SHOWN, 20])
def test_a_line_holds_a_whole_trick_and_what_is_said_before_stands_apart(
    game: str, shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generic, "SHOWN", shown)
    session = session_of(game)
    made = generic.booklet(session)
    tricks = [line.zuege for line in made["runden"] if line.zuege[0].leads]
    said = [line.zuege for line in made["runden"] if not line.zuege[0].leads]
    players = session.data.players[0]
    assert tricks and all(len(moves) == players for moves in tricks)
    assert not any(move.leads or move.is_open for moves in said for move in moves)
    assert all(move.is_open for moves in tricks for move in moves[:-1]) and not any(m[-1].is_open for m in tricks)
    total = sum(map(len, tricks + said))
    assert bool(made["ausgelassen"]) == (total + made["ausgelassen"] > shown)
    if made["ausgelassen"]:
        assert generic.ENDS <= made["gezeigt"] < generic.ENDS + players
