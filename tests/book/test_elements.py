"""Blocks as elements for those who hear a document, and the tags of what is set: both tell the same places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, ElementId, Fill, Group, Item, Matrix, Page, Tag, Text, rectangle, walk
from kartenwerk.text.book.blocks import (
    Align,
    Block,
    Figure,
    FigureCall,
    Heading,
    ListEntry,
    Listing,
    ListKind,
    Panel,
    Prose,
    Table,
)
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.elements import ElementReader, chapter_elements, element_boxes
from kartenwerk.text.book.inline import Span, Spans
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.paragraph import Measure, Typesetter
from kartenwerk.text.book.row import Row, stack_rows
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.structure import DocumentElement, descend, heading

SQUARE = Fill(rectangle(Box(0, 0, 5, 5)), "tinte")


def draw(name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
    return Figure(2, (SQUARE, Text(1, 3, "klein", "text", 7)))


def describe(name: str, arguments: Mapping[str, str]) -> Sequence[str]:
    return [f"ein Bild von {name}.", "Mehr davon."]


def spans(text: str) -> Spans:
    return (Span(text),)


def elements(markdown: str, top: int = 1) -> list[DocumentElement]:
    return list(chapter_elements(Chapter(markdown, RunningHeads("", ""), "text.md"), describe, top))


def outline(found: Sequence[DocumentElement]) -> Iterator[str]:
    for element in found:
        inner = " ".join(outline(element.children))
        yield f"{element.role}({inner})" if inner else element.role


def said(rows: Sequence[Row]) -> dict[ElementId, str]:
    """What is set, by the elements of its tags."""
    found: dict[ElementId, str] = {}
    for text in walk(stack_rows(rows, 4.0)[0]):
        if isinstance(text, Text):
            words = text.text.removesuffix("-") if text.tag.soft else text.text + " " * text.tag.spaced
            found[text.tag.element] = found.get(text.tag.element, "") + words
    return found


@pytest.mark.parametrize(
    ("markdown", "told"),
    [
        ("# Ende\n\nText.\n\n## Wertung", "H1 P H2"),
        ("1. eins\n2. zwei", "L(LI(Lbl LBody) LI(Lbl LBody))"),
        ("- *Stapel:* hier\n- *Hand:* dort", "L(LI(LBody) LI(LBody))"),
        ("| a | b |\n|---|--:|\n| c | 1 |", "Table(THead(TR(TH TH)) TBody(TR(TH TD)))"),
        ("|  | b |\n|---|--:|\n|  | 1 |", "Table(THead(TR(TD TH)) TBody(TR(TD TD)))"),
        ("|  |  |\n|---|--:|\n| c | 1 |", "Table(TR(TH TD))"),
        ("::: figur plan\nSo sieht es aus.\n:::", "Figure Caption"),
        ("::: kasten Beispiel\nText.\n:::", "Sect(H1 P)"),
        ("# Ende\n\n::: kasten Beispiel\nText.\n:::", "H1 Sect(H2 P)"),
        ("# Ende\n\n## Wertung\n\n::: kasten Mehr\nA.\n:::\n\n::: kasten Viel\nB.\n:::", "H1 H2 Sect(H3 P) Sect(H3 P)"),
        ("::: kasten\nText.\n:::", "Sect(P)"),
        ("::: zusammen\n::: figur plan :::\n\nText.\n:::\n\n::: seite :::\n\n::: abstand 2 :::", "Figure P"),
        ("Text.\n\n::: letzte-seite\n# Kurz\n:::\n\n::: umschlag plan :::", "Figure P H1"),
    ],
)  # fmt: skip
def test_each_block_is_an_element_of_its_kind(markdown: str, told: str) -> None:
    assert " ".join(outline(elements(markdown))) == told


def test_titles_are_as_deep_as_the_document_wants_them() -> None:
    assert [element.role for element in elements("# Ende\n\n## Wertung", top=2)] == ["H2", "H3"]
    assert heading(9) == "H6"


def test_a_picture_is_told_in_words_and_a_heading_is_a_bookmark() -> None:
    title, picture = elements("# Ende\n\n::: figur plan :::")
    assert title.bookmark == "Ende"
    assert picture.words == "Ein Bild von plan. Mehr davon."


word = st.sampled_from(["Karte", "Stich", "Donaudampfschifffahrt", "und", "zwei-", "Augen,"])
text = st.lists(word, min_size=1, max_size=14).map(" ".join)
entries = st.lists(st.builds(ListEntry, st.just("1"), text.map(spans)), min_size=1, max_size=3)
table = st.builds(
    lambda head, rows: Table(head, tuple(rows), (Align.LEFT, Align.RIGHT)),
    st.just(()) | st.tuples(text.map(spans), text.map(spans)),
    st.lists(st.tuples(text.map(spans), text.map(spans)), min_size=1, max_size=3),
)
simple: st.SearchStrategy[Block] = (
    st.builds(Heading, st.integers(1, 2), text)
    | st.builds(Prose, text.map(spans))
    | st.builds(Listing, st.sampled_from([ListKind.NUMBERED, ListKind.HANGING]), entries.map(tuple))
    | table
)
panel = st.builds(Panel, st.just("Beispiel"), st.lists(simple, min_size=1, max_size=3).map(tuple))
blocks = st.lists(simple | panel, min_size=1, max_size=5)


@settings(max_examples=20)
@given(blocks=blocks)
def test_everything_that_is_set_belongs_to_an_element_that_is_told(
    blocks: list[Block], a6: BookStyle, setter: Typesetter
) -> None:
    found = said(RowSetter(a6, setter, draw).rows(blocks, (7,)))
    told = [element.id for element in descend(ElementReader(describe).read(blocks, (7,))) if element.id]
    assert len(told) == len(set(told))
    assert set(found) == set(told)


def test_a_table_that_is_set_as_a_list_belongs_to_its_cells_and_its_heads_are_read_once(
    a6: BookStyle, setter: Typesetter
) -> None:
    """Four columns of long words fit no measure of 40 mm."""
    head = tuple(spans(name) for name in ("Spielart", "Vorhandaugen", "Mittelhand", "Hinterhand"))
    rows = tuple(tuple(spans(f"{name}{number}") for name in ("Reihe", "Augen", "Stiche", "Punkte")) for number in "12")
    narrow = replace(a6, width=40 + a6.inner + a6.outer)
    type = Typesetter(narrow, setter.faces, setter.breaks, narrow.size)
    found = said(RowSetter(narrow, type, draw).rows([Table(head, rows, (Align.LEFT,) * 4)]))
    assert found.pop(()).split() == ["·", "·", "Spielart", "Vorhandaugen", "·", "Mittelhand", "·", "Hinterhand"]
    assert {id: words.strip() for id, words in found.items()} == {
        (0, 0, 0): "Spielart", (0, 0, 1): "Vorhandaugen", (0, 0, 2): "Mittelhand", (0, 0, 3): "Hinterhand",
        (0, 1, 0): "Reihe1", (0, 1, 1): "Augen1", (0, 1, 2): "Stiche1", (0, 1, 3): "Punkte1",
        (0, 2, 0): "Reihe2", (0, 2, 1): "Augen2", (0, 2, 2): "Stiche2", (0, 2, 3): "Punkte2",
    }  # fmt: skip


def test_words_of_another_language_are_told_alone_and_not_within_german_ones(setter: Typesetter) -> None:
    type = replace(setter, languages={"mannr": "art-x-walisch"})
    (line,) = type.set(spans("Der „Mannr“, ein Schwert-Mannr und ein Mann."), Measure(80))
    assert {item.text.strip(): item.tag.language for item in line.items if item.tag.language} == {
        "„Mannr“,": "art-x-walisch"
    }


def test_the_box_of_an_element_holds_what_is_drawn_of_it_on_the_page() -> None:
    tag = Tag((1, 2))
    text = Text(10, 20, "Wort", "text", 10, tag=tag)
    picture = Group((SQUARE,), Matrix.move(90, 100), tag=Tag((3,)))
    boxes = element_boxes(Page(100, 102, (text, Group((picture,), Matrix.move(2, 0)))), lambda item: 15.0)
    assert boxes[1, 2].x0 == 10 and boxes[1, 2].x1 == 25
    assert boxes[1, 2].y0 < 18 and boxes[1, 2].y1 > 20
    assert boxes[3,] == Box(92, 100, 97, 102)


def test_a_chapter_with_two_covers_is_refused() -> None:
    with pytest.raises(KartenwerkError):
        elements("::: umschlag a :::\n\n::: umschlag b :::")


def items_of(rows: Sequence[Row]) -> list[Item]:
    return list(walk(stack_rows(rows, 4.0)[0]))


def test_an_ornament_belongs_to_nothing(a6: BookStyle, setter: Typesetter) -> None:
    rows = RowSetter(a6, setter, draw)
    ornament = items_of([rows.figure(FigureCall("schluss", {}))])
    assert not any(item.tag.element for item in ornament if isinstance(item, Text | Group))
    shown = items_of(rows.rows([FigureCall("plan", {})]))
    assert any(item.tag.element == (0, 0) for item in shown if isinstance(item, Text | Group))
