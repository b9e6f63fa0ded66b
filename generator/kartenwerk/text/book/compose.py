"""A booklet made from its text: a book of one chapter."""

from __future__ import annotations

from collections.abc import Mapping

from kartenwerk.text.book.blocks import Illustrator
from kartenwerk.text.book.chapters import Book, Chapter, ChapterSetter
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.paragraph import Typefaces, Typesetter, WordBreaks
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.runs import NO_MARKS, Mark
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.typography import Typography, german


def compose(
    markdown: str,
    style: BookStyle,
    fonts: Typefaces,
    hyphenator: WordBreaks,
    figures: Illustrator,
    heads: RunningHeads,
    *,
    source: str = "booklet",
    multiple: int = 4,
    marks: Mapping[str, Mark] = NO_MARKS,
    tailpiece: str = "",
    typography: Typography = german,
) -> Book:
    """The pages of a booklet: cover, text, plates up to a `multiple` of pages where the text leaves any, the last page.

    `source` names the text in messages; `marks` are the signs that it may show, by name; the
    figure `tailpiece` closes sections; `typography` sets quotes and dashes. KartenwerkError where the text cannot
    be read or does not fit.
    """
    chapters = chapter_setter(style, fonts, hyphenator, figures, marks, tailpiece)
    return chapters.bind([chapters.typeset(Chapter(markdown, heads, source, typography=typography))], multiple=multiple)


def chapter_setter(
    style: BookStyle,
    fonts: Typefaces,
    hyphenator: WordBreaks,
    figures: Illustrator,
    marks: Mapping[str, Mark] = NO_MARKS,
    tailpiece: str = "",
    languages: Mapping[str, str] | None = None,
    names: frozenset[str] = frozenset(),
    compact: Illustrator | None = None,
) -> ChapterSetter:
    """What typesets the chapters of a book in one style; `languages` and `names` are those of `Typesetter`, `compact`
    that of `RowSetter`."""
    type = Typesetter(style, fonts, hyphenator, style.size, marks, languages or {}, names)
    return ChapterSetter(style, type, RowSetter(style, type, figures, compact), tailpiece)
