"""The markup of texts on cards: **bold**, *italic*, line breaks, lists, and :icons:. Everything else is literal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from kartenwerk.text.book.typography import FIXED, Typography, typography_of


class TextRun(NamedTuple):
    """TextRun in one style."""

    text: str
    bold: bool = False
    italic: bool = False


class Icon(NamedTuple):
    """An icon in the text, by its name."""

    name: str


Part: TypeAlias = TextRun | Icon


class Line(NamedTuple):
    """The text between two line breaks; an `item` of a list hangs from its dash."""

    parts: tuple[Part, ...]
    item: bool = False


ICON = re.compile(r":([^\W\d_][\w-]*):")
_TOKEN = re.compile(r"\\([:*\\])|(\*\*)|(\*)|:([^\W\d_][\w-]*):")
_ITEM = re.compile(r"^[-*–]\s+")


def read_text(text: str, language: str) -> tuple[Line, ...]:
    """The lines of a text. Empty lines at both ends are left out; one between others stays as an empty line."""
    lines = [_line(line.strip(), language) for line in text.strip("\n").split("\n")]
    while lines and not lines[-1].parts:
        lines.pop()
    return tuple(lines)


def icons_of(text: str) -> list[str]:
    """The names of the icons in a text."""
    if not ICON.search(text):
        return []
    return [part.name for line in read_text(text, "") for part in line.parts if isinstance(part, Icon)]


def plain(lines: tuple[Line, ...]) -> str:
    """The words alone; an icon is its name."""
    return "\n".join(
        "".join(part.text if isinstance(part, TextRun) else part.name for part in line.parts) for line in lines
    )


def _line(text: str, language: str) -> Line:
    item = _ITEM.match(text)
    if item:
        text = text[item.end() :]
    parts = list(_parts(text))
    parts = list(_set_quotes(parts, typography_of(language)))
    return Line(tuple(_bind(parts)), bool(item))


def _parts(text: str) -> Iterator[Part]:
    """The parts of a line. A mark without its partner is literal."""
    bold = italic = False
    letters = ""
    place = 0
    while place < len(text):
        found = _TOKEN.search(text, place)
        if found is None:
            letters += text[place:]
            break
        letters += text[place : found.start()]
        place = found.end()
        literal, double, single, icon = found.groups()
        if literal:
            letters += literal
            continue
        if icon is None:
            mark = double or single
            on = bold if double else italic
            if not on and not _closes(text, place, mark):
                letters += mark
                continue
        if letters:
            yield TextRun(letters, bold, italic)
            letters = ""
        if icon is not None:
            yield Icon(icon)
        elif double:
            bold = not bold
        else:
            italic = not italic
    if letters:
        yield TextRun(letters, bold, italic)


def _closes(text: str, start: int, mark: str) -> bool:
    """Whether a mark that opens at `start` has a partner that closes it, with something but blanks between them."""
    if start >= len(text) or text[start].isspace():
        return False
    place = start
    while found := _TOKEN.search(text, place):
        if found.group(2 if len(mark) == 2 else 3) == mark:
            return found.start() > start
        place = found.end()
    return False


def _set_quotes(parts: list[Part], typography: Typography) -> Iterator[Part]:
    """The parts with quotes and dashes as they are printed; an icon counts as a letter in front of what follows."""
    before = ""
    for part in parts:
        if isinstance(part, TextRun):
            yield part._replace(text=typography(part.text, before))
            before = part.text
        else:
            yield part
            before = "x"


def _bind(parts: list[Part]) -> Iterator[Part]:
    """A number and the icon after it are not parted."""
    for place, part in enumerate(parts):
        nearby = parts[place + 1] if place + 1 < len(parts) else None
        if isinstance(part, TextRun) and isinstance(nearby, Icon) and re.search(r"\d $", part.text):
            yield part._replace(text=part.text[:-1] + FIXED)
        else:
            yield part
