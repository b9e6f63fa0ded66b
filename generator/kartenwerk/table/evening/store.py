"""Reading and writing the file of an evening. Blocks are added at its end, and nothing in it is lost."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.base.toml import inline_table, key_of, quote, quote_list, value_of
from kartenwerk.build.documents import alone_with, create_document, write_document
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.scoring import Fact
from kartenwerk.table.evening.blocks import Parts
from kartenwerk.table.evening.counting import Moment
from kartenwerk.table.evening.dealer import DEALER
from kartenwerk.table.evening.evening import Evening, open_evening
from kartenwerk.table.evening.facts import as_toml, read

REST = ".rest"
"""What was cut off is kept in a file of this ending."""

TITLE = "# An evening, written by `kartenwerk score`. Each block is one deal; a later block may correct an earlier one."


def load(path: Path, catalog: Catalog) -> Evening:
    """The evening in a file; KartenwerkError reports what is wrong with it."""
    return open_evening(read_text(path), path.name, catalog)


def create(
    path: Path,
    game: str,
    players: Sequence[str],
    changes: Mapping[str, Value],
    catalog: Catalog,
    *,
    name: str = "",
    date: datetime.date | None = None,
    deals: int | None = None,
) -> Evening:
    """A new file; KartenwerkError if there is one already, or if the head is wrong."""
    lines = [TITLE, "format = 1", f"game = {quote(game)}"]
    lines += [f"name = {quote(name)}"] if name else []
    lines += [f"date = {date.isoformat()}"] if date else []
    lines.append(f"players = {quote_list(players)}")
    lines += [f"deals = {deals}"] if deals else []
    if changes:
        lines.append(f"rules = {inline_table(changes)}")
    text = "\n".join(lines) + "\n"
    evening = open_evening(text, path.name, catalog)
    create_document(path, text)
    return evening


class Written(Protocol):
    """A file of blocks that has been read."""

    @property
    def name(self) -> str: ...

    @property
    def parts(self) -> Parts: ...


File = TypeVar("File", bound=Written)


def rewrite(path: Path, open_text: Callable[[str, str], File], make: Callable[[File], str]) -> File:
    """Change a file of blocks and return it read anew; `make` gives its new text, `open_text` reads it.

    The file is read when it is locked, so what others have written meanwhile is there. KartenwerkError leaves it as it
    is. What had been cut off its end is kept beside it. A link to the file stays one, and line ends stay what they are.
    """
    with alone_with(path):
        before = open_text(read_text(path), path.name)
        text = make(before)
        after = open_text(text, path.name)
        if after.parts.cut:
            raise KartenwerkError("this block would not be whole", file=path.name)
        if before.parts.cut:
            _keep(Path(os.path.realpath(path)), before.parts.rest)
        write_document(path, text)
    return after


def _keep(file: Path, rest: str) -> None:
    """Add what was cut off to the file of that; KartenwerkError where something else stands in its place."""
    kept = file.with_name(file.name + REST)
    if os.path.lexists(kept) and (kept.is_symlink() or not kept.is_file()):
        raise KartenwerkError(
            "what was cut off is to be kept in a file of this name", file=str(kept), expected=_("a file, or nothing")
        )
    before = read_text(kept) if kept.exists() else ""
    write_document(kept, f"{before}{rest}\n", like=file)


def change(path: Path, catalog: Catalog, make: Callable[[Evening], str]) -> Evening:
    """The evening after a change of its file; every deal is scored before the file is touched."""

    def open_and_score(text: str, name: str) -> Evening:
        evening = open_evening(text, name, catalog)
        evening.lines  # noqa: B018
        return evening

    return rewrite(path, open_and_score, make)


def append_block(evening: Written, block: str) -> str:
    """The file's text with one more block at its end."""
    text = evening.parts.text
    return text + ("" if text.endswith("\n") or not text else "\n") + "\n" + block


def deal_block(evening: Evening, moment: Moment, given: Mapping[str, Any], correct: int | None = None) -> str:
    """The block of a deal, or of its correction.

    The required facts stand last, so that a block that was cut off is recognized.
    """
    moment = moment.with_dealer(given)
    wanted: Sequence[Fact] = evening.list_questions(moment)
    facts = [fact for fact in wanted if fact.id in given]
    ordered = [fact for fact in facts if fact.optional] + [fact for fact in facts if not fact.optional]
    lines = [f"[[deal]]   # {evening.number + 1}"] if correct is None else ["[[correct]]", f"deal = {correct}"]
    lines += [f"{DEALER} = {quote(moment.table.dealing)}"] if moment.table.sits_out else []
    names = moment.names
    lines += [f"{fact.id} = {as_toml(fact, read(fact, given[fact.id], names), names)}" for fact in ordered]
    return "\n".join(lines) + "\n"


def without_last(file: Written, number: int = 1) -> str:
    """The file's text with its last blocks turned into comments; KartenwerkError if there are none."""
    if not file.parts.blocks:
        raise KartenwerkError("nothing has been written down yet", file=file.name)
    last = "".join(block.text for block in file.parts.blocks[-number:])
    kept = "".join(f"# undone: {line}\n" if line.strip() else "\n" for line in last.rstrip("\n").split("\n"))
    return file.parts.text[: -len(last)] + kept


def plain_block(kind: str, values: Mapping[str, Any]) -> str:
    """A block of another kind: a voided deal, chips, players."""
    return f"[[{kind}]]\n" + "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in values.items())
