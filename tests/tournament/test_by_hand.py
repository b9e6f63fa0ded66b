"""A tournament's file that was edited by hand: what cannot be is told with file, line, round and table."""

from __future__ import annotations

import json
import unicodedata

import pytest
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.table.tournament.scoreboard import Scoreboard
from kartenwerk.table.tournament.seats import seat_again
from kartenwerk.table.tournament.tournament import Tournament, open_tournament

HEAD = """format = 1
tournament = "romme"
players = ["Anna", "Bert", "Cleo", "Dirk", "Emil", "Frida", "Gerd", "René"]
rounds = 2
"""

ROUND = """
[[round]]
number = 1
pause = []
tables = [["Anna", "Bert", "Cleo", "Dirk"], ["Emil", "Frida", "Gerd", "René"]]
"""

RESULT = """
[[result]]
round = 1
table = 1
points = { Anna = 3, Bert = 1, Cleo = -1, Dirk = -3 }
"""

LINE = (HEAD + ROUND).count("\n") + 2


def opened(text: str) -> Tournament:
    return open_tournament(text, "turnier.toml", WORKSHOP.catalog)


WRONG = [
    ("table = 1", "table = 99", "round 1: table: this round has no such table; found 99; expected 1 to 2"),
    ("table = 1", "table = 1.5", "table: the value does not fit; found 1.5; expected a whole number"),
    ("table = 1", "table = [1]", "table: the value does not fit; found [1]; expected a whole number"),
    ("table = 1", 'table = "1"', "table: the value does not fit; found '1'; expected a whole number"),
    ("table = 1", "table = true", "table: the value does not fit; found True; expected a whole number"),
    ("table = 1", "table = 0", "round 1: table: this round has no such table; found 0; expected 1 to 2"),
    ("round = 1", "round = 2", "round: this round is not seated; found 2"),
    ("round = 1", "round = [1]", "round: the value does not fit; found [1]; expected a whole number"),
    (
        "Dirk =",
        "Emil =",
        "round 1: table 1: points: this player does not sit at the table; found 'Emil'; expected Anna",
    ),
    (", Dirk = -3", "", "round 1: table 1: points: somebody at the table is missing; expected Dirk"),
    ("Dirk =", "anna =", "round 1: table 1: points: this player is named twice; found 'Anna'"),
    ("Dirk =", "Zack =", "round 1: table 1: points: there is no player of that name; found 'Zack'"),
    ("Anna = 3", "Anna = 3.5", "points.Anna: the value does not fit; found 3.5; expected a whole number"),
    (
        "Dirk = -3 }",
        "Dirk = -3 }\nsolos = { Bert = -1 }",
        "solos.Bert: the value does not fit; found -1; expected 0 or more",
    ),
    (
        "Anna = 3",
        "Anna = 99999999",
        "points.Anna: the value does not fit; found 99999999; expected 1000000 or less",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), WRONG)
def test_a_result_that_cannot_be_is_refused_in_a_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        opened(HEAD + ROUND + RESULT.replace(old, new, 1))
    assert str(caught.value).startswith(f"turnier.toml: line {LINE}: [[result]]: {told}")


ROUNDS = [
    ("tables = []", "tables: the value does not fit; found []; expected at least one entry"),
    ("tables = 5", "tables: the value does not fit; found 5; expected a list"),
    ("tables = [5]", "tables.0: the value does not fit; found 5; expected a list"),
    ("tables = [[]]", "tables.0: the value does not fit; found []; expected at least 2 entries"),
    ("tables = [[1, 2, 3]]", "tables.0.0: the value does not fit; found 1; expected a text in quotes"),
    ('tables = [["Anna", "Bert"], ["Bert", "Cleo"]]', "round 1: tables: a player sits twice; found 'Bert'"),
    ('tables = [["Anna", "Bert"], ["bert", "Cleo"]]', "round 1: tables: a player sits twice; found 'Bert'"),
    ('tables = [["Anna", "Bert"], ["Anna", "Bert"]]', "round 1: tables: a player sits twice; found 'Anna'"),
]


@pytest.mark.parametrize(("tables", "told"), ROUNDS)
def test_a_round_that_cannot_be_is_refused_in_a_sentence(tables: str, told: str) -> None:
    with pytest.raises(KartenwerkError) as caught:
        opened(f"{HEAD}\n[[round]]\nnumber = 1\npause = []\n{tables}\n")
    assert str(caught.value).startswith(f"turnier.toml: line 6: [[round]]: {told}")


