"""Signs of suits in running text: seen, bound to their word, and heard by nobody."""

from __future__ import annotations

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.blocks import Listing, ListKind, Prose, Table
from kartenwerk.text.book.inline import Span, Spans, plain
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.paragraph import Measure, Typesetter
from kartenwerk.text.book.plain import PlainReader
from kartenwerk.text.book.runs import Mark
from kartenwerk.text.book.style import BookStyle

MARKS = {"herz": Mark("♥", "franzoesisch-signs", "rot")}


@pytest.fixture
def setter(a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> Typesetter:
    return Typesetter(a6, fonts, hyphenator, a6.size, MARKS)


def spans(text: str) -> Spans:
    (prose,) = read_booklet(text, "text.md")
    assert isinstance(prose, Prose)
    return prose.spans


def test_a_mark_stands_before_its_word_and_is_no_text() -> None:
    read = spans("Trumpf ist {herz} Herz.")
    assert read == (Span("Trumpf ist "), Span("", mark="herz"), Span("Herz."))
    assert plain(read) == "Trumpf ist Herz."


def test_text_around_a_mark_is_german_all_the_same() -> None:
    assert plain(spans('"{herz} Herz" heißt - z.B. - "Rot".')) == "„Herz“ heißt\u00a0– z.\u202fB.\u00a0– „Rot“."


def test_a_mark_in_emphasis_leaves_its_list_what_it_is() -> None:
    (listing,) = read_booklet("- *{herz} Herz* ist Trumpf.", "text.md")
    assert isinstance(listing, Listing)
    assert listing.kind is ListKind.HANGING


def test_whoever_hears_the_text_hears_the_word_once() -> None:
    blocks = read_booklet("Trumpf: {herz} Herz.\n\n| Farbe | Wert |\n|:--|--:|\n| {herz} Herz | 3 |", "text.md")
    heard = [paragraph.text for paragraph in PlainReader(lambda name, arguments: []).read(blocks)]
    assert heard == ["Trumpf: Herz.", "Herz: Wert 3."]


def test_a_mark_has_its_ink_and_is_never_parted_from_its_word(setter: Typesetter) -> None:
    read = spans("Wort " * 9 + "und {herz} Herz-König und {herz} Herz. " + "Wort " * 9)
    for width in range(24, 60):
        for line in setter.set(read, Measure(float(width))):
            shown = [text for text in line.items if text.font == "franzoesisch-signs"]
            assert all(text.ink == "rot" and text.text.startswith("♥") for text in shown)
            assert line.items[-1] not in shown


def test_a_mark_takes_room_but_no_line_of_its_own(setter: Typesetter) -> None:
    bare, marked = (setter.set(spans(text), Measure(80)) for text in ("Herz sticht.", "{herz} Herz sticht."))
    assert len(marked) == 1
    assert {text.y for text in marked[0].items} == {0.0}
    sign = next(text for text in marked[0].items if text.font == "franzoesisch-signs")
    word = next(text for text in marked[0].items if text.text.startswith("Herz"))
    assert word.x > sign.x
    assert marked[0].right - bare[0].right == pytest.approx(word.x - bare[0].items[0].x, abs=1e-3)


def test_a_marked_cell_is_as_wide_as_it_is_set(setter: Typesetter) -> None:
    (table,) = read_booklet("| Farbe |\n|:--|\n| {herz} Herz |", "text.md")
    assert isinstance(table, Table)
    (cell,) = table.rows[0]
    (line,) = setter.set(cell, Measure(80))
    assert setter.natural_width(cell) == pytest.approx(line.right, abs=1e-3)


def test_a_sign_that_there_is_not_is_an_error(setter: Typesetter) -> None:
    with pytest.raises(KartenwerkError, match=r"\{schwert\}.*expected herz"):
        setter.set(spans("{schwert} Schwert"), Measure(80))
