"""The dialogue of the problems of a game: each shows the table, asks, and gives its answer.

Like the practice deal it computes nothing: what each move is worth stands in the file, and every edition proves it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kartenwerk.table.lessons.problem import Posed, SolvedProblem
from kartenwerk.table.lessons.problem_answers import ProblemAnswers
from kartenwerk.table.lessons.talk import LessonTalk
from kartenwerk.table.sitting.rules import RuleTexts
from kartenwerk.table.sitting.sitting import Voice
from kartenwerk.table.sitting.tongue import Tongue


def ask_problems(
    problems: Sequence[Posed],
    tongue: Tongue,
    others: Sequence[Tongue],
    voice: Voice,
    rules: Callable[[], RuleTexts],
) -> bool:
    """Ask one problem after the other; False if the person leaves before the last."""
    right = 0
    solved = all(isinstance(posed.problem, SolvedProblem) for posed in problems)
    begin = "problems" if solved else "problems_sampled"
    voice.say(tongue.say(begin, game=tongue.session.data.title, count=len(problems)))
    for number, posed in enumerate(problems, start=1):
        answers = ProblemAnswers.of(tongue, posed)
        talk = LessonTalk(answers, others, voice, rules)
        voice.say(tongue.say("problem", number=number, count=len(problems)), *answers.describe_others())
        seen = len(posed.deal.steps) - len(posed.laid)
        if not talk.ask(answers.stop, tongue.say("problem_ask"), seen):
            voice.say(tongue.say("lesson_left", number=number - 1, count=len(problems)))
            return False
        right += talk.right
    voice.say(tongue.say("problems_end", right=right, count=len(problems)))
    return True
