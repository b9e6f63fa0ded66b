"""Fetching the tables that a file names: each is read and checked before it may take the place of the old one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from pydantic import Field

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data
from kartenwerk.custom.data import Limits
from kartenwerk.custom.deckfile import Key
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile, CustomFolder, leads_out
from kartenwerk.custom.lenient import lenient
from kartenwerk.custom.reading import read_toml
from kartenwerk.custom.sources.address import table_address
from kartenwerk.custom.sources.columns import TableUser, check_columns, users_of
from kartenwerk.custom.sources.fetch import Fetcher
from kartenwerk.custom.sources.rows import RowChanges, compare_rows
from kartenwerk.custom.sources.spec import SourceSpec
from kartenwerk.custom.table import ENDINGS, CardTable, TableOptions, read_table

_MARK = ","
_PAGES = (b"<!doctype html", b"<html")


class SourceList(Data):
    """The part of a file that names tables on the net."""

    sources: dict[Key, SourceSpec] = Field(default_factory=dict)


@dataclass(frozen=True)
class PulledTable:
    """A table that was fetched: the file that it becomes, its content, and what that changes."""

    name: str
    to: str
    path: Path
    content: bytes
    asked: tuple[str, ...]
    spreadsheet: bool
    changes: RowChanges
    is_new: bool


def read_sources(root: Path, head: str, wanted: str | None) -> dict[str, SourceSpec]:
    """The sources that the file names, or the wanted one alone; DataError or KartenwerkError for wrong ones."""
    report, folder = Report(), CustomFolder(root, head=head)
    raw = read_toml(folder, report, head)
    report.check()
    given = {"sources": (raw or {}).get("sources", {})}
    found = lenient(given, SourceList, head, report)
    sources = {} if found is None else dict(found.sources)
    targets: dict[str, str] = {}
    for name, source in sources.items():
        with report.at(Spot(head, f"sources.{name}.to")):
            _place(folder, source.to)
            other = targets.setdefault(source.to, name)
            if other != name:
                raise KartenwerkError("two sources become the same file", found=f"{other}, {name}")
    report.check()
    if wanted is None:
        return sources
    if wanted not in sources:
        raise unknown("there is no source of that name", wanted, sources, f"{head}: sources")
    return {wanted: sources[wanted]}


def pull_tables(
    root: Path, head: str, sources: Mapping[str, SourceSpec], limits: Limits, fetcher: Fetcher
) -> Iterator[PulledTable]:
    """The tables, fetched and checked; nothing is written. KartenwerkError that names the source of a wrong one."""
    for name, source in sources.items():
        try:
            yield _pull(root, head, name, source, limits, fetcher)
        except KartenwerkError as error:
            if error.file is None:
                error.file, error.key = head, f"sources.{name}"
            raise


def _pull(root: Path, head: str, name: str, source: SourceSpec, limits: Limits, fetcher: Fetcher) -> PulledTable:
    folder = CustomFolder(root, most=limits.files, head=head)
    path = _place(folder, source.to)
    users = users_of(root, source.to, limits)
    form = path.suffix.lower().removeprefix(".")
    sheet = table_address(source.url, form)
    before = len(fetcher.asked)
    content = fetcher.fetch(sheet or source.url)
    if content.lstrip(b"\xef\xbb\xbf \t\r\n")[:20].lower().startswith(_PAGES):
        raise KartenwerkError(
            "the address shows a page, not a table",
            found=fetcher.asked[-1],
            expected=_("the address of the table itself, which everybody may read without a password"),
        )
    options = users[0].options if users else TableOptions()
    new = _read(content, source.to, options, limits)
    old = _read_old(path, source.to, options, limits)
    check_columns(users, old, new)
    return PulledTable(
        name,
        source.to,
        path,
        content,
        tuple(fetcher.asked[before:]),
        sheet is not None,
        compare_rows(old, new, _id_column(users)),
        not path.exists(),
    )


def _id_column(users: list[TableUser]) -> str:
    return users[0].id_column if users else "id"


def _place(folder: CustomFolder, to: str) -> Path:
    """The path of a table's file; KartenwerkError for one that leads out of the folder, or is no table's."""
    folder.check_name(to)
    parts = PurePosixPath(to)
    if any(part.startswith(".") for part in parts.parts):
        raise KartenwerkError("a table has no hidden place", found=to, expected=_("a name that does not begin with ."))
    if parts.suffix.lower() not in ENDINGS:
        raise KartenwerkError("no table has this ending", found=parts.suffix or to, expected=", ".join(ENDINGS))
    path = folder.root / to
    if not path.parent.is_dir():
        raise KartenwerkError("there is no such folder", found=str(parts.parent))
    if leads_out(path, folder.root):
        raise KartenwerkError("the file is a link that leads out of the deck's folder", found=to)
    if path.exists() and not path.is_file():
        raise KartenwerkError("this is a folder, not a table", found=to)
    return path


def _read(content: bytes, name: str, options: TableOptions, limits: Limits) -> CardTable:
    """The table of what was fetched; DataError with all that is wrong with it, under its name to be."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, PurePosixPath(name).name)
        path.write_bytes(content)
        report = Report()
        table = read_table(CustomFile(path, name), options, _MARK, limits, report)
    report.check()
    assert table is not None
    return table


def _read_old(path: Path, name: str, options: TableOptions, limits: Limits) -> CardTable | None:
    """The table that is there, as far as it can be read; None if there is none."""
    return read_table(CustomFile(path, name), options, _MARK, limits, Report()) if path.is_file() else None
