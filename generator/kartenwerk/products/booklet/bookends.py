"""The contents, the glossary with pages and the index of a collected book, written from where things stand in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.load import read_model
from kartenwerk.products.booklet.contents import TocChapter, add_leaders
from kartenwerk.products.booklet.glossary import Entry, Pages, no_pages
from kartenwerk.products.booklet.index import (
    FILE,
    IndexData,
    Places,
    Term,
    find_places,
    make_term,
    read_pages,
)
from kartenwerk.products.booklet.index_columns import index_entries, set_index
from kartenwerk.products.booklet.visual_contents import VisualContents
from kartenwerk.text.book.chapters import Book, Chapter, ChapterSetter, TypesetChapter

FRONT = -1
"""The number of what stands before the first chapter."""

TITLE_LINES = 2
"""The lines of the heading above the index."""


@dataclass(frozen=True)
class IndexedChapter:
    """A chapter to which the index may lead: its title there, and the words that its glossary explains."""

    title: str
    words: Sequence[Entry] = ()


@dataclass(frozen=True)
class BookEnds:
    """Contents and index of a book whose `chapters` stand between them.

    `games` are the titles of its games by their ids. `front_chapter` writes the covers and the list of contents from
    values, `end_chapter` the appendix around a glossary, and `glossary` writes that with the page of each word. A book
    of several games has `pictures` of these as its contents, one of a single game a list of its sections.
    """

    workshop: Workshop
    chapters: Sequence[IndexedChapter]
    games: Mapping[str, str]
    front_chapter: Callable[[Mapping[str, Any]], Chapter]
    end_chapter: Callable[[str], Chapter]
    glossary: Callable[[Pages], str]
    pictures: VisualContents

    def front(self, setter: ChapterSetter, contents: Sequence[TocChapter]) -> TypesetChapter:
        """Covers, and the contents: pictures of the games where the style has room for them, else a list."""
        shown = bool(setter.style.choice_columns) and len(self.games) > 1
        values = {"liste": not shown, "inhalt": contents, "stufen": 1 if len(self.games) > 1 else 2}
        typeset = setter.typeset(replace(self.front_chapter(values), number=FRONT))
        if not shown:
            return replace(typeset, body=add_leaders(typeset.body, setter.type))
        pages = {chapter.title: chapter.page for chapter in contents}
        of_games = {id: pages.get(title, 0) for id, title in self.games.items()}
        *chapters, appendix = contents or (TocChapter("", 0, ()),)
        others = [chapter[:2] for chapter in chapters if chapter.title not in self.games.values()]
        others += [(title, page) for title, page in appendix.sections]
        return replace(typeset, body=self.pictures.rows(setter.style, of_games, others))

    def end(self, setter: ChapterSetter, places: Places) -> TypesetChapter:
        """The glossary, and below it the index."""
        numbers = {chapter.title: number for number, chapter in enumerate(self.chapters)}

        def page(word: str, title: str) -> int:
            return places.get((word, numbers[title]), 0)

        text = self.glossary(page if places else no_pages)
        typeset = setter.typeset(replace(self.end_chapter(text), number=len(self.chapters)))
        alone = len(self.games) < 2
        titles = {number: "" if alone else chapter.title for number, chapter in enumerate(self.chapters)}
        return replace(typeset, body=(*typeset.body, *set_index(index_entries(places, titles), setter, TITLE_LINES)))

    def find(self, book: Book) -> Places:
        """The places of all words of the index."""
        return find_places(self.terms, read_pages(book.pages), range(len(self.chapters)))

    @cached_property
    def terms(self) -> Sequence[Term]:
        """The words of the glossaries, each with the chapters that explain it, and those of the author's list."""
        listed = read_model(self.workshop.roots.find(FILE), IndexData).words
        explained: dict[str, list[int]] = {}
        for number, chapter in enumerate(self.chapters):
            for entry in chapter.words:
                explained.setdefault(entry.word, []).append(number)
        terms = []
        for word in dict.fromkeys([*explained, *listed]):
            author = listed.get(word)
            if author and (author.left_out or (author.of_games and word not in explained)):
                continue
            terms.append(make_term(word, author.forms if author else (), explained.get(word, ())))
        return terms
