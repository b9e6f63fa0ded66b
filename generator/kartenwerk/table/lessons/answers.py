"""The answers of a lesson in words: what is said to a choice, and what the deal's own move was.

All of them lie ready in the lesson, so whoever asks (a dialogue, a page) computes nothing and says the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.lessons.lesson import Choice, Lesson, Stop
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.tongue import Tongue

RIGHT = ("best", "equal")
"""The verdicts on a choice that nothing is better than."""

_QUICK = "sensible"


@dataclass(frozen=True)
class Answers:
    """The answers of a lesson in a tongue; `deals` are those of the practice deal, whole."""

    tongue: Tongue
    lesson: Lesson
    deals: Sequence[PlayedDeal]

    def table_before(self, stop: Stop) -> GameTable:
        """The table as it was before the move of the stop."""
        *done, deal = self.deals[: stop.deal]
        session = self.tongue.session
        policy = session.policy(_QUICK if _QUICK in session.game.policies else "random", deal.players)
        table = GameTable(session, deal.players, (self.lesson.seat,), policy, 1, 1)
        table.resume([*done, replace(deal, steps=deal.steps[: stop.move - 1], finished=False)])
        return table

    def judge(self, stop: Stop, move: str) -> Iterator[str]:
        """Whether a move was good, and what would have been better."""
        say, best, choice = self.tongue.say, stop.choices[0], stop.find(move)
        if choice is None:
            yield say("lesson_unweighed", move=self.tongue.move(move))
            yield from self.give(stop)
        elif choice is best:
            yield say("lesson_yes")
            yield from self.explain(stop, stop.choices[1])
        else:
            yield say("lesson_better", best=self.tongue.move(best.move)) if choice.is_worse else say("lesson_equal")
            yield from self.explain(stop, choice)

    def give(self, stop: Stop) -> Iterator[str]:
        """The best move, beside the first that is worse."""
        yield self.tongue.say("lesson_answer", best=self.tongue.move(stop.choices[0].move))
        worse = [choice for choice in stop.choices if choice.is_worse] or [stop.choices[1]]
        yield from self.explain(stop, worse[0])

    def compare(self, stop: Stop) -> Iterator[str]:
        """The best move beside every other one that was weighed."""
        yield self.tongue.say("lesson_answer", best=self.tongue.move(stop.choices[0].move))
        for choice in stop.choices[1:]:
            yield from self.explain(stop, choice)

    def explain(self, stop: Stop, other: Choice) -> Iterator[str]:
        """How far the best move is ahead of another, and what makes the difference."""
        say, words = self.tongue.say, self.tongue.move
        best = words(stop.choices[0].move)
        advice = Advice(self.tongue)
        if stop.value is not None:
            yield from advice.solve(best, words(other.move), stop.value, stop.value - round(other.lead))
            if other.because is not None:
                yield from advice.explain(other.because)
        elif not other.is_worse:
            yield say("lesson_no_difference", best=best, other=words(other.move), playouts=stop.playouts)
        else:
            if other.because is not None:
                yield from advice.explain(other.because)
            lead = self.tongue.number(other.lead, 1 if other.lead >= 1 else 2)
            yield say("lesson_lead", lead=lead, other=words(other.move))

    def close(self, stop: Stop) -> Iterator[str]:
        """What follows the answer to any choice: what the deal's own move was, and whether it was a mistake."""
        say, step = self.tongue.say, self._step(stop)
        who = self.tongue.session.names[self.lesson.seat]
        yield say("lesson_played", who=who, move=self.tongue.move(str(step.move)))
        if stop.judge(str(step.move)) == "worse":
            yield say("lesson_erred", best=self.tongue.move(stop.choices[0].move))

    def _step(self, stop: Stop) -> Any:
        return self.deals[stop.deal - 1].steps[stop.move - 1]
