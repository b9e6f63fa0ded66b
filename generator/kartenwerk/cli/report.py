"""What is reported of a run that has built files: a table, or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartenwerk.base.message import Message, _
from kartenwerk.build.manifest import File
from kartenwerk.cli.findings import describe_complaints
from kartenwerk.cli.output import Reply, columns, complain, console, escape, rich_wanted
from kartenwerk.cli.translation import figures, gettext

if TYPE_CHECKING:
    from kartenwerk.cli.answers import Built, BuiltFile

KINDS: Mapping[str, Message] = {
    "sheet": _("sheet"),
    "single": _("single"),
    "box": _("box"),
    "booklet": _("booklet"),
    "imposed": _("imposed"),
    "pad": _("pad"),
    "reference": _("reference"),
    "guide": _("guide"),
    "image": _("image"),
    "text": _("text"),
    "page": _("page"),
    "pieces": _("pieces"),
    "board": _("board"),
    "die": _("die"),
    "standees": _("standees"),
    "bottom": _("bottom"),
    "lid": _("lid"),
    "cut": _("cut"),
    "plate": _("plate"),
    "table": _("table"),
    "cgs": _("cgs"),
}
"""What lines call the kinds of files; JSON has their names."""


@dataclass(frozen=True)
class RunReport:
    """The report of a run: its files below `out`, notes, and remarks that follow; as JSON, or as plain lines."""

    out: Path
    files: Sequence[File]
    notes: Sequence[str] = ()
    remarks: Sequence[str] = ()
    json: bool = False
    plain: bool = False

    def as_json(self) -> dict[str, Any]:
        """All of it as JSON, and the files as if they had been there before."""
        files = [asdict(replace(file, seconds=0.0, written=False)) for file in self.files]
        return {**asdict(self), "out": str(self.out), "files": files}

    @staticmethod
    def of_json(entry: Mapping[str, Any]) -> RunReport:
        files = [
            File(**{**file, "choices": tuple(map(tuple, file["choices"])), "findings": tuple(file["findings"])})
            for file in entry["files"]
        ]
        return RunReport(**{**entry, "out": Path(entry["out"]), "files": files})


def reply_of(report: RunReport) -> Reply[Built]:
    """What is replied to whoever has had files built."""
    built: Built = {
        "files": [_describe_file(file, report.out) for file in report.files],
        "unchanged": sum(not file.written for file in report.files),
        "complaints": [finding for file in report.files for finding in file.findings],
    }
    if report.notes:
        built["notes"] = [*report.notes]
    if report.json:
        _complain(report)
    return Reply(built, _lines(report))


def _lines(report: RunReport) -> Iterator[str]:
    if rich_wanted(report.plain):
        _print_table(report.files, report.out)
    else:
        yield from columns([_row(file, report.out) for file in report.files], right=(2, 3, 4))
    for note in report.notes:
        complain(gettext("note: {note}", note=note))
    _complain(report)
    yield from map(gettext, report.remarks)


def _complain(report: RunReport) -> None:
    """Print what preflight has found beside the answer, whichever it is."""
    for finding in describe_complaints([finding for file in report.files for finding in file.findings]):
        complain(gettext("preflight: {finding}", finding=finding))


def _describe_file(file: File, out: Path) -> BuiltFile:
    described: BuiltFile = {
        "path": (out / file.path).as_posix(),
        "kind": file.kind,
        "sha256": file.sha256,
        "bytes": file.bytes,
        "pages": file.pages,
        "seconds": round(file.seconds, 3),
    }
    if file.of:
        described["of"] = file.of
    if file.language:
        described["language"] = file.language
    choices = dict(file.choices)
    if "pieces" in choices:  # for a cutting machine
        described |= {
            "pieces": int(choices["pieces"]),
            "marks": choices["marks"],
            "sheet": choices["sheet"],
            "sheets": choices["sheets"],
        }
        if "arm" in choices:
            described["arm"] = float(choices["arm"])
    return described


def _row(file: File, out: Path) -> tuple[str, ...]:
    size = f"{file.bytes / 1024:.0f} KiB"
    time = figures(f"{file.seconds:.1f}") + " s" if file.written else gettext("unchanged")
    return (out / file.path).as_posix(), gettext(KINDS[file.kind]), gettext("{count} p.", count=file.pages), size, time


def _print_table(files: Sequence[File], out: Path) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading, justify in (
        (_("file"), "left"),
        (_("kind"), "left"),
        (_("pages"), "right"),
        (_("size"), "right"),
        (_("time"), "right"),
    ):
        table.add_column(gettext(heading), justify="right" if justify == "right" else "left", no_wrap=True)
    for file in files:
        table.add_row(*map(escape, _row(file, out)))
    console().print(table)
