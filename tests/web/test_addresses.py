"""A site in English has English addresses: no file, no link and no script of it leads to a German one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.english import german_words
from tests.support import WORKSHOP

from kartenwerk.build.game_file import open_game
from kartenwerk.build.manifest import File
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.frame import SITE, SiteFrame
from kartenwerk.products.web.offline import worker_script
from kartenwerk.products.web.score_sheet import FIRST, REST, score_sheet, sheet_address
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_follow_ups, site_products
from kartenwerk.text.web.page import script

HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"
ENGLISH = Addresses.load(WORKSHOP.roots, "en")
PLACE, SPELT = re.compile(r'\binAddress\("(\w+)"\)'), re.compile(r'"(\w+)/"|set\("|get\("(?!r")\w{2,}|"#" \+ [^i]')
LINK = re.compile(r'(?:href|src|action|data-rest)="([^":#?]+)')


def test_an_address_is_german_unless_the_language_has_its_own() -> None:
    assert Addresses.load(WORKSHOP.roots, "de").of("spiele/watten.html") == "spiele/watten.html"
    assert ENGLISH.of("spiele/spiele.html") == "games/spiele.html"
    assert ENGLISH.of("bilder/zeichen-512.png") == "pictures/icon-512.png"
    assert ENGLISH.of("karten.html") == "karten.html", "a deck's own page is called by its id"


def test_files_and_links_of_a_site_in_english_are_english_and_agree() -> None:
    opened = open_game(str(HEDGEROW))
    shop = opened.workshop
    deck = shop.catalog.deck(shop.catalog.game(opened.id).deck)
    site = SiteFrame(language="en", addresses=ENGLISH, scored=(opened.id,), prints=("pads",))
    scripts = sheet_scripts(shop, [opened.id], {}, ENGLISH)
    products = [*site_products(shop.catalog, [deck], site), *scripts.products]
    done = [File(product.path, product.kind, "0" * 64, 0, 0, 0.0, "", ()) for product in products]
    follow, _worker = site_follow_ups(shop.catalog, [deck], site)
    paths = {product.path.removeprefix(f"{SITE}/") for product in (*products, *follow(done))} | {"sw.js"}
    named = {path for path in paths if german_words(path.replace("/", " ").replace(".", " ").replace("_", " "))}
    assert not named and not {path.partition("/")[0] for path in paths} & {*dict(ENGLISH.folders)}
    for page in (entry_page(shop, [deck], site), deck_page(shop, deck, site), score_sheet(shop, [deck], site)):
        assert {*LINK.findall(page)} <= paths


@pytest.mark.parametrize("name", (*FIRST, *REST))
def test_scripts_of_the_sheet_ask_for_each_address_by_a_name_that_has_its_english(name: str) -> None:
    text = script(f"sheet/{name}")
    assert {*PLACE.findall(text)} <= {*ENGLISH.for_scripts} and not SPELT.findall(text)


def test_the_sheet_of_a_game_is_asked_for_in_the_language_of_the_site() -> None:
    assert sheet_address(ENGLISH, "hedgerow") == "score_sheet.html?game=hedgerow"
    assert sheet_address(Addresses(), "watten") == "punktezettel.html?spiel=watten"


def test_the_worker_keeps_english_folders_of_cards_apart() -> None:
    worker = worker_script((("cards/a/b.svg", "1"), ("index.html", "2")), {"a.html": "cards/a/"}, "cards/")
    assert 'CARDS = {"cards/a/b.svg": "1"}' in worker and 'FILES = {"index.html": "2"}' in worker
