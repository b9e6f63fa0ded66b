"""The words of a book's index, and the pages on which they are found in the finished book.

A word is found by its forms, which stand with it in the data or follow from it. In each chapter that it leads to, its
page is the first on which it stands in italics, bold or in a heading, as a word does where it is explained, or else
the first. A word that no glossary explains leads to the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, zip_longest
from typing import NamedTuple, TypeAlias

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name
from kartenwerk.graphics.display import ElementId, Group, Item, Page, Text

FILE = "rules_data/index.toml"

MOST = 5
"""Words that stand in more chapters lead only to these many: those that use them most."""

EMPHASISED = ("italic", "display", "bold")
"""The cuts of words that are explained, and of headings."""

Places: TypeAlias = Mapping[tuple[str, int], int]
"""Maps a word and the number of a chapter to the page on which it stands there."""


class IndexWord(Data):
    """A word of the author's list.

    `forms` are how it begins in a text, where its own forms would not do. A word that no glossary explains leads to the
    chapters that use it most, unless it is a word of games alone, `of_games`: then the book's index does not have it.
    One that is `left_out` stands in a glossary alone.
    """

    forms: tuple[Name, ...] = Field(strict=False, default=())
    of_games: bool = False
    left_out: bool = False


class IndexData(Data):
    """The data of `rules_data/index.toml`: the author's list."""

    words: dict[Name, IndexWord] = Field(default_factory=dict)


class Term(NamedTuple):
    """A word of a book's index, how it is found, and the numbers of the chapters to which it leads.

    Without numbers the chapters that use it most are taken.
    """

    word: str
    pattern: re.Pattern[str]
    chapters: tuple[int, ...] = ()


def make_term(word: str, forms: Sequence[str], chapters: Iterable[int] = ()) -> Term:
    """A word with the pattern by which it is found: its forms, or what German makes of it."""
    pattern = "|".join(forms) if forms else _inflect(word)
    return Term(word, re.compile(rf"\b(?:{pattern})"), tuple(sorted(chapters)))


def _inflect(word: str) -> str:
    """A noun with its endings, with a small letter too; a verb, which is a noun here, also as a verb."""
    bare = word.strip("„“!")
    first = re.escape(bare[:1])
    noun = rf"(?:{first}|{first.lower()}){re.escape(bare[1:])}(?:e?s|e?n|er|ern|e)?\b"
    if bare.endswith("en") and " " not in bare:
        stem = re.escape(bare[:1].lower() + bare[1:-2])
        return rf"{noun}|{stem}(?:e?n|e?t|e|t?est|te|ten)\b"
    return noun


class ChapterText(NamedTuple):
    """What a page says of a chapter: all of it, and what of it is emphasised."""

    page: int
    chapter: int
    text: str
    emphasised: str


def read_pages(pages: Sequence[Page]) -> list[ChapterText]:
    """The running text of the pages; covers, running heads and folios belong to no chapter."""
    found = []
    for number, page in enumerate(pages, 1):
        said = list(_tagged_texts(page.items))
        for chapter, texts in groupby(said, key=lambda text: text.tag.element[0]):
            words = list(texts)
            stressed = _join([word for word in words if word.font in EMPHASISED])
            found.append(ChapterText(number, chapter, _join(words), stressed))
    return found


def _tagged_texts(items: Sequence[Item], element: ElementId = ()) -> Iterator[Text]:
    """The texts that belong to an element, those of figures too."""
    for item in items:
        if isinstance(item, Text | Group):
            own = item.tag.element or element
            if isinstance(item, Group):
                yield from _tagged_texts(item.items, own)
            elif own:
                yield replace(item, tag=item.tag._replace(element=own))


def _join(texts: Sequence[Text]) -> str:
    """The texts as they were before they were broken into lines."""
    parts = []
    for text, following in zip_longest(texts, texts[1:]):
        said = text.text[:-1] if text.tag.soft else text.text
        parts.append(said + ("" if text.tag.soft else _space(text, following)))
    return "".join(parts).replace("\u00ad", "")


def _space(text: Text, following: Text | None) -> str:
    """What stands between two texts; lines end at spaces or behind a hyphen, labels in figures stand alone."""
    if following is None or following.tag.element != text.tag.element:
        return "\n"
    alone = following.y != text.y and not text.text.endswith(("-", "–", "/"))
    return " " if text.tag.spaced or alone else ""


def find_places(terms: Iterable[Term], said: Sequence[ChapterText], chapters: Iterable[int]) -> Places:
    """Where the words stand in the numbered chapters; a word that a house rule takes from its chapter has no place."""
    wanted = frozenset(chapters)
    known = [each for each in said if each.chapter in wanted]
    places: dict[tuple[str, int], int] = {}
    for term in terms:
        found: dict[int, list[tuple[bool, int, int]]] = {}
        for each in known:
            count = len(term.pattern.findall(each.text)) if each.chapter in (term.chapters or wanted) else 0
            if count:
                weak = bool(term.chapters) and not term.pattern.search(each.emphasised)
                found.setdefault(each.chapter, []).append((weak, each.page, count))
        used = sorted(found, key=lambda number: (-sum(count for *_rest, count in found[number]), number))
        for number in used if term.chapters else used[:MOST]:
            places[term.word, number] = min(found[number])[1]
    return places
