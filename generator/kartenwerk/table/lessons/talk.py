"""The dialogue of a lesson: the practice deal stops before its instructive moves, asks, and answers.

Nothing is played and nothing is computed: each stop shows the table as it was in the deal, and its answers lie ready.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.engine.table import GameTable
from kartenwerk.table.lessons.lesson import Choice, Lesson, Stop
from kartenwerk.table.sitting.advice import Advice
from kartenwerk.table.sitting.narrator import Narrator
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import Offered, Sitting, Voice
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.understand import Asked, Chosen, Command, Understanding

ANSWERED = ("hand", "table", "turn", "trick", "moves", "history", "rule")
"""Commands of the table that a lesson answers, too."""

_QUICK = "sensible"


@dataclass
class LessonTalk:
    """A lesson in the words of a `tongue`; `others` are further tongues that are understood.

    `deals` are those of the practice deal, whole; `rules` gives those of the booklet. `right` counts the answers that
    nothing was better than, `asked` the questions that were answered.
    """

    session: Session
    lesson: Lesson
    deals: Sequence[PlayedDeal]
    tongue: Tongue
    others: Sequence[Tongue]
    voice: Voice
    rules: Callable[[], RuleTexts]
    right: int = field(init=False, default=0)
    asked: int = field(init=False, default=0)

    def run(self) -> bool:
        """Ask at every stop; False if the person leaves before the last."""
        say, stops = self.tongue.say, self.lesson.stops
        who = self.session.names[self.lesson.seat]
        begin = "lesson_one" if len(stops) == 1 else "lesson"
        self.voice.say(say(begin, game=self.session.data.title, who=who, count=len(stops)))
        before: Stop | None = None
        for number, stop in enumerate(stops, start=1):
            same = before is not None and before.deal == stop.deal
            if not same and len(self.deals) > 1:
                self.voice.say(say("lesson_deal", number=stop.deal))
            seen = before.move - 1 if before is not None and same else 0
            if not self.ask(stop, say("lesson_ask", number=number, count=len(stops)), seen):
                self.voice.say(say("lesson_left", number=self.asked, count=len(stops)))
                return False
            before = stop
        self._show_rest(stops[-1])
        self.voice.say(say("lesson_end", right=self.right, count=len(stops)))
        return True

    def ask(self, stop: Stop, question: str, seen: int) -> bool:
        """Show what has happened after the moves that were seen, and ask; False if the person leaves."""
        seat, say = self.lesson.seat, self.tongue.say
        table = self._table(stop)
        sitting = Sitting(table, self.tongue, self.others, self.voice, _keep_nothing, self.rules)
        narrator = sitting.narrators[seat]
        for event in table.events(seat, seen):
            lines = [*narrator.event(event)]
            answered = seen and self.asked and event.number == seen + 1  # the answer has named that move
            self.voice.say(*lines[1 if answered else 0 :])
        sight = table.sight(seat)
        options = narrator.options(sight, table.moves(seat))
        drawn = self.voice.show(sight.with_hand(narrator.arrange_hand(sight)), seat, options)
        self.voice.say(*narrator.turn(sight, options, drawn=drawn))
        self.voice.say(question)
        understanding = Understanding(table, seat, self.tongue, sitting.names, options)
        while True:
            typed = self.voice.ask(Offered([*map(self.tongue.move, options)]))
            match Command("quit") if typed is None else understanding.of(typed):
                case Chosen(move):
                    self.asked += 1
                    self.right += stop.judge(str(move)) in ("best", "equal")
                    self.voice.say(*self._judge(stop, str(move), narrator), *self._add(stop, str(move)))
                    return True
                case Command("answer"):
                    self.asked += 1
                    self.voice.say(*self._give(stop, narrator), *self._add(stop, ""))
                    return True
                case Command("quit"):
                    return False
                case Command("compare"):
                    self.voice.say(*self._compare(stop, narrator))
                case Command("why", rest) if rest:
                    self.voice.say(understanding.why(rest))
                case Command(name, rest) if name in ANSWERED:
                    self.voice.say(*sitting.answer(name, rest, seat, options))
                case Command("help"):
                    self.voice.say(say("lesson_help"), say("lesson_help_commands"))
                case Command():
                    self.voice.say(say("lesson_no_such"))
                case Asked(sentence):
                    self.voice.say(sentence)

    def _table(self, stop: Stop) -> GameTable:
        """The table as it was before the move of the stop."""
        *done, deal = self.deals[: stop.deal]
        policy = self.session.policy(_QUICK if _QUICK in self.session.game.policies else "random", deal.players)
        table = GameTable(self.session, deal.players, (self.lesson.seat,), policy, 1, 1)
        table.resume([*done, replace(deal, steps=deal.steps[: stop.move - 1], finished=False)])
        return table

    # ---- answers

    def _judge(self, stop: Stop, move: str, narrator: Narrator) -> Iterator[str]:
        """Whether a move was good, and what would have been better."""
        say, best, choice = self.tongue.say, stop.choices[0], stop.find(move)
        if choice is None:
            yield say("lesson_unweighed", move=self.tongue.move(move))
            yield from self._give(stop, narrator)
        elif choice is best:
            yield say("lesson_yes")
            yield from self._explain(stop, stop.choices[1], narrator)
        else:
            yield say("lesson_better", best=self.tongue.move(best.move)) if choice.is_worse else say("lesson_equal")
            yield from self._explain(stop, choice, narrator)

    def _give(self, stop: Stop, narrator: Narrator) -> Iterator[str]:
        """The best move, beside the first that is worse."""
        yield self.tongue.say("lesson_answer", best=self.tongue.move(stop.choices[0].move))
        worse = [choice for choice in stop.choices if choice.is_worse] or [stop.choices[1]]
        yield from self._explain(stop, worse[0], narrator)

    def _compare(self, stop: Stop, narrator: Narrator) -> Iterator[str]:
        """The best move beside every other one that was weighed."""
        yield self.tongue.say("lesson_answer", best=self.tongue.move(stop.choices[0].move))
        for choice in stop.choices[1:]:
            yield from self._explain(stop, choice, narrator)

    def _explain(self, stop: Stop, other: Choice, narrator: Narrator) -> Iterator[str]:
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

    def _add(self, stop: Stop, chosen: str) -> Iterator[str]:
        """What follows the answer to a choice: what the deal's own move was, and whether it was a mistake."""
        say, step = self.tongue.say, self._step(stop)
        who = self.session.names[self.lesson.seat]
        yield say("lesson_played", who=who, move=self.tongue.move(str(step.move)))
        if stop.judge(str(step.move)) == "worse":
            yield say("lesson_erred", best=self.tongue.move(stop.choices[0].move))

    def _step(self, stop: Stop) -> Any:
        return self.deals[stop.deal - 1].steps[stop.move - 1]

    def _show_rest(self, stop: Stop) -> None:
        """The rest of the deal, as it was played."""
        deal = self.deals[stop.deal - 1]
        table = self._table(stop)
        table.resume([*self.deals[: stop.deal - 1], deal])
        narrator = Narrator(self.tongue, self.lesson.seat)
        self.voice.say(self.tongue.say("lesson_goes_on"))
        for event in table.events(self.lesson.seat, stop.move - 1):
            self.voice.say(*narrator.event(event))


def _keep_nothing(file: str) -> None:
    """A lesson has no record of its own."""
