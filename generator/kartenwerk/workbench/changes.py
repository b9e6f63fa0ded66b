"""What other rules change in the booklet: its sentences by the usual rules beside those by a table's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Literal, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.plain import EXAMPLE, plain_paragraphs
from kartenwerk.text.book.plain import ParagraphKind

_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ„])")
_NUMBER = re.compile(r"^(?:Kapitel )?\d+[.:]?\s+")

ECHOES = ("Hausregeln", "Varianten")
"""Chapters that list the changed rules, which the form beside does already."""

ALIKE = 0.5
"""Sentences with less in common are shown one after the other, not word by word."""


class Sentence(NamedTuple):
    """A sentence of the booklet; `is_read` says that it is running text and not within a picture or an example."""

    chapter: str
    words: str
    is_read: bool


class ChangedWords(NamedTuple):
    """Words of a changed sentence."""

    kind: Literal["same", "gone", "new"]
    words: str


class ChangedPlace(NamedTuple):
    """A changed place of the booklet, with its chapter."""

    chapter: str
    pieces: tuple[ChangedWords, ...]


class Changes(NamedTuple):
    """The changed places, and the number of those in examples and pictures."""

    places: tuple[ChangedPlace, ...] = ()
    elsewhere: int = 0


def read_sentences(workshop: Workshop, session: Session) -> tuple[Sentence, ...]:
    """The booklet as sentences in reading order."""
    chapter, found = "", list[Sentence]()
    for each in plain_paragraphs(game_manuscript(workshop, session)):
        if each.kind is ParagraphKind.CHAPTER:
            chapter = _NUMBER.sub("", each.text)
            continue
        is_read = each.kind in (ParagraphKind.TEXT, ParagraphKind.ENTRY) and not EXAMPLE.search(chapter)
        found += [Sentence(chapter, words, is_read) for words in _ENDS.split(each.text)]
    return tuple(found)


def compare(before: Sequence[Sentence], after: Sequence[Sentence]) -> Changes:
    """What differs, in the order of the booklet."""
    matcher = SequenceMatcher(None, [each.words for each in before], [each.words for each in after], autojunk=False)
    places, elsewhere = list[ChangedPlace](), 0
    for kind, start, end, first, last in matcher.get_opcodes():
        changed = (*before[start:end], *after[first:last]) if kind != "equal" else ()
        for chapter, is_read in dict.fromkeys((each.chapter, each.is_read) for each in changed):
            if chapter.startswith(ECHOES):
                continue
            if not is_read:
                elsewhere += 1
                continue
            here = (chapter, is_read)
            places.append(
                ChangedPlace(chapter, _pieces(_join(before[start:end], here), _join(after[first:last], here)))
            )
    return Changes(tuple(places), elsewhere)


def _join(sentences: Sequence[Sentence], here: tuple[str, bool]) -> str:
    """The sentences of one chapter, those that are read or the others."""
    return " ".join(each.words for each in sentences if (each.chapter, each.is_read) == here)


def _pieces(before: str, after: str) -> tuple[ChangedWords, ...]:
    """The words that go and those that come; as two texts if most of them differ."""
    old, new = before.split(), after.split()
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < ALIKE:
        return tuple(each for each in (ChangedWords("gone", before), ChangedWords("new", after)) if each.words)
    pieces = list[ChangedWords]()
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "equal":
            pieces.append(ChangedWords("same", " ".join(new[first:last])))
        else:
            pieces += [ChangedWords("gone", " ".join(old[start:end])), ChangedWords("new", " ".join(new[first:last]))]
    return tuple(each for each in pieces if each.words)
