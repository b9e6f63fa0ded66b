"""Questions on a page: those of the practice deal and the problems, each with its answers folded below it.

All can be read without a script; with one, a card or a move that is chosen shows its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from string import digits
from typing import Any, NamedTuple

from markupsafe import Markup

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.load import GERMAN
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.practice import Practice, practice_record
from kartenwerk.products.booklet.problems import prove_problems
from kartenwerk.products.web.site_words import AskWords
from kartenwerk.table.lessons.answers import RIGHT, Answers
from kartenwerk.table.lessons.lesson import has_lesson, read_lesson
from kartenwerk.table.lessons.problem_answers import ProblemAnswers
from kartenwerk.table.lessons.question import GivenAnswer, HeldCard, LaidPile, LessonQuestion, pose_question
from kartenwerk.table.sitting.tongue import Tongue, read_tongue
from kartenwerk.text.templating import Templates
from kartenwerk.text.web.letters import Letters
from kartenwerk.text.web.markup import attribute, mark_languages

LESSON, PROBLEM = "frage", "aufgabe"
"""What ids of questions and of problems begin with, in the address of a page."""

MOST_NAMED = 4
"""Choices with the same answer that are named one by one."""


class AskedQuestion(NamedTuple):
    """A question with its `key`, by which an answer to it is kept; in its deal the move of that `number` follows it.

    `place` says which it is ("Frage 1 von 6"), and `ask` what is asked.
    """

    key: str
    number: int
    place: str
    ask: str
    question: LessonQuestion


class QuestionRow(NamedTuple):
    """Questions in their order, whose ids begin with `id`: `intro` comes before all of them, and `who` is asked.

    `end` is said after the last one, with a place for how many were right, and `other` stands for a move in the answer
    to whatever was not weighed.
    """

    id: str
    who: str
    end: str
    other: str
    asked: Sequence[AskedQuestion]
    intro: str = ""

    @property
    def mark(self) -> str:
        """What changes with the questions or with the order of what may be chosen."""
        keys = [(one.key, one.question.hand, one.question.moves, one.question.answers) for one in self.asked]
        return sha256(repr(keys).encode()).hexdigest()[:12]


def practice_questions(workshop: Workshop, practice: Practice) -> QuestionRow | None:
    """What the practice deal asks: its questions were weighed by the usual rules, so that others have none."""
    session = practice.session
    game = session.data.id
    if not practice.deals or practice.variant or session.house.changes or not has_lesson(workshop.roots, game):
        return None
    lesson = read_lesson(workshop.roots, session.game, practice_record(workshop, game))
    tongue = read_tongue(workshop, session, GERMAN)
    answers, count = Answers(tongue, lesson, practice.deals), len(lesson.stops)
    asked = []
    for place, stop in enumerate(lesson.stops, start=1):
        number = sum(len(deal.steps) for deal in practice.deals[: stop.deal - 1]) + stop.move
        question = pose_question(answers, stop, lesson.seen_before(stop))
        where, _, ask = tongue.say("lesson_ask", number=place, count=count).partition(": ")
        asked.append(AskedQuestion(f"{stop.deal}-{stop.move}", number, where, ask, question))
    end = tongue.say("lesson_end", count=count)
    return QuestionRow(LESSON, session.names[lesson.seat], end, tongue.say("lesson_else"), asked)


def problem_questions(workshop: Workshop, session: Session) -> QuestionRow | None:
    """The problems that hold by the session's rules, the easiest first."""
    tongue, proved = read_tongue(workshop, session, GERMAN), prove_problems(workshop, session)
    if not proved:
        return None
    asked = [
        AskedQuestion(posed.problem.id, 0, where.rstrip("."), tongue.say("problem_ask"), _pose_problem(tongue, answers))
        for number, posed in enumerate(proved, start=1)
        for answers in (ProblemAnswers.of(tongue, posed),)
        for where in (tongue.say("problem", number=number, count=len(proved)),)
    ]
    who = session.names[proved[0].seat]
    end = tongue.say("problems_end", count=len(proved))
    return QuestionRow(PROBLEM, who, end, tongue.say("lesson_else"), asked, proved[0].intro)


def _pose_problem(tongue: Tongue, answers: ProblemAnswers) -> LessonQuestion:
    """A problem as a question: that the others' cards are known stands in place of the past."""
    question = pose_question(answers, answers.stop, len(answers.posed.deal.steps))
    return question._replace(notes=(*answers.describe_others(), *question.notes))


class WrittenQuestions(NamedTuple):
    """The questions of a row as HTML, what leads to the first of them, and the attributes of the section around them by
    which answers are kept."""

    row: QuestionRow
    written: Sequence[Markup]
    begin: Markup
    keeping: Markup