def test_a_round_that_has_begun_is_not_seated_again() -> None:
    for begun in (RESULT, "\n[[begin]]\nround = 1\n"):
        with pytest.raises(KartenwerkError, match="number: this round has begun and stays as it is; found 1"):
            opened(HEAD + ROUND + begun + ROUND)
    withdrawn = RESULT + "\n[[withdraw]]\nround = 1\ntable = 1\n"
    assert opened(HEAD + ROUND + withdrawn + ROUND).played == 0


def test_nobody_sits_at_a_table_before_he_has_come() -> None:
    late = '\n[[late]]\nname = "Zora"\nround = 1\n'
    seated = ROUND.replace("René", "Zora")
    assert opened(HEAD + late + seated).rounds[0].table_of("Zora") == 2
    with pytest.raises(KartenwerkError, match="round 1: table 2: there is no player of that name; found 'Zora'"):
        opened(HEAD + seated + late)


def test_players_are_the_same_in_capitals_and_however_their_accents_are_put_together() -> None:
    text = ROUND.replace("Anna", "ANNA").replace("René", unicodedata.normalize("NFD", "René"))
    found = opened(HEAD + text + RESULT.replace("Anna", "anna"))
    assert found.rounds[0].tables[1][3] == "René"
    assert found.standing[0].name == "Anna"
    with pytest.raises(KartenwerkError, match="players: two players have the same name"):
        opened(HEAD.replace('"Bert"', '"anna"'))


def test_a_result_that_is_not_there_cannot_be_withdrawn() -> None:
    with pytest.raises(KartenwerkError, match="round 1: table: this table has no result; found 2"):
        opened(HEAD + ROUND + RESULT + "\n[[withdraw]]\nround = 1\ntable = 2\n")


def test_a_game_that_is_not_there_names_file_and_key() -> None:
    with pytest.raises(KartenwerkError, match=r"turnier\.toml: tournament: there is no game of that name"):
        opened(HEAD.replace("romme", "rome"))


def test_a_long_file_is_refused_before_it_is_read() -> None:
    with pytest.raises(KartenwerkError, match="the file has too many blocks; expected at most 20000"):
        opened(HEAD + "\n[[result]]\nround = 5 5\n" * 20_001)


def test_a_last_result_without_a_line_end_counts() -> None:
    found = opened((HEAD + ROUND + RESULT).rstrip("\n"))
    assert (found.played, found.parts.cut, found.parts.doubtful) == (1, False, "")


@pytest.mark.parametrize(("players", "said"), [(3, "too few players are left; found 3"), (4, ""), (64, "")])
def test_four_to_64_players_are_seated(players: int, said: str) -> None:
    """However many have left: the smallest and the largest number that sit."""
    names = ", ".join(f'"P{number}"' for number in range(max(players, 4)))
    found = opened(f'format = 1\ntournament = "romme"\nplayers = [{names}]\nrounds = 1\n')
    if players < 4:
        found = opened(found.parts.text + '\n[[leave]]\nname = "P0"\nround = 1\n')
        with pytest.raises(KartenwerkError, match=said):
            seat_again(found, 1)
    else:
        (seated,) = seat_again(found, 1)
        assert sorted(name for table in seated.tables for name in table) == sorted(found.players)


def test_more_players_than_can_be_seated_are_refused() -> None:
    names = ", ".join(f'"P{number}"' for number in range(64))
    late = '\n[[late]]\nname = "Zack"\nround = 1\n'
    with pytest.raises(KartenwerkError, match="so many players cannot be seated; found 65; expected at most 64"):
        seat_again(opened(f'format = 1\ntournament = "romme"\nplayers = [{names}]\nrounds = 1\n{late}'), 1)


HEADS = [
    ("rounds", 1, 21),
    ("seed", 0, 2**31),
]


@pytest.mark.parametrize(("key", "least", "most"), HEADS)
def test_numbers_of_a_head_have_limits(key: str, least: int, most: int) -> None:
    head = HEAD.replace("rounds = 2\n", "" if key == "rounds" else "rounds = 2\n")
    for number in (least, most):
        assert opened(f"{head}{key} = {number}\n").entries == ()
    for number in (least - 1, most + 1):
        with pytest.raises(KartenwerkError, match=rf"^turnier\.toml: {key}: "):
            opened(f"{head}{key} = {number}\n")


