"""`kartenwerk hand` and `kartenwerk odds`: the shape of their answers, and what they refuse."""

from math import comb

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.play.games.gin_romme.examples import booklet
from kartenwerk.play.games.romme.examples import joker_odds

BOARD = "skoell-6 ger-6 bog-K ger-2 yxar-1"


def test_a_hand_is_named_with_the_five_cards_that_count(run: Run) -> None:
    answer = run("hand", "burner_holdem", "ger-K yxar-K svidar-K bog-2 ger-2 bog-6 ger-1", "--json")
    (hand,) = answer.json["hands"]
    assert answer.code == 0
    assert set(answer.json) == {"ok", "schema", "hands", "winners"}
    assert set(hand) == {"category", "name", "best", "valid", "reason"}
    assert (hand["category"], hand["name"]) == ("full_house", "Full House, Kynnir über Zweien")
    assert sorted(hand["best"]) == ["bog-2", "ger-2", "ger-K", "svidar-K", "yxar-K"]
    assert (hand["valid"], hand["reason"], answer.json["winners"]) == (True, None, [0])


def test_the_board_belongs_to_every_hand_and_the_best_wins(run: Run) -> None:
    answer = run("hand", "burner_holdem", "svidar-S yxar-S", "ger-S bog-6", "ger-4 bog-2", "--board", BOARD, "--json")
    assert [hand["category"] for hand in answer.json["hands"]] == ["two_pairs", "three", "two_pairs"]
    assert answer.json["winners"] == [1]


def test_equal_hands_all_win(run: Run) -> None:
    words = ("hand", "burner_holdem", "svidar-M ger-3", "yxar-M bog-3", "ger-4 bog-5", "--board", BOARD)
    assert run(*words, "--json").json["winners"] == [0, 1]
    assert [line.endswith("shares") for line in run(*words).out.splitlines()] == [True, True, False]


def test_people_read_names_cards_and_the_winner_in_aligned_columns(run: Run) -> None:
    lines = run("hand", "burner_holdem", "svidar-S yxar-S", "ger-S bog-6", "--board", BOARD).out.splitlines()
    assert lines[0].split("  ")[:2] == ["hand 1", "Zwei Paare, Siglen und Sechsen"]
    assert "Drilling, Sechsen" in lines[1] and lines[1].endswith("wins") and not lines[0].endswith("wins")
    assert lines[0].index("svidar-S") == lines[1].index("skoell-6")


def test_one_hand_alone_wins_nothing(run: Run) -> None:
    assert "win" not in run("hand", "burner_holdem", "ger-3 ger-4", "--board", BOARD).out


def test_a_tables_ranking_decides_between_hands(run: Run) -> None:
    hands = ("ger-S ger-3", "bog-6 svidar-K")
    usual = run("hand", "burner_holdem", *hands, "--board", "skoell-6 ger-6 ger-K ger-2 yxar-1", "--json").json
    rare = ("--set", "rangfolge=seltenheit")
    house = run("hand", "burner_holdem", *hands, "--board", "skoell-6 ger-6 ger-K ger-2 yxar-1", *rare, "--json").json
    assert [hand["category"] for hand in usual["hands"]] == ["flush", "full_house"]
    assert (usual["winners"], house["winners"]) == ([1], [0])


@pytest.mark.parametrize(("cards", "total", "burners"), [(5, 5_461_512, 60), (7, 386_206_920, 86_400)])
def test_odds_are_exact_and_stand_in_the_order_of_the_ladder(run: Run, cards: int, total: int, burners: int) -> None:
    answer = run("odds", "burner_holdem", "--cards", cards, "--json").json
    assert (answer["game"], answer["cards"], answer["exact"]) == ("burner_holdem", cards, True)
    rows = answer["rows"]
    assert {tuple(row) for row in rows} == {("id", "name", "count", "total")}
    assert [rows[0]["id"], rows[-1]["id"]] == ["high_card", "burner"]
    assert rows[-1] == {"id": "burner", "name": "Burner", "count": burners, "total": total}
    assert sum(row["count"] for row in rows) == total == rows[0]["total"]


def test_odds_are_of_seven_cards_unless_told(run: Run) -> None:
    assert run("odds", "burner_holdem", "--json").json["cards"] == 7


