"""kartenwerk learn: the practice deal asks, and then come the problems; or the charts, which ask nothing."""

from __future__ import annotations

from functools import partial

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import LessonAnswer, LessonChoice, LessonStop
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import LearnOptions
from kartenwerk.cli.output import Reply, columns, say
from kartenwerk.cli.sit import read_rules, read_tongues, terminal_of
from kartenwerk.play.engine.record import replay
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.practice import practice_record
from kartenwerk.table.lessons.answers import Answers
from kartenwerk.table.lessons.chart_words import ChartWords, charts_of
from kartenwerk.table.lessons.lesson import Lesson, Stop, read_lesson
from kartenwerk.table.lessons.problem import pose_problems
from kartenwerk.table.lessons.problem_talk import ask_problems
from kartenwerk.table.lessons.talk import LessonTalk


def learn(options: LearnOptions) -> Reply[LessonAnswer] | None:
    workshop, game = open_game(options.game, options.data, preferred=language())
    session = workshop.session(game, None, ())
    if options.charts:
        show_charts(workshop, session, plain=options.plain)
        return None
    record = practice_record(workshop, session.data.id)
    lesson = read_lesson(workshop.roots, session.game, record)
    assert record is not None
    if options.json:
        return Reply(describe_lesson(lesson), ())
    problems = pose_problems(workshop.roots, session)
    if options.problems and not problems:
        raise KartenwerkError("this game has no problems", key="--problems", found=session.data.id)
    deals = replay(record, session.game, session.data, session.deck.pack)
    tongue, others = read_tongues(workshop, session)
    voice = terminal_of(tongue, record.players, table=options.table, plain=options.plain)
    rules = partial(read_rules, workshop, session)
    stays = options.problems or LessonTalk(Answers(tongue, lesson, deals), others, voice, rules).run()
    if stays and problems:
        ask_problems(problems, tongue, others, voice, rules)
    return None


def show_charts(workshop: Workshop, session: Session, *, plain: bool) -> None:
    """Print the charts of a game as tables; in `plain` lines each row is a sentence to be heard."""
    tongue, _others = read_tongues(workshop, session)
    charts = charts_of(workshop.roots, tongue)
    if not charts:
        raise KartenwerkError("this game has no charts", key="--charts", found=session.data.id)
    for chart in charts:
        rows = [row.advice for row in chart.rows] if plain else [*_table(chart), f"+ {chart.does}", f"– {chart.leaves}"]
        say(chart.question, *filter(None, [chart.tip]), chart.before, "", *rows, "", chart.behind, "")


def _table(chart: ChartWords) -> list[str]:
    """The rows of a chart, below the heads of rows and columns."""
    heads = [(f"{chart.row_head} / {chart.column_head}", *chart.columns)] if chart.columns else []
    rows = [(row.name, *(cell.words for cell in row.cells)) for row in chart.rows]
    return columns([*heads, *rows], right=range(1, 1 + len(chart.rows[0].cells)))


def describe_lesson(lesson: Lesson) -> LessonAnswer:
    """Every stop with its choices."""
    return {"game": lesson.game, "seat": lesson.seat + 1, "stops": [*map(_describe_stop, lesson.stops)]}


def _describe_stop(stop: Stop) -> LessonStop:
    choices: list[LessonChoice] = [
        {"move": choice.move, "lead": choice.lead, "error": choice.error, "worse": choice.is_worse}
        for choice in stop.choices
    ]
    return {
        "deal": stop.deal,
        "move": stop.move,
        "playouts": stop.playouts,
        "solved": stop.value is not None,
        "choices": choices,
    }
