"""The table of a font's names (OpenType, "name"), as plain records.

fontTools, whose table it else would be, loads the classes of all layout tables for it, which takes longer than to cut
a font.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

_HEAD, _RECORD = struct.Struct(">3H"), struct.Struct(">6H")


class FontName(NamedTuple):
    """A name of a font: its four numbers, by which the table is sorted, and its text as that platform writes it."""

    platform: int
    encoding: int
    language: int
    id: int
    content: bytes


def read_names(table: bytes) -> list[FontName]:
    """The names in a table."""
    _format, count, texts = _HEAD.unpack_from(table)
    found = []
    for number in range(count):
        platform, encoding, language, id, length, place = _RECORD.unpack_from(table, _HEAD.size + number * _RECORD.size)
        found.append(FontName(platform, encoding, language, id, table[texts + place : texts + place + length]))
    return found


def write_names(names: Iterable[FontName]) -> bytes:
    """The table of these names; equal texts stand in it once."""
    listed = sorted(names)
    records, texts, places = b"", b"", dict[bytes, int]()
    for name in listed:
        if name.content not in places:
            places[name.content] = len(texts)
            texts += name.content
        records += _RECORD.pack(*name[:4], len(name.content), places[name.content])
    return _HEAD.pack(0, len(listed), _HEAD.size + len(records)) + records + texts
