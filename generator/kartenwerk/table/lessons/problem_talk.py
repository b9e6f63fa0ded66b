"""The dialogue of the problems of a game: each shows the table, asks, and gives its answer.

Like the practice deal it computes nothing: what each move is worth stands in the file, and every edition proves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kartenwerk.play.engine.session import Session
from kartenwerk.table.lessons.lesson import Choice, Lesson, Stop
from kartenwerk.table.lessons.problem import Posed, steps_of
from kartenwerk.table.lessons.talk import LessonTalk
from kartenwerk.table.sitting.narrator import Narrator
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import Voice
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.words import GERMAN


def ask_problems(
    session: Session,
    problems: Sequence[Posed],
    tongue: Tongue,
    others: Sequence[Tongue],
    voice: Voice,
    rules: Callable[[], RuleTexts],
) -> bool:
    """Ask one problem after the other; False if the person leaves before the last."""
    right = 0
    voice.say(tongue.say("problems", game=session.data.title, count=len(problems)))
    for number, posed in enumerate(problems, start=1):
        stop = stop_of(posed)
        lesson = Lesson(game=session.data.id, record="", seat=posed.seat, stops=(stop,))
        talk = ProblemTalk(session, lesson, (posed.deal,), tongue, others, voice, rules, posed)
        voice.say(*talk.describe(number, len(problems)))
        begin = len(posed.deal.steps) - len(posed.laid)
        if not talk.ask(stop, tongue.say("problem_ask"), begin):
            voice.say(tongue.say("lesson_left", number=number - 1, count=len(problems)))
            return False
        right += talk.right
    voice.say(tongue.say("problems_end", right=right, count=len(problems)))
    return True


def stop_of(posed: Posed) -> Stop:
    """The problem as a stop of its deal: all moves, the best first."""
    values = posed.problem.values
    best = values[posed.problem.best]
    rows = sorted(values, key=lambda move: -values[move])
    choices = tuple(Choice(move=move, lead=best - values[move], error=0) for move in rows)
    return Stop(deal=1, move=len(posed.deal.steps) + 1, playouts=0, value=best, choices=choices)


def describe_missing(tongue: Tongue, posed: Posed) -> Iterator[str]:
    """Which of the unseen cards each of the others cannot have, as its moves have shown."""
    for seat, cards in posed.ruled_out.items():
        if cards:
            names = tongue.cards(tongue.sort_cards(cards))
            yield tongue.say("problem_missing", who=tongue.session.names[seat], cards=names)


@dataclass
class ProblemTalk(LessonTalk):
    """One problem: its answer is that of people, in their words."""

    posed: Posed

    def describe(self, number: int, count: int) -> Iterator[str]:
        """Which problem it is, and which cards the others have."""
        say = self.tongue.say
        yield say("problem", number=number, count=count)
        names, others = self.session.names, [*self.posed.ruled_out]
        held = self.tongue.cards(self.tongue.sort_cards(self.posed.unseen))
        which = "problem_hand" if len(others) == 1 else "problem_hands"
        yield say(which, who=self.tongue.together([names[seat] for seat in others]), cards=held)
        if len(others) > 1:
            yield from describe_missing(self.tongue, self.posed)

    def _explain(self, stop: Stop, other: Choice, narrator: Narrator) -> Iterator[str]:
        yield from ()

    def _add(self, stop: Stop, chosen: str) -> Iterator[str]:
        """The answer, and why the natural move is none; in other tongues best play after both."""
        problem = self.posed.problem
        if self.tongue.id == GERMAN:
            yield problem.answer
            yield problem.instead
            return
        for line in (problem.line, problem.other):
            moves = [self.tongue.move(move) for move in steps_of(line)]
            yield self.tongue.say("problem_line", moves=", ".join(moves))
