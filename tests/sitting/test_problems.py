"""Problems: each is proved by the rules in force, asked without reckoning, and left out where it does not hold."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from random import Random

import pytest
from tests.sitting.talk import RULES, Typist, tongue_of, typing
from tests.support import WORKSHOP, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.load import read_model
from kartenwerk.play.engine.endgames import Endgame
from kartenwerk.play.engine.expert import Trial
from kartenwerk.play.engine.hints import SURE
from kartenwerk.play.engine.past import Past
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.problems import problem_views
from kartenwerk.table.lessons.problem import FOLDER, Posed, Problems, SampledProblem, SolvedProblem, pose, pose_problems
from kartenwerk.table.lessons.problem_proof import FEWEST, prove, read_problems
from kartenwerk.table.lessons.problem_talk import ask_problems
from kartenwerk.table.sitting.words import TONGUES

GAMES = [file.path.stem for file in WORKSHOP.roots.list(FOLDER, ".toml")]


def problems_of(game: str) -> Problems:
    return read_model(WORKSHOP.roots.find(f"{FOLDER}/{game}.toml"), Problems)


QUICK = ("schwimmen",)
"""Games whose playouts take little time."""

PLAYOUTS = 400
"""What the guide says of every move that was played out."""

WORLDS = 200
"""Those of the second method, at least; it takes half as many as the record where a lead is small."""


def play_out_two(session: Session, posed: Posed, worlds: int) -> tuple[Trial, ...]:
    """The best and the natural move of a problem in worlds that its record has not seen."""
    problem, game = posed.problem, session.game
    legal = {str(move): move for move in game.moves(posed.view)}
    expert, past = session.expert(posed.deal.players), Past(game, posed.deal.start, posed.deal.steps)
    expert.quick = expert.usual
    moves = [legal[problem.best], legal[problem.usual]]
    return expert.compare(posed.view, moves, Random(f"again {problem.id}"), past, worlds)


def said(game: str, *typed: str, tongue: str = "de") -> list[str]:
    session = session_of(game)
    tongues = {id: tongue_of(session, id) for id in TONGUES}
    own, voice = tongues.pop(tongue), Typist(typing(*typed))
    problems = pose_problems(WORKSHOP.roots, session)
    ask_problems(problems, own, (*tongues.values(),), voice, lambda: RULES)
    return voice.lines


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_holds_and_the_easy_ones_come_first(game: str) -> None:
    problems = problems_of(game).all
    assert len(problems) >= FEWEST
    assert [posed.problem for posed in read_problems(WORKSHOP.roots, session_of(game))] == [*problems]
    assert [problem.level for problem in problems] == sorted(problem.level for problem in problems)
    assert all(problem.playouts >= PLAYOUTS for problem in problems_of(game).sampled)


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
        prove(session, pose(session, problems, SolvedProblem(**values)))


SAMPLED = [
    ({"usual": "herz-A"}, "the usual move is herz-8"),
    ({"choices": ({"move": "schellen-10", "lead": 0, "error": 0},) * 2}, "not the legal moves"),
    ({"choices": (WON := {"move": "schellen-10", "lead": 0, "error": 0}, {**WON, "move": "herz-8"})}, "as good"),
    ({"answer": "Du hast 2 Stiche."}, None),
    ({"answer": "Du hast 7 Stiche."}, "says 7"),
    ({"answer": "Dann kommt die Herz-Neun."}, "nobody holds"),
    ({"answer": "Dann kommt die Herz-Neun.", "unseen": {"herz-9": 1}}, None),
    ({"unseen": {"herz-9": 2}}, "there are 1 left"),
]


@pytest.mark.parametrize(("change", "why"), SAMPLED)
def test_what_was_played_out_is_held_against_the_table(change: dict[str, object], why: str | None) -> None:
    session, problems = session_of("watten"), problems_of("watten")
    problem = next(problem for problem in problems.sampled if problem.id == "den_trumpf_behalten")
    posed = pose(session, problems, SampledProblem(**(problem.model_dump() | change)))
    with pytest.raises(KartenwerkError, match=why) if why else nullcontext():
        prove(session, posed)


def test_of_moves_that_come_out_alike_one_is_named() -> None:
    """The suit of a Six or a Five makes no difference."""
    problems = {problem.id: problem for problem in problems_of("bauer_und_jarl").sampled}
    assert problems["kein_sigl_fuer_eine_vier"].as_good == ("bog-5",)


def test_what_was_played_out_is_left_out_by_other_rules() -> None:
    session = session_of("watten")
    assert read_problems(WORKSHOP.roots, session)
    assert not read_problems(WORKSHOP.roots, replace(session, house=HouseRules(changes={"ziel": 20})))


@pytest.mark.parametrize(
    "game",
    [
        game if game in QUICK else pytest.param(game, marks=pytest.mark.slow)
        for game in GAMES
        if problems_of(game).sampled
    ],
)
def test_the_best_move_is_ahead_in_other_worlds_too(game: str) -> None:
    """The second method: nothing of the record is used but the deal and the two moves."""
    session = session_of(game)
    problems = problems_of(game)
    for problem in problems.sampled:
        best, usual = play_out_two(session, pose(session, problems, problem), max(WORLDS, problem.playouts // 2))
        lead, error = best.lead(usual)
        assert lead > SURE * error, problem.id


def test_problems_are_proved_anew_by_the_rules_of_a_table_and_left_out_where_they_do_not_hold() -> None:
    session = session_of("sechsundsechzig")
    strict, small = (replace(session, house=HouseRules(changes={rule: True})) for rule in ("stichzwang", "ohne_neunen"))
    assert read_problems(WORKSHOP.roots, strict)
    assert not read_problems(WORKSHOP.roots, small)


def test_a_table_of_the_same_rules_under_another_name_has_the_proofs_that_there_are() -> None:
    session = session_of("sechsundsechzig")
    named = replace(session, house=HouseRules("Stammtisch"))
    assert read_problems(WORKSHOP.roots, named) is read_problems(WORKSHOP.roots, session)


@pytest.mark.parametrize("game", ["sechsundsechzig", "wallachen"])
def test_whether_an_ending_is_worth_so_much_is_what_it_is_worth(game: str) -> None:
    """The quick answer beside the whole search, for one seat of two and of three."""
    session, problems = session_of(game), problems_of(game)
    posed = pose(session, problems, problems.problems[0])
    for side in range(problems.players):
        endgame, quick = (Endgame(session.game, players=problems.players, side=(side,)) for _ in range(2))
        value = endgame.value(posed.deal.state)
        told = [bound for bound in range(value - 2, value + 3) if quick.exceeds(posed.deal.state, bound)]
        assert told == [value - 2, value - 1]
        assert quick.is_worth(posed.deal.state, value) and not quick.is_worth(posed.deal.state, value + 1)


def test_a_problem_whose_deal_is_drawn_at_a_table_does_not_hold_there() -> None:
    """Where a Doppelkopf needs but 40, both parties end level, and nobody is seen to play with anybody."""
    problems, session = problems_of("doppelkopf"), session_of("doppelkopf", doppelkopf_augen=40)
    problem = next(problem for problem in problems.problems if problem.id == "den_hoeheren_trumpf_erzwingen")
    with pytest.raises(KartenwerkError, match="other values"):
        prove(session, pose(session, problems, problem))


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_all_problems_of_a_game_are_asked_in_both_tongues(
    game: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve(*_given: object) -> None:
        raise AssertionError("nothing is solved at the table")

    for way in ("value", "exceeds"):
        monkeypatch.setattr(Endgame, way, solve)
    problems = problems_of(game).all
    lines = said(game, *[{"de": "lösung", "en": "answer"}[tongue]] * len(problems), tongue=tongue)
    assert lines[-1].startswith({"de": "Zu Ende.", "en": "Finished."}[tongue])
    assert (problems[0].answer in lines) is (tongue == "de")
    assert not [line for line in lines if "{" in line]


def test_the_natural_move_is_answered_with_what_it_brings() -> None:
    first = problems_of("sechsundsechzig").problems[0]
    lines = said("sechsundsechzig", first.usual, "ende")
    assert "Karo-Ass ist besser." in lines
    assert [line for line in lines if line.startswith("Bert hat noch ")]
    assert first.instead in lines
    assert lines[-1] == "Schluss nach 1 von 6 Fragen."


def test_of_three_it_is_said_what_neither_of_the_others_can_have() -> None:
    view = problem_views(WORKSHOP, session_of("wallachen"))[0]
    assert view.bekannt.wort == "Noch draußen"
    assert "Nicht bei Bert: Gras-Unter, Gras-Zehn." in view.lage


def test_a_move_that_solves_a_problem_is_said_to_whoever_is_asked() -> None:
    assert [view.zug for view in problem_views(WORKSHOP, session_of("siebzehn_und_vier"))] == [
        "Du erhöhst",
        "Du nimmst",
        "Du hast genug",
        "Du erhöhst",
    ]
    assert problem_views(WORKSHOP, session_of("wallachen"))[0].zug == "Herz-Daus"
    assert "Schlag: Zehn." in " ".join(view.lage for view in problem_views(WORKSHOP, session_of("watten")))