def test_a_tournament_may_have_a_name_of_a_line() -> None:
    assert opened(f'{HEAD}name = "{"x" * 60}"').head.name == "x" * 60
    assert opened(HEAD).head.name == ""
    for name in ("", "x" * 61):
        with pytest.raises(KartenwerkError, match=r"^turnier\.toml: name: "):
            opened(f'{HEAD}name = "{name}"')


FAULTY: tuple[object, ...] = (99, 1.5, True, [1], [], "", "1", {}, -1, 10**30, "Zack", [["Anna"]], {"Anna": "x"}, None)

BLOCKS = {
    "round": {"number": "1", "pause": "[]", "tables": '[["Anna", "Bert", "Cleo"]]'},
    "begin": {"round": "1"},
    "result": {"round": "1", "table": "1", "points": "{ Anna = 1, Bert = 1, Cleo = 1, Dirk = 1 }", "solos": "{ }"},
    "withdraw": {"round": "1", "table": "1"},
    "late": {"name": '"Zora"', "round": "1"},
    "leave": {"name": '"Anna"', "round": "1"},
    "rename": {"name": '"Anna"', "to": '"Anne"'},
}


@pytest.mark.parametrize("kind", BLOCKS)
def test_whatever_stands_in_a_block_is_counted_or_refused_in_a_sentence(kind: str) -> None:
    before = HEAD + ROUND + (RESULT if kind == "withdraw" else "")
    for key in BLOCKS[kind]:
        for value in FAULTY:
            told = {**BLOCKS[kind], key: _toml(value)}
            block = f"\n[[{kind}]]\n" + "".join(f"{one} = {other}\n" for one, other in told.items() if other)
            try:
                found = opened(before + block + ROUND.replace("number = 1", "number = 2"))
                assert len(found.standing) >= 8
            except KartenwerkError as error:
                assert str(error).startswith(f"turnier.toml: line {before.count(chr(10)) + 2}: [[{kind}]]: ")


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'{key} = "{one}"' for key, one in value.items()) + " }"
    return "" if value is None else json.dumps(value)


def test_equals_who_met_in_a_draw_stay_equal_and_a_shared_place_is_explained_once() -> None:
    drawn = Scoreboard(("A", "B", "C"), [{"A": 5, "B": 5}, {"C": 5}], {}, {}, ("points", "direct"), 1)
    assert [one.place for one in drawn.places()] == [1, 1, 1]
    tables = [{"A": 5, "X": 0}, {"B": 5, "Y": 9}, {"C": 5, "Z": 9}]
    won = Scoreboard(("A", "B", "C"), tables, {}, {}, ("points", "won"), 1).places()
    assert [(one.place, one.name, one.by) for one in won] == [(1, "A", ""), (2, "B", "won"), (2, "C", "")]


def test_the_seed_of_a_file_that_names_none_is_one() -> None:
    assert opened(HEAD).head.seed == 1


@pytest.mark.parametrize(("seated", "comes", "leaves"), [(6, ("Yan", "Zoe"), ()), (7, ("Zoe",), ("Bert",))])
def test_who_comes_while_others_come_or_leave_has_a_seat_like_all_others(
    seated: int, comes: tuple[str, ...], leaves: tuple[str, ...]
) -> None:
    """Only one who comes alone takes a free seat; else all are seated anew, as the file says who plays."""
    names = ["Anna", "Bert", "Cleo", "Dirk", "Emil", "Frida", "Gerd"][:seated]
    text = f'format = 1\ntournament = "romme"\nrest = "other"\nrounds = 1\nplayers = {json.dumps(names)}\n'
    text += f"\n[[round]]\nnumber = 1\npause = []\ntables = {json.dumps([names[3:], names[:3]])}\n"
    blocks = [(kind, name) for kind, people in (("late", comes), ("leave", leaves)) for name in people]
    text += "".join(f'\n[[{kind}]]\nname = "{name}"\nround = 1\n' for kind, name in blocks)
    (at,) = seat_again(opened(text), 1)
    assert sorted(name for table in at.tables for name in table) == sorted({*names, *comes} - {*leaves})
    assert max(map(len, at.tables)) == 4


def test_a_dealer_sits_out_only_where_five_sit_at_a_table() -> None:
    assert not opened((HEAD + ROUND).replace('"romme"', '"doppelkopf"')).fifths


def test_a_round_that_is_not_seated_is_refused_with_those_that_are() -> None:
    with pytest.raises(KartenwerkError, match=r"^ROUND: there is no such round; found 2; expected 1 to 1$"):
        opened(HEAD + ROUND).names_at(2, 1)
