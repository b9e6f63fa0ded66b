"""What a site lays beside its pages to be printed: each file is told with paper and size, and stays off telephones."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.support import WORKSHOP
from tests.web.browser import OF_COLOURS, find_small_targets, needs_chromium, overflows, violations

from kartenwerk.build.manifest import File
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.frame import SiteFrame, print_link
from kartenwerk.products.web.print_page import FileToPrint, print_page
from kartenwerk.products.web.prints import print_files
from kartenwerk.products.web.site import site_follow_ups, site_products

DECK = WORKSHOP.catalog.deck("buchstaben")
GAME = "anagramm_poker"
PRINTED = SiteFrame(prints=("booklets", "pads", "references", "decks"))
FILES = [
    FileToPrint(DECK.id, "druck/buchstaben/karten_a4.pdf", "sheet", 27, 1_204_900),
    FileToPrint(GAME, "druck/buchstaben/anagramm_poker/regeln_a6_auf_a4.pdf", "imposed", 6, 84_200),
    FileToPrint(GAME, "druck/buchstaben/anagramm_poker/kurzkarten_a4.pdf", "sheet", 2, 51_000),
    FileToPrint(GAME, "druck/buchstaben/anagramm_poker/block_a5_auf_a4.pdf", "pad", 50, 400),
]


def written(path: str) -> File:
    return File(path, "page", "ab" * 32, 10, 1, 0.0, "", ())


def test_each_kind_brings_its_files_for_the_deck_and_for_its_game() -> None:
    found = [(file.owner, Path(file.product.path).name) for file in print_files(WORKSHOP.catalog, [DECK], PRINTED)]
    assert found == [
        (DECK.id, "karten_a4.pdf"),
        (GAME, "regeln_a6_auf_a4.pdf"),
        (GAME, "kurzkarten_a4.pdf"),
        (GAME, "block_a5_auf_a4.pdf"),
    ]
    pads = print_files(WORKSHOP.catalog, [DECK], SiteFrame(prints=("pads",), paper="letter"))
    assert [file.product.path for file in pads] == [f"site/druck/buchstaben/{GAME}/block_a5_auf_letter.pdf"]


def test_of_each_file_the_page_says_what_it_is_its_sheets_its_size_and_how_to_print_it() -> None:
    html = print_page(WORKSHOP, FILES, [DECK], PRINTED)
    told = [" ".join(re.sub(r"<[^>]+>", " ", item).split()) for item in re.findall(r"<li>(.*?)</li>", html)]
    assert [each.split(" g/m²")[0] for each in told] == [
        "Karten (PDF, 1205 kB) 14 Blatt Karton (250–300",
        "Heft (PDF, 84 kB) 3 Blatt Papier (90–120",
        "Kurzkarten (PDF, 51 kB) 1 Blatt Karton (250–300",
        "Block (PDF, 1 kB) 50 Blatt Papier (90–120",
    ]
    assert told[1].endswith(
        "), beidseitig, über die lange Kante gewendet. Faltet den Stapel in der Mitte und heftet ihn im Falz."
    )
    assert re.findall(r'<section class="prints" id="(\w+)"', html) == [DECK.id, GAME]


def test_pages_lead_to_what_is_printed_and_say_nothing_where_nothing_is() -> None:
    assert print_link(WORKSHOP, PRINTED, GAME, ("pads",)) == ((f"drucken.html#{GAME}", "Drucken"),)
    assert print_link(WORKSHOP, SiteFrame(prints=("pads",)), DECK.id, ("decks",)) == ()
    assert f'href="drucken.html#{DECK.id}"' in deck_page(WORKSHOP, DECK, PRINTED)
    assert "drucken.html" not in deck_page(WORKSHOP, DECK, SiteFrame())


@pytest.mark.parametrize("site", [PRINTED, SiteFrame()])
def test_the_worker_keeps_the_page_of_prints_and_no_print(site: SiteFrame) -> None:
    catalog = WORKSHOP.catalog
    paths = [product.path for product in site_products(catalog, [DECK], site)]
    pages, worker = site_follow_ups(catalog, [DECK], site)
    paths += [product.path for product in pages([written(path) for path in paths])]
    assert ("site/drucken.html" in paths) == bool(site.prints)
    assert any(path.endswith(".pdf") for path in paths) == bool(site.prints)
    (product,) = worker([written(path) for path in paths])
    script = product.make(WORKSHOP).data.decode()
    kept = {**json.loads(script.split("const FILES = ")[1].split(";\n")[0])}
    assert ("drucken.html" in kept) == bool(site.prints)
    assert {"index.html", "suche.html"} <= kept.keys()
    assert ".pdf" not in script


@needs_chromium
@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_wrong_with_the_page_of_prints(chromium: Any, tmp_path: Path, width: int) -> None:
    path = tmp_path / "drucken.html"
    path.write_text(print_page(WORKSHOP, FILES, [DECK], PRINTED), encoding="utf-8")
    page = chromium.new_context(viewport={"width": width, "height": 640}, bypass_csp=True).new_page()
    page.goto(f"{path.as_uri()}#{GAME}")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, OF_COLOURS) == []
    assert not overflows(page)
    assert find_small_targets(page) == []
    assert width == 320 or not overflows(page, "34px")
