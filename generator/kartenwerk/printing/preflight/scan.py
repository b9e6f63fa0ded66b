"""Content streams as operators with their operands.

A stream that draws a picture is nearly all path construction, so runs of it are passed over as one piece. That makes
this reader some twenty times as fast as one that looks at every number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.budget import Meter

PATH = b""
"""The operator that stands for a run of path construction; its last operand is the run itself."""


Instruction: TypeAlias = tuple[bytes, list[Any]]
"""An operator and its operands."""


class PdfName(bytes):
    """A PDF name, without its slash."""

    @property
    def key(self) -> str:
        """The name as pikepdf spells it."""
        return "/" + self.decode("utf-8", "replace")


class InlineImage(NamedTuple):
    """The entries between BI and ID; the image's data is left out."""

    entries: dict[bytes, Any]

    def entry(self, short: bytes, long: bytes) -> Any:
        """An entry by its short or its long key; None if it is not there."""
        return self.entries.get(short, self.entries.get(long))


class DamagedContentError(Exception):
    """The stream cannot be read any further."""


_WHITE = rb"\x00\t\n\x0c\r "
_END = rb"(?=[" + _WHITE + rb"()<>\[\]{}/%]|\Z)"  # what may follow a token
_TOKEN = re.compile(
    rb"(?P<numbers>[-+.0-9" + _WHITE + rb"]*+)"  # and the spaces between them, none at all included
    rb"(?:(?P<path>[mlcvyh](?![!-~])(?:[-+.0-9" + _WHITE + rb"]*+[mlcvyh](?![!-~]))*+)"  # faster than with _END
    rb"|(?P<operator>[A-Za-z'\"*][A-Za-z0-9'\"*]*+" + _END + rb")"
    rb"|/(?P<name>[^" + _WHITE + rb"()<>\[\]{}/%]*+)"
    rb"|\((?P<string>(?:[^()\\]++|\\.)*+)\)"
    rb"|(?P<nested>\()"
    rb"|(?P<open><<|\[)"
    rb"|(?P<close>>>|\])"
    rb"|<(?P<hex>[0-9A-Fa-f" + _WHITE + rb"]*+)>"
    rb"|(?P<nothing>%[^\r\n]*+|\Z))",
    re.DOTALL,
)
"""A token with the numbers before it: most operators have only numbers as operands, so each comes in one match."""
_ESCAPE = re.compile(rb"\\(?:([0-7]{1,3})|(\r\n|.))", re.DOTALL)
_ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\r\n": b"", b"\n": b"", b"\r": b""}
_NAME_CODE = re.compile(rb"#([0-9A-Fa-f]{2})")
_PARENTHESIS = re.compile(rb"\\.|[()]", re.DOTALL)
_IMAGE_END = re.compile(rb"[" + _WHITE + rb"]EI(?=[" + _WHITE + rb"]|\Z)")
_CONSTANTS = {b"true": True, b"false": False, b"null": None}
_LONGEST_TOKEN = 1 << 20  # bytes of a string, or of the numbers before an operator; a run of path may be any length
_LONGEST_NAME = 255  # bytes; no name may be longer than 127 (ISO 32000-1, annex C)
_MOST_OPERANDS = 1 << 16
_DEEPEST = 50  # brackets in brackets
_TEXT, _NUMBERS = 16, 8  # bytes of a string, and numbers, that take as much time as an operator
_MOST_ENDS = 10_000  # places in an inline image that look like its end
_SPACES_FOR_LETTERS = bytes.maketrans(b"mlcvyh", b"      ")


