"""The score sheet of games in English: page, scripts and questions are English, and it counts as the command does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.english import german_words
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium, violations
from tests.web.test_score_sheet import write_scripts

from kartenwerk.build.game_file import open_game
from kartenwerk.catalog.load import read_toml
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.score_sheet import (
    FIRST,
    REST,
    SHEET,
    rest_path,
    rest_script,
    score_sheet,
    sheet_words,
)
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.text.web.letters import STANDARD
from kartenwerk.text.web.page import script

HEDGEROW = Path(__file__).parents[2] / "docs/examples/hedgerow/hedgerow.toml"
WORDS = read_toml(WORKSHOP.roots.find("rules_data/lang/en/score_sheet.toml"))
ADDRESSES = {
    '"spiel"',
    '"abend"',
    '"gibt"',
    '"nein"',
    '":ja"',
    '"ja"',
    '"gibt = "',
    '"spiele/"',
    '"punkte/"',
    '"abende"',
}
"""German words of addresses and files, which stay."""

_LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def literals(text: str) -> str:
    return " ".join(found for found in _LITERAL.findall(text) if found not in ADDRESSES)


@pytest.mark.parametrize("name", [*FIRST, *REST, "choice"])
def test_all_that_a_script_says_has_its_english(name: str) -> None:
    text = script(name if name == "choice" else f"sheet/{name}")
    said = WORDS.get(name, {})
    assert [german for german in said if json.dumps(german, ensure_ascii=False) not in text] == []
    assert not german_words(" ".join(said.values()))


def test_the_sheet_of_a_site_in_english_is_english() -> None:
    site = SiteFrame(language="en")
    html = score_sheet(WORKSHOP, WORKSHOP.catalog.decks[:1], site)
    scripts = re.findall("<script>(.*?)</script>", html, re.DOTALL)
    rest = rest_script(sheet_words(WORKSHOP.roots, "en"))
    said = re.sub("<(style|script)>.*?</\\1>", "", html, flags=re.DOTALL)
    assert '<html lang="en"' in html and "Score sheet" in said
    shown = re.sub(r'(id|href|class|data-screen|aria-labelledby|for)="[^"]*"', "", said)
    assert not german_words(re.sub(r"<meta[^>]*>", "", shown))
    assert not german_words(literals("\n".join((*scripts, rest))))


def test_the_fonts_of_a_site_have_all_letters_of_the_words_around_its_games() -> None:
    site = read_toml(WORKSHOP.roots.find("rules_data/lang/en/site.toml"))
    assert {*json.dumps([WORDS, site], ensure_ascii=False)} <= STANDARD


@needs_chromium
def test_an_evening_of_a_game_in_english_is_entered_in_english(browser: Any, tmp_path: Path) -> None:
    opened = open_game(str(HEDGEROW))
    shop = opened.workshop
    site = SiteFrame(language="en", addresses=Addresses.load(shop.roots, "en"))
    deck, words = shop.catalog.deck(shop.catalog.game(opened.id).deck), sheet_words(shop.roots, "en")
    scripts = sheet_scripts(shop, [opened.id], {}, site.addresses)
    assert scripts.games == (opened.id,)
    (tmp_path / SHEET).write_text(score_sheet(shop, [deck], site), encoding="utf-8")
    (tmp_path / rest_path(words, site.addresses)).write_text(rest_script(words), encoding="utf-8")
    write_scripts(tmp_path, scripts, shop)
    context = browser.new_context(bypass_csp=True, viewport={"width": 360, "height": 740})
    page, said, anchors = context.new_page(), list[str](), list[str]()
    page.goto(f"{(tmp_path / SHEET).as_uri()}?game={opened.id}")
    for name in ("Ann", "Ben", "Chloe"):
        page.fill(".beginning input[aria-label=Name]", name)
        page.click(".beginning >> text=Add")
    said.append(page.inner_text("body"))
    page.click("#right")
    page.locator('.facts button:text-is("Ben")').last.click()
    page.fill(".facts .number input[type=text]", "17")
    page.click("#right")
    said.append(page.inner_text("body"))
    for screen in ("stand", "tisch", "abende"):
        page.evaluate("screen => go(screen)", screen)
        said.append(page.inner_text("body"))
        anchors.append(page.evaluate("location.search.split('&')[0] + location.hash"))
    assert anchors == [f"?game={opened.id}#{screen}" for screen in ("standing", "table", "evenings")]
    begun, entered, *_others = (each.replace("\u00a0", " ") for each in said)
    assert "Ann, Ben and Chloe play Hedgerow." in begun and "Deal 1 entered: Ann 0, Ben +17, Chloe 0." in entered
    assert not german_words(" ".join(said)) and violations(page) == []
    context.close()
