"""The booklet as plain text with its pictures described in words, for screen readers and for Braille."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.text.book.blocks import Block, Heading, LastPage
from kartenwerk.text.book.plain import Paragraph, ParagraphKind, PlainReader, wrap

EXAMPLE = re.compile(r"\bProbe|^Eine? zweite")
"""What the title of a chapter says that plays a deal to read along."""


def plain_text(manuscript: Manuscript) -> str:
    """The booklet in lines of at most 72 characters: chapters numbered, table rows as sentences, pictures described."""
    return wrap(plain_paragraphs(manuscript))


def plain_paragraphs(manuscript: Manuscript) -> list[Paragraph]:
    """The booklet as paragraphs in reading order: its front, and its parts one after the other."""
    return [*plain_front(manuscript), *chain.from_iterable(plain_parts(manuscript))]


def plain_front(manuscript: Manuscript, pages: Sequence[int] = ()) -> list[Paragraph]:
    """The title, and the contents of a book of several parts, with the `pages` on which these begin if it has pages."""
    front = [Paragraph(ParagraphKind.CHAPTER, manuscript.headline)]
    if manuscript.line:
        front.append(Paragraph(ParagraphKind.TEXT, manuscript.line))
    titles = _titles(manuscript)
    if titles:
        front.append(Paragraph(ParagraphKind.CHAPTER, manuscript.words.contents))
    ends = [f", {manuscript.words.reading.page} {page}" for page in pages] or [""] * len(titles)
    return front + [Paragraph(ParagraphKind.ENTRY, title + end) for title, end in zip(titles, ends, strict=True)]


def plain_parts(manuscript: Manuscript) -> list[list[Paragraph]]:
    """The paragraphs of each part; the chapters of each game of a collected book are counted anew."""
    parts = [[*_reader(manuscript).read(blocks)] for blocks in manuscript.read]
    for title, part in zip(_titles(manuscript), parts, strict=False):
        part.insert(0, Paragraph(ParagraphKind.CHAPTER, title))
    return parts


def _titles(manuscript: Manuscript) -> list[str]:
    """What the parts of a collected book are called; nothing for a booklet, which is all one."""
    titles = [chapter.title for chapter in manuscript.chapters if chapter.title]
    return [f"{manuscript.words.reading.part} {number}: {title}" for number, title in enumerate(titles, 1)]


def rules_in_short(manuscript: Manuscript) -> list[Paragraph]:
    """The short rules of the last page."""
    return [*_reader(manuscript).read(block for block in _blocks(manuscript) if isinstance(block, LastPage))]


def rules_at_length(manuscript: Manuscript) -> list[Paragraph]:
    """The short rules, and then what the booklet says at length; practice deals are left out."""
    blocks = _blocks(manuscript)
    kept: list[Block] = [block for block in blocks if isinstance(block, LastPage)]
    is_kept = True
    for block in blocks:
        if isinstance(block, Heading) and block.level == 1:
            is_kept = not EXAMPLE.search(block.text)
        if is_kept and not isinstance(block, LastPage):
            kept.append(block)
    return [*_reader(manuscript).read(kept)]


def _blocks(manuscript: Manuscript) -> list[Block]:
    return [*chain.from_iterable(chapter.blocks for chapter in manuscript.chapters)]


def _reader(manuscript: Manuscript) -> PlainReader:
    return PlainReader(manuscript.describe, words=manuscript.words.reading)


def _file(workshop: Workshop, manuscript: Manuscript) -> Made:
    return Made(plain_text(manuscript).encode(), 1)


TEXT = Edition("", ".txt", "text", _file)
"""The booklet as a text file (UTF-8)."""
