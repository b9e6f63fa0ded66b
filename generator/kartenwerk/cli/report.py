"""Building products and reporting on it: a progress bar on a terminal, then a table of files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.build.files import check_folder
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp, build
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.output import columns, complain, console, print_json, rich_wanted, say, shown
from kartenwerk.cli.translation import figures_told, told


def build_and_report(
    workshop: Workshop,
    products: Sequence[Product],
    out: Path,
    *,
    json: bool,
    plain: bool,
    follow_ups: Sequence[FollowUp] = (),
) -> None:
    """Build the products and those of the follow-ups, then print the files: as JSON, or as a table."""
    check_folder(out)
    if json:
        files = build(workshop, products, out, progress=lambda file: None, follow_ups=follow_ups)
        unchanged = sum(not file.written for file in files)
        entries = [file.as_json(out) for file in files]
        own = {"notes": workshop.notes} if workshop.notes else {}
        print_json({"files": entries, "unchanged": unchanged, "complaints": _findings(files), **own})
    elif rich_wanted(plain):
        files = _with_bar(workshop, products, out, follow_ups)
        _print_table(files, out)
    else:
        files = build(workshop, products, out, progress=lambda file: None, follow_ups=follow_ups)
        _print_lines(files, out)
    for note in [] if json else workshop.notes:
        complain(f"note: {note}")
    for finding in _findings(files):
        complain(f"preflight: {finding}")


def _findings(files: Sequence[File]) -> list[str]:
    return [finding for file in files for finding in file.findings]


def _with_bar(workshop: Workshop, products: Sequence[Product], out: Path, follow_ups: Sequence[FollowUp]) -> list[File]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    look = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*look, console=console(), transient=True) as bar:
        task = bar.add_task(told("printing"), total=len(products))

        def done(file: File) -> None:
            # how many products the follow-ups add is not known beforehand
            total = max(bar.tasks[task].completed + 1, len(products))
            bar.update(task, advance=1, total=total, description=shown(file.path))

        return build(workshop, products, out, progress=done, follow_ups=follow_ups)


def _row(file: File, out: Path) -> tuple[str, ...]:
    size = f"{file.bytes / 1024:.0f} KiB"
    time = figures_told(f"{file.seconds:.1f}") + " s" if file.written else told("unchanged")
    return (out / file.path).as_posix(), file.kind, told("{0} p.", file.pages), size, time


def _print_lines(files: Sequence[File], out: Path) -> None:
    say(*columns([_row(file, out) for file in files], right=(2, 3, 4)))


def _print_table(files: Sequence[File], out: Path) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading, justify in (
        ("file", "left"),
        ("kind", "left"),
        ("pages", "right"),
        ("size", "right"),
        ("time", "right"),
    ):
        table.add_column(told(heading), justify="right" if justify == "right" else "left", no_wrap=True)
    for file in files:
        table.add_row(*map(shown, _row(file, out)))
    console().print(table)
