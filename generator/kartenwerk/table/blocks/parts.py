"""Such a file as text: a head, then blocks, each with its line number, and what a block may say.

A file may have been cut off: by a stick that was pulled, or by mail. What cannot be whole at its end is set apart, and
everything before it is read: a value without its end, or a block without its last line, as a block is written with what
it must have in the last place. A last line that lacks nothing but its end counts, as many editors write none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

from pydantic import Field

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import DataError, KartenwerkError, unknown
from kartenwerk.base.inputs import outside_quotes, parse_toml
from kartenwerk.base.message import _, at_most, join
from kartenwerk.catalog.fields import Data
from kartenwerk.catalog.load import check_model

MOST_BLOCKS = 20_000

FURTHEST = 1_000_000
"""The largest number of points or chips."""

Number = Annotated[int, Field(ge=-FURTHEST, le=FURTHEST)]
GameFile = Annotated[str, Field(pattern=r"^[^/\\:][^\\:]*\.toml$", max_length=200)]
"""The file of a game that is not the program's, from the folder of this one on."""
Entry = TypeVar("Entry", bound=Data)

_BLOCK = re.compile(r"^\[\[([a-z_]+)\]\]", re.MULTILINE)
_NUMBER = re.compile(r"=\s*[+-]?\d+\Z")


class Block(NamedTuple):
    """A TOML table of the file: its kind ("deal"), the line of its name, counted from 1, its values and its text."""

    kind: str
    line: int
    values: Mapping[str, Any]
    text: str

    def locate(self, error: KartenwerkError, name: str, *places: str) -> KartenwerkError:
        """The error, the first of several, with its place: the file, the line, what the block is, and the key."""
        error = error.faults[0] if isinstance(error, DataError) else error
        key = join(": ", filter(None, [_("line {line}", line=self.line), *(places or [f"[[{self.kind}]]"]), error.key]))
        return KartenwerkError(error.message, file=name, key=key, found=error.found, expected=error.expected)


class Parts(NamedTuple):
    """A file: its head, its blocks, the text of both, and what was cut off at the end."""

    head: Mapping[str, Any]
    blocks: tuple[Block, ...]
    text: str
    rest: str = ""

    @property
    def cut(self) -> bool:
        return bool(self.rest)

    @property
    def doubtful(self) -> str:
        """The last line if it ends in a number and not in a line end: digits may have been cut off."""
        last = self.text.rpartition("\n")[2].strip()
        return last if _NUMBER.search(last) else ""

    def without_last(self) -> Parts:
        """The same with the last block set apart, because it is not whole."""
        *blocks, last = self.blocks
        return self._replace(blocks=tuple(blocks), text=self.text[: -len(last.text)], rest=last.text + self.rest)


def parts_of(text: str, name: str) -> Parts:
    """The parts of a file; KartenwerkError with its line for what is no TOML, and for more than MOST_BLOCKS."""
    text, rest = _whole_names(text)
    starts = [found.start() for found in _BLOCK.finditer(text)]
    if len(starts) > MOST_BLOCKS:
        raise KartenwerkError("the file has too many blocks", file=name, expected=at_most(MOST_BLOCKS))
    head = _head(text[: starts[0]] if starts else text, name, cut=not starts and not text.endswith("\n"))
    blocks: list[Block] = []
    line, counted = 1, 0
    for start, end in pairwise([*starts, len(text)]):
        line, counted = line + text.count("\n", counted, start), start
        try:
            blocks.append(_block(text[start:end], line, name))
        except KartenwerkError:
            if end == len(text) and _may_be_cut(text[start:]):
                return Parts(head, tuple(blocks), text[:start], text[start:] + rest)
            raise
    return Parts(head, tuple(blocks), text, rest)


def _whole_names(text: str) -> tuple[str, str]:
    """The text up to the last block whose name is whole, and the rest: a last line with half a name."""
    start = text.rfind("\n") + 1
    if text.startswith("[", start) and not _BLOCK.match(text, start):
        return text[:start], text[start:]
    return text, ""


def _head(text: str, name: str, cut: bool) -> Mapping[str, Any]:
    try:
        return parse_toml(text, name)
    except KartenwerkError as error:
        if cut:
            found = repr(text.rpartition("\n")[2][:40])
            raise KartenwerkError("the head of the file is not whole", file=name, found=found) from error
        raise


def _may_be_cut(text: str) -> bool:
    """Whether the file may have been cut off here: its last line has no end, or a list is begun and not ended."""
    bare = "".join(outside_quotes(text))
    return not text.endswith("\n") or bare.count("[") > bare.count("]")


def _block(text: str, line: int, name: str) -> Block:
    found = _BLOCK.match(text)
    assert found is not None
    return Block(found[1], line, parse_toml(text[found.end() :], name, line), text)


def read_blocks(
    blocks: Sequence[Block], kinds: Mapping[str, type[Entry]], file: str
) -> tuple[tuple[Block, Entry], ...]:
    """Each block with what it says, by its kind; KartenwerkError names file, line and key of what it cannot say."""
    source = DataFile(Path(file), file)
    return tuple((block, _read(block, kinds, source)) for block in blocks)


def _read(block: Block, kinds: Mapping[str, type[Entry]], source: DataFile) -> Entry:
    try:
        if block.kind not in kinds:
            raise unknown("there is no block of that name", block.kind, kinds)
        return check_model(block.values, kinds[block.kind], source)
    except KartenwerkError as error:
        raise block.locate(error, source.name) from error


def lacks_a_key(block: Block, kinds: Mapping[str, type[Data]]) -> bool:
    """Whether a key is not there that all blocks of its kind have."""
    fields = kinds[block.kind].model_fields if block.kind in kinds else {}
    return any(field.is_required() and key not in block.values for key, field in fields.items())
