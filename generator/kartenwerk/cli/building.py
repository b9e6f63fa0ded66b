"""Building products and reporting on it, with a progress bar on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from kartenwerk.build.checker import Checker
from kartenwerk.build.files import check_folder
from kartenwerk.build.manifest import MANIFEST, File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp, Progress, Unwritten, make_all
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.again import remember
from kartenwerk.cli.answers import Built
from kartenwerk.cli.options.shared import OutputOptions
from kartenwerk.cli.output import Reply, console, escape, rich_wanted
from kartenwerk.cli.report import RunReport, reply_of
from kartenwerk.cli.translation import gettext


class Batch(NamedTuple):
    """What is made in one workshop: products and those of the follow-ups, `below` the output folder."""

    workshop: Workshop
    products: Sequence[Product]
    follow_ups: Sequence[FollowUp] = ()
    below: str = ""


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
    batch = Batch(workshop, products, follow_ups, below)
    return build_batches([batch], options, remarks=remarks, lasting=lasting, checkers=checkers)


def build_batches(
    batches: Sequence[Batch],
    options: OutputOptions,
    *,
    remarks: Sequence[str] = (),
    lasting: bool = False,
    checkers: Sequence[Checker] = (),
) -> Reply[Built]:
    """As `build_and_report`, for several workshops: all is made before anything is written."""
    for batch in batches:
        check_folder(options.out / batch.below)
    if not options.json and rich_wanted(options.plain):
        made = _with_bar(batches, options.out, checkers)
    else:
        made = _make(batches, options.out, lambda file: None, checkers)
    files = [
        replace(file, path=(Path(batch.below) / file.path).as_posix())
        for batch, unwritten in zip(batches, made, strict=True)
        for file in unwritten.write()
    ]
    notes = list(dict.fromkeys(note for batch in batches for note in batch.workshop.notes))
    result = RunReport(options.out, files, notes, remarks, options.json, options.plain)
    if lasting:
        manifests = [(Path(batch.below) / MANIFEST).as_posix() for batch in batches]
        built = [*manifests, *(file.path for file in files)]
        remember([batch.workshop for batch in batches], options.out, built, result.as_json())
    return reply_of(result)


def _make(batches: Sequence[Batch], out: Path, progress: Progress, checkers: Sequence[Checker]) -> list[Unwritten]:
    return [
        make_all(batch.workshop, batch.products, out / batch.below, progress, None, batch.follow_ups, checkers)
        for batch in batches
    ]


def _with_bar(batches: Sequence[Batch], out: Path, checkers: Sequence[Checker]) -> list[Unwritten]:
    # only a terminal shows a bar
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    look = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    known = sum(len(batch.products) for batch in batches)
    with Progress(*look, console=console(), transient=True) as bar:
        shown = bar.add_task(gettext("printing"), total=known)

        def done(file: File) -> None:
            # how many products the follow-ups add is not known beforehand
            total = max(bar.tasks[shown].completed + 1, known)
            bar.update(shown, advance=1, total=total, description=escape(file.path))

        return _make(batches, out, done, checkers)
