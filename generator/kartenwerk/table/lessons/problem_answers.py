"""The answers of a problem in words, and what is known of the cards that the others have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kartenwerk.table.lessons.answers import Answers
from kartenwerk.table.lessons.lesson import Choice, Lesson, Stop
from kartenwerk.table.lessons.problem import Posed, SampledProblem, SolvedProblem, steps_of
from kartenwerk.table.sitting.tongue import Tongue

MOST_CHOICES = 6
"""The moves of a sampled problem that are answered one by one."""


def stop_of(posed: Posed) -> Stop:
    """The problem as a stop of its deal, the best move first; of many that were played out the best and the usual."""
    problem, place = posed.problem, len(posed.deal.steps) + 1
    if isinstance(problem, SampledProblem):
        first = problem.choices[:MOST_CHOICES]
        choices = first if problem.rival in first else (*first[:-1], problem.rival)
        return Stop(deal=1, move=place, playouts=problem.playouts, choices=choices)
    assert isinstance(problem, SolvedProblem)
    values, best = problem.values, problem.values[problem.best]
    rows = sorted(values, key=lambda move: -values[move])
    choices = tuple(Choice(move=move, lead=best - values[move], error=0) for move in rows)
    return Stop(deal=1, move=place, playouts=0, value=best, choices=choices)


def describe_missing(tongue: Tongue, posed: Posed) -> Iterator[str]:
    """Which of the unseen cards each of the others cannot have, as its moves have shown."""
    for seat, cards in posed.ruled_out.items():
        if cards:
            names = tongue.cards(tongue.sort_cards(cards))
            yield tongue.say("problem_missing", who=tongue.session.names[seat], cards=names)


@dataclass(frozen=True)
class ProblemAnswers(Answers):
    """The answers of one problem: they are those of people, in their words.

    Where moves were played out, a figure comes before them.
    """

    posed: Posed

    @staticmethod
    def of(tongue: Tongue, posed: Posed) -> ProblemAnswers:
        """The answers of a problem in a tongue."""
        stop = stop_of(posed)
        lesson = Lesson(game=tongue.session.data.id, record="", seat=posed.seat, stops=(stop,))
        return ProblemAnswers(tongue, lesson, (posed.deal,), posed)

    @property
    def stop(self) -> Stop:
        return self.lesson.stops[0]

    @property
    def _is_own_tongue(self) -> bool:
        """Whether the game's own sentences are in the tongue that is spoken."""
        return self.tongue.id == self.tongue.session.data.language

    def explain(self, stop: Stop, other: Choice) -> Iterator[str]:
        if isinstance(self.posed.problem, SampledProblem):
            yield from super().explain(stop, other)

    def close(self, stop: Stop) -> Iterator[str]:
        """The answer, and why the natural move is none; in other tongues than the game's, best play after both."""
        problem = self.posed.problem
        if self._is_own_tongue:
            yield problem.answer
            yield problem.instead
        elif isinstance(problem, SolvedProblem):
            for line in (problem.line, problem.other):
                moves = [self.tongue.move(move) for move in steps_of(line)]
                yield self.tongue.say("problem_line", moves=", ".join(moves))

    def describe_others(self) -> Iterator[str]:
        """Which cards the others have, where that is known, or else what they have done."""
        if isinstance(self.posed.problem, SampledProblem):
            if self.posed.problem.before and self._is_own_tongue:
                yield self.posed.problem.before
            return
        say, names, others = self.tongue.say, self.tongue.session.names, [*self.posed.ruled_out]
        held = self.tongue.cards(self.tongue.sort_cards(self.posed.unseen))
        which = "problem_hand" if len(others) == 1 else "problem_hands"
        yield say(which, who=self.tongue.together([names[seat] for seat in others]), cards=held)
        if len(others) > 1:
            yield from describe_missing(self.tongue, self.posed)
