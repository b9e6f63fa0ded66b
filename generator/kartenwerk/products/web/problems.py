"""The section that asks the problems of a game, with each answer folded below its question."""

from __future__ import annotations

from markupsafe import Markup

from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.templating import Templates, markdown
from kartenwerk.text.web.blocks import BlockWriter

PROBLEMS = "aufgaben"
TITLE = "Was spielst du?"
SUMMARY = "Lösung {}"
PREFACE = "{} Genau eine Karte ist jedes Mal die beste; die Lösung klappt darunter auf."


def problem_section(templates: Templates, manuscript: Manuscript, writer: BlockWriter) -> Markup:
    """The section as HTML; nothing for a manuscript without problems."""
    if not manuscript.problems:
        return Markup()
    writer.begin(PROBLEMS, TITLE)
    summaries = [SUMMARY.format(number) for number, _ in enumerate(manuscript.problems, start=1)]
    preface = PREFACE.format(manuscript.problems[0].vorab)
    writer.letters.set("text", preface)
    writer.letters.set("italic", "".join(summaries))

    def write(text: str) -> Markup:
        return writer.write(read_booklet(text, manuscript.source))

    problems = [
        (
            write(f"::: figur {manuscript.id}/aufgabe nummer={number} :::\n"),
            write(markdown(templates.render("web/answer.md.j2", {"aufgabe": problem}))),
        )
        for number, problem in enumerate(manuscript.problems, start=1)
    ]
    return templates.html(
        "web/problems.html.j2", id=PROBLEMS, title=TITLE, preface=preface, summaries=summaries, problems=problems
    )
