"""kartenwerk pull: fetches the tables that a deck or game of one's own names into files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.files import check_ordinary, replace_file, reporting_errors
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import PulledSource, TablesPulled
from kartenwerk.cli.boxed_game import find_game
from kartenwerk.cli.custom import own_folder
from kartenwerk.cli.options.prints import PullOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.data import CustomData
from kartenwerk.custom.faults import list_some
from kartenwerk.custom.folder import DECK, DECKS, GAME
from kartenwerk.custom.sources.fetch import Fetcher
from kartenwerk.custom.sources.pull import PulledTable, pull_tables, read_sources


def pull(options: PullOptions) -> Reply[TablesPulled]:
    root, head = _find(options.folder)
    sources = read_sources(root, head, options.name)
    if not sources:
        line = gettext("nothing to fetch: {file} has no [sources]", file=head)
        return Reply(TablesPulled(sources=[]), [line])
    limits = CustomData.load(Workshop.over(options.data).roots).limits
    pulled = [*pull_tables(root, head, sources, limits, Fetcher())]  # all of them, before one is written
    for table in pulled:
        if _is_written(table, options):
            _write(table)
    answer = TablesPulled(sources=[_describe(table, options) for table in pulled])
    return Reply(answer, _lines(pulled, options))


def _find(path: Path) -> tuple[Path, str]:
    """The folder whose file names the sources, and that file; a deck of a game has its own."""
    found = find_game(str(path))
    if found is None:
        return own_folder(path), DECK
    root, member = found
    own = root / DECKS / member
    return (own, DECK) if member and (own / DECK).is_file() else (root, GAME)


def _write(table: PulledTable) -> None:
    """The file with its new content: the old one or the new one at every moment, with the mode of the old one."""
    with reporting_errors(table.path):
        check_ordinary(table.path)
        like = table.path.stat() if table.path.exists() else None
        replace_file(table.path, table.content, durable=True, like=like)


def _is_written(table: PulledTable, options: PullOptions) -> bool:
    return not options.dry_run and (table.is_new or not table.changes.is_empty)


def _describe(table: PulledTable, options: PullOptions) -> PulledSource:
    changes = table.changes
    return PulledSource(
        name=table.name,
        to=table.to,
        asked=[*table.asked],
        rows=changes.total,
        added=[*changes.added],
        removed=[*changes.removed],
        changed=[*changes.changed],
        written=_is_written(table, options),
    )


def _lines(pulled: Sequence[PulledTable], options: PullOptions) -> Iterator[str]:
    for table in pulled:
        for address in table.asked:
            yield gettext("{name}: asked {address}", name=table.name, address=address)
        if table.spreadsheet:
            yield gettext("note: {note}", note=gettext(_("the address of a web spreadsheet is asked for its table")))
        changes = table.changes
        rows = gettext(ngettext("one row", "{count} rows", changes.total))
        if table.is_new:
            yield gettext("{file}: new, {rows}", file=table.to, rows=rows)
        elif changes.is_empty:
            yield gettext("{file}: {rows}, none has changed; it stays as it is", file=table.to, rows=rows)
        else:
            yield gettext("{file}: {rows}", file=table.to, rows=rows)
            for what, names in _name_changes(table):
                yield f"  {gettext(what)}: {list_some(names)}"
    if options.dry_run:
        yield gettext("nothing was written, because of --dry-run")


def _name_changes(table: PulledTable) -> Iterator[tuple[Message, Sequence[str]]]:
    changes = table.changes
    for what, names in (
        (_("added"), changes.added),
        (_("removed"), changes.removed),
        (_("changed"), changes.changed),
    ):
        if names:
            yield what, names
