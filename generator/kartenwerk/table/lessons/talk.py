"""The dialogue of a lesson: the practice deal stops before its instructive moves, asks, and answers.

Nothing is played and nothing is computed: each stop shows the table as it was in the deal, and its answers lie ready.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kartenwerk.table.lessons.answers import RIGHT, Answers
from kartenwerk.table.lessons.lesson import Stop
from kartenwerk.table.sitting.narrator import Narrator
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import Offered, Sitting, Voice
from kartenwerk.table.sitting.tongue import Tongue
from kartenwerk.table.sitting.understand import Asked, Chosen, Command, Understanding

ANSWERED = ("hand", "table", "turn", "trick", "moves", "history", "rule")
"""Commands of the table that a lesson answers, too."""


@dataclass
class LessonTalk:
    """A lesson in the tongue of its `answers`; `others` are further tongues that are understood.

    `rules` gives those of the booklet. `right` counts the choices that nothing was better than, `asked` the questions
    that were answered.
    """

    answers: Answers
    others: Sequence[Tongue]
    voice: Voice
    rules: Callable[[], RuleTexts]
    right: int = field(init=False, default=0)
    asked: int = field(init=False, default=0)

    def run(self) -> bool:
        """Ask at every stop; False if the person leaves before the last."""
        tongue, lesson = self.answers.tongue, self.answers.lesson
        say, stops = tongue.say, lesson.stops
        who = tongue.session.names[lesson.seat]
        begin = "lesson_one" if len(stops) == 1 else "lesson"
        self.voice.say(say(begin, game=tongue.session.data.title, who=who, count=len(stops)))
        before: Stop | None = None
        for number, stop in enumerate(stops, start=1):
            same = before is not None and before.deal == stop.deal
            if not same and len(self.answers.deals) > 1:
                self.voice.say(say("lesson_deal", number=stop.deal))
            if not self.ask(stop, say("lesson_ask", number=number, count=len(stops)), lesson.seen_before(stop)):
                self.voice.say(say("lesson_left", number=self.asked, count=len(stops)))
                return False
            before = stop
        self._show_rest(stops[-1])
        self.voice.say(say("lesson_end", right=self.right, count=len(stops)))
        return True

    def ask(self, stop: Stop, question: str, seen: int) -> bool:
        """Show what has happened after the moves that were seen, and ask; False if the person leaves."""
        answers, tongue, seat = self.answers, self.answers.tongue, self.answers.lesson.seat
        table, say = answers.table_before(stop), tongue.say
        sitting = Sitting(table, tongue, self.others, self.voice, _keep_nothing, self.rules)
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
        understanding = Understanding(table, seat, tongue, sitting.names, options)
        while True:
            typed = self.voice.ask(Offered([*map(tongue.move, options)]))
            match Command("quit") if typed is None else understanding.of(typed):
                case Chosen(move):
                    self.asked += 1
                    self.right += stop.judge(str(move)) in RIGHT
                    self.voice.say(*answers.judge(stop, str(move)), *answers.close(stop))
                    return True
                case Command("answer"):
                    self.asked += 1
                    self.voice.say(*answers.give(stop), *answers.close(stop))
                    return True
                case Command("quit"):
                    return False
                case Command("compare"):
                    self.voice.say(*answers.compare(stop))
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

    def _show_rest(self, stop: Stop) -> None:
        """The rest of the deal, as it was played."""
        tongue, seat = self.answers.tongue, self.answers.lesson.seat
        table = self.answers.table_before(stop)
        table.resume(self.answers.deals[: stop.deal])
        narrator = Narrator(tongue, seat)
        self.voice.say(tongue.say("lesson_goes_on"))
        for event in table.events(seat, stop.move - 1):
            self.voice.say(*narrator.event(event))


def _keep_nothing(file: str) -> None:
    """A lesson has no record of its own."""
