"""kartenwerk simulate: seats, lengths and cards of many deals, for people, programs and tables."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support import Run


def test_people_read_seats_and_cards_by_their_names(run: Run) -> None:
    answer = run("simulate", "herzblatt", "-n", "60", "--policy", "sensible,random")
    assert answer.out.startswith("Herzblatt: 60 deals of 2 players, ")
    assert "   2  random " in answer.out and "Herz-Ass" in answer.out
    assert "no difference to be seen" in answer.out


def test_programs_and_tables_have_every_card(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    answer = json.loads(run("simulate", "watten", "-n", "20", "--csv", file, "--json").out)
    assert answer["deals"] == 20 and answer["policies"] == ["sensible", "sensible"]
    rows = file.read_text(encoding="utf-8").splitlines()
    assert [row.split(",")[0] for row in rows] == ["card", *(each["card"] for each in answer["cards"])]


def test_a_game_without_hands_says_so(run: Run) -> None:
    assert "No seat of this game has a hand of its own" in run("simulate", "bakkarat", "-n", "2").out


def test_what_is_typed_wrong_is_named_as_it_is_typed(run: Run) -> None:
    assert "--deals: " in run("simulate", "watten", "-n", "0").refusal
    assert "--policy: each seat needs a policy" in run("simulate", "watten", "--policy", "random,random,random").refusal
    assert "--policy: there is no policy of that name" in run("simulate", "watten", "--policy", "wise").refusal
    assert "--players: " in run("simulate", "watten", "--players", "9").refusal
