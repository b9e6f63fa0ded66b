"""A round that is being played stays as it is seated; whoever comes, leaves or is told wrongly can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import Run
from tests.tournament.test_tournament import NAMES, begun, play, read
from typer import Context

from kartenwerk.cli.app import commands
from kartenwerk.cli.completion import players

DOKO = ("--game", "doppelkopf", "--rounds", 2)


def test_whether_a_round_is_being_played_is_asked_before_it_is_seated_anew(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 16, 4)
    play(file, run, 1)
    before = read(file)
    told = run("tournament", "leave", file, "Otto").refusal
    assert "whether round 2 is being played is not known; expected --from 2 if it is not, --from 3 if it is" in told
    assert read(file).rounds == before.rounds
    told = run("tournament", "leave", file, "Otto", "--from", 3).out
    assert "Void: what is printed of round 3, 4. Anew: kartenwerk tournament print" in told
    after = read(file)
    assert after.rounds[:2] == before.rounds[:2]
    assert [at.table_of("Otto") is None for at in after.rounds] == [False, False, True, True]


def test_the_next_step_is_one_that_a_shell_takes(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "t $(id).toml"
    typed = f"'{file}'"
    begun = run("tournament", "new", file, "--players", ",".join("ABCDEFGHI"), *DOKO).out
    assert f"Next: kartenwerk tournament seat {typed}\n" in begun
    assert f"expected kartenwerk tournament seat {typed}\n" in run("tournament", "print", file).refusal
    assert f"Next: kartenwerk tournament print {typed}\n" in run("tournament", "seat", file).out
    assert f"Anew: kartenwerk tournament print {typed}\n" in run("tournament", "leave", file, "A", "--from", 1).out
    renamed = run("tournament", "rename", file, "B", "Z").out
    assert f"with the old name: kartenwerk tournament print {typed}\n" in renamed


def test_a_round_that_was_begun_stays_when_somebody_leaves(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 16, 4)
    assert "Round 1 begins and stays as it is seated." in run("tournament", "begin", file).out
    play(file, run, 1)
    assert run("tournament", "begin", file).code == 0
    before = read(file)
    assert run("tournament", "leave", file, "Otto").code == 0
    assert read(file).rounds[:2] == before.rounds[:2]
    assert "--from: from this round on nothing can be seated anew; found 2; expected 3 to 4" in (
        run("tournament", "late", file, "Zora", "--from", 2).refusal
    )
    assert "ROUND: this round has begun, or there is no such round" in run("tournament", "begin", file, 2).refusal
    assert run("tournament", "begin", file, 4).code == 0
    assert "all rounds have begun" in run("tournament", "leave", file, "Anna").refusal


def test_a_round_with_results_that_is_not_over_is_known_to_be_played(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 16, 3)
    first = read(file).rounds[0]
    run("tournament", "result", file, 1, 1, *(f"{name}=1" for name in first.tables[0]))
    assert run("tournament", "leave", file, "Otto").code == 0
    assert read(file).rounds[0] == first


def test_a_leave_is_taken_back_with_all_seats(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 16, 5)
    run("tournament", "begin", file)
    before = read(file)
    run("tournament", "leave", file, "Bert")
    told = run("tournament", "undo", file).out
    assert "Taken back:\nleave" not in told
    assert 'name = "Bert"' in told and "the seats of round 2, 3, 4, 5" in told
    after = read(file)
    assert (after.rounds, after.playing(5), after.begun) == (before.rounds, before.playing(5), 1)
    assert "# undone: [[leave]]" in file.read_text("utf-8")


def test_faults_are_german_with_their_places(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    told = run("tournament", "withdraw", file, 1, 9, "--lang", "de").refusal
    assert told == "kartenwerk: TISCH: diesen Tisch hat die Runde nicht; gefunden: 9; erwartet: 1 bis 2\n"
    told = run("tournament", "leave", file, "Anna", "--lang", "de").refusal
    assert (
        "ob Runde 1 schon gespielt wird, ist nicht bekannt; erwartet: --from 1, wenn nicht; --from 2, wenn ja" in told
    )


def test_everything_is_taken_back_one_after_the_other(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    names = read(file).rounds[0].tables[0]
    run("tournament", "result", file, 1, 1, *(f"{name}=1" for name in names))
    run("tournament", "rename", file, names[0], "Zora")
    assert [run("tournament", "undo", file, "--json").json["undone"] for _ in range(3)] == [
        ["rename"],
        ["result"],
        ["round", "round"],
    ]
    assert read(file).rounds == ()
    assert "nothing has been written down yet" in run("tournament", "undo", file).refusal
    assert run("tournament", "seat", file).code == 0


def test_a_result_is_withdrawn_and_may_be_told_anew(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    play(file, run, 1)
    told = run("tournament", "withdraw", file, 1, 2)
    assert told.out == "Round 1, table 2: the result does not count.\nMissing: round 1 table 2.\n"
    assert [one.points for one in read(file).standing] == [9, 5, 2, 0, 0, 0, 0, -4]
    assert "TABLE: this table has no result; found 2" in run("tournament", "withdraw", file, 1, 2).refusal
    names = read(file).rounds[0].tables[1]
    run("tournament", "result", file, 1, 2, *(f"{name}=1" for name in names))
    assert read(file).missing == ()


def test_a_name_is_corrected_everywhere(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    play(file, run, 1)
    before = read(file)
    assert "Ann-Kathrin" in run("tournament", "rename", file, "An", "Ann-Kathrin").out
    after = read(file)
    assert "Anna" not in str(after.rounds) + str(after.results) + str(after.standing)
    assert [one.points for one in after.standing] == [one.points for one in before.standing]
    assert [one.place for one in after.standing] == [one.place for one in before.standing]
    assert (
        "to: two players have the same name; found 'bert'" in run("tournament", "rename", file, "Ann", "bert").refusal
    )
    run("tournament", "begin", file)
    assert run("tournament", "leave", file, "Ann-Kathrin", "--from", 2).code == 1


def test_who_comes_back_is_the_same_and_a_name_like_another_is_asked_about(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 15, 4)
    run("tournament", "begin", file)
    run("tournament", "leave", file, "Bert")
    assert run("tournament", "late", file, "bert").code == 0
    assert read(file).players == tuple(NAMES[:15])
    assert "did you mean Hanna?" in run("tournament", "late", file, "Hannah").refusal
    assert run("tournament", "late", file, "Hannah", "--new").code == 0
    assert "this player is there already" in run("tournament", "late", file, "anna").refusal


def test_points_that_do_not_sum_to_zero_are_refused_where_one_wins_what_others_lose(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "turnier.toml"
    run("tournament", "new", file, *DOKO, "--players", "Uwe,Hanno,Mia,Quirin")
    run("tournament", "seat", file)
    points = ("Uwe=10", "Hanno=10", "Mia=10", "Quirin=10")
    told = run("tournament", "result", file, 1, 1, *points).refusal
    assert "in Doppelkopf the points of a table sum to 0: what one wins, others lose; found 40 in all" in told
    assert read(file).results == {}
    assert run("tournament", "result", file, 1, 1, *points, "--uneven").code == 0
    assert run("tournament", "result", file, 2, 1, "Uwe=3", "Hanno=\u22121", "Mia=-1", "Quirin=-1").code == 0


@pytest.mark.parametrize(
    ("game", "players", "rest", "expected"),
    [
        ("doppelkopf", "A,B,C,D,E", "other", "pause, five"),
        ("watten", "A,B,C,D,E", "five", "pause"),
        ("herzblatt", "A,B,C,D,E,F", "five", "pause, other"),
    ],
)
def test_all_that_may_become_of_those_left_over_is_named(
    game: str, players: str, rest: str, expected: str, tmp_path: Path, run: Run
) -> None:
    line = ("tournament", "new", tmp_path / "t.toml", "--game", game, "--rounds", 2, "--players", players)
    told = run(*line, "--rest", rest).refusal
    assert f"is not played at such tables; found {rest}; expected {expected}" in told


def test_five_at_a_table_of_the_tournament_write_their_evening(tmp_path: Path, run: Run) -> None:
    file, evening = tmp_path / "turnier.toml", tmp_path / "tisch.toml"
    run("tournament", "new", file, *DOKO, "--players", "Anna,Bert,Cleo,Dirk,Emil", "--rest", "five")
    run("tournament", "seat", file)
    names = read(file).rounds[0].tables[0]
    assert run("score", "new", evening, "doppelkopf", "--players", ",".join(names)).code == 0
    assert run("score", "add", evening, f"re={names[1]}", "augen=130").code == 0
    assert run("tournament", "result", file, 1, 1, "--evening", evening).code == 0
    assert read(file).results[1, 1].points == dict(zip(names, (0, 3, -1, -1, -1), strict=True))
    assert read(file).fifths


def test_a_tab_completes_names_as_they_are_now(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 8, 2)
    run("tournament", "late", file, "Zacharias", "--from", 1)
    run("tournament", "rename", file, "Anna", "Zora")
    context = Context(commands("en"))
    context.params = {"file": file}
    assert players(context, "Z") == ["Zora", "Zacharias"]
    file.write_text("players = 5\nlate = [3]\nseats = 1\nrename = 7\n", "utf-8")
    assert players(context, "Z") == []


def test_a_tournament_that_is_full_takes_nobody_more(tmp_path: Path, run: Run) -> None:
    file, told = tmp_path / "turnier.toml", "so many players cannot be seated; found 65; expected at most 64"
    names = ",".join(f"S{number}" for number in range(64))
    run("tournament", "new", file, "--game", "romme", "--players", names, "--rounds", 1)
    run("tournament", "seat", file)
    assert told in run("tournament", "late", file, "Zora", "--from", 1).refusal


def test_too_few_are_told_when_somebody_leaves(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, run, 4, 2)
    assert "too few players are left; found 3; expected 4 at least" in (
        run("tournament", "leave", file, "Anna", "--from", 1).refusal
    )
