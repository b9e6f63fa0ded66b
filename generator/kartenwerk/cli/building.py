"""Building products and reporting on it, with a progress bar on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.build.checker import Checker
from kartenwerk.build.files import check_folder
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp, build
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.again import remember
from kartenwerk.cli.answers import Built
from kartenwerk.cli.options.shared import OutputOptions
from kartenwerk.cli.output import Reply, console, escape, rich_wanted
from kartenwerk.cli.report import RunReport, reply_of
from kartenwerk.cli.translation import gettext


def build_and_report(
    workshop: Workshop,
    products: Sequence[Product],
    options: OutputOptions,
    *,
    follow_ups: Sequence[FollowUp] = (),
    remarks: Sequence[str] = (),
    lasting: bool = False,
    checkers: Sequence[Checker] = (),
    below: str = "",
) -> Reply[Built]:
    """Build the products and those of the follow-ups; the reply has the files, and the remarks for people.

    They are written `below` the output folder, into a folder of this name if there is one.

    What is `lasting` depends on the words of the command line, on the files that they name, on data and on the program
    alone: with the same words it is printed again without being built (`again`).
    """
    out = options.out / below
    check_folder(out)
    if not options.json and rich_wanted(options.plain):
        files = _with_bar(workshop, products, out, follow_ups, checkers)
    else:
        files = build(workshop, products, out, progress=lambda file: None, follow_ups=follow_ups, checkers=checkers)
    result = RunReport(out, files, workshop.notes, remarks, options.json, options.plain)
    if lasting:
        remember(workshop, out, [file.path for file in files], result.as_json())
    return reply_of(result)


def _with_bar(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    follow_ups: Sequence[FollowUp],
    checkers: Sequence[Checker],
) -> list[File]:
    # only a terminal shows a bar
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    look = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*look, console=console(), transient=True) as bar:
        task = bar.add_task(gettext("printing"), total=len(products))

        def done(file: File) -> None:
            # how many products the follow-ups add is not known beforehand
            total = max(bar.tasks[task].completed + 1, len(products))
            bar.update(task, advance=1, total=total, description=escape(file.path))

        return build(workshop, products, out, progress=done, follow_ups=follow_ups, checkers=checkers)
