"""Pages in a real browser: nothing is fetched, nothing is cut off, everything can be reached by keyboard and by ear."""

from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from fontTools.ttLib import TTFont
from tests.support import WORKSHOP, slow
from tests.web.browser import LAYOUT_SHIFT, launched, needs_chromium, violations, wait_for_address
from tests.web.pages import written

from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.frame import SiteFrame

pytestmark = needs_chromium

PHONE, SMALL, DESKTOP = {"width": 390, "height": 844}, {"width": 320, "height": 640}, {"width": 1280, "height": 800}
GAMES = [game if game == "donnerwetter" else slow(game) for game in GAME_IDS]
"""One game in all that a browser looks at; pages of all are read without one."""
SHIFT = 0.05
"""How much of a page may move while it is read in (Cumulative Layout Shift)."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pages")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_wrong_on_a_light_phone_and_on_a_dark_desktop(chromium: Any, folder: Path, game: str) -> None:
    for size, scheme in ((PHONE, "light"), (DESKTOP, "dark")):
        context = chromium.new_context(viewport=size, color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(written(folder, game))
        assert violations(page) == []
        context.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GAME_IDS, "index", *WORKSHOP.catalog.deck_ids])
def test_axe_finds_nothing_wrong_with_any_page_in_both_schemes_and_two_widths(
    chromium: Any, folder: Path, name: str
) -> None:
    path = folder / f"{name}.html"
    if name == "index":
        path.write_text(entry_page(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame()), encoding="utf-8")
    elif name not in GAME_IDS:
        path.write_text(deck_page(WORKSHOP, WORKSHOP.catalog.deck(name), SiteFrame()), encoding="utf-8")
    address = written(folder, name) if name in GAME_IDS else path.as_uri()
    for size, scheme in product((PHONE, DESKTOP), ("light", "dark")):
        context = chromium.new_context(viewport=size, color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(address)
        assert violations(page) == []
        context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_page_fetches_nothing_says_nothing_on_the_console_and_stays_where_it_is(
    chromium: Any, folder: Path, game: str
) -> None:
    context = chromium.new_context(viewport=PHONE)
    page = context.new_page()
    fetched: list[str] = []
    told: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.on("console", lambda message: told.append(message.text))
    page.on("pageerror", lambda error: told.append(str(error)))
    address = written(folder, game)
    page.goto(address)
    shift = page.evaluate(LAYOUT_SHIFT)
    context.close()
    assert [each for each in fetched if each != address and not each.startswith("data:")] == []
    assert told == []
    assert shift < SHIFT


_SET = """() => {
  const found = {}, walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    if (node.parentElement.closest("script, style")) { continue; }
    const font = getComputedStyle(node.parentElement).fontFamily.split(",")[0].replace(/"/g, "");
    found[font] = (found[font] || "") + node.textContent;
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_letter_is_in_the_font_in_which_it_is_set(chromium: Any, folder: Path, game: str) -> None:
    """On the whole page, its drawings too; a page carries only letters that it sets."""
    context = chromium.new_context(viewport=DESKTOP)
    page = context.new_page()
    address = written(folder, game)
    page.goto(address)
    used = page.evaluate(_SET)
    context.close()
    html = (folder / f"{game}.html").read_text(encoding="utf-8")
    carried = {
        name: set(TTFont(BytesIO(b64decode(data))).getBestCmap())
        for name, data in re.findall(r'font-family:"([^"]+)";src:url\(data:font/woff2;base64,([^)]+)\)', html)
    }
    assert {name: set(map(ord, words)) - carried[name] - set(map(ord, "\n\t")) for name, words in used.items()} == {
        name: set() for name in used
    }


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_a_small_screen(chromium: Any, folder: Path, game: str) -> None:
    context = chromium.new_context(viewport=SMALL)
    page = context.new_page()
    page.goto(written(folder, game))
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    context.close()


def test_letters_twice_as_large_are_not_cut_off(playwright: Any, folder: Path) -> None:
    opened = launched(playwright, "--blink-settings=defaultFontSize=32")
    page = opened.new_context(viewport=PHONE).new_page()
    page.goto(written(folder, "donnerwetter"))
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "34px"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    opened.close()


def test_the_keyboard_leads_through_the_deal(chromium: Any, folder: Path) -> None:
    page = chromium.new_context(viewport=PHONE).new_page()
    page.goto(written(folder, "donnerwetter"))

    def shown() -> str:
        visible = page.eval_on_selector_all(
            ".deal .scene",
            "all => all.filter(one => getComputedStyle(one).visibility === 'visible').map(one => one.id)",
        )
        (one,) = visible
        return str(one)

    assert shown() == "frage-1"
    page.focus("[data-to=on]")
    page.keyboard.press("Enter")
    assert shown() == "zug-1"
    page.keyboard.press("Enter")
    assert shown() == "zug-2"
    assert "Donnerwetter" in page.inner_text(".deal [role=status]")
    page.keyboard.press("End")
    assert shown() == "zug-56"
    assert page.get_attribute("[data-to=on]", "aria-disabled") == "true"
    page.keyboard.press("ArrowLeft")
    assert shown() == "zug-55"
    page.click(".deal .switch")
    assert page.locator(".deal .scene:visible").count() == 56 + 6


def test_an_address_leads_to_a_move_at_once(chromium: Any, folder: Path) -> None:
    page = chromium.new_context(viewport=PHONE).new_page()
    page.goto(written(folder, "donnerwetter") + "#zug-7")
    place = "document.querySelector('.controls').getBoundingClientRect().top"
    assert 0 <= page.evaluate(place) < PHONE["height"] / 2
    assert page.evaluate("document.activeElement.id") == "zug-7"
    assert page.get_attribute(".deal .scene.now", "id") == "zug-7"


def test_the_address_follows_the_deal_and_leads_back_to_its_move(chromium: Any, folder: Path) -> None:
    page = chromium.new_context(viewport=PHONE).new_page()
    address = written(folder, "donnerwetter")
    page.goto(address)
    assert page.url == address
    page.click(".deal [data-to=on]")
    wait_for_address(page, f"{address}#zug-1")  # behind the first question
    page.keyboard.press("ArrowRight")
    wait_for_address(page, f"{address}#zug-2")
    page.focus(".deal input[type=range]")
    page.keyboard.press("ArrowRight")
    wait_for_address(page, f"{address}#zug-3")
    page.reload()
    assert page.get_attribute(".deal .scene.now", "id") == "zug-3"
    assert page.evaluate("history.length") <= 2  # the way back is not one of all moves


@pytest.mark.parametrize("game", ["doppelkopf", slow("donnerwetter"), slow("sechsundsechzig")])
def test_a_page_in_print_is_a_sheet_of_rules_with_its_title_on_a_line_and_its_panel_as_wide_as_the_text(
    chromium: Any, folder: Path, game: str
) -> None:
    page = chromium.new_context(viewport={"width": 794, "height": 1123}).new_page()
    page.goto(written(folder, game))
    with pypdfium2.PdfDocument(page.pdf(format="A4")) as document:
        lines = document[0].get_textpage().get_text_range().upper().splitlines()
        said = " ".join(sheet.get_textpage().get_text_range() for sheet in document)
    assert not any(words in said for words in ("In der Partie:", "Warum so?"))
    assert WORKSHOP.catalog.game(game).title.upper() in lines
    page.emulate_media(media="print")
    panel, text = (page.locator(name).first.bounding_box()["width"] for name in (".head .panel", "main"))
    assert panel == pytest.approx(text, abs=2)


def test_without_script_all_moves_stand_in_a_list(chromium: Any, folder: Path) -> None:
    page = chromium.new_context(viewport=PHONE, java_script_enabled=False).new_page()
    page.goto(written(folder, "donnerwetter"))
    assert page.locator(".deal .scene:visible").count() == 56 + 6
    assert page.locator(".controls:visible, .scripted:visible, .foot:visible, .go:visible").count() == 0
