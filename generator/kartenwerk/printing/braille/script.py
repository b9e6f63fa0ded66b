"""Running text in German Braille: basic script by the project's own table, full script by liblouis.

Basic script has a cell for every letter; full script has contractions for common groups of letters.
"""

from __future__ import annotations

import re
import subprocess
import unicodedata
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Literal, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.programs import LIBLOUIS
from kartenwerk.printing.braille.table import BLANK, BrailleTable, cells

Script: TypeAlias = Literal["basic", "full"]
Translate: TypeAlias = Callable[[Sequence[str]], list[str]]
"""From lines of text to as many lines of Braille."""

SCRIPTS: tuple[Script, ...] = ("basic", "full")

_LIBLOUIS_TABLES = "unicode.dis,de-g1.ctb"
_LIKE_DIGITS = frozenset("abcdefghij")
_LIKE_LOWERED = frozenset('?!()[]–—;“”"')
"""Marks that could be read as lowered figures when they follow a number."""

_PIECES = re.compile(r"\d+(?:[.,]\d+)*|[^\d]")


def translator(script: Script, table: BrailleTable) -> Translate:
    """The function that turns lines into Braille; KartenwerkError for full script if liblouis is not installed."""
    if script == "basic":
        return lambda lines: [basic(line, table) for line in lines]
    return full_script()


def basic(text: str, table: BrailleTable) -> str:
    """A line in basic script; KartenwerkError for a character that is not in the table."""
    found: list[str] = []
    after_number = False
    for piece in _PIECES.findall(_plain(text)):
        if piece[0].isdecimal():
            found.append(_number(piece, table))
            after_number = True
            continue
        if after_number and (piece.lower() in _LIKE_DIGITS or piece in _LIKE_LOWERED):
            found.append(cells(table.signs.letter))
        found.append(_sign(piece, table))
        after_number = False
    return "".join(found)


def _plain(text: str) -> str:
    """The text with accents composed, every kind of space as a blank, and without soft hyphens and the like."""
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    return spaced.replace("\u00ad", "").replace("\u200b", "").replace("\u2011", "-").replace("\u2010", "-")


def _number(piece: str, table: BrailleTable) -> str:
    marks = {".": cells(table.signs.thousand), ",": cells(table.marks[","])}
    return cells(table.signs.number) + "".join(
        marks[char] if char in marks else cells(table.digits[str(int(char))]) for char in piece
    )


def _sign(char: str, table: BrailleTable) -> str:
    small = char.lower()
    if small in table.letters:
        return cells(table.letters[small])
    if char in table.marks:
        return cells(table.marks[char])
    if small in table.foreign:
        return "".join(cells(table.letters[letter]) for letter in table.foreign[small])
    base = unicodedata.normalize("NFD", small)[0]  # a letter with a foreign accent is written without it
    if base in table.letters:
        return cells(table.letters[base])
    raise KartenwerkError("the Braille table has no such character", key=char, found=f"U+{ord(char):04X}")


def full_script() -> Translate:
    """Full script by liblouis, through its Python binding or its command; KartenwerkError if neither is installed."""
    try:
        louis = import_module("louis")
        tables = _LIBLOUIS_TABLES.split(",")
        louis.translateString(tables, "a")
    except Exception:  # "louis" may be another package, or the binding may not find its library
        command = LIBLOUIS.find()
        if command is None:
            raise KartenwerkError(
                "full script needs liblouis, which is not installed",
                key="--braille",
                found="full",
                expected=_("basic, or {install}", install=LIBLOUIS.install),
            ) from None
        return lambda lines: _by_command(command, lines)
    return lambda lines: [louis.translateString(tables, _for_liblouis(line)) for line in lines]


def _by_command(command: str, lines: Sequence[str]) -> list[str]:
    text = "".join(f"{_for_liblouis(line)}\n" for line in lines)
    done = subprocess.run(
        [command, "--forward", _LIBLOUIS_TABLES], input=text, capture_output=True, encoding="utf-8", check=False
    )
    found = done.stdout.split("\n")[: len(lines)]
    if done.returncode or len(found) != len(lines):
        raise KartenwerkError("liblouis could not translate the text", key="--braille", found=done.stderr.strip()[:200])
    return [line.replace(" ", BLANK) for line in found]


def _for_liblouis(line: str) -> str:
    """The line with English closing quotes: liblouis takes the German closing quote for an opening one."""
    return _plain(line).replace("“", "”").replace("‘", "’")
