"""Reading and writing the file of an evening: blocks are added at its end, and nothing that stood there is lost."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from kartenwerk.build.files import alone_with, write_text
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.engine.scoring import Fact
from kartenwerk.errors import KartenwerkError
from kartenwerk.evening.blocks import Parts
from kartenwerk.evening.evening import Evening, open_evening
from kartenwerk.evening.telling import as_toml, read
from kartenwerk.inputs import read_text
from kartenwerk.toml import inline_table, key_of, quoted, quoted_list, value_of

REST = ".rest"
"""What was cut off is kept in a file of this ending."""

TITLE = "# An evening, written by `kartenwerk score`. Each block is one deal; a later block may correct an earlier one."


def load(path: Path, catalog: Catalog) -> Evening:
    """The evening in a file; KartenwerkError tells what is wrong with it."""
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
    lines = [TITLE, "format = 1", f"game = {quoted(game)}"]
    lines += [f"name = {quoted(name)}"] if name else []
    lines += [f"date = {date.isoformat()}"] if date else []
    lines.append(f"players = {quoted_list(players)}")
    lines += [f"deals = {deals}"] if deals else []
    if changes:
        lines.append(f"rules = {inline_table(changes)}")
    text = "\n".join(lines) + "\n"
    evening = open_evening(text, path.name, catalog)
    begin(path, text)
    return evening


class Written(Protocol):
    """What a file of blocks tells."""

    @property
    def name(self) -> str: ...

    @property
    def parts(self) -> Parts: ...


File = TypeVar("File", bound=Written)


def rewrite(path: Path, open_text: Callable[[str, str], File], make: Callable[[File], str]) -> File:
    """What a file of blocks tells after a change; `make` gives its new text, `open_text` reads it.

    The file is read when it is locked, so what others have written meanwhile is there. KartenwerkError leaves it as it
    is. What had been cut off its end is kept beside it.
    """
    with alone_with(path):
        before = open_text(read_text(path), path.name)
        text = make(before)
        after = open_text(text, path.name)
        if after.parts.cut:
            raise KartenwerkError("this block would not be whole", file=path.name)
        if before.parts.cut:
            kept = path.with_name(path.name + REST)
            write_text(kept, (read_text(kept) if kept.exists() else "") + before.parts.rest + "\n", durable=True)
        write_text(path, text, durable=True)
    return after


def begin(path: Path, text: str) -> None:
    """Write a file that is not there yet; KartenwerkError if there is one."""
    with alone_with(path):
        if path.exists():
            raise KartenwerkError(
                "there is a file of that name; it is left as it is", file=str(path), expected="a new name"
            )
        write_text(path, text, durable=True)


def change(path: Path, catalog: Catalog, make: Callable[[Evening], str]) -> Evening:
    """The evening after a change of its file; every deal is scored before the file is touched."""

    def scored(text: str, name: str) -> Evening:
        evening = open_evening(text, name, catalog)
        evening.lines  # noqa: B018
        return evening

    return rewrite(path, scored, make)


def appended(evening: Written, block: str) -> str:
    """The file's text with one more block at its end."""
    text = evening.parts.text
    return text + ("" if text.endswith("\n") or not text else "\n") + "\n" + block


def deal_block(evening: Evening, told: Mapping[str, Any], correct: int | None = None) -> str:
    """The block of a deal with what was told of it, or of one told anew.

    What a deal must have stands last: so a block that was cut off is known.
    """
    wanted: Sequence[Fact] = evening.asked()
    facts = [fact for fact in wanted if fact.id in told]
    ordered = [fact for fact in facts if fact.optional] + [fact for fact in facts if not fact.optional]
    lines = [f"[[deal]]   # {evening.number + 1}"] if correct is None else ["[[correct]]", f"deal = {correct}"]
    names = evening.at_table
    lines += [f"{fact.id} = {as_toml(fact, read(fact, told[fact.id], names), names)}" for fact in ordered]
    return "\n".join(lines) + "\n"


def without_last(evening: Written) -> str:
    """The file's text with its last block turned into a comment; KartenwerkError if there is none."""
    if not evening.parts.blocks:
        raise KartenwerkError("nothing has been written down yet", file=evening.name)
    last = evening.parts.blocks[-1].text
    kept = "".join(f"# undone: {line}\n" if line.strip() else "\n" for line in last.rstrip("\n").split("\n"))
    return evening.parts.text[: -len(last)] + kept


def plain_block(kind: str, values: Mapping[str, Any]) -> str:
    """A block of another kind: a voided deal, chips, players."""
    return f"[[{kind}]]\n" + "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in values.items())
