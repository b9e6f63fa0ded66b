"""Changing a file of blocks: they are added at its end, and nothing in it is lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.base.toml import key_of, value_of
from kartenwerk.build.documents import alone_with, write_document
from kartenwerk.table.blocks.parts import Parts

REST = ".rest"
"""What was cut off is kept in a file of this ending."""


class BlockFile(Protocol):
    """A file of blocks that has been read. `name` is the file's, for messages."""

    @property
    def name(self) -> str: ...

    @property
    def parts(self) -> Parts: ...


File = TypeVar("File", bound=BlockFile)


def rewrite(path: Path, open_text: Callable[[str, str], File], make: Callable[[File], str]) -> File:
    """Change a file of blocks and return it read anew; `make` gives its new text, `open_text` reads it.

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


def append_block(file: BlockFile, block: str) -> str:
    """The file's text with one more block at its end."""
    text = file.parts.text
    return text + ("" if text.endswith("\n") or not text else "\n") + "\n" + block


def plain_block(kind: str, values: Mapping[str, Any]) -> str:
    """A block with a key a line."""
    return f"[[{kind}]]\n" + "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in values.items())


def without_last(file: BlockFile, number: int = 1) -> str:
    """The file's text with its last blocks turned into comments; KartenwerkError if there are none."""
    if not file.parts.blocks:
        raise KartenwerkError("nothing has been written down yet", file=file.name)
    last = "".join(block.text for block in file.parts.blocks[-number:])
    kept = "".join(f"# undone: {line}\n" if line.strip() else "\n" for line in last.rstrip("\n").split("\n"))
    return file.parts.text[: -len(last)] + kept
