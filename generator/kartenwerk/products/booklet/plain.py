"""The booklet as plain text with its pictures described in words, for screen readers and for Braille."""

from __future__ import annotations

import re
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
    """The booklet as paragraphs in reading order, the title first; each game of a collected book begins anew."""
    told = [Paragraph(ParagraphKind.CHAPTER, manuscript.headline)]
    if manuscript.line:
        told.append(Paragraph(ParagraphKind.TEXT, manuscript.line))
    for chapter in manuscript.chapters:
        if chapter.title:
            told.append(Paragraph(ParagraphKind.CHAPTER, chapter.title))
        afterword = manuscript.afterword if chapter is manuscript.chapters[-1] else ()
        told += _reader(manuscript).read((*chapter.blocks, *afterword))
    return told


def rules_in_short(manuscript: Manuscript) -> list[Paragraph]:
    """The short rules of the last page."""
    return [*_reader(manuscript).read(block for block in _blocks(manuscript) if isinstance(block, LastPage))]


def rules_at_length(manuscript: Manuscript) -> list[Paragraph]:
    """The short rules, and then what the booklet says at length; practice deals are left out."""
    blocks = _blocks(manuscript)
    kept: list[Block] = [block for block in blocks if isinstance(block, LastPage)]
    told = True
    for block in blocks:
        if isinstance(block, Heading) and block.level == 1:
            told = not EXAMPLE.search(block.text)
        if told and not isinstance(block, LastPage):
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
