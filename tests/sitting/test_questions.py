"""Questions that a page asks: complete for every lesson and problem, answered in the words of `kartenwerk learn`."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.sitting.talk import tongue_of
from tests.sitting.test_lessons import GAMES, deals_of, lesson_of, said, talk
from tests.support import WORKSHOP, session_of

from kartenwerk.table.lessons.answers import RIGHT, Answers
from kartenwerk.table.lessons.problem import FOLDER, pose_problems
from kartenwerk.table.lessons.problem_answers import ProblemAnswers
from kartenwerk.table.lessons.question import MOST_MOVES, LessonQuestion, pose_question
from kartenwerk.table.sitting.words import GERMAN
from kartenwerk.text.german import capital

PROBLEMS = [file.path.stem for file in WORKSHOP.roots.list(FOLDER, ".toml")]


def questions_of(game: str) -> tuple[LessonQuestion, ...]:
    lesson = lesson_of(game)
    answers = Answers(tongue_of(session_of(game), GERMAN), lesson, deals_of(game))
    return tuple(pose_question(answers, stop, lesson.seen_before(stop)) for stop in lesson.stops)


def problems_of(game: str) -> tuple[LessonQuestion, ...]:
    session = session_of(game)
    asked = [ProblemAnswers.of(tongue_of(session, GERMAN), posed) for posed in pose_problems(WORKSHOP.roots, session)]
    return tuple(pose_question(answers, answers.stop, len(answers.posed.deal.steps)) for answers in asked)


def hold_together(question: LessonQuestion) -> None:
    """Whatever may be chosen has an answer, every weighed move may be chosen, and some answer is right."""
    chosen = {held.answer for held in question.hand} | {move.answer for move in question.moves}
    assert chosen == {*range(len(question.answers))}
    assert any(answer.kind in RIGHT for answer in question.answers)
    assert all(answer.lines and answer.choices for answer in question.answers)
    assert len(question.moves) <= MOST_MOVES + 1
    assert question.given and question.close


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_held_or_offered_has_an_answer_at_every_stop(game: str) -> None:
    for stop, question in zip(lesson_of(game).stops, questions_of(game), strict=True):
        hold_together(question)
        state = deals_of(game)[stop.deal - 1].steps[stop.move - 1].before
        hand = dict(session_of(game).game.piles(state, lesson_of(game).seat))["hand"]
        assert Counter(held.card for held in question.hand) == Counter(hand)


@pytest.mark.parametrize("game", PROBLEMS)
def test_whatever_is_held_or_offered_has_an_answer_in_every_problem(game: str) -> None:
    for question in problems_of(game):
        hold_together(question)
        assert [answer.kind for answer in question.answers].count("best") == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_question_answers_and_forbids_as_the_dialogue_does(game: str) -> None:
    """Each stop is asked why one card is forbidden, and answered by its worst choice."""
    questions, stops = questions_of(game), lesson_of(game).stops
    forbidden = [next((one for one in question.answers if one.kind == "forbidden"), None) for question in questions]
    typed = [
        line
        for stop, answer in zip(stops, forbidden, strict=True)
        for line in ([f"warum {answer.choices[-1]}"] if answer else []) + [stop.choices[-1].move]
    ]
    lines = said(talk(game, *typed))
    for stop, question, answer in zip(stops, questions, forbidden, strict=True):
        if answer:
            place = lines.index(f"> warum {answer.choices[-1]}")
            assert lines[place + 1] == f"{capital(answer.choices[-1])}: {answer.lines[0]}"
            lines = lines[place + 1 :]
        place = lines.index(f"> {stop.choices[-1].move}")
        worst = question.answers[len(stop.choices) - 1]
        expected = [*worst.lines, *question.close]
        assert lines[place + 1 : place + 1 + len(expected)] == expected
        lines = lines[place + 1 :]


def test_moves_that_were_not_weighed_share_an_answer_and_are_no_giveaway() -> None:
    question = questions_of("burner_holdem")[0]
    words = [move.words for move in question.moves]
    assert words == sorted(
        words, key=lambda word: [*map(str, ("steigt", "geht", "erhöht", "Etwas"))].index(word.split()[0])
    )
    others = {move.answer for move in question.moves if question.answers[move.answer].kind == "unweighed"}
    assert len(others) == 1 and words[-1] == "Etwas anderes"
    assert sum(question.answers[move.answer].kind == "unweighed" for move in question.moves) == 3


def test_a_card_with_which_several_moves_go_leads_to_the_moves() -> None:
    question = questions_of("wolfsjagd")[1]
    several = next(answer for answer in question.answers if answer.kind == "several")
    assert several.choices == ("Stern-Drei",)
    assert {move.words for move in question.moves} >= {"Stern-Drei, Letzte Karte!", "Stern-Drei"}


def test_who_leads_sees_the_last_trick_and_who_follows_the_open_one() -> None:
    first, second = questions_of("sechsundsechzig")[0], questions_of("sechsundsechzig")[2]
    assert (first.piles[0].label, first.piles[0].owners) == ("Letzter Stich", ("Du", "Bert"))
    assert (second.piles[0].label, second.piles[0].owners) == ("Stich", ("Bert",))


def test_the_past_of_a_question_goes_back_to_the_one_before() -> None:
    first, second, *_ = questions_of("doppelkopf")
    assert first.past[0].startswith("1. ")
    assert second.past[0].startswith(f"{lesson_of('doppelkopf').stops[0].move}. ")
    *_, last = questions_of("schwimmen")  # of the second deal, as is the one before
    assert last.past[0].startswith("1. ")
