"""Booklets as plain text: for screen readers, with every picture in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from tests.products.told import GAMES, told
from tests.support import WORKSHOP, manuscript_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.game import booklet_text, booklet_values, game_manuscript
from kartenwerk.products.booklet.plain import plain_paragraphs, plain_text
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.book.blocks import Block, Cover, FigureCall, LastPage, Panel, PracticeMoves, Together
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.plain import WIDTH, Paragraph, ParagraphKind, PlainReader, wrap


def pictures(blocks: Sequence[Block]) -> Iterator[FigureCall | Cover]:
    for block in blocks:
        if isinstance(block, FigureCall | Cover):
            yield block
        elif isinstance(block, Panel | Together | LastPage):
            yield from pictures(block.blocks)
        elif isinstance(block, PracticeMoves):
            yield from pictures(block.blocks())


def read(markdown: str) -> list[str]:
    reader = PlainReader(lambda name, arguments: [f"{name}.", "Mehr davon."])
    return [paragraph.text for paragraph in reader.read(read_booklet(markdown, "text.md"))]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_booklet_is_described_from_its_own_examples(game: str) -> None:
    session = GameOrder(game).session(WORKSHOP)
    values = booklet_values(WORKSHOP, session)
    blocks = read_booklet(booklet_text(WORKSHOP, game, values), game)
    told = plain_paragraphs(game_manuscript(WORKSHOP, session))
    shown = list(pictures(blocks))
    assert sum(paragraph.kind is ParagraphKind.PICTURE for paragraph in told) == len(shown) > 3
    describe = Descriptions(WORKSHOP, session.deck, {game: values})
    lines = {paragraph.text for paragraph in told}
    for call in shown:
        words = describe(call.name, call.arguments)[0].split()
        assert len(words) > 1
        assert any(words[-1] in line and words[0] in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_text_has_short_lines_no_columns_and_no_signs_of_markup(game: str) -> None:
    text = plain_text(manuscript_of(GameOrder(game)))
    for line in text.splitlines():
        assert len(line) <= WIDTH
        assert line == line.strip()
        assert not re.search(r"  |[|*`_#=]{2}|:::|[\u00a0\u202f\u00ad]", line)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_says_first_whose_it_is(game: str) -> None:
    told = plain_paragraphs(manuscript_of(GameOrder(game)))
    turns = [found[1] for paragraph in told if (found := re.search(r"\d+\. Zug: (\w+)", paragraph.text))]
    assert {*turns} <= {"Anna", "Bert", "Cleo", "Dirk"}


@pytest.mark.parametrize("game", GAMES)
def test_chapters_are_counted_and_boxes_are_closed(game: str) -> None:
    told = plain_paragraphs(manuscript_of(GameOrder(game)))
    chapters = [paragraph.text for paragraph in told if paragraph.kind is ParagraphKind.CHAPTER][1:]
    assert [chapter.split(":")[0] for chapter in chapters] == [
        f"Kapitel {number}" for number in range(1, len(chapters) + 1)
    ]
    kinds = [paragraph.kind for paragraph in told]
    assert kinds.count(ParagraphKind.BOX) == kinds.count(ParagraphKind.BOX_END) > 0


def test_a_table_is_told_row_by_row_under_its_heads() -> None:
    table = "|  Runde | Anna | Bert |\n|:--|--:|--:|\n| 1. | 2 | 0,5 |\n| **Summe** | **2** | – |"
    assert read(table) == ["Runde 1: Anna 2; Bert 0,5.", "Summe: Anna 2, Bert keine."]


def test_a_table_with_numbers_for_heads_is_told_column_by_column() -> None:
    table = "|  Spieler | 3 | 4 |\n|:--|--:|--:|\n| Karten | 20 | 15 |\n| beiseite | – | 1 |"
    assert read(table) == ["Spieler 3: Karten 20, beiseite keine.", "Spieler 4: Karten 15, beiseite 1."]


def test_the_first_head_is_told_where_a_row_begins_with_a_number() -> None:
    table = "| Anna | Bert | Cleo |\n|--:|--:|--:|\n| –2 | +2 | 1,5 |\n| – | 3 | 4 |\n| 8\u202f% | 0 | 1 |"
    assert read(table) == [
        "Anna –2: Bert +2; Cleo 1,5.",
        "Anna keine: Bert 3, Cleo 4.",
        "Anna 8\u00a0%: Bert 0, Cleo 1.",
    ]


def test_an_empty_cell_is_not_told() -> None:
    assert read("|  | Anna | Bert | Cleo |\n|:--|--:|--:|--:|\n| gegen Bert | –1 | +1 |  |") == [
        "gegen Bert: Anna –1, Bert +1."
    ]


def test_heads_that_hold_a_comma_are_kept_apart() -> None:
    assert read("| Runde | Anna, Cleo | Bert |\n|:--|--:|--:|\n| 1. | 2 | 3 |") == ["Runde 1: Anna, Cleo 2; Bert 3."]


TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
SUBJECT = re.compile(r"[^:]*[^\W\d_]{2,}[^:]*: ")
"""A row tells what it speaks of before its numbers; a number is no subject, signed or not."""


@pytest.mark.parametrize("game", GAMES)
def test_no_row_of_a_table_lacks_its_subject(game: str) -> None:
    """In the booklet, by the usual rules and by every house rule."""
    rules = WORKSHOP.catalog.game(game).rules
    changed = [told(game, key, value) for key, rule in rules.items() for value in dict.fromkeys(rule.others())]
    tables = {table for text in (told(game), *changed) for table in TABLE.findall(text)}
    assert [row for table in tables for row in read(table) if not SUBJECT.match(row)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_plain_text_begins_with_a_signed_number(game: str) -> None:
    assert [text for text in finished(game) if re.match(r"[+–−-]", text)] == []


IN_A_LINE = re.compile(r"[\w%°)“][.!?:]\d+\. [A-ZÄÖÜ„]")
"""A stop, and right after it the number of the next entry of a list."""


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_of_a_list_stands_inside_a_line(game: str) -> None:
    """Pages, screen and Braille are set of the same blocks."""
    assert [found[0] for text in finished(game) if (found := IN_A_LINE.search(text))] == []


@cache
def finished(game: str) -> tuple[str, ...]:
    """What the booklet tells by the usual rules, each paragraph and each entry in a text of its own."""
    return tuple(each.text for each in plain_paragraphs(manuscript_of(GameOrder(game))))


def test_large_numbers_are_read_as_one() -> None:
    assert read("Das sind 386 206 920 Arten und 8 %.") == ["Das sind 386.206.920\u00a0Arten und 8\u00a0%."]


def test_lists_boxes_and_pictures_say_what_they_are() -> None:
    text = "::: kasten Beispiel\n- `Paar` Gleich.\n\n::: figur zug :::\n:::\n\n1. Gebt.\n2. Spielt."
    assert read(text) == [
        "Kasten: Beispiel",
        "Paar: Gleich.",
        "Bild: zug.",
        "Mehr davon.",
        "Ende des Kastens.",
        "1. Gebt.",
        "2. Spielt.",
    ]


def test_entries_of_a_list_stand_together_and_all_else_apart() -> None:
    paragraphs = [
        Paragraph(ParagraphKind.TEXT, "Ein\u00a0Satz."),
        Paragraph(ParagraphKind.ENTRY, "1. a"),
        Paragraph(ParagraphKind.ENTRY, "2. b"),
    ]
    assert wrap(paragraphs) == "Ein Satz.\n\n1. a\n2. b\n"


def test_a_picture_that_nobody_has_described_is_named() -> None:
    session = GameOrder("donnerwetter").session(WORKSHOP)
    describe = Descriptions(WORKSHOP, session.deck, {"donnerwetter": {}})
    with pytest.raises(KartenwerkError, match=r"games/donnerwetter/figures/luft\.txt\.j2: a figure has no description"):
        describe("donnerwetter/luft", {})
