"""Reading files that may come from strangers: never more than fits, and nothing but ordinary files.

A file that a person names, or that lies in a folder somebody gave them, may be a device without an end, a pipe that
nobody writes to, or a few bytes that unpack to gigabytes. All of that is one KartenwerkError.
"""

from __future__ import annotations

import json
import os
import pickle
import re
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import IO, Any

from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import Message, _, of_library

MEGABYTE = 1_000_000

TEXT = 5 * MEGABYTE
"""The largest TOML file, record, template or picture of the data, in bytes."""

LARGE = 64 * MEGABYTE
"""The largest PDF file, photograph or list of words, in bytes."""

DEEPEST = 100
"""How deep lists and tables may be nested, and how many names dots may join."""

LONGEST = 1000
"""The characters of a number or of a name without quotes."""

_GZIP = 16 + zlib.MAX_WBITS

_OPENING = re.compile(r"\"\"\"|\"|'''|'|#")
_CLOSING = {
    '"""': re.compile(r'\\.|"""', re.DOTALL),
    '"': re.compile(r'\\.|["\n]'),
    "'''": re.compile("'''"),
    "'": re.compile(r"['\n]"),
    "#": re.compile(r"(?=\n)"),
}
"""What ends a quoted TOML string or a comment, unless a backslash escapes it."""

_TABLE = re.compile(r"\('[^()]*\)")
_NAME_OF = re.compile(r"'([^']*)'")
"""How Python's parser names a table, ('box', 'play'), and each of its names."""

_BRACKET = re.compile(r"[\[\]{}]")
_CHAIN = re.compile(r"[\w-]+(?:[ \t]*\.[ \t]*[\w-]+)*")
_WORD = re.compile(rf"(?<!\w)\w{{{LONGEST + 1}}}")


_OF_PARSER = (
    _("Cannot declare {value1} twice"),
    _("Cannot overwrite a value"),
    _("Duplicate inline table key {value1}"),
    _("Expected {value1} after a key in a key/value pair"),
    _("Expected {value1} at the end of a table declaration"),
    _("Expected newline or end of document after a statement"),
    _("Illegal character {value1}"),
    _("Invalid date or datetime"),
    _("Invalid initial character for a key part"),
    _("Invalid statement"),
    _("Invalid value"),
    _("Unclosed array"),
    _("Unclosed inline table"),
    _("Unescaped {value1} in a string"),
    _("Unterminated string"),
    _("end of document"),
    _("line {line}, column {column}"),
)
"""What Python's parser says most often of a file that is no TOML, for the catalogue."""


class TomlError(KartenwerkError):
    """A file that is no TOML. `line` and `column` are counted from 1; both are 0 where it ends too early."""

    def __init__(self, sentence: str, name: str, first: int) -> None:
        # from Python 3.14 on the place is in attributes, but every version ends its sentence with it
        words, _at, place = sentence.removesuffix(")").rpartition(" (at ")
        words = _TABLE.sub(lambda table: repr(".".join(_NAME_OF.findall(table[0]))), words)
        numbers = [int(word) for word in re.findall(r"[0-9]+", place)]
        self.line, self.column = (numbers[0] + first - 1, numbers[1]) if numbers else (0, 0)
        where = (
            Message("line {line}, column {column}", line=self.line, column=self.column) if numbers else Message(place)
        )
        super().__init__(
            "the file is not TOML: {reason}",
            reason=_("{fault} (at {place})", fault=of_library(words), place=where),
            file=name,
        )


def read_bytes(path: Path, name: str | None = None, most: int = TEXT) -> bytes:
    """The file's bytes; KartenwerkError if it cannot be read, is no ordinary file or has more than `most` bytes.

    `name` is what the message calls it.
    """
    shown = str(path) if name is None else name
    with _open_ordinary(path, shown, most) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise _too_large(shown, most, _("more than {size:,} bytes", size=most))
    return data


def holds_bytes(path: Path, data: bytes) -> bool:
    """Whether the file holds exactly these bytes; KartenwerkError as `read_bytes` raises it. It is read in pieces."""
    with _open_ordinary(path, str(path), len(data)) as stream, memoryview(data) as expected:
        pieces = (expected[place : place + MEGABYTE] for place in range(0, len(data), MEGABYTE))
        return all(stream.read(len(piece)) == piece for piece in pieces) and not stream.read(1)


