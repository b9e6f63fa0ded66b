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
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.products.tagged import Node, TaggedFile
from tests.support import WORKSHOP, far_from_usual, far_set, manuscript_of, slow, some
from tests.web.test_game_page import Elements

from kartenwerk.graphics.display import Text
from kartenwerk.play.games import GAME_IDS
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.game import booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.booklet.plain import plain_paragraphs
from kartenwerk.products.booklet.screen import SCREEN, screen_pages
from kartenwerk.products.braille.booklet import braille_book
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.rules_page import rules_page
from kartenwerk.text.book.blocks import (
    Block,
    Cover,
    FigureCall,
    Heading,
    LastPage,
    Listing,
    ListKind,
    Panel,
    PlayMove,
    PracticeMoves,
    Prose,
    Table,
    Together,
)
from kartenwerk.text.book.inline import Spans, plain
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.structure import descend

USUAL = [GameOrder(game) for game in GAME_IDS]
VARIANTS = [far_set(game) for game in GAME_IDS]


def named(order: GameOrder) -> str:
    return " ".join((order.game, order.variant, "by other rules" if order.settings else "")).strip()


ORDERS = pytest.mark.parametrize(
    "order",
    [*some(USUAL, 21, 4), *map(slow, VARIANTS), *(slow(far_from_usual(game)) for game in GAME_IDS)],
    ids=lambda order: named(order),
)
"""Every game by its usual rules, in a variant, and with all rules changed that can be."""


class Words:
    """The words of a booklet, from its blocks. Pictures are told in words, or left out.

    On pages with slots, whose words are `printed`, a move has the one of its two reasons that stands there, and a
    stretch of moves has its title in the running head alone.
    """

    def __init__(
        self,
        order: GameOrder,
        *,
        pictures: bool,
        tables: bool = True,
        corners: bool = True,
        printed: Sequence[str] | None = None,
    ) -> None:
        self._printed = None if printed is None else " ".join(printed)
        game, session = order.game, order.session(WORKSHOP)
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
            case PracticeMoves() if self._printed is None:
                yield from (word for inner in block.blocks() for word in self._of(inner))
            case PracticeMoves():
                yield from self._slots(block.moves)
            case Panel():
                yield from split(block.label)
                yield from (word for inner in block.blocks for word in self._of(inner))
            case Together() | LastPage():
                yield from (word for inner in block.blocks for word in self._of(inner))

    def _slots(self, moves: Sequence[PlayMove]) -> Iterator[str]:
        assert self._printed is not None
        for number, move in enumerate(moves, start=1):
            yield from self._of(move.picture)
            long, score = split(move.reason.spans), [*self._of(move.score)]
            reason = long if " ".join(long) in self._printed or not move.short else split(move.short.spans)
            yield from reason
            # a bar ends each page, and how many moves a page has depends on what else stands there
            if number == len(moves) or " ".join([*reason, *score]) in self._printed:
                yield from score


def split(text: str | Spans) -> list[str]:
    """Words in small letters, as a picture's first one is written small behind "Bild:" and great elsewhere."""
    said = re.sub(r"[\u00ad:]", "", text if isinstance(text, str) else plain(text))
    return re.sub(r"(?<=\d)\.(?=\d{3}\b)", " ", said).lower().split()


def missing(wanted: Iterable[str], said: Sequence[str]) -> list[str]:
    """The first word that is not said behind those before it; other words may stand between."""
    rest = iter(said)
    return [word for word in wanted if not any(word == each for each in rest)][:1]


@cache
def document(order: GameOrder) -> Node:
    return TaggedFile(SCREEN.make(WORKSHOP, manuscript_of(order)).data).document


@cache
def page(order: GameOrder) -> str:
    return rules_page(WORKSHOP, manuscript_of(order)).data.decode()


def without_labels(node: Node) -> Iterator[str]:
    """What is heard, without the numbers and dashes of lists, which are none of the words."""
    if node.role == "Lbl" and re.fullmatch(r"\s*(\d+|–)\s*", node.heard):
        return
    yield node.words or node.text
    for child in () if node.words else node.children:
        yield from without_labels(child)


@ORDERS
def test_the_pdf_for_the_screen_says_the_booklet_and_nothing_else_but_its_contents(order: GameOrder) -> None:
    cover, title, _, inhalt, contents, *rules = document(order).children
    assert [cover.role, title.role, inhalt.role, contents.role] == ["Figure", "H1", "H2", "TOC"]
    said = [word for node in (cover, *rules) for word in split(" ".join(without_labels(node)))]
    assert said == Words(order, pictures=True, printed=said).all


