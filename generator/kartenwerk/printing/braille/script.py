"""Running text in Braille: basic script by the project's own tables, full script by liblouis.

Basic script has a cell for every letter (German Basisschrift, uncontracted English); full script has contractions for
common groups of letters (Vollschrift, contracted English).
"""

from __future__ import annotations

import re
import subprocess
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import groupby
from typing import Literal, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.programs import LIBLOUIS
from kartenwerk.printing.braille.table import BLANK, BrailleTable, cells

Script: TypeAlias = Literal["basic", "full"]
Translate: TypeAlias = Callable[[Sequence[str]], list[str]]
"""From lines of text to as many lines of Braille."""

SCRIPTS: tuple[Script, ...] = ("basic", "full")

_SHOWN_AS = "unicode.dis"
_PIECES = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+|.", re.DOTALL)
"""Numbers, words, and all else character by character."""


def translator(script: Script, table: BrailleTable) -> Translate:
    """The function that turns lines into Braille; KartenwerkError for full script if liblouis is not installed."""
    if script == "basic":
        return lambda lines: [basic(line, table) for line in lines]
    return full_script(table)


def basic(text: str, table: BrailleTable) -> str:
    """A line in basic script; KartenwerkError for a character that is not in the table."""
    found: list[str] = []
    after_number = False
    for piece in _PIECES.findall(_plain(text)):
        if piece[0].isdecimal():
            found.append(_number(piece, table))
            after_number = True
            continue
        if after_number and (piece[0] if table.capitals else piece[0].lower()) in table.signs.figures:
            found.append(cells(table.signs.letter))
        found.append(_word(piece, table))
        after_number = False
    return "".join(found)


def _plain(text: str) -> str:
    """The text with accents composed, every kind of space as a blank, and without soft hyphens and the like."""
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    return spaced.replace("\u00ad", "").replace("\u200b", "").replace("\u2011", "-").replace("\u2010", "-")


def _number(piece: str, table: BrailleTable) -> str:
    return cells(table.signs.number) + "".join(
        cells(table.digits[str(int(char))] if char.isdecimal() else table.marks[char]) for char in piece
    )


def _word(word: str, table: BrailleTable) -> str:
    """A word, or a mark. Its capitals are announced if the table has signs for them."""
    if table.capitals is None or word.islower():
        return "".join(_sign(char, table) for char in word)
    found: list[str] = []
    is_open = False
    for is_capital, run in groupby(word, str.isupper):
        chars = [*run]
        if is_capital:
            is_open = len(chars) > 1
            found.append(cells(table.capitals.word if is_open else table.capitals.letter))
        elif is_open:
            found.append(cells(table.capitals.end))
        found += [_sign(char, table) for char in chars]
    return "".join(found)


def _sign(char: str, table: BrailleTable) -> str:
    small = char.lower()
    if small in table.letters:
        return cells(table.letters[small])
    if char in table.marks:
        return cells(table.marks[char])
    if small in table.foreign:
        return "".join(cells(table.letters[letter]) for letter in table.foreign[small])
    base, *accents = [*unicodedata.normalize("NFD", small)]
    if base in table.letters:
        return "".join(cells(table.accents[each]) for each in accents if each in table.accents) + cells(
            table.letters[base]
        )
    raise KartenwerkError("the Braille table has no such character", key=char, found=f"U+{ord(char):04X}")


def full_script(table: BrailleTable) -> Translate:
    """Full script by liblouis, through its Python binding or its command; KartenwerkError if neither is installed."""
    shown = [_SHOWN_AS, table.full.table]
    try:
        louis = import_module("louis")
        louis.translateString(shown, "a")
    except Exception:  # "louis" may be another package, or the binding may not find its library
        command = LIBLOUIS.find()
        if command is None:
            raise KartenwerkError(
                "full script needs liblouis, which is not installed",
                key="--braille",
                found="full",
                expected=_("basic, or {install}", install=LIBLOUIS.install),
            ) from None
        return lambda lines: _by_command([command, "--forward", ",".join(shown)], _spell(lines, table))
    return lambda lines: [louis.translateString(shown, line) for line in _spell(lines, table)]


def _by_command(command: Sequence[str], lines: Sequence[str]) -> list[str]:
    text = "".join("{}\n".format(line.replace("\\", r"\\")) for line in lines)  # it reads escapes
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)
    found = done.stdout.split("\n")[: len(lines)]
    if done.returncode or len(found) != len(lines):
        raise KartenwerkError("liblouis could not translate the text", key="--braille", found=done.stderr.strip()[:200])
    return [line.replace(" ", BLANK) for line in found]


def _spell(lines: Iterable[str], table: BrailleTable) -> list[str]:
    """The lines as liblouis reads them rightly; KartenwerkError for a character that the table has not."""
    return ["".join(_spell_sign(char, table) for char in _plain(line)) for line in lines]


def _spell_sign(char: str, table: BrailleTable) -> str:
    """The character, or what is written in its place: the letter alone where the table has not its accent."""
    if not char.isdecimal():
        _sign(char, table)
    if char.lower() in table.full.written:
        return table.full.written[char.lower()]
    base, *accents = [*unicodedata.normalize("NFD", char)]
    has_all = char.lower() in table.letters or all(each in table.accents for each in accents)
    return char if has_all or not table.accents else base