@contextmanager
def _open_ordinary(path: Path, shown: str, most: int) -> Iterator[IO[bytes]]:
    try:
        _check_kind(path.stat().st_mode, shown)
        # the file may have become a pipe meanwhile: open without waiting, and check its kind again
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as stream:
            state = os.fstat(stream.fileno())
            _check_kind(state.st_mode, shown)
            if state.st_size > most:
                raise _too_large(shown, most, _("{size:,} bytes", size=state.st_size))
            yield stream
    except OSError as error:
        raise KartenwerkError("the file cannot be read: {reason}", reason=of_system(error), file=shown) from error
    except ValueError as error:
        raise KartenwerkError("the file cannot be read: {reason}", reason=str(error), file=repr(shown)) from error


def read_text(path: Path, name: str | None = None, most: int = TEXT) -> str:
    """The file's text without a byte order mark; KartenwerkError where it is not UTF-8 or cannot be read."""
    return decode(read_bytes(path, name, most), name or str(path)).replace("\r\n", "\n").replace("\r", "\n")


def decode(data: bytes, name: str, encoding: str = "utf-8-sig") -> str:
    """The text of these bytes of a file; KartenwerkError where they have another encoding."""
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise KartenwerkError(
            "the file is not UTF-8 text",
            file=name,
            found=_("byte {position}", position=error.start),
            expected="UTF-8",
        ) from error


def parse_toml(text: str, name: str, first: int = 1) -> dict[str, Any]:
    """The content of a TOML file, or of a part of it that begins in its line `first`.

    KartenwerkError if it is no TOML, or is nested too deep to be read safely.
    """
    from tomllib import TOMLDecodeError  # which a process that reads pictures does not need

    try:
        content: dict[str, Any] = pickle.loads(_packed_toml(text, name))
        return content
    except TOMLDecodeError as error:
        raise TomlError(str(error), name, first) from error
    except (ValueError, RecursionError) as error:
        raise KartenwerkError("the file is not TOML: {reason}", reason=str(error), file=name) from error


@lru_cache(maxsize=256)
def _packed_toml(text: str, name: str) -> bytes:
    """The content of a TOML file, packed: what is parsed once in a run is unpacked anew in a twentieth of the time."""
    from tomllib import loads

    _check_shape(text, name)
    return pickle.dumps(loads(text))


def parse_json(text: str | bytes) -> Any:
    """The value of a JSON text; ValueError if it is no JSON, or is nested too deep to be read."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("the text lies too deep") from error


def unpack(packed: bytes, name: str, most: int = LARGE) -> bytes:
    """The content of a gzip file; KartenwerkError if it is no gzip, or holds more than `most` bytes."""
    unpacker = zlib.decompressobj(_GZIP)
    try:
        data = unpacker.decompress(packed, most + 1)
    except zlib.error as error:
        raise KartenwerkError("the file is not packed by gzip", file=name) from error
    if len(data) > most:
        raise _too_large(name, most, "more when unpacked")
    if not unpacker.eof:
        raise KartenwerkError("the packed file ends too early", file=name)
    return data


def _check_kind(mode: int, name: str) -> None:
    if stat.S_ISDIR(mode):
        raise KartenwerkError("the file cannot be read: it is a folder", file=name)
    if not stat.S_ISREG(mode):
        raise KartenwerkError("the file cannot be read: it is a device or a pipe", file=name, expected=_("a file"))


def outside_quotes(text: str) -> Iterator[str]:
    """The TOML without quoted strings and comments, which have no structure. Takes linear time."""
    at = 0
    while opening := _OPENING.search(text, at):
        yield text[at : opening.start()]
        at = opening.end()
        closing = _CLOSING[opening[0]]
        while (end := closing.search(text, at)) and end[0].startswith("\\"):
            at = end.end()
        if end is None:  # the parser will say so
            break
        at = end.end()
        yield "q"
    yield text[at:]


def _check_shape(text: str, name: str) -> None:
    """KartenwerkError for text that would cost a parser its stack or quadratic time."""
    if len(text) <= DEEPEST:  # as most parts of a file that is read part by part
        return
    bare = "".join(outside_quotes(text))
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise KartenwerkError(
                "the file's lists and tables lie too deep", file=name, expected=_("{most} at most", most=DEEPEST)
            )
    if bare.count(".") >= DEEPEST and any(chain[0].count(".") >= DEEPEST for chain in _CHAIN.finditer(bare)):
        raise KartenwerkError("a key has too many parts", file=name, expected=_("{most} at most", most=DEEPEST))
    if len(bare) > LONGEST and _WORD.search(bare):
        raise KartenwerkError(
            "a number or a name is too long", file=name, expected=_("{most:,} characters at most", most=LONGEST)
        )


def _too_large(name: str, most: int, found: str) -> KartenwerkError:
    return KartenwerkError(
        "the file is too large to be read",
        file=name,
        found=found,
        expected=_("at most {most} MB", most=most // MEGABYTE),
    )