def instructions(stream: bytes, meter: Meter | None = None) -> Iterator[Instruction]:
    """The stream's instructions in order; DamagedContentError where they cannot be made out.

    `meter` counts the operators. Operands count by the time that they take: a name or bracket as one operator, numbers
    and letters as less.
    """
    spend = (meter or Meter(len(stream) + 1, "")).spend
    match, position, end = _TOKEN.match, 0, len(stream)
    operands: list[Any] = []
    outer: list[list[Any]] = []  # the operands around each bracket that is open
    waiting = 0  # operands, those in brackets included
    while position < end:
        token = match(stream, position)
        if token is None:
            raise DamagedContentError(_("unreadable bytes at {position}", position=position))
        start, position = position, token.end()
        length = position - start
        kind = token.lastgroup
        spend()
        if outer and kind in ("path", "operator") and token["operator"] not in _CONSTANTS:
            raise DamagedContentError(_("an operator stands within brackets"))
        if kind == "path":
            yield PATH, [*operands, token[0]]
            operands = []
            waiting = 0
            continue
        run = token["numbers"]
        blank = not run or run.isspace()
        if length > _LONGEST_TOKEN:
            rest = 0 if kind == "nothing" else length - len(run)
            if max(rest, 0 if blank else len(run)) > _LONGEST_TOKEN:
                raise DamagedContentError(_("operands of more than {most:,} bytes", most=_LONGEST_TOKEN))
        if not blank:
            found = _numbers(run)
            spend(len(found) // _NUMBERS)
            waiting += len(found)
            operands += found
        waiting += 1
        if waiting > _MOST_OPERANDS:
            raise DamagedContentError(_("more than {most:,} operands before an operator", most=_MOST_OPERANDS))
        if kind == "operator":
            word = token["operator"]
            if word in _CONSTANTS:
                operands.append(_CONSTANTS[word])
                continue
            if word == b"ID":
                word, operands = b"BI", [InlineImage(_entries(operands))]
                position = _after_image(stream, position)
            if word != b"BI" or operands:
                yield word, operands
            operands = []
            waiting = 0
        elif kind == "name":
            operands.append(_name(token["name"]))
        elif kind == "string":
            spend(length // _TEXT)
            operands.append(_unescape(token["string"]))
        elif kind == "hex":
            spend(length // _TEXT)
            operands.append(_from_hex(token["hex"]))
        elif kind == "nested":
            inner = position
            position = _after_string(stream, position)
            spend(position - inner)
            operands.append(_unescape(stream[inner : position - 1]))
        elif kind == "open":
            if len(outer) == _DEEPEST:
                raise DamagedContentError(_("brackets more than {most} deep", most=_DEEPEST))
            outer.append(operands)
            operands = []
        elif kind == "close":
            if not outer:
                raise DamagedContentError(_("a bracket is closed that was never opened"))
            inner_operands = operands
            operands = outer.pop()
            operands.append(_entries(inner_operands) if token["close"] == b">>" else inner_operands)
    if operands or outer:
        raise DamagedContentError(_("the stream ends before its last operator"))


def numbers(run: bytes) -> list[float]:
    """The numbers of a run of path construction, in order."""
    return _numbers(run.translate(_SPACES_FOR_LETTERS))


def _numbers(text: bytes) -> list[float]:
    words = text.split()
    try:
        return [float(word) for word in words]
    except ValueError:
        return [_number(word) for word in text.replace(b"\0", b" ").split()]


def _number(text: bytes) -> float:
    try:
        return float(text)
    except ValueError:
        digits = re.search(rb"-?\d*\.?\d+", text)  # "--5", "1-2" and "." are read as other viewers read them
        return float(digits[0]) if digits else 0.0


def _name(text: bytes) -> PdfName:
    if len(text) > _LONGEST_NAME:
        raise DamagedContentError(_("a name of more than {most} bytes", most=_LONGEST_NAME))
    if b"#" in text:
        text = _NAME_CODE.sub(lambda code: bytes.fromhex(code[1].decode()), text)
    return PdfName(text)


def _unescape(text: bytes) -> bytes:
    return _ESCAPE.sub(_replace_escape, text) if b"\\" in text else text


def _replace_escape(escape: re.Match[bytes]) -> bytes:
    octal, other = escape.groups()
    return bytes([int(octal, 8) & 255]) if octal else _ESCAPES.get(other, other)


def _from_hex(text: bytes) -> bytes:
    digits = text.translate(None, b"\x00\t\n\x0c\r ")
    return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))


def _entries(words: list[Any]) -> dict[bytes, Any]:
    return dict(zip(words[::2], words[1::2], strict=False))


def _after_string(stream: bytes, position: int) -> int:
    """Where a string ends that has parentheses in it; `position` is behind the first one."""
    depth = 1
    for match in _PARENTHESIS.finditer(stream, position, position + _LONGEST_TOKEN):
        depth += {b"(": 1, b")": -1}.get(match[0], 0)
        if depth == 0:
            return match.end()
    raise DamagedContentError(_("a string is not closed"))


def _after_image(stream: bytes, position: int) -> int:
    """Where an inline image's data ends: at an EI that plain text follows. By chance EI may stand in the data."""
    for match in islice(_IMAGE_END.finditer(stream, position), _MOST_ENDS):
        following = stream[match.end() : match.end() + 12]
        if all(byte in b"\t\n\x0c\r" or 32 <= byte < 127 for byte in following):
            return match.end()
    raise DamagedContentError(_("an inline image has no end"))