@ORDERS
def test_the_printed_pages_say_the_booklet_word_by_word(order: GameOrder) -> None:
    session = order.session(WORKSHOP)
    elements = screen_pages(WORKSHOP, game_manuscript(WORKSHOP, session)).structure.elements
    silent = {each.id for each in descend(elements) if each.role in ("Figure", "Lbl")}
    named = {each.id for each in descend(elements) if each.role == "Lbl"}
    parts: list[str] = []
    for shown in compose(WORKSHOP, game_manuscript(WORKSHOP, session), "a6").pages:
        for text in (item for item in shown.items if isinstance(item, Text) and item.tag.element):
            words = text.text.removesuffix("-") if text.tag.soft else text.text
            if text.tag.element not in silent or (text.tag.element in named and not re.fullmatch(r"\d+|–", words)):
                parts.append(words + " " * text.tag.spaced)
    said = split("".join(parts))
    assert said == Words(order, pictures=False, printed=said).all


@ORDERS
def test_the_page_for_phone_and_computer_says_them_in_the_same_order(order: GameOrder) -> None:
    wanted = Words(order, pictures=True).all
    said = [word for each in Elements(page(order)).words for word in split(each)]
    cover = len(split(document(order).children[0].heard))
    assert missing(wanted[cover:], said) == []  # the cover stands in the head, its words in its picture's name


@ORDERS
def test_the_plain_text_says_them_in_the_same_order(order: GameOrder) -> None:
    said = [word for each in plain_paragraphs(manuscript_of(order)) for word in split(each.text)]
    assert missing(Words(order, pictures=True, tables=False).all, said) == []
    bare = {word.strip(".,;") for word in said}
    assert {word.strip(".,;") for word in Words(order, pictures=True, corners=False).all} - bare <= {"–"}


@ORDERS
def test_braille_says_the_plain_text(order: GameOrder) -> None:
    table = BrailleTable.load(WORKSHOP.roots)
    told = "".join(basic(each.text, table) for each in plain_paragraphs(manuscript_of(order)))
    pages = braille_book(WORKSHOP, manuscript_of(order), "basic")
    assert "".join(line for each in pages for line in each[:-1]).replace(BLANK, "") == told.replace(BLANK, "")


def test_all_editions_say_a_rounds_own_sentences(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    note = "Wer zuletzt kam, gibt zuerst."
    rules.write_text(
        f"game = 'watten'\nname = 'Stammtisch'\nnotes = ['{note}']\n[rules]\nziel = 21\n", encoding="utf-8"
    )
    order = GameOrder("watten", rules)
    assert note.lower() in " ".join(Words(order, pictures=False).all)
    test_the_pdf_for_the_screen_says_the_booklet_and_nothing_else_but_its_contents(order)
    test_the_printed_pages_say_the_booklet_word_by_word(order)
    test_the_page_for_phone_and_computer_says_them_in_the_same_order(order)
    test_the_plain_text_says_them_in_the_same_order(order)
    test_braille_says_the_plain_text(order)


class ForeignWords(HTMLParser):
    """The words of a page that are told in another language, and that language."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: list[tuple[str, str]] = []
        self._language = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "span":
            self._language = dict(attrs).get("lang") or ""

    def handle_endtag(self, tag: str) -> None:
        self._language = ""

    def handle_data(self, data: str) -> None:
        if self._language:
            self.told += [(self._language, word) for word in split(re.sub(r"[^\w\s]", " ", data.replace("\u00ad", "")))]


@pytest.mark.parametrize("game", [slow(game) if game not in ("donnerwetter", "watten") else game for game in GAME_IDS])
def test_page_and_pdf_tell_the_same_words_in_the_language_of_the_deck(game: str) -> None:
    """Words that the PDF parts at the ends of lines are left out."""
    order = GameOrder(game)
    session = order.session(WORKSHOP)
    shown = [
        item
        for each in screen_pages(WORKSHOP, game_manuscript(WORKSHOP, session)).pages
        for item in each.items
        if isinstance(item, Text)
    ]
    whole = [each for each in shown if each.tag.language and not each.text.endswith("-") and not each.tag.soft]
    wanted = {(each.tag.language, word) for each in whole for word in split(re.sub(r"[^\w\s]", " ", each.text))}
    told = set(ForeignWords(page(order)).told)
    assert wanted <= told
    assert bool(told) == (session.deck.id in ("walisch", "inrah"))
    assert {language for language, _ in told} <= set(session.deck.languages.values())
    assert {word for _, word in told} <= set(session.deck.languages)


def test_a_word_that_is_lost_or_comes_too_early_is_noticed() -> None:
    assert missing(["eins", "zwei"], ["eins", "und", "zwei"]) == []
    assert missing(["eins", "zwei"], ["zwei", "eins"]) == ["zwei"]
    assert missing(["eins", "zwei"], ["eins"]) == ["zwei"]