def write_controls(html: Callable[..., Markup], letters: Letters, words: AskWords, place: str, steps: int) -> Markup:
    """The buttons and the slider of so many steps; `place` is that of the first one."""
    controls = html("web/controls.html.j2", words=words, place=place, steps=steps)
    letters.set("bold", controls)
    letters.set("tabular", place)
    return controls


class QuestionWriter:
    """Writes questions as HTML; `card` draws a small card, and `letters` notes what is set."""

    def __init__(
        self, templates: Templates, deck: Deck, card: Callable[[str], Markup], letters: Letters, words: AskWords
    ) -> None:
        self._html, self._deck, self._draw, self._letters, self._words = templates.html, deck, card, letters, words

    def write(self, row: QuestionRow, game: str, preface: str, after: str = "") -> WrittenQuestions:
        """All questions of a row; `after` is the address to which the last one leads on."""
        following = [f"{row.id}-{number}" for number in range(2, len(row.asked) + 1)]
        written = [
            self._write(f"{row.id}-{number}", asked, on, self._lead_on(row, number))
            for number, (asked, on) in enumerate(zip(row.asked, (*following, after), strict=True), start=1)
        ]
        words = self._words
        self._letters.set("text", f"{preface}{words.kept}{words.right}{row.end}{digits}")
        self._letters.set("bold", words.resume + "".join(f"{asked.place}{asked.ask}" for asked in row.asked))
        self._letters.set("tabular", "".join(asked.place for asked in row.asked))
        self._letters.set("italic", f"{words.answers}{words.past}")
        begin = self._html("web/begin.html.j2", preface=preface, first=f"{row.id}-1", words=words)
        self._letters.set("bold", begin)
        keeping = {
            "keep": f"kartenwerk.{row.id}.{game}",
            "mark": row.mark,
            "right": words.right,
            "end": row.end,
            "else": row.other,
        }
        attributes = (f' data-{name}="{attribute(value)}"' for name, value in keeping.items())
        return WrittenQuestions(row, written, begin, Markup("".join(attributes)))

    def _lead_on(self, row: QuestionRow, number: int) -> str:
        words = self._words
        if number == len(row.asked):
            return words.to_problems
        return words.on if row.id == LESSON else words.on_problem

    def _write(self, id: str, asked: AskedQuestion, on: str, lead: str) -> Markup:
        question, words = asked.question, self._words
        for line in (*question.past, *question.notes, *question.given, *question.close):
            self._letters.set("text", line)
        return self._html(
            "web/question.html.j2",
            id=id,
            asked=asked,
            past=[*map(self._mark, question.past)],
            notes=self._mark(" ".join(question.notes)),
            piles=[self._pile(pile) for pile in question.piles],
            hand=[self._held(held) for held in question.hand],
            moves=[(self._mark(self._bold(move.words)), move.answer) for move in question.moves],
            given=self._mark(" ".join(question.given)),
            answers=[self._answer(answer) for answer in question.answers],
            close=self._mark(" ".join(question.close)),
            empty=words.empty,
            words=words,
            on=on,
            lead=lead,
        )

    def _held(self, held: HeldCard) -> Mapping[str, Any]:
        name = self._deck.name_of(held.card)
        words = "" if held.words == name else self._bold(held.words)
        picture = self._draw(str(held.card))
        return {"name": self._mark(name), "words": words, "picture": picture, "answer": held.answer}

    def _pile(self, pile: LaidPile) -> Mapping[str, Any]:
        names = [self._deck.name_of(card) for card in pile.cards]
        said = [" ".join(pair) for pair in zip(pile.owners, names, strict=True)] if pile.owners else names
        self._letters.set("text", "".join((pile.label, *said)))
        owners = pile.owners or ("",) * len(names)
        pictures = [*zip((self._draw(str(card)) for card in pile.cards), owners, strict=True)]
        return {"label": pile.label, "words": self._mark(", ".join(said) or self._words.empty), "cards": pictures}

    def _answer(self, answer: GivenAnswer) -> Mapping[str, Any]:
        names = answer.choices
        several = len(names) > MOST_NAMED
        label = self._words.some.format(first=names[0], count=len(names) - 1) if several else "; ".join(names)
        lines = " ".join(answer.lines)
        self._letters.set("text", lines)
        return {
            "kind": "right" if answer.kind in RIGHT else answer.kind,
            "label": self._mark(self._bold(label)),
            "lines": self._mark(lines),
        }

    def _bold(self, words: str) -> str:
        self._letters.set("bold", words)
        return words

    def _mark(self, words: str) -> Markup:
        return mark_languages(words, self._deck.languages)
