"""The editions of a booklet say the same words in the same order: pages, plain text, Braille, HTML, PDF for the screen.

What may differ is named here. To all words an edition may add its own: running heads and numbers of pages are left out
of the pages and of the PDF, which has a page of contents; plain text and Braille say what a line is ("Kapitel 3",
"Kasten"), and put a table's rows into sentences, each cell behind the head of its column (that of the first column is
said only before numbers), and write thousands with points; HTML has a deal to step
through. The printed pages show pictures where the others tell them in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import pytest
from tests.products.tagged import Node, TaggedFile
from tests.support import WORKSHOP, session_of, some
from tests.web.test_game_page import Elements, page

from kartenwerk.book.blocks import (
    Block,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    Listing,
    ListKind,
    Panel,
    Prose,
    Table,
    Together,
)
from kartenwerk.book.inline import Spans, plain
from kartenwerk.book.markdown import read_booklet
from kartenwerk.braille.script import basic
from kartenwerk.braille.table import BLANK, BrailleTable
from kartenwerk.display import Text
from kartenwerk.games import GAME_IDS
from kartenwerk.products.booklet.booklet import booklet_text, booklet_values, compose_rules
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.screen import screen_booklet, screen_edition
from kartenwerk.products.booklet.text import plain_paragraphs
from kartenwerk.products.braille.booklet import braille_book
from kartenwerk.products.game_order import GameOrder
from kartenwerk.structure import descend

GAMES = some(GAME_IDS, 11)


class Words:
    """The words of a booklet, from its blocks. Pictures are told in words, or left out."""

    def __init__(self, game: str, *, pictures: bool, tables: bool = True, corners: bool = True) -> None:
        session = session_of(game)
        values = booklet_values(WORKSHOP, session)
        self._describe = Descriptions(WORKSHOP, session.deck, {game: values})
        self._pictures, self._tables, self._corners = pictures, tables, corners
        blocks = read_booklet(booklet_text(WORKSHOP, game, values), game)
        covers = [block for block in blocks if isinstance(block, Cover)]
        last = [block for block in blocks if isinstance(block, LastPage)]
        body = [block for block in blocks if not isinstance(block, Cover | LastPage)]
        self.all = [word for block in [*covers, *body, *last] for word in self._of(block)]

    def _of(self, block: Block) -> Iterator[str]:
        match block:
            case Heading():
                yield from split(block.text)
            case Prose():
                yield from split(block.spans)
            case Listing():
                for entry in block.entries:
                    if block.kind is ListKind.LABELLED:
                        yield from split(entry.label)
                    yield from split(entry.spans)
            case Table() if self._tables:
                for row in (block.header if self._corners else block.header[1:], *block.rows):
                    for cell in row:
                        yield from split(cell)
            case FigureCall() | Cover():
                if self._pictures:
                    yield from split(" ".join(self._describe(block.name, block.arguments)))
                if isinstance(block, FigureCall):
                    yield from split(block.caption)
            case Panel():
                yield from split(block.label)
                yield from (word for inner in block.blocks for word in self._of(inner))
            case Together() | LastPage():
                yield from (word for inner in block.blocks for word in self._of(inner))


def split(text: str | Spans) -> list[str]:
    """Words in small letters, as a picture's first one is written small behind "Bild:" and great elsewhere."""
    said = re.sub(r"[\u00ad:]", "", text if isinstance(text, str) else plain(text))
    return re.sub(r"(?<=\d)\.(?=\d{3}\b)", " ", said).lower().split()


def missing(wanted: Iterable[str], said: Sequence[str]) -> list[str]:
    """The first word that is not said behind those before it; other words may stand between."""
    rest = iter(said)
    return [word for word in wanted if not any(word == each for each in rest)][:1]


@cache
def document(game: str) -> Node:
    return TaggedFile(screen_booklet(WORKSHOP, GameOrder(game)).data).document


def without_labels(node: Node) -> Iterator[str]:
    """What is heard, without the numbers and dashes of lists, which are none of the words."""
    if node.role == "Lbl" and re.fullmatch(r"\s*(\d+|–)\s*", node.heard):
        return
    yield node.words or node.text
    for child in () if node.words else node.children:
        yield from without_labels(child)


@pytest.mark.parametrize("game", GAMES)
def test_the_pdf_for_the_screen_says_the_booklet_and_nothing_else_but_its_contents(game: str) -> None:
    cover, title, _, inhalt, contents, *rules = document(game).children
    assert [cover.role, title.role, inhalt.role, contents.role] == ["Figure", "H1", "H2", "TOC"]
    said = [word for node in (cover, *rules) for word in split(" ".join(without_labels(node)))]
    assert said == Words(game, pictures=True).all


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_pages_say_the_booklet_word_by_word(game: str) -> None:
    session = session_of(game)
    elements = screen_edition(WORKSHOP, session).structure.elements
    silent = {each.id for each in descend(elements) if each.role in ("Figure", "Lbl")}
    named = {each.id for each in descend(elements) if each.role == "Lbl"}
    parts: list[str] = []
    for shown in compose_rules(WORKSHOP, session, "a6").pages:
        for text in (item for item in shown.items if isinstance(item, Text) and item.tag.element):
            words = text.text.removesuffix("-") if text.tag.soft else text.text
            if text.tag.element not in silent or (text.tag.element in named and not re.fullmatch(r"\d+|–", words)):
                parts.append(words + " " * text.tag.spaced)
    assert split("".join(parts)) == Words(game, pictures=False).all


@pytest.mark.parametrize("game", GAMES)
def test_the_page_for_phone_and_computer_says_them_in_the_same_order(game: str) -> None:
    wanted = Words(game, pictures=True).all
    said = [word for each in Elements(page(game)).words for word in split(each)]
    cover = len(split(document(game).children[0].heard))
    assert missing(wanted[cover:], said) == []  # the cover stands in the head, its words in its picture's name


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_text_says_them_in_the_same_order(game: str) -> None:
    said = [word for each in plain_paragraphs(WORKSHOP, session_of(game)) for word in split(each.text)]
    assert missing(Words(game, pictures=True, tables=False).all, said) == []
    bare = {word.strip(".,;") for word in said}
    assert {word.strip(".,;") for word in Words(game, pictures=True, corners=False).all} - bare <= {"–"}


@pytest.mark.parametrize("game", GAMES)
def test_braille_says_the_plain_text(game: str) -> None:
    table = BrailleTable.load(WORKSHOP.roots)
    order = GameOrder(game)
    told = "".join(basic(each.text, table) for each in plain_paragraphs(WORKSHOP, order.session(WORKSHOP)))
    pages = braille_book(WORKSHOP, order, "basic", table)
    assert "".join(line for each in pages for line in each[:-1]).replace(BLANK, "") == told.replace(BLANK, "")


def test_a_word_that_is_lost_or_comes_too_early_is_noticed() -> None:
    assert missing(["eins", "zwei"], ["eins", "und", "zwei"]) == []
    assert missing(["eins", "zwei"], ["zwei", "eins"]) == ["zwei"]
    assert missing(["eins", "zwei"], ["eins"]) == ["zwei"]
