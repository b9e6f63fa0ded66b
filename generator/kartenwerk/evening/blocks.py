"""The file of an evening as text: a head, then blocks one below the other, each known by its line.

A file may have been cut off: by a stick that was pulled, or by mail. What cannot be whole at its end is set apart, and
everything before it is read. A line without an end, a block without its last line: nothing else can come of a cut, as
a block is written with what it must have in the last place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from kartenwerk.errors import KartenwerkError
from kartenwerk.inputs import parse_toml

_QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"|#[^\n]*')
_BLOCK = re.compile(r"^\[\[([a-z_]+)\]\]", re.MULTILINE)


class Block(NamedTuple):
    """A table of the file: its kind ("deal"), the line of its name, counted from 1, its values and its text."""

    kind: str
    line: int
    values: Mapping[str, Any]
    text: str


class Parts(NamedTuple):
    """A file: its head, its blocks, the text of both, and what was cut off at the end."""

    head: Mapping[str, Any]
    blocks: tuple[Block, ...]
    text: str
    rest: str = ""

    @property
    def cut(self) -> bool:
        return bool(self.rest)

    def without_last(self) -> Parts:
        """The same with the last block set apart, as it is not whole."""
        *blocks, last = self.blocks
        return self._replace(blocks=tuple(blocks), text=self.text[: -len(last.text)], rest=last.text + self.rest)


def parts_of(text: str, name: str) -> Parts:
    """The parts of a file; KartenwerkError with its line for what is no TOML."""
    text, rest = _whole_lines(text)
    starts = [found.start() for found in _BLOCK.finditer(text)]
    if rest and not text:
        raise KartenwerkError("the head of the file is not whole", file=name, found=repr(rest[:40]))
    head = parse_toml(text[: starts[0]] if starts else text, name)
    blocks: list[Block] = []
    for start, end in pairwise([*starts, len(text)]):
        if end == len(text) and _is_open(text[start:end]):
            return Parts(head, tuple(blocks), text[:start], text[start:] + rest)
        blocks.append(_block(text, start, end, name))
    return Parts(head, tuple(blocks), text, rest)


def _is_open(text: str) -> bool:
    """Whether a list is begun and not ended: only a cut leaves that."""
    bare = _QUOTED.sub("", text)
    return bare.count("[") > bare.count("]")


def _whole_lines(text: str) -> tuple[str, str]:
    """The text up to the last block that may be whole, and the rest: a last line without an end, with its block."""
    if not text or text.endswith("\n"):
        return text, ""
    start = text.rfind("\n") + 1
    last = text[start:]
    if not last.startswith(("[", "#")) and last.strip():
        begun = [found.start() for found in _BLOCK.finditer(text)]
        start = begun[-1] if begun else 0
    return text[:start], text[start:]


def _block(text: str, start: int, end: int, name: str) -> Block:
    found = _BLOCK.match(text, start)
    assert found is not None
    line = text.count("\n", 0, start) + 1
    # empty lines in front, so that a message tells the line of the file
    values = parse_toml("\n" * (line - 1) + text[found.end() : end], name)
    return Block(found[1], line, values, text[start:end])
