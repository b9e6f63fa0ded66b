"""Marked-up text: runs of characters, each with a cut and an ink."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from kartenwerk.graphics.display import ElementId


class Span(NamedTuple):
    """A run of text in one cut ("text", "italic", ...); `accented` text takes the accent ink.

    A line feed in the text is a forced line break. A span with a `mark` alone shows the sign of that name in
    front of the word that follows. The sign only repeats what the word says, so it is neither read aloud nor copied.
    A mark with a text is a word by itself: an icon, which is read aloud by that text.
    On a screen a span that `shows` a card shows it by that name where somebody points at its words.
    In a paragraph that is made of several table cells, `cell` distinguishes them.
    """

    text: str
    cut: str = "text"
    accented: bool = False
    mark: str = ""
    cell: ElementId = ()
    shows: str = ""


Spans: TypeAlias = tuple[Span, ...]

TABULAR = {"text": "tabular", "bold": "tabular-bold"}
"""The cuts that replace others in tables, where figures stand on the baseline and are all equally wide."""


def plain(spans: Iterable[Span]) -> str:
    """The characters alone, without cuts, inks and signs."""
    return "".join(span.text for span in spans)


def in_cut(spans: Iterable[Span], cut: str, *, accented: bool = False) -> Spans:
    """The same words in one cut."""
    return tuple(Span(span.text, cut, accented, span.mark, span.cell) for span in spans)


def in_cell(spans: Iterable[Span], cell: ElementId) -> Spans:
    """The same words as those of a cell."""
    return tuple(span._replace(cell=cell) for span in spans)


def tabular(spans: Iterable[Span]) -> Spans:
    """The same words with figures as tables need them."""
    return tuple(span._replace(cut=TABULAR.get(span.cut, span.cut)) for span in spans)


def split_lines(spans: Iterable[Span]) -> list[Spans]:
    """The text between forced line breaks."""
    lines: list[list[Span]] = [[]]
    for span in spans:
        first, *rest = span.text.split("\n")
        lines[-1].append(span._replace(text=first))
        lines += [[span._replace(text=text, mark="")] for text in rest]
    return [tuple(span for span in line if span.text or span.mark) for line in lines]
