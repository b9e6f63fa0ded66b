"""The markup of texts on cards: **bold**, *italic*, [words](look), line breaks, lists and :icons:. The rest is literal.

As a link of Markdown says in its parentheses where it leads, they say here how its words look: a colour, a size in
percent, small capitals. What stands between brackets may hold all of it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.text.book.typography import FIXED, Typography, typography_of

SIZES = (50, 200)
"""The least and the most percent of a text's size that words in it may have."""
SMALL_CAPITALS = frozenset(["smallcaps", "kapitälchen"])
DEEPEST = 8
"""So deep may words with a look stand within others."""


class WordLook(NamedTuple):
    """How words within a text look: their colour as it is written ("" is the text's), their size, small capitals."""

    colour: str = ""
    scale: float = 1.0
    small: bool = False


PLAIN = WordLook()


class TextRun(NamedTuple):
    """TextRun in one style."""

    text: str
    bold: bool = False
    italic: bool = False
    look: WordLook = PLAIN


class Icon(NamedTuple):
    """An icon in the text, by its name."""

    name: str
    look: WordLook = PLAIN


Part: TypeAlias = TextRun | Icon


class Line(NamedTuple):
    """The text between two line breaks; an `item` of a list hangs from its dash."""

    parts: tuple[Part, ...]
    item: bool = False


ICON = re.compile(r":([^\W\d_][\w-]*):")
_TOKEN = re.compile(r"\\([:*\\\[\]])|(\*\*)|(\*)|:([^\W\d_][\w-]*):|(\[)")
_BRACKET = re.compile(r"\\.|[\[\]]")
_LOOK = re.compile(r"\(([^()\n]*)\)")
_PERCENT = re.compile(r"(\d{1,4}) ?%")
_BREAK = re.compile(r"[ \t]*\n\s*(?:[-*–]\s+)?")
_ITEM = re.compile(r"^[-*–]\s+")


def read_text(text: str, language: str) -> tuple[Line, ...]:
    """The lines of a text. Empty lines at both ends are left out; one between others stays as an empty line."""
    text = _end_at_lines(text.strip("\n"))
    lines = [_line(line.strip(), language) for line in text.split("\n")]
    while lines and not lines[-1].parts:
        lines.pop()
    return tuple(lines)


def icons_of(text: str) -> list[str]:
    """The names of the icons in a text; none of one with wrong looks, which is reported where it is drawn."""
    if not ICON.search(text):
        return []
    try:
        return [part.name for line in read_text(text, "") for part in line.parts if isinstance(part, Icon)]
    except KartenwerkError:
        return []


def colours_of(text: str) -> list[str]:
    """The colours that words of a text have, as they are written."""
    if "](" not in text:
        return []
    return [part.look.colour for line in read_text(text, "") for part in line.parts if part.look.colour]


def capitalize(text: str) -> str:
    """The text in capitals, the names of its icons and the looks of its words as they are."""
    return _CASED.sub(lambda part: part[0] if part[1] else part[0].upper(), text)


_CASED = re.compile(r"(:[^\W\d_][\w-]*:|\]\([^()\n]*\))|[^:\]]+|[:\]]")


def plain(text: str, language: str) -> str:
    """The words of a text alone, an icon as its name; the text as it is where its looks are wrong: no card shows it."""
    try:
        lines = read_text(text, language)
    except KartenwerkError:
        return text
    return "\n".join(
        "".join(part.text if isinstance(part, TextRun) else part.name for part in line.parts) for line in lines
    )


def _line(text: str, language: str) -> Line:
    item = _ITEM.match(text)
    if item:
        text = text[item.end() :]
    parts = list(_Reader(text, _find_spans(text)).parts(0, len(text), PLAIN))
    parts = list(_set_quotes(parts, typography_of(language)))
    return Line(tuple(_bind(parts)), bool(item))


class _Span(NamedTuple):
    """Words in brackets: where they end, where the parentheses behind them end, and what stands in those."""

    close: int
    end: int
    look: str


