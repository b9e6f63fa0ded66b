"""A collected book in every edition: for the screen, as a web page, as text, in Braille and in large print."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.products.tagged import TaggedFile
from tests.products.test_screen_edition import broken_rules, flat
from tests.support import WORKSHOP, Run, slow

from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable
from kartenwerk.products.booklet.card_pictures import TITLE
from kartenwerk.products.booklet.collected import APPENDIX, CollectedRules
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.booklet.plain import plain_text
from kartenwerk.products.booklet.screen import SCREEN
from kartenwerk.products.braille.booklet import braille_book
from kartenwerk.products.kits.game_order import orders_for_deck
from kartenwerk.products.web.rules_page import HTML

DECKS = ["buchstaben", slow("deutsch")]
TABLE = BrailleTable.load(WORKSHOP.roots)
decks = pytest.mark.parametrize("deck", DECKS)


@cache
def book(deck: str) -> Manuscript:
    data = WORKSHOP.catalog.deck(deck)
    return CollectedRules(data, tuple(orders_for_deck(WORKSHOP.catalog, data, None))).manuscript(WORKSHOP)


def parts(deck: str) -> list[str]:
    games = (order.title for order in WORKSHOP.catalog.games_of(deck))
    return [WORKSHOP.catalog.deck(deck).title, *games, APPENDIX]


@cache
def screen(deck: str) -> bytes:
    return SCREEN.make(WORKSHOP, book(deck)).data


@pytest.mark.skipif(find_spec("page") is None, reason="no validator of PDF/UA is installed")
@decks
def test_a_foreign_validator_finds_the_book_for_the_screen_accessible(deck: str) -> None:
    assert broken_rules(screen(deck)) == set()


@decks
def test_the_book_for_the_screen_leads_to_each_part_and_bookmarks_have_its_chapters_within(deck: str) -> None:
    file = TaggedFile(screen(deck))
    assert file.faults() == []
    links = [node.leads for node in file.document.walk() if node.role == "Link"]
    with file.pdf.open_outline() as outline:
        (root,) = outline.root
        bookmarks = [child.title for child in root.children][-len(parts(deck)) :]
        within = [each.title for each in flat([*root.children[-2].children])]
    assert len(links) == len(parts(deck)) and all(links)
    assert bookmarks == parts(deck)
    assert "Material" in within


@decks
def test_the_web_page_has_a_part_for_each_game_and_every_link_has_its_place(deck: str) -> None:
    html = HTML.make(WORKSHOP, book(deck)).data.decode()
    titles = re.findall(r'<section class="part"[^>]*>\n<h2[^>]*>(.*?)</h2>', html)
    assert [re.sub(r"<[^>]*>|\u00ad", "", title) for title in titles] == parts(deck)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    links = re.findall(r'<a href="#([^"]+)">', html)
    assert set(links) <= set(ids)
    assert len(links) > 5 * len(WORKSHOP.catalog.games_of(deck))
    assert html.count('class="cover"') == 1 + len(WORKSHOP.catalog.games_of(deck))


@decks
def test_the_text_begins_with_the_contents_and_describes_each_picture_once(deck: str) -> None:
    text = plain_text(book(deck))
    named = [f"Teil {number}: {title}" for number, title in enumerate(parts(deck), 1)]
    lines = text.split("\n")
    start = lines.index("Inhalt") + 2
    assert lines[start : start + len(named)] == named
    assert all(lines.count(line) == 2 for line in named)
    assert sum(line.endswith(f": {TITLE}") for line in lines) == 1


@decks
def test_the_contents_in_braille_name_the_page_on_which_each_part_begins(deck: str) -> None:
    pages = braille_book(WORKSHOP, book(deck), "basic")
    assert [page[-1].strip(BLANK) for page in pages] == [basic(str(n), TABLE) for n in range(1, len(pages) + 1)]
    front = BLANK.join(" ".join(pages[0][:-1]).split()).replace(BLANK * 2, BLANK)
    for number, title in enumerate(parts(deck), 1):
        head = basic(f"Teil {number}: {title}", TABLE)
        (start,) = (n for n, page in enumerate(pages, 1) if page[0].strip(BLANK) == head)
        entry = basic(f"Teil {number}: {title}, Seite {start}", TABLE)
        assert entry.replace(BLANK, "") in front.replace(BLANK, "")


def test_the_command_writes_the_editions_of_a_collected_book_beside_each_other(run: Run, tmp_path: Path) -> None:
    forms = ("--screen", "--text", "--html", "--braille", "basic", "--large-print")
    answer = run("rules", "--deck", "buchstaben", *forms, "--out", tmp_path, "--json")
    assert [Path(file["path"]).name for file in answer.json["files"]] == [
        "regelbuch_grossdruck.pdf",
        "regelbuch.txt",
        "regelbuch.html",
        "regelbuch_bildschirm.pdf",
        "regelbuch_basisschrift_eurobraille.brf",
        "regelbuch_basisschrift_nabcc.brf",
        "regelbuch_basisschrift.pef",
    ]
    assert (tmp_path / "buchstaben/regelbuch_bildschirm.pdf").read_bytes() == screen("buchstaben")
