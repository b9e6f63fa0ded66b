"""Pages filled by plan: each rule of `spreads` can fail."""

from __future__ import annotations

import pytest
from tests.products import spreads
from tests.products.test_book_design import PROSE, fillers, greedy, read, style

LINES = "\n\n".join(["Zeile."] * 20)


def test_white_of_more_than_three_lines_inside_a_page_is_found() -> None:
    assert list(spreads.gaps(read(f"{LINES}\n\n# Ablauf\n\n{PROSE}"))) == []
    assert list(spreads.gaps(read(f"{LINES}\n\n::: abstand 4 :::\n\n{PROSE}")))


def test_a_page_that_is_hardly_filled_is_found() -> None:
    text = "\n\n".join([PROSE] * 12)
    assert list(spreads.thin(read(text))) == []
    assert list(spreads.thin(read(f"{text}\n\n::: seite :::\n\n{PROSE}\n\n::: seite :::\n\n{text}")))


def test_a_page_that_only_fills_the_booklet_is_found() -> None:
    assert list(spreads.fillers(read("\n\n".join([PROSE] * 13)))) == []
    assert list(spreads.fillers(read(PROSE)))  # four pages at least, and no plate


def test_a_picture_overleaf_from_its_colon_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = fillers("So liegt es:\n\n::: figur plan :::")
    assert not [fault for text in texts for fault in spreads.parted(read(text))]
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert [fault for text in texts for fault in spreads.parted(read(text))]


def test_a_list_in_which_the_page_is_turned_and_a_torn_entry_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = "- **Frage?** Antwort.\n- **Frage?** Noch eine.\n- **Frage?** Und eine dritte Antwort."
    texts = [f"{LINES}\n\n{LINES}\n\n{text}" for text in fillers(questions)]
    assert not [fault for text in texts for fault in spreads.parted(read(text))]
    monkeypatch.setattr("kartenwerk.text.book.chapters.paginations", greedy)
    assert [fault for text in texts for fault in spreads.parted(read(text))]


def test_a_text_is_measured_from_its_head_to_its_foot() -> None:
    reading = read("\n\n".join([PROSE] * 12))
    first = reading.text_pages[0]
    assert reading.feet[first] / style().lines == pytest.approx(spreads.fill(reading, first), abs=0.03)
