"""kartenwerk rules GAME --list: all rules of a game, what they may be, and what is in force."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.play.games import GAME_IDS


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_rule_is_told_with_its_range_and_the_value_in_force(run: Run, game: str) -> None:
    answer = run("rules", game, "--list", "--json").json
    told = {rule["id"]: rule for rule in answer["rules"]}
    for id, rule in WORKSHOP.catalog.game(game).rules.items():
        entry = told.pop(id)
        assert (entry["label"], entry["title"], entry["open"]) == (rule.label, rule.title, rule.open)
        assert entry["value"] == entry["default"] == rule.default
        assert not entry["changed"]
        assert all(rule.allows(value) for value in entry["values"] or (entry["min"], entry["max"]))
    assert told == {}


def test_what_else_is_played_and_its_effect_are_filled_by_the_rules_in_force(run: Run) -> None:
    listed = {rule["id"]: rule for rule in run("rules", "doppelkopf", "--list", "--json").json["rules"]}
    assert "{" not in "".join(f"{rule['other']}{rule['effect']}" for rule in listed.values())
    assert listed["ohne_neunen"]["effect"].endswith("von 100 Spielen")
    house = run("rules", "bakkarat", "--list", "--set", "form=chemin", "--json").json["rules"]
    assert [rule["other"] for rule in house if rule["id"] == "kommission"] == [None]


def test_a_rule_names_the_value_of_the_one_without_which_it_means_nothing(run: Run) -> None:
    listed = {rule["id"]: rule["needs"] for rule in run("rules", "mau_mau", "--list", "--json").json["rules"]}
    data = WORKSHOP.catalog.game("mau_mau")
    needed = {id: rule for id, rule in listed.items() if rule}
    assert set(needed) == {id for id, rule in data.rules.items() if rule.needs} != set()
    for id, beside in needed.items():
        data.settle({**beside, id: data.rules[id].others()[0]})


def test_what_the_house_rules_change_is_marked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('name = "Runde"\nnotes = ["Kaffee"]\n[rules]\nschlagwechsel = "nein"\n', encoding="utf-8")
    answer = run("rules", "watten", "--list", "--rules", str(file), "--set", "ziel=11", "--json").json
    assert {rule["id"]: rule["value"] for rule in answer["rules"] if rule["changed"]} == {
        "schlagwechsel": False,
        "ziel": 11,
        "gespannt_ab": 9,
    }
    assert answer["house"] == {"name": "Runde", "date": "", "notes": ["Kaffee"]}


def test_the_list_is_read_as_lines(run: Run) -> None:
    lines = run("rules", "watten", "--list", "--set", "ziel=11").out.splitlines()
    data = WORKSHOP.catalog.game("watten")
    rules, sets = lines[1 : lines.index("")], lines[lines.index("") + 2 : -2]
    assert [line.split()[0] for line in rules] == list(data.rules)
    assert [line.split()[0] for line in sets] == list(data.variants)
    code = lines[-1].split()[-1]
    assert run("rules", "watten", "--list", "--set", code).out.splitlines() == lines
    assert lines[1].split()[:5] == ["ziel", "11", "15", "5-31", "changed"]
    assert "ja|nein" in lines[5]
    assert "our choice" in lines[4]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_set_of_rules_is_told_with_what_it_sets(run: Run, game: str) -> None:
    data = WORKSHOP.catalog.game(game)
    last = [*data.variants][-1]
    listed = run("rules", game, "--list", "--variant", last, "--json").json["variants"]
    assert {each["id"]: each["rules"] for each in listed} == {id: set.rules for id, set in data.variants.items()}
    assert [each["id"] for each in listed if each["in_force"]] == [last]
    assert not any("{" in each["satz"] for each in listed)


def test_words_and_numbers_with_a_gap_are_told(run: Run) -> None:
    assert "0 or 11-20" in run("rules", "siebzehn_und_vier", "--list").out
    assert "0 oder 11-20" in run("rules", "siebzehn_und_vier", "--list", "--lang", "de").out
    assert "3-31, <ziel" in run("rules", "watten", "--list").out
    assert "aus|zieht3|farbe|beides" in run("rules", "mau_mau", "--list").out


def test_what_a_word_or_nothing_stands_for_is_told(run: Run) -> None:
    """Nobody can guess what tables call "a" and "b", or that 0 sets no limit."""
    assert "Kartenwerte nach (a: Tafel A; b: Tafel B)" in run("rules", "einundfuenfzig_tot", "--list").out
    assert "höchster Wert einer Runde (0: ohne Grenze)\n" in run("rules", "watten", "--list").out


@pytest.mark.parametrize("more", [("--deck", "walisch"), ("watten", "--deck", "deutsch")])
def test_only_a_game_has_rules_to_list(run: Run, more: tuple[str, ...]) -> None:
    answer = run("rules", "--list", *more)
    assert answer.code == 1
    assert "--list: rules are listed for one game" in answer.err
