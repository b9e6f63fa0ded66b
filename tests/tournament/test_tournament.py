"""A club's tournament from its players to its ranking, with those who come late and those who leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_text
from kartenwerk.catalog.load import read_model
from kartenwerk.table.seating.plan import RESTS, hall
from kartenwerk.table.tournament.known import FILE, KnownPlans, find_plan
from kartenwerk.table.tournament.tournament import Tournament, open_tournament

NAMES = [
    "Anna",
    "Bert",
    "Cleo",
    "Dirk",
    "Emil",
    "Frida",
    "Gerd",
    "Hanna",
    "Ida",
    "Jona",
    "Karl",
    "Lena",
    "Max",
    "Nora",
    "Otto",
    "Paula",
    "Quirin",
    "Rosa",
    "Sven",
]


def begun(folder: Path, run: Run, players: int = 16, rounds: int = 5, *more: str) -> Path:
    """A tournament whose rounds are seated."""
    file, names = folder / "turnier.toml", folder / "spieler.csv"
    names.write_text("Name\n" + "".join(f"{name},Ort\n" for name in NAMES[:players]), "utf-8")
    told = run("tournament", "new", file, "--game", "romme", "--players", names, "--rounds", rounds, *more)
    assert told.code == 0, told.err
    assert run("tournament", "seat", file).code == 0
    return file


def read(file: Path) -> Tournament:
    return open_tournament(read_text(file), file.name, WORKSHOP.catalog)


def play(file: Path, run: Run, number: int, points: Sequence[int] = (9, 5, 2, -4)) -> None:
    """Every table of a round tells a result."""
    for table, names in enumerate(read(file).rounds[number - 1].tables, start=1):
        told = [f"{name}={one}" for name, one in zip(names, points, strict=False)]
        assert run("tournament", "result", file, number, table, *told).code == 0


def test_16_play_five_rounds_and_everybody_meets_everybody_once(tmp_path: Path, run: Run) -> None:
    found = read(begun(tmp_path, run))
    pairs = [frozenset(pair) for at in found.rounds for table in at.tables for pair in combinations(table, 2)]
    assert len(pairs) == len(set(pairs)) == 16 * 15 // 2
    assert found.repeats == 0


def test_the_command_tells_how_many_meetings_repeat(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "turnier.toml"
    names = ",".join(f"S{number}" for number in range(10))
    run("tournament", "new", file, "--game", "romme", "--players", names, "--rounds", 3)
    told = run("tournament", "seat", file)
    assert "2 meetings repeat (by search), and no plan has fewer" in told.out
    assert "the rounds are seated already" in run("tournament", "seat", file).refusal


def test_results_are_ranked_by_points_then_tables_won_then_the_best_round(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    play(file, run, 1)
    found = read(file)
    assert [one.points for one in found.standing] == sorted((9, 9, 5, 5, 2, 2, -4, -4), reverse=True)
    assert [one.place for one in found.standing] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert found.missing == ()
    assert "Equal points are separated by tables won" in run("tournament", "standing", file).out
    shared = file.read_text("utf-8").replace(', "lot"]', "]")
    file.write_text(shared, "utf-8")
    assert [one.place for one in read(file).standing] == [1, 1, 3, 3, 5, 5, 7, 7]


def test_a_result_that_is_told_again_replaces_the_one_before(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    first = read(file).rounds[0].tables[0]
    for points in (1, 7):
        run("tournament", "result", file, 1, 1, *(f"{name}={points}" for name in first))
    assert read(file).results[1, 1].points == dict.fromkeys(first, 7)


def test_who_comes_late_takes_a_free_seat_and_nobody_else_moves(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 15, 5)
    play(file, run, 1)
    play(file, run, 2)
    before = read(file)
    told = run("tournament", "late", file, "Zora", "--new", "--from", 3)
    assert "Nobody else moves" in told.out
    after = read(file)
    assert after.rounds[:2] == before.rounds[:2]
    for old, new in zip(before.rounds[2:], after.rounds[2:], strict=True):
        assert [tuple(name for name in table if name != "Zora") for table in new.tables] == list(old.tables)
        assert new.table_of("Zora") is not None


def test_who_leaves_plays_no_more_and_what_was_played_stays(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 16, 5)
    play(file, run, 1)
    play(file, run, 2)
    before = read(file)
    assert run("tournament", "leave", file, "Otto", "--from", 3).code == 0
    after = read(file)
    assert after.rounds[:2] == before.rounds[:2]
    assert all(after.rounds[at].table_of("Otto") is None for at in (2, 3, 4))
    assert [len(at.tables) for at in after.rounds] == [4, 4, 4, 4, 4]
    assert after.repeats == 0
    assert "Otto" in [one.name for one in after.standing]
    assert "no player of that name" in run("tournament", "leave", file, "Otto", "--from", 3).refusal


def test_pauses_are_shared_out_and_may_bring_the_average(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 18, 3, "--rest", "pause", "--bye", "average")
    found = read(file)
    assert [len(at.pause) for at in found.rounds] == [2, 2, 2]
    assert len({name for at in found.rounds for name in at.pause}) == 6
    for number in (1, 2, 3):
        play(file, run, number, (3, 3, 3, 3))
    assert {one.points for one in read(file).standing} == {9}


def test_an_evening_of_the_table_is_its_result(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    names = read(file).rounds[0].tables[0]
    evening = tmp_path / "tisch.toml"
    run("score", "new", evening, "romme", "--players", ",".join(names), "--date", "2026-11-02")
    rest = ",".join(f"{name}:{10 * at}" for at, name in enumerate(names) if at)
    assert run("score", "add", evening, f"romme={names[0]}", f"rest={rest}").code == 0
    assert run("tournament", "result", file, 1, 1, "--evening", evening).code == 0
    assert read(file).results[1, 1].points == {name: -10 * at for at, name in enumerate(names)}
    assert "others have played" in run("tournament", "result", file, 1, 2, "--evening", evening).refusal


def test_an_evening_names_the_players_of_its_table_in_any_spelling(tmp_path: Path, run: Run) -> None:
    file, evening = begun(tmp_path, run, 8, 2), tmp_path / "tisch.toml"
    names = read(file).rounds[0].tables[0]
    run("score", "new", evening, "romme", "--players", ",".join(names).upper())
    run("score", "add", evening, f"romme={names[0]}", f"rest={names[1]}:5,{names[2]}:6,{names[3]}:7")
    assert run("tournament", "result", file, 1, 1, "--evening", evening).code == 0
    assert read(file).results[1, 1].points == dict(zip(names, (0, -5, -6, -7), strict=True))


def test_the_sheets_are_printed(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 15, 3)
    told = run("tournament", "print", file, "--out", tmp_path, "--json")
    assert told.code == 0, told.err
    assert told.json["complaints"] == []
    assert [entry["pages"] for entry in told.json["files"]] == [3 + 2 + 3]


WRONG = [
    (("new", "x.toml", "--game", "romme", "--players", "A,B,C", "--rounds", "2"), "so many players cannot be seated"),
    (("new", "x.toml", "--game", "romme", "--players", "A,B,C,a", "--rounds", "2"), "two players have the same name"),
    (("new", "x.toml", "--game", "romme", "--players", "A,B,C,D", "--rounds", "0"), "so many rounds cannot be seated"),
    (
        ("new", "x.toml", "--game", "doppelkopf", "--players", "A,B,C,D,E", "--rounds", "2", "--tables", "3"),
        "not played",
    ),
    (("new", "x.toml", "--game", "romme", "--players", "nirgends.csv", "--rounds", "2"), "the file cannot be read"),
    (("seat", "nirgends.toml"), "the file cannot be read"),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_wrong_input_is_one_sentence(words: tuple[str, ...], told: str, tmp_path: Path, run: Run) -> None:
    placed = [tmp_path / word if word == "x.toml" else word for word in words]
    assert told in run("tournament", *placed).refusal
    assert list(tmp_path.iterdir()) == []


RESULTS = [
    (("1", "9"), "this round has no such table"),
    (("9", "1"), "there is no such round"),
    (("1", "1"), "a result is given as NAME=POINTS"),
    (("1", "1", "Anna"), "points are given as NAME=POINTS"),
    (("1", "1", "Anna=1,5"), "points are given as NAME=POINTS"),
    (("1", "1", "Anna=--5"), "points are given as NAME=POINTS"),
    (("1", "1", "Anna=\u00b2"), "points are given as NAME=POINTS"),
    (("1", "1", "Niemand=1"), "there is no player of that name"),
]


@pytest.mark.parametrize(("words", "told"), RESULTS)
def test_a_wrong_result_is_one_sentence(words: tuple[str, ...], told: str, tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    text = file.read_text("utf-8")
    assert told in run("tournament", "result", file, *words).refusal
    assert file.read_text("utf-8") == text


BLOCKS = [
    ("[[result]]\nround = 1\ntable = 1\npoints = { Zack = 3 }\n", "there is no player of that name"),
    ('[[round]]\nnumber = 2\npause = []\ntables = [["Anna", "Anna"]]\n', "a player sits twice"),
    ('[[round]]\nnumber = 7\npause = []\ntables = [["Anna", "Bert"]]\n', "there is no such round"),
    ('[[leave]]\nname = "Zack"\nround = 1\n', "there is no player of that name"),
    ('[[pokal]]\nname = "Zack"\n', "there is no block of that name"),
]


@pytest.mark.parametrize(("block", "told"), BLOCKS)
def test_a_wrong_block_names_file_and_line(block: str, told: str, tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    text = file.read_text("utf-8")
    line = text.count("\n") + 2
    with pytest.raises(KartenwerkError, match=told) as caught:
        open_tournament(f"{text}\n{block}", file.name, WORKSHOP.catalog)
    assert f"turnier.toml: line {line}: [[" in str(caught.value)


def test_a_file_cut_at_any_line_is_read_up_to_its_last_whole_block(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    head = next(at for at, line in enumerate(lines) if line.startswith("[["))
    found = [
        len(open_tournament("".join(lines[:end]), file.name, WORKSHOP.catalog).rounds)
        for end in range(head, len(lines) + 1)
    ]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 2)


def kept() -> dict[str, tuple[str, ...]]:
    return read_model(WORKSHOP.roots.find(FILE), KnownPlans).plans


@pytest.mark.parametrize("key", kept())
def test_a_plan_that_is_kept_is_one(key: str) -> None:
    players, size, told, rounds = key.split()
    rest = next(one for one in RESTS if one == told)
    room = hall(int(players), int(size), rest)
    plan = find_plan(WORKSHOP.roots, int(players), int(size), int(rounds), rest, room)
    assert plan is not None
    paused = Counter(one for at in plan for one in range(int(players)) if all(one not in table for table in at))
    assert not room.pause or max(paused.values()) - min(paused.get(one, 0) for one in range(int(players))) <= 1


def test_22_play_seven_rounds_without_a_repeated_meeting(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "turnier.toml"
    names = ",".join(f"S{number}" for number in range(22))
    run("tournament", "new", file, "--game", "romme", "--players", names, "--rounds", 7)
    assert "Nobody meets another twice" in run("tournament", "seat", file).out
    assert read(file).repeats == 0


FIVE = [
    (5, [5], 0),
    (6, [5], 1),
    (9, [4, 5], 0),
    (11, [5, 5], 1),
    (13, [4, 4, 5], 0),
    (16, [4, 4, 4, 4], 0),
    (19, [4, 5, 5, 5], 0),
]


@pytest.mark.parametrize(("players", "sizes", "pause"), FIVE)
def test_who_is_left_over_is_the_fifth_at_a_table(
    players: int, sizes: list[int], pause: int, tmp_path: Path, run: Run
) -> None:
    file = begun(tmp_path, run, players, 2, "--rest", "five")
    for at in read(file).rounds:
        assert sorted(map(len, at.tables)) == sizes
        assert len(at.pause) == pause


def test_with_fives_who_comes_late_sits_down_at_a_table_of_four(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 12, 3, "--rest", "five")
    play(file, run, 1)
    assert "Nobody else moves" in run("tournament", "late", file, "Zora", "--from", 2).out
    assert [sorted(map(len, at.tables)) for at in read(file).rounds] == [[4, 4, 4], [4, 4, 5], [4, 4, 5]]
    told = run("tournament", "print", file, "--out", tmp_path, "--json")
    assert told.json["complaints"] == []


def ranked(folder: Path, ties: str, *blocks: str) -> list[tuple[int, str, str]]:
    """Place, name and what told it from the one before, of four players by the results of these blocks."""
    head = (
        f'format = 1\ntournament = "romme"\nplayers = ["Anna", "Bert", "Cleo", "Dirk"]\nrounds = 3\nties = [{ties}]\n'
    )
    rounds = "".join(
        f'[[round]]\nnumber = {number}\npause = []\ntables = [["Anna", "Bert", "Cleo", "Dirk"]]\n'
        for number in (1, 2, 3)
    )
    found = open_tournament(head + rounds + "".join(blocks), "turnier.toml", WORKSHOP.catalog)
    return [(one.place, one.name, one.by) for one in found.standing]


def told_result(number: int, *points: int, more: str = "") -> str:
    each = ", ".join(f"{name} = {one}" for name, one in zip(("Anna", "Bert", "Cleo", "Dirk"), points, strict=True))
    return f"[[result]]\nround = {number}\ntable = 1\npoints = {{ {each} }}\n{more}"


def test_equal_points_are_told_apart_by_fewer_tables_lost(tmp_path: Path) -> None:
    blocks = told_result(1, 5, 9, 4, 0), told_result(2, 5, 1, 2, 0)
    assert ranked(tmp_path, '"points", "fewer_lost"', *blocks) == [
        (1, "Anna", ""),
        (1, "Bert", ""),
        (3, "Cleo", ""),
        (4, "Dirk", ""),
    ]
    blocks = told_result(1, 5, 9, 4, 3), told_result(2, 5, 1, 2, 3)
    assert ranked(tmp_path, '"points", "fewer_lost"', *blocks)[:2] == [(1, "Anna", ""), (2, "Bert", "fewer_lost")]


def test_equal_points_are_told_apart_by_solos_won(tmp_path: Path) -> None:
    first = told_result(1, 6, 6, 1, 0, more="solos = { Bert = 2, Cleo = 1 }\n")
    assert ranked(tmp_path, '"points", "solos"', first)[:2] == [(1, "Bert", ""), (2, "Anna", "solos")]
    again = told_result(1, 6, 6, 1, 0, more="solos = { Anna = 1 }\n")
    assert ranked(tmp_path, '"points", "solos"', first, again)[:2] == [(1, "Anna", ""), (2, "Bert", "solos")]


def test_equals_are_told_apart_by_the_tables_where_they_met(tmp_path: Path) -> None:
    """Anna and Bert have as much; Bert had more than Anna at two of the three tables. Cleo's points do not matter."""
    blocks = told_result(1, 9, 2, 9, 0), told_result(2, 1, 4, 9, 0), told_result(3, 1, 5, 9, 0)
    assert ranked(tmp_path, '"points", "direct"', *blocks) == [
        (1, "Cleo", ""),
        (2, "Bert", ""),
        (3, "Anna", "direct"),
        (4, "Dirk", ""),
    ]


