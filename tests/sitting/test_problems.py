"""Problems: each is proved by the rules in force, asked without reckoning, and left out where it does not hold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.sitting.talk import RULES, Typist, tongue_of, typing
from tests.support import WORKSHOP, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.endgames import Endgame
from kartenwerk.products.booklet.problems import problem_views
from kartenwerk.table.lessons.problem import (
    FEWEST,
    FOLDER,
    Problem,
    Problems,
    pose,
    pose_problems,
    prove,
    read_problems,
)
from kartenwerk.table.lessons.problem_talk import ask_problems
from kartenwerk.table.sitting.words import TONGUES

GAMES = [file.path.stem for file in WORKSHOP.roots.list(FOLDER, ".toml")]


def problems_of(game: str) -> Problems:
    return read_model(WORKSHOP.roots.find(f"{FOLDER}/{game}.toml"), Problems)


def said(game: str, *typed: str, tongue: str = "de") -> list[str]:
    session = session_of(game)
    tongues = {id: tongue_of(session, id) for id in TONGUES}
    own, voice = tongues.pop(tongue), Typist(typing(*typed))
    problems = pose_problems(WORKSHOP.roots, session)
    ask_problems(problems, own, (*tongues.values(),), voice, lambda: RULES)
    return voice.lines


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_holds_and_the_easy_ones_come_first(game: str) -> None:
    problems = problems_of(game).problems
    assert len(problems) >= FEWEST
    assert [posed.problem for posed in read_problems(WORKSHOP.roots, session_of(game))] == [*problems]
    assert [problem.level for problem in problems] == sorted(problem.level for problem in problems)


CHANGED = [
    ({"values": {"karo-A": 1, "kreuz-10": -1, "herz-K": 1}}, "other values"),
    ({"usual": "kreuz-10"}, "not best play"),
    ({"better": 0}, "greater than or equal"),
    ({"worlds": 2}, "1 of 1"),
    ({"line": "karo-A; karo-10; kreuz-10; herz-10; herz-K; pik-10"}, "says 78"),
    ({"answer": "Du hast 77."}, "says 77"),
    ({"answer": "Dann kommt die Herz-Neun."}, "nobody holds"),
    ({"moves": "karo-A"}, "is forbidden"),
]


@pytest.mark.parametrize(("change", "why"), CHANGED)
def test_a_problem_with_one_thing_changed_is_refused(change: dict[str, object], why: str) -> None:
    session, problems = session_of("sechsundsechzig"), problems_of("sechsundsechzig")
    values = problems.problems[0].model_dump() | change
    with pytest.raises((KartenwerkError, ValueError), match=why):
        prove(session, pose(session, problems, Problem(**values)))


def test_problems_are_proved_anew_by_the_rules_of_a_table_and_left_out_where_they_do_not_hold() -> None:
    session = session_of("sechsundsechzig")
    strict, small = (replace(session, house=HouseRules(changes={rule: True})) for rule in ("stichzwang", "ohne_neunen"))
    assert read_problems(WORKSHOP.roots, strict)
    assert not read_problems(WORKSHOP.roots, small)


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_all_problems_of_a_game_are_asked_in_both_tongues(
    game: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve(*_given: object) -> None:
        raise AssertionError("nothing is solved at the table")

    monkeypatch.setattr(Endgame, "value", solve)
    problems = problems_of(game).problems
    lines = said(game, *[{"de": "lösung", "en": "answer"}[tongue]] * len(problems), tongue=tongue)
    assert lines[-1].startswith({"de": "Zu Ende.", "en": "Finished."}[tongue])
    assert (problems[0].answer in lines) is (tongue == "de")
    assert not [line for line in lines if "{" in line]


def test_the_natural_move_is_answered_with_what_it_brings() -> None:
    first = problems_of("sechsundsechzig").problems[0]
    lines = said("sechsundsechzig", first.usual, "ende")
    assert "Karo-Ass ist besser." in lines
    assert first.instead in lines
    assert lines[-1] == "Schluss nach 1 von 6 Fragen."


def test_of_three_it_is_said_what_neither_of_the_others_can_have() -> None:
    view = problem_views(WORKSHOP, session_of("wallachen"))[0]
    assert view.bekannt.wort == "Noch draußen"
    assert "Nicht bei Bert: Gras-Unter, Gras-Zehn." in view.lage
