"""Lessons: what a practice deal asks is weighed beforehand, holds for its record, and is answered without reckoning."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.sitting.talk import RULES, Typist, tongue_of, typing
from tests.support import WORKSHOP, session_of, slow

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.endgames import Endgame
from kartenwerk.play.engine.expert import Expert
from kartenwerk.play.engine.record import replay
from kartenwerk.products.booklet.practice import practice_record
from kartenwerk.table.lessons.answers import Answers
from kartenwerk.table.lessons.lesson import (
    Choice,
    Lesson,
    Stop,
    as_toml,
    games_with_lessons,
    hash_of,
    read_lesson,
)
from kartenwerk.table.lessons.talk import LessonTalk
from kartenwerk.table.sitting.words import TONGUES

GAMES = games_with_lessons(WORKSHOP.roots)


def lesson_of(game: str) -> Lesson:
    return read_lesson(WORKSHOP.roots, session_of(game).game, practice_record(WORKSHOP, game))


def deals_of(game: str) -> tuple[PlayedDeal, ...]:
    session, record = session_of(game), practice_record(WORKSHOP, game)
    assert record is not None
    return replay(record, session.game, session.data, session.deck.pack)


def talk(game: str, *typed: str, tongue: str = "de") -> LessonTalk:
    session = session_of(game)
    tongues = {id: tongue_of(session, id) for id in TONGUES}
    own = tongues.pop(tongue)
    voice = Typist(typing(*typed))
    answers = Answers(own, lesson_of(game), deals_of(game))
    return LessonTalk(answers, (*tongues.values(),), voice, lambda: RULES)


def said(lesson: LessonTalk) -> list[str]:
    lesson.run()
    assert isinstance(lesson.voice, Typist)
    return lesson.voice.lines


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal_where_it_is_asked_and_the_best_stands_first(game: str) -> None:
    rules, deals = session_of(game).game, deals_of(game)
    lesson = lesson_of(game)
    for stop in lesson.stops:
        step = deals[stop.deal - 1].steps[stop.move - 1]
        legal = {*map(str, rules.moves(step.before))}
        assert step.seat == lesson.seat
        assert {choice.move for choice in stop.choices} <= legal
        assert stop.judge(str(step.move)) is not None, "the move of the deal is weighed"
        assert stop.choices[0].lead == 0
        assert all(one.lead <= other.lead for one, other in pairwise(stop.choices))
        assert any(choice.is_worse for choice in stop.choices), "the choice matters"
    assert [(stop.deal, stop.move) for stop in lesson.stops] == sorted({(s.deal, s.move) for s in lesson.stops})


def test_a_solved_stop_is_worth_what_best_play_makes_of_it() -> None:
    rules, (deal, *_) = session_of("sechsundsechzig").game, deals_of("sechsundsechzig")
    solved = [stop for stop in lesson_of("sechsundsechzig").stops if stop.value is not None]
    assert solved
    for stop in solved:
        values = Endgame(rules).values(deal.steps[stop.move - 1].before)
        found = {str(move): value for move, value in values.items()}
        assert {choice.move: stop.value - choice.lead for choice in stop.choices if stop.value is not None} == {
            choice.move: found[choice.move] for choice in stop.choices
        }
        assert stop.value == max(found.values())


def test_a_lesson_computes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_out(*_given: object) -> None:
        raise AssertionError("nothing is played out at the table")

    monkeypatch.setattr(Expert, "_play_out", play_out)
    assert said(talk("sechsundsechzig", *["lösung"] * 6))[-1].startswith("Zu Ende.")


def test_a_mistake_of_the_deal_itself_is_named() -> None:
    """In the sixth trick Anna trumps a ten; to let it go wins in every world that she must hold possible."""
    lines = said(talk("sechsundsechzig", *["lösung"] * 6))
    stop = next(stop for stop in lesson_of("sechsundsechzig").stops if stop.move == 12)
    assert (stop.choices[0].move, stop.judge("karo-9")) == ("pik-D", "worse")
    assert "Das war nicht der beste Zug: Pik-Dame wäre besser gewesen." in lines


def test_the_deal_goes_on_with_its_own_move_where_the_last_question_was() -> None:
    lines = said(talk("sechsundsechzig", *["lösung"] * 6))
    rest = lines[lines.index("So geht das Probespiel weiter.") + 1 :]
    assert rest[0].startswith(f"{lesson_of('sechsundsechzig').stops[-1].move}. ")


STOP = Stop(
    deal=1,
    move=1,
    playouts=400,
    choices=(
        Choice(move="a", lead=0, error=0),
        Choice(move="b", lead=0.1, error=0.06),
        Choice(move="c", lead=0.5, error=0.1),
    ),
)


@pytest.mark.parametrize(("move", "verdict"), [("a", "best"), ("b", "equal"), ("c", "worse"), ("d", None)])
def test_a_move_is_worse_only_if_two_standard_errors_show_it(move: str, verdict: str | None) -> None:
    assert STOP.judge(move) == verdict


def test_answers_are_counted_if_nothing_was_better() -> None:
    lesson = lesson_of("sechsundsechzig")
    first, second, *_ = lesson.stops
    other = talk("sechsundsechzig", first.choices[0].move, second.choices[-1].move, "ende")
    lines = said(other)
    assert "Ja." in lines
    assert (other.right, other.asked) == (1, 2)
    assert lines[-1] == f"Schluss nach 2 von {len(lesson.stops)} Fragen."


def test_a_card_that_was_not_weighed_may_be_chosen_too() -> None:
    lines = said(talk("sechsundsechzig", "karo ass", "ende"))
    assert any("nicht durchgerechnet" in line for line in lines)
    assert any(line.startswith("Am besten: ") for line in lines)


@pytest.mark.parametrize("typed", ["tipp", "zurück", "sichern x.toml", "stand"])
def test_what_belongs_to_a_game_is_refused(typed: str) -> None:
    assert "Hier wird nur gefragt, nicht gespielt. Fragezeichen: Hilfe." in said(talk("watten", typed, "ende"))


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_goes_to_its_end_in_both_tongues(game: str, tongue: str) -> None:
    answer = {"de": "lösung", "en": "answer"}[tongue]
    lines = said(talk(game, *[answer] * len(lesson_of(game).stops), tongue=tongue))
    assert lines[-1].startswith({"de": "Zu Ende.", "en": "Finished."}[tongue])
    assert not [line for line in lines if "{" in line]


def test_a_lesson_for_another_deal_is_refused() -> None:
    record = practice_record(WORKSHOP, "watten")
    assert record is not None
    other = record.model_copy(update={"moves": "; ".join(record.move_texts[:-1])})
    assert hash_of(other) != hash_of(record)
    with pytest.raises(KartenwerkError, match="another practice deal"):
        read_lesson(WORKSHOP.roots, session_of("watten").game, other)


def test_a_game_in_which_nothing_is_decided_has_no_lesson() -> None:
    with pytest.raises(KartenwerkError, match="this game has no lesson"):
        lesson_of("bakkarat")


@slow
@pytest.mark.parametrize("game", ["sechsundsechzig", "watten"])
def test_a_lesson_that_is_weighed_again_is_the_same(game: str) -> None:
    from bench import lessons

    found = lessons.weigh_again(session_of(game), WORKSHOP)
    assert found is not None
    assert as_toml(found) == WORKSHOP.roots.find(f"rules_data/lessons/{game}.toml").text()


@pytest.mark.parametrize(
    ("lead", "said"), [(1.26, "1,3"), (1.0, "1"), (1.96, "2,0"), (0.456, "0,46"), (0.1, None), (0.21, "0,21")]
)
def test_a_lead_of_less_than_a_point_is_told_in_hundredths_and_none_that_chance_explains(
    lead: float, said: str | None
) -> None:
    tongue = tongue_of(session_of("sechsundsechzig"), "de")
    choices = Choice(move="herz-K", lead=0, error=0), Choice(move="herz-A", lead=lead, error=0.1)
    stop = Stop(deal=1, move=1, playouts=256, choices=choices)
    answers = Answers(tongue, Lesson(game="sechsundsechzig", record="", seat=0, stops=(stop,)), ())
    (line,) = answers.explain(stop, choices[1])
    if said is None:
        assert line == "Zwischen „Herz-König“ und „Herz-Ass“ zeigt sich in 256 Proben kein Unterschied."
    else:
        assert f" {said} Punkte je Spiel mehr als „Herz-Ass“" in line