def test_those_whom_nothing_tells_apart_share_a_place(tmp_path: Path) -> None:
    blocks = told_result(1, 4, 4, 4, 0), told_result(2, 1, 1, 1, 0)
    assert [place for place, _, _ in ranked(tmp_path, '"points", "won", "direct"', *blocks)] == [1, 1, 1, 4]


def test_the_order_of_ties_is_told_when_the_tournament_begins(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2, "--ties", "points,solos,direct,fewer-lost,lot")
    play(file, run, 1)
    names = read(file).rounds[0].tables[0]
    points = [f"{name}=1" for name in names]
    told = run("tournament", "result", file, 1, 1, *points, "--solos", f"{names[2]}=1", "--json")
    assert told.json["solos"] == {names[2]: 1}
    shown = run("tournament", "standing", file).out
    assert "solos won, then the tables where they met, then fewer tables lost, then a lot drawn beforehand" in shown
    assert "lost  solos" in shown


def test_an_evening_tells_its_solos(tmp_path: Path, run: Run) -> None:
    names = tmp_path / "spieler.csv"
    names.write_text("\n".join(NAMES[:4]), "utf-8")
    file, evening = tmp_path / "turnier.toml", tmp_path / "tisch.toml"
    run("tournament", "new", file, "--game", "doppelkopf", "--players", names, "--rounds", 1)
    run("tournament", "seat", file)
    run("score", "new", evening, "doppelkopf", "--players", ",".join(NAMES[:4]))
    for facts in (("re=Anna,Bert", "augen=132"), ("re=Cleo", "augen=140"), ("re=Dirk", "augen=90")):
        assert run("score", "add", evening, *facts).code == 0
    assert run("tournament", "result", file, 1, 1, "--evening", evening, "--json").json["solos"] == {"Cleo": 1}


TIES = [
    (("--ties", "punkte"), "--ties: there is no way of that name"),
    (("--ties", "points,points"), "--ties: this is given twice"),
    (("--rest", "five", "--tables", "3"), "--rest: a fifth sits at tables of four"),
]


@pytest.mark.parametrize(("words", "told"), TIES)
def test_wrong_ties_are_one_sentence(words: tuple[str, ...], told: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "x.toml"
    line = ("--game", "romme", "--players", "A,B,C,D,E,F", "--rounds", "2")
    assert told in run("tournament", "new", file, *line, *words).refusal
    assert not file.exists()


@pytest.mark.parametrize(
    ("solos", "told"),
    [("Anna", "points are given as"), ("Anna=-1", "that is too few"), ("Niemand=1", "there is no player of that name")],
)
def test_wrong_solos_are_one_sentence(solos: str, told: str, tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 4, 1)
    points = [f"{name}=1" for name in NAMES[:4]]
    assert told in run("tournament", "result", file, 1, 1, *points, "--solos", solos).refusal