def test_odds_follow_the_tables_ranking(run: Run) -> None:
    rows = run("odds", "burner_holdem", "--set", "rangfolge=seltenheit", "--json").json["rows"]
    assert [row["count"] for row in rows] == sorted((row["count"] for row in rows), reverse=True)


@pytest.mark.parametrize("rules", [{}, {"joker": 2}, {"kartenzahl": 10}])
def test_odds_of_romme_are_those_of_its_booklet(run: Run, rules: dict[str, int]) -> None:
    changes = [f"{key}={value}" for key, value in rules.items()]
    told = run("odds", "romme", *(word for change in changes for word in ("--set", change)), "--json").json
    session = WORKSHOP.session("romme", None, changes)
    pack = session.game.pack(session.game.rules(**session.values), 4, session.deck.pack)
    assert told["cards"] == rules.get("kartenzahl", 13)
    assert [row["count"] / row["total"] for row in told["rows"]] == [share for _, share in joker_odds(session, pack)]


@pytest.mark.slow  # those of Burner Holdem go the same way, and the claims count this
def test_odds_of_gin_romme_are_those_of_its_booklet(run: Run) -> None:
    told = run("odds", "gin_romme", "--json").json
    no_meld, gin = told["rows"]
    shown = booklet(WORKSHOP.session("gin_romme", None, []))
    assert (told["cards"], no_meld["total"], gin["total"]) == (10, comb(52, 10), comb(52, 10))
    assert no_meld["count"] / no_meld["total"] == shown["ohne_kombination"]
    assert gin["total"] // gin["count"] == shown["gin_gegeben"]


def test_people_read_counts_and_shares(run: Run) -> None:
    lines = run("odds", "burner_holdem").out.splitlines()
    assert "386,206,920" in lines[0]
    assert lines[1].split() == ["Höchste", "Karte", "22,125,600", "5.7289%", "1", "in", "17.5"]
    assert len({len(line) for line in lines[1:]}) == 1


FAULTS = [
    (["hand", "burner_holdem", "ger-3 ger-4 ger-3 bog-1 bog-2"], "ger-3: this card is there more than once"),
    (["hand", "burner_holdem", "ger-3 ger-4", "bog-1 ger-3", "--board", BOARD], "ger-3: this card is there more"),
    (["hand", "burner_holdem", "ger-3 bog-K", "--board", BOARD], "bog-K: this card is there more than once"),
    (["hand", "burner_holdem", "ger-3 ger-9", "--board", BOARD], "ger-9: this card is not in the pack"),
    (["hand", "burner_holdem", "halk-1 ger-3", "--board", BOARD], "halk-1: this card is not in the pack"),
    (["hand", "burner_holdem", "ger-3 ger-4 bog-3 bog-4"], "hand 1: a hand of Burner Hold’em has another number"),
    (["hand", "burner_holdem", ""], "found 0; expected from 5 to 7 cards"),
    (["hand", "donnerwetter", "ger-3"], "Donnerwetter compares no hands"),
    (["hand", "skat", "ger-3"], "there is no game of that name; found 'skat'"),
    (["odds", "donnerwetter"], "no odds are counted for Donnerwetter; found 'donnerwetter'; expected one of "),
    (["hand", "romme", "herz-3 herz-4 herz-5"], "Rommé compares no hands"),
    (["odds", "romme", "--cards", "5"], "odds of Rommé are counted for another number of cards; found 5; expected 13"),
    (["odds", "gin_romme", "--keep", "herz-3"], "--keep: Gin Rommé has no odds of single exchanges"),
    (["odds", "burner_holdem", "--cards", "4"], "--cards: odds are counted for a hand's cards; found 4"),
    (["odds", "burner_holdem", "--cards", "8"], "found 8; expected from 5 to 7 cards"),
    (["odds", "burner_holdem", "--set", "rangfolge=neu"], "expected one of vorlage, seltenheit"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_fault_is_one_clear_sentence(run: Run, words: list[str], sentence: str) -> None:
    answer = run(*words)
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert sentence in answer.err
    as_json = run(*words, "--json")
    assert as_json.code == 1 and as_json.json["ok"] is False
    assert set(as_json.json["error"]) == {"message", "file", "key", "found", "expected"}
