"""Scripts without what only their readers need: remarks, indents, and blanks between signs.

Names stay, and so do ends of lines that may end a statement. Nothing is removed within a string or a pattern.
"""

from __future__ import annotations

import re

_PIECE = re.compile(
    r"""
    (?P<text>"(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*')
    | (?P<remark>//[^\n]* | /\*.*?\*/)
    | (?P<pattern>/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*)
    | (?P<blank>\s+)
    | (?P<word>[\w$\#]+)
    | (?P<sign>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_AFTER_VALUE = re.compile(r"[\w$)\]}\"'`]")
"""The last sign of a value: a slash behind one divides, any other begins a pattern."""

_BEFORE_PATTERN = re.compile(r"(?<![\w$])(?:return|typeof|case|in|of)$")

_ONE_WORD = re.compile(r"[\w$#]{2}")
_OPEN, _CLOSED = "{([,;", "})]"
"""Signs after which no statement needs the end of a line, and those before which none does."""


def compact(script: str) -> str:
    """The script as browsers need it."""
    written, blank, place = "", "", 0
    while place < len(script):
        piece, kind = _next_piece(script, place)
        if kind == "pattern" and _ends_value(written):
            piece, kind = "/", "sign"
        place += len(piece)
        if kind in ("remark", "blank"):
            blank = "\n" if "\n" in blank + piece else " "
            continue
        written += _between(written, blank, piece) + piece
        blank = ""
    return written


def _next_piece(script: str, place: int) -> tuple[str, str | None]:
    """The piece that begins there, and its kind."""
    if script[place] == "`":
        return script[place : _end_of_template(script, place)], "text"
    found = _PIECE.match(script, place)
    assert found is not None
    return found[0], found.lastgroup


def _end_of_template(script: str, place: int) -> int:
    """Where a template ends that begins there; a value within it may hold further templates."""
    place += 1
    while script[place] != "`":
        if script.startswith("${", place):
            place = _end_of_value(script, place + 2)
        else:
            place += 2 if script[place] == "\\" else 1
    return place + 1


def _end_of_value(script: str, place: int) -> int:
    """Where a value within a template ends, behind its bracket."""
    depth, start = 1, place
    while depth:
        piece, kind = _next_piece(script, place)
        if kind == "pattern" and _ends_value(script[start:place].rstrip()):
            piece = "/"
        depth += (piece == "{") - (piece == "}")
        place += len(piece)
    return place


def _ends_value(written: str) -> bool:
    return bool(_AFTER_VALUE.match(written[-1:])) and not _BEFORE_PATTERN.search(written[-9:])


def _between(before: str, blank: str, piece: str) -> str:
    """What must stand between two pieces that were apart: a line end, or a blank where they would become one."""
    if not before or not blank:
        return ""
    if blank == "\n":
        return "" if before[-1] in _OPEN or piece in _CLOSED else blank
    joined = before[-1] + piece[0]
    return blank if _ONE_WORD.fullmatch(joined) or joined in ("++", "--", "//") else ""
