"""Hands of letters for people: best words, judged words, odds of long words; other dictionaries."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path

import pytest
from tests.games.support import session
from tests.support import Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.games.anagramm_poker.hands import WordHands
from kartenwerk.play.mechanics.words.chances import Chances

HAND = "hand", "anagramm_poker"


def test_the_best_word_is_told_with_its_cards_and_the_next_best_after_it(run: Run) -> None:
    (read,) = json.loads(run(*HAND, "SCH U H E R", "--json").out)["hands"]
    assert (read["category"], read["best"], read["valid"]) == ("karten_4", list(read["words"][0]), True)
    assert len(read["words"]) == 10 and "SCHUHE" in read["words"]
    (every,) = json.loads(run(*HAND, "SCH U H E R", "--all", "--json").out)["hands"]
    assert every["words"][:10] == read["words"] and len(every["words"]) > 10
    assert "SCHUH" in every["words"]


def test_of_several_hands_the_best_word_wins_and_the_same_word_shares(run: Run) -> None:
    assert json.loads(run(*HAND, "A B E R N", "SCH U H X Y", "--json").out)["winners"] == [0]
    shared = json.loads(run(*HAND, "A B E R N", "A B E R N", "--json").out)
    assert shared["winners"] == [0, 1]


def test_another_dictionary_is_taken_from_a_file(run: Run, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("Schuh\nHaus\nStraße\n", encoding="utf-8")
    (read,) = json.loads(run(*HAND, "SCH U H E R", "--dictionary", words, "--json").out)["hands"]
    assert (read["best"], read["words"]) == (["SCH", "U", "H"], ["SCHUH"])
    (none,) = json.loads(run(*HAND, "N E N E R", "--dictionary", words, "--json").out)["hands"]
    assert (none["category"], none["words"]) == ("karten_0", [])


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("SCHUH", None),
        ("Schuh-E", "Wörter mit Bindestrich sind nicht erlaubt."),
        ("ruh's", "Wörter mit Auslassungszeichen sind nicht erlaubt."),
        ("H2", "Ziffern stehen auf keiner Karte."),
        ("URHE", "Das Wort steht nicht im vereinbarten Wörterbuch."),
        ("HAUS", "Das Wort lässt sich aus diesen Karten nicht legen."),
    ],
)
def test_a_word_is_judged_with_the_reason(run: Run, word: str, reason: str | None) -> None:
    (read,) = json.loads(run(*HAND, "SCH U H E R", "--word", word, "--json").out)["hands"]
    assert (read["valid"], read["reason"]) == (reason is None, reason)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("SCH ? H E R",), "not in the pack"),
        (("Q U A R K",), "not in the pack"),
        (("QU QU A R K",), "not there so often"),
        (("A",), "another number of cards"),
        (("A B C D E F",), "another number of cards"),
        (("A B E R N", "--board", "A"), "belong to every hand"),
        (("A B E R N", "--dictionary", "nowhere.txt"), "cannot be read"),
    ],
)
def test_cards_that_cannot_be_are_refused(run: Run, words: tuple[str, ...], message: str) -> None:
    answer = run(*HAND, *words)
    assert answer.code == 1 and message in answer.err


def test_q_is_a_card_of_the_other_form(run: Run) -> None:
    assert run(*HAND, "Q U A R K", "--set", "blatt=106").code == 0


def test_only_games_of_words_take_a_dictionary(run: Run) -> None:
    for command in (("hand", "burner_holdem", "svidar-S yxar-S"), ("play", "donnerwetter")):
        answer = run(*command, "--dictionary", "x.txt")
        assert answer.code == 1 and "only games of words" in answer.err


def test_a_game_is_played_by_another_dictionary(run: Run, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("XY\n", encoding="utf-8")
    arguments = ("play", "anagramm_poker", "--players", 2, "--policy", "eager", "--json")
    moves = json.loads(run(*arguments, "--dictionary", words).out)["record"]["moves"]
    assert "legt nichts" in moves
    assert "legt nichts; legt nichts" not in json.loads(run(*arguments).out)["record"]["moves"]


def test_each_length_of_word_has_a_row_of_the_odds_and_hands_without_a_word_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = session("anagramm_poker")
    assert isinstance(at.game.odds, WordHands)
    counted = Chances({0: 1, 3: 2, 4: 3, 5: 4}, 10, exact=True)
    monkeypatch.setattr(WordHands, "chances", lambda self, at: (counted, counted))
    rows = at.game.odds.odds(at, 5)
    assert [row.ways for row in rows] == [1, 0, 2, 3, 4] * 2
    assert len({row.id for row in rows}) == len({row.name for row in rows}) == len(rows)
    assert all(row.id.endswith("_getauscht") == row.name.endswith(at.data.hands["tausch"].name) for row in rows)


@pytest.mark.slow
def test_odds_of_the_game_tell_what_is_counted_and_what_is_sampled(run: Run) -> None:
    read = json.loads(run("odds", "anagramm_poker", "--json").out)
    assert read["exact"] is False and read["cards"] == 5
    counted = [row for row in read["rows"] if "standard_error" not in row]
    sampled = [row for row in read["rows"] if "standard_error" in row]
    assert sum(row["count"] for row in counted) == counted[0]["total"] == comb(112, 5)
    assert sum(row["count"] for row in sampled) == sampled[0]["total"]
    assert all(row["standard_error"] < 0.006 for row in sampled)


@pytest.mark.parametrize(("kept", "thrown"), [("A B", ""), ("", "A B"), ("A B", "E")])
def test_there_are_no_odds_of_single_exchanges(kept: str, thrown: str) -> None:
    at = session("anagramm_poker")
    assert at.game.odds is not None
    with pytest.raises(KartenwerkError, match="no odds of single exchanges") as told:
        at.game.odds.after_exchange(at, kept, thrown)
    assert told.value.found == "A B"
