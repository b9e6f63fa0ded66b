"""`kartenwerk roll`, and what Boltan adds to other commands: exchanges, invalid hands, variants."""

import pytest
from tests.support import Run

ZITADELLE = "erz-R humus-W eis-M wasser-F feuer-A"


@pytest.mark.parametrize("table", ["source", "ours"])
def test_a_table_of_five_has_hands_dice_and_a_winner(run: Run, table: str) -> None:
    words = ("roll", "fuenf_karten_boltan", "--players", 5, "--seed", 3, "--table", table)
    answer = run(*words, "--json").json
    assert (answer["game"], answer["table"], len(answer["hands"]), len(answer["winners"])) == (
        "fuenf_karten_boltan",
        table,
        5,
        1,
    )
    assert set(answer["hands"][0]) == {"dice", "dealt", "steps", "category", "name", "cards"}
    assert run(*words, "--json").json == answer
    lines = run(*words).out.splitlines()
    assert [line.endswith("wins") for line in lines[:5]].index(True) == answer["winners"][0]
    assert "7 points of Brettspiel or 5 points of Falschspiel" in lines[5]


def test_points_raise_each_hand_by_its_own_steps(run: Run) -> None:
    words = ("roll", "fuenf_karten_boltan", "--players", 3, "--json", "--exchange")
    assert [hand["steps"] for hand in run(*words, "brettspiel=6,7,20").json["hands"]] == [0, 1, 2]
    assert [hand["steps"] for hand in run(*words, "falschspiel=10").json["hands"]] == [2, 2, 2]


@pytest.mark.parametrize("exchange", ["wuerfeln=3", "brettspiel=1,2", "brettspiel=", "brettspiel=x"])
def test_an_exchange_that_cannot_be_is_refused(run: Run, exchange: str) -> None:
    answer = run("roll", "fuenf_karten_boltan", "--players", 3, "--exchange", exchange, "--json")
    assert answer.code == 1 and answer.json["error"]["key"] == "--exchange"


def test_games_without_dice_and_tables_without_name_are_refused(run: Run) -> None:
    assert run("roll", "burner_holdem", "--json").json["error"]["key"] == "game"
    assert run("roll", "fuenf_karten_boltan", "--table", "theirs", "--json").json["error"]["key"] == "--table"


def test_odds_are_for_as_many_cards_as_the_game_deals(run: Run) -> None:
    answer = run("odds", "fuenf_karten_boltan", "--json").json
    assert (answer["cards"], answer["rows"][0]["total"]) == (5, 13_991_544)
    assert answer["rows"][-1] == {"id": "fuenfass", "name": "Fünfass", "count": 6, "total": 13_991_544}


def test_odds_after_an_exchange_tell_what_is_given(run: Run) -> None:
    words = ("odds", "fuenf_karten_boltan", "--keep", "erz-7 luft-7", "--throw", "eis-2 feuer-3 wasser-K")
    rows = run(*words, "--json").json["rows"]
    assert {row["total"] for row in rows} == {47_905} and rows[0]["given"] == ["erz-7", "luft-7"]
    assert run("odds", "burner_holdem", "--keep", "ger-2", "--json").code == 1


def test_an_invalid_hand_is_told_by_name_and_still_compared(run: Run) -> None:
    answer = run("hand", "fuenf_karten_boltan", ZITADELLE, "erz-2 eis-2 luft-4 erz-6 feuer-7", "--json").json
    first, second = answer["hands"]
    assert (first["valid"], second["valid"], answer["winners"]) == (False, True, [1])
    assert "Zitadelle" in first["reason"] and "Leeres Fass mit As" in first["reason"]


def test_a_variant_is_a_named_set_of_rules_for_every_command_of_a_game(run: Run) -> None:
    record = run("play", "fuenf_karten_boltan", "--variant", "turnier", "--players", 3, "--json").json["record"]
    assert record["rules"] == {"fester_geber": True, "max_schlaege2": 0, "strafsold": True}
    over = run("play", "fuenf_karten_boltan", "--variant", "turnier", "--set", "strafsold=no", "--json").json["record"]
    assert over["rules"] == {"fester_geber": True, "max_schlaege2": 0}
    wrong = run("play", "fuenf_karten_boltan", "--variant", "kosch", "--json")
    assert (wrong.code, wrong.json["error"]["key"]) == (1, "--variant")
