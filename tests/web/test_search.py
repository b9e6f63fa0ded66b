"""The search of a site: German words in any form lead to the headings that explain them, with a script and without."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from tests.support import WORKSHOP
from tests.web.browser import OF_COLOURS, needs_chromium, overflows, violations, wait_for_address

from kartenwerk.products.web.frame import SEARCH, SiteFrame
from kartenwerk.products.web.search_index import IndexedPage, fold, index_words, pack_words, strip_endings
from kartenwerk.products.web.search_page import read_pages, search_page
from kartenwerk.products.web.sources import rules_of_deck
from kartenwerk.text.web.passages import Passage

DOPPELKOPF = IndexedPage(
    "Doppelkopf",
    "spiele/doppelkopf.html",
    "de",
    [
        Passage("", "", ("Ein Spiel mit Trumpf.",)),
        Passage("aufbau", "Aufbau", ("Der Geber mischt, und Anna hilft.",)),
        Passage("die-hochzeit", "Die Hochzeit", ("Wer sie sagt, sucht den Fuchs nicht.",)),
        Passage("woerter", "Wörter", ("Fuchs:", "das Karo-Ass. Es ist ein Trumpf, und der Geber gibt."), ("Fuchs:",)),
    ],
)
WATTEN = IndexedPage(
    "Watten",
    "spiele/watten.html",
    "de",
    [Passage("", ""), Passage("der-guate", "Der Guate", ("So heißt der Trumpf über dem Schlag.",))],
)
PAGES = [DOPPELKOPF, WATTEN]


def folded(word: str) -> str:
    return strip_endings(fold(word))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Fuchs", "Füchse"),
        ("Füchsen", "Fuechse"),
        ("Stich", "Stiches"),
        ("Ass", "Asse"),
        ("Bube", "Buben"),
        ("Straße", "Strassen"),
        ("Rommé", "romme"),
        ("König", "Königs"),
        ("Daus", "Däuser"),
    ],
)
def test_forms_of_a_word_are_one_word(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ass", "As"), ("Re", "Reh"), ("Farbe", "Karte")])
def test_other_words_stay_other_words(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_a_word_leads_to_where_it_is_stressed_or_else_to_the_first_heading_and_never_twice_to_one() -> None:
    words = dict(index_words(PAGES, ["Anna"]))
    assert words["Fuchs"] == [3]  # numbers count all passages of all pages
    assert words["Trumpf"] == [0, 5]
    assert words["Geber"] == [1]
    assert "Anna" not in words
    assert "Hochzeit" not in words  # the heading itself is searched
    assert "Wer" not in words


def test_words_are_packed_as_distances() -> None:
    assert pack_words([("Fuchs", [3, 50]), ("Trumpf", [0])]) == "Fuchs 3 1b\nTrumpf 0"


@pytest.mark.slow
def test_the_words_of_all_games_take_16_kilobytes_at_most() -> None:
    catalog = WORKSHOP.catalog
    sources = {id: source for deck in catalog.decks for id, source in rules_of_deck(catalog, deck, SiteFrame()).items()}
    words = index_words(read_pages(WORKSHOP, sources), WORKSHOP.people.names)
    assert len(words) > 500
    assert len(gzip.compress(pack_words(words).encode())) < 16_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("search") / SEARCH
    path.write_text(search_page(WORKSHOP, PAGES, WORKSHOP.catalog.decks[:1], SiteFrame()), encoding="utf-8")
    return path.as_uri()


def hits(page: Any) -> list[str]:
    found = page.evaluate("Array.from(document.querySelectorAll('.hits a'), link => link.getAttribute('href'))")
    return [each.rpartition("spiele/")[2] for each in found]


@needs_chromium
@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("Füchse", "doppelkopf.html#woerter"),
        ("fuechsen", "doppelkopf.html#woerter"),
        ("hochzeiten", "doppelkopf.html#die-hochzeit"),
        ("hoch", "doppelkopf.html#die-hochzeit"),
        ("ass", "doppelkopf.html#woerter"),
        ("doppelkopf", "doppelkopf.html"),
        ("watten trümpfe", "watten.html#der-guate"),
    ],
)
def test_the_search_finds_a_word_in_any_form(chromium: Any, address: str, asked: str, first: str) -> None:
    page = chromium.new_context().new_page()
    page.goto(address)
    page.fill("#suchwort", asked)
    assert hits(page)[0] == first


@needs_chromium
def test_the_word_stands_in_the_address_and_what_was_found_is_told_aloud(chromium: Any, address: str) -> None:
    page = chromium.new_context(viewport={"width": 320, "height": 640}, bypass_csp=True).new_page()
    page.goto(f"{address}?q=trumpf&von=watten")
    assert hits(page) == ["watten.html#der-guate", "doppelkopf.html"]  # the game that one comes from is first
    assert page.inner_text(".found [role=status]") == "2 Stellen zu „trumpf“"
    assert page.inner_text(".hits li:first-child") == "Der Guate\nWatten · darin: Trumpf"
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, OF_COLOURS) == []
    assert not overflows(page) and not overflows(page, "34px")
    page.fill("#suchwort", "<b>xyz")
    assert page.inner_text(".found [role=status]").startswith("Zu „<b>xyz“ steht hier nichts.")
    wait_for_address(page, "?q=%3Cb%3Exyz&von=watten")
    assert page.locator(".headings").is_visible()
    page.emulate_media(media="print")
    assert not page.locator(".find").is_visible()


@needs_chromium
def test_the_keyboard_leads_from_the_field_through_what_was_found_and_back(chromium: Any, address: str) -> None:
    page = chromium.new_context().new_page()
    page.goto(address)
    page.focus("#suchwort")
    page.keyboard.type("trumpf")
    for key, text in (("Enter", "Doppelkopf"), ("ArrowDown", "Der Guate"), ("ArrowDown", "Der Guate")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.querySelector('strong').textContent") == text
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == "suchwort"


@needs_chromium
def test_without_scripts_all_headings_are_listed_and_the_field_leads_to_them(chromium: Any, address: str) -> None:
    page = chromium.new_context(java_script_enabled=False).new_page()
    page.goto(address)
    page.fill("#suchwort", "fuchs")
    page.click(".find button")
    wait_for_address(page, "?q=fuchs")
    page.click("summary >> text=Doppelkopf")
    assert page.locator(".headings a").all_inner_texts()[:3] == ["Doppelkopf", "Aufbau", "Die Hochzeit"]