def _find_spans(text: str) -> Mapping[int, _Span]:
    """The words in brackets that have a look, by the places of their opening brackets; other brackets are literal."""
    opened: list[int] = []
    found: dict[int, _Span] = {}
    for sign in _BRACKET.finditer(text):
        if sign[0] == "[":
            opened.append(sign.start())
        elif sign[0] == "]" and opened:
            start = opened.pop()
            look = _LOOK.match(text, sign.end())
            if look:
                found[start] = _Span(sign.start(), look.end(), look[1])
    return found


def _end_at_lines(text: str) -> str:
    """The text whose words with a look end with each line and go on in the next."""
    if "](" not in text or "\n" not in text:
        return text
    spans = sorted(_find_spans(text).items())

    def carry(found: re.Match[str]) -> str:
        around = [span.look for start, span in spans if start < found.start() < span.close]
        if len(around) > DEEPEST:
            raise _too_deep()
        return "".join(f"]({look})" for look in reversed(around)) + found[0] + "[" * len(around)

    return _BREAK.sub(carry, text)


@dataclass(frozen=True)
class _Reader:
    """Reads one line, whose words with a look are known."""

    text: str
    spans: Mapping[int, _Span]

    def parts(
        self, start: int, end: int, look: WordLook, bold: bool = False, italic: bool = False, depth: int = 0
    ) -> Iterator[Part]:
        """The parts of a stretch. A mark without its partner in it is literal."""
        text, letters, place = self.text, "", start
        while place < end:
            found = _TOKEN.search(text, place, end)
            if found is None:
                letters += text[place:end]
                break
            letters += text[place : found.start()]
            place = found.end()
            literal, double, single, icon, bracket = found.groups()
            span = self.spans.get(found.start()) if bracket else None
            if literal or (bracket and span is None):
                letters += literal or bracket
                continue
            if double or single:
                mark = double or single
                on = bold if double else italic
                if not on and not self._closes(place, end, mark):
                    letters += mark
                    continue
            if letters:
                yield TextRun(letters, bold, italic, look)
                letters = ""
            if span is not None:
                if depth == DEEPEST:
                    raise _too_deep()
                inner = read_look(span.look, look)
                yield from self.parts(found.end(), span.close, inner, bold, italic, depth + 1)
                place = span.end
            elif icon is not None:
                yield Icon(icon, look)
            elif double:
                bold = not bold
            else:
                italic = not italic
        if letters:
            yield TextRun(letters, bold, italic, look)

    def _closes(self, start: int, end: int, mark: str) -> bool:
        """Whether a mark that opens at `start` has a partner that closes it, with something but blanks in between."""
        text = self.text
        if start >= end or text[start].isspace():
            return False
        place = start
        while found := _TOKEN.search(text, place, end):
            if found.group(2 if len(mark) == 2 else 3) == mark:
                return found.start() > start
            span = self.spans.get(found.start()) if found[5] else None
            place = span.end if span else found.end()
        return False


def _too_deep() -> KartenwerkError:
    return KartenwerkError("words in brackets stand too deep within others", expected=at_most(DEEPEST))


def read_look(text: str, around: WordLook) -> WordLook:
    """How words look of which the parentheses say so, within words of another look; KartenwerkError for what is none.

    Sizes are multiplied. A colour is not looked up here.
    """
    look = around
    for word in _PERCENT.sub(r"\1%", text).replace(",", " ").split():
        percent = _PERCENT.fullmatch(word)
        if word.lower() in SMALL_CAPITALS:
            look = look._replace(small=True)
        elif percent:
            scale = round(around.scale * int(percent[1]) / 100, 4)
            least, most = SIZES
            if not least <= 100 * scale <= most:
                raise KartenwerkError(
                    "this is no size of words within a text",
                    found=f"{100 * scale:g} %",
                    expected=_("{least} % to {most} % of the text around", least=least, most=most),
                )
            look = look._replace(scale=scale)
        else:
            look = look._replace(colour=word)
    if not text.strip():
        raise KartenwerkError(
            "the parentheses behind words in brackets are empty",
            expected=_("a colour, a size such as 80%, or smallcaps; a bracket itself is \\["),
        )
    return look


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
