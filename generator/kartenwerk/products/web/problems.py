"""The section that asks the problems of a game one after the other."""

from __future__ import annotations

from markupsafe import Markup

from kartenwerk.products.web.questions import WrittenQuestions, write_controls
from kartenwerk.products.web.site_words import AskWords
from kartenwerk.text.templating import Templates
from kartenwerk.text.web.blocks import BlockWriter

PROBLEMS = "aufgaben"


def problem_section(templates: Templates, questions: WrittenQuestions, words: AskWords, writer: BlockWriter) -> Markup:
    """The section as HTML."""
    writer.begin(PROBLEMS, words.problems)
    written, place = questions.written, questions.row.asked[0].place
    return templates.html(
        "web/problems.html.j2",
        id=PROBLEMS,
        title=words.problems,
        begin=questions.begin,
        keeping=questions.keeping,
        controls=write_controls(templates.html, writer.letters, words, place, len(written)),
        questions=written,
    )
