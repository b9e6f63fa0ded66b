"""The choice of rules on the page of a game in English: form, script, refusals and marks are English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.english import german_words
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium, violations

from kartenwerk.build.game_file import open_game
from kartenwerk.catalog.load import read_toml
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.frame import SITE, SiteFrame
from kartenwerk.products.web.howplay.page import readings_path, shared_path
from kartenwerk.products.web.howplay.readings import choose_changes
from kartenwerk.products.web.site import site_products
from kartenwerk.products.web.sources import rules_path
from kartenwerk.text.web.letters import STANDARD
from kartenwerk.text.web.page import script

HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"
WORDS = read_toml(WORKSHOP.roots.find("rules_data/lang/en/howplay.toml"))
IN_ENGLISH = Addresses.load(WORKSHOP.roots, "en")
STAYING = {'"satz"', '"zug-fuer-zug"', '"#zug-fuer-zug, #aufgaben, #varianten"', '"ja"', '"nein"', '":ja"'}
"""German names of parts of a page, and of values in addresses, which stay."""

MARKS = "[...document.querySelectorAll('.unsure dd')].map(each => getComputedStyle(each, '::before').content)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of Hedgerow and what it fetches, in a site in English."""
    opened, folder = open_game(str(HEDGEROW)), tmp_path_factory.mktemp("choice")
    catalog = opened.workshop.catalog
    frame = SiteFrame(language="en", addresses=IN_ENGLISH, games=(opened.id,))
    deck = catalog.deck(catalog.game(opened.id).deck)
    wanted = (page_path(), frame.path(readings_path(opened.id)), shared_path(catalog.roots, "en"))
    for product in site_products(catalog, [deck], frame):
        if product.path.endswith(wanted):
            path = folder / product.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(product.make(opened.workshop).data)
    return folder / SITE


def page_path() -> str:
    return rules_path("hedgerow", SiteFrame(addresses=IN_ENGLISH))


def test_all_that_the_script_says_has_its_english() -> None:
    text, words = script("howplay"), WORDS["howplay"]
    assert [german for german in words if json.dumps(german, ensure_ascii=False) not in text] == []
    for german in words:
        text = text.replace(json.dumps(german, ensure_ascii=False), '""')
    said = {found[0] for found in re.finditer(r'"(?:[^"\\\n]|\\.)*"', text)} - STAYING
    assert not german_words(" ".join(said))
    assert not german_words(" ".join((*WORDS["page"].values(), *words.values())))
    assert {*json.dumps(WORDS, ensure_ascii=False)} <= STANDARD


def test_the_form_of_a_game_in_english_is_english(site: Path) -> None:
    html = (site / page_path()).read_text("utf-8")
    (form,) = re.findall('<section id="how-we-play".*?</section>', html, re.DOTALL)
    assert "Choose how your table plays" in form and "In the booklet: 16." in form
    assert not german_words(re.sub(r'(name|value|id|href|data-[a-z]+)="[^"]*"', "", form))
    assert '--usual:"usual: "' in html and "üblich" not in html
    assert not german_words(" ".join(re.findall(r'"[^"]* [^"]*"', (site / "house_rules.js").read_text("utf-8"))))


def test_a_number_with_no_value_near_it_is_read_at_its_limits() -> None:
    data = open_game(str(HEDGEROW)).workshop.catalog.game("hedgerow")
    assert not {8, 32} & {*range(10, 25)} and choose_changes(data) == ([], [{"half": 10}, {"half": 24}])


@pytest.fixture
def page(browser: Any, site: Path) -> Iterator[Any]:
    context = browser.new_context(bypass_csp=True, viewport={"width": 360, "height": 740})
    yield context.new_page()
    context.close()


@needs_chromium
def test_the_page_of_a_game_in_english_follows_its_reader_in_english(page: Any, site: Path) -> None:
    page.goto(f"{(site / page_path()).as_uri()}?r=half:24")
    page.wait_for_selector(".told-anew")
    assert "more than 24 points" in page.inner_text("main")
    said = [page.inner_text(".howplay")]
    page.select_option("[name=half]", "20")  # by which nothing was made beforehand
    page.wait_for_selector(".unsure")
    said.append(page.inner_text(".told"))
    page.fill(".line input", "XXX")
    page.click("[data-read]")
    page.wait_for_selector(".told .wrong:not(:empty)")
    said.append(page.inner_text(".told .wrong"))
    assert "You have changed one rule." in said[0] and "“usual”" in said[1] and "no code of rules" in said[2]
    marks = page.evaluate(
        "[...document.querySelectorAll('.unsure dd')].map(e => getComputedStyle(e, '::before').content)"
    )
    assert '"usual: "' in marks
    assert not german_words(" ".join(said)) and violations(page) == []
