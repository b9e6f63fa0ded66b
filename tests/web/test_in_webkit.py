"""The same pages in a second engine: read by axe, walked by keyboard, with large letters, and without script."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.evening.table import DEALS, HEAD, SAMPLES, evening
from tests.support import WORKSHOP
from tests.web.pages import page_of
from tests.web.test_howplay import write_choice
from tests.web.test_offline import KEPT, RENEWED, Server, write_site
from tests.web.test_questions import places, row_of
from tests.web.test_score_sheet import write_sheet
from tests.web.test_search import PAGES
from tests.web.webkit import needs_webkit, opened_webkit, violations

from kartenwerk.products.web import entry_page as module
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.frame import SEARCH, SiteFrame
from kartenwerk.products.web.score_sheet import SHEET
from kartenwerk.products.web.search_page import search_page
from kartenwerk.table.lessons.answers import RIGHT

pytestmark = needs_webkit

GAME = "donnerwetter"


@pytest.fixture(scope="module")
def webkit() -> Iterator[Any]:
    with opened_webkit() as driver:
        yield driver


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("webkit") / f"{GAME}.html"
    path.write_text(page_of(GAME), encoding="utf-8", newline="")
    return path


def shown(webkit: Any) -> list[str]:
    ids: list[str] = webkit.execute_script(
        "return [...document.querySelectorAll('.deal .scene')]"
        ".filter(one => getComputedStyle(one).visibility === 'visible').map(one => one.id)"
    )
    return ids


@pytest.mark.slow
def test_axe_finds_nothing_wrong(webkit: Any, page: Path) -> None:
    webkit.get(page.as_uri())
    assert "AppleWebKit" in webkit.execute_script("return navigator.userAgent")
    assert violations(webkit) == []


def test_the_keyboard_leads_through_the_deal(webkit: Any, page: Path) -> None:
    webkit.get(page.as_uri())
    assert shown(webkit) == ["frage-1"]
    on = webkit.find_element("css selector", "[data-to=on]")
    on.send_keys("\ue007")  # Enter
    assert shown(webkit) == ["zug-1"]
    on.send_keys("\ue010")  # End
    assert shown(webkit) == ["zug-56"]
    on.send_keys("\ue012")  # left
    assert shown(webkit) == ["zug-55"]


def test_letters_twice_as_large_are_not_cut_off(webkit: Any, page: Path) -> None:
    webkit.get(page.as_uri())
    webkit.set_window_size(480, 800)
    webkit.execute_script("document.documentElement.style.fontSize = '34px'")
    width, room = webkit.execute_script("return [document.documentElement.scrollWidth, innerWidth]")
    assert width <= room


def test_without_script_all_moves_stand_in_a_list(webkit: Any, page: Path) -> None:
    plain = page.with_name("plain.html")
    plain.write_text(re.sub("<script>.*?</script>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL), "utf-8")
    webkit.get(plain.as_uri())
    assert len(shown(webkit)) == 56 + 6
    assert not webkit.find_element("css selector", ".controls").is_displayed()


@pytest.mark.slow
def test_a_decks_page_is_read_and_a_card_opens_large(webkit: Any, page: Path) -> None:
    path = page.with_name("walisch.html")
    path.write_text(deck_page(WORKSHOP, WORKSHOP.catalog.deck("walisch"), SiteFrame()), "utf-8")
    webkit.get(path.as_uri())
    assert violations(webkit) == []
    webkit.execute_script("document.querySelector('.cards a').click()")
    assert webkit.find_element("css selector", "dialog h2").text == "Schwert-Sigl"
    assert "goldenen Flechtring" in webkit.find_element("css selector", "dialog .shows").text


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"{(write_sheet(tmp_path_factory.mktemp('sheet')) / SHEET).as_uri()}?spiel=doppelkopf"


def fetch_games(webkit: Any, *ids: str) -> None:
    webkit.execute_async_script("const [ids, done] = arguments; GAMES.need(ids, done)", ids)


def test_an_evening_of_doppelkopf_is_tapped_in_and_there_after_a_reload(webkit: Any, sheet: str) -> None:
    webkit.get(sheet)
    fetch_games(webkit, "doppelkopf")
    webkit.execute_script("localStorage.clear(); EVENING.add(FILE.read(arguments[0])); go('eintragen')", HEAD)
    deals = tomllib.loads((SAMPLES / "doppelkopf.toml").read_text("utf-8"))["deal"]
    for deal in deals:
        for name in deal["re"]:
            webkit.find_element(
                "xpath", f"//*[@class='facts']//fieldset[1]//button[normalize-space()='{name}']"
            ).click()
        webkit.find_element("css selector", ".facts .number input[type=text]").send_keys(str(deal["augen"]))
        webkit.find_element("id", "right").click()
    counted = evening(HEAD + "".join(f"\n[[deal]]\nre = {json.dumps(d['re'])}\naugen = {d['augen']}\n" for d in deals))
    assert len(deals) == 12
    for _again in range(2):
        assert webkit.execute_script("return EVENING.counted.points") == [*counted.points]
        assert [row.text for row in webkit.find_elements("css selector", ".sums dd")] == [
            str(points).replace("-", "\u2212") for points in counted.points
        ]
        webkit.refresh()


def test_an_evening_of_donnerwetter_is_counted_by_rules_that_come_when_it_is_opened(webkit: Any, sheet: str) -> None:
    text = (SAMPLES / "donnerwetter.toml").read_text("utf-8")
    webkit.get(sheet)
    assert webkit.execute_script("return REGELN.has('donnerwetter')") is False
    fetch_games(webkit, "donnerwetter")
    webkit.execute_script("localStorage.clear(); EVENING.add(FILE.read(arguments[0])); go('stand')", text)
    assert webkit.execute_script("return EVENING.counted.points") == [*evening(text).points]
    assert webkit.find_element("css selector", ".places tbody").is_displayed()


def test_the_search_finds_and_keeps_the_rules_of_axe(webkit: Any, tmp_path: Path) -> None:
    path = tmp_path / SEARCH
    path.write_text(search_page(WORKSHOP, PAGES, WORKSHOP.catalog.decks[:1], SiteFrame()), encoding="utf-8")
    webkit.get(path.as_uri())
    webkit.find_element("id", "suchwort").send_keys("fuechsen")
    assert webkit.find_element("css selector", ".hits a").get_attribute("href").endswith("doppelkopf.html#woerter")
    assert violations(webkit) == []


def test_a_choice_of_games_is_counted_and_keeps_the_rules_of_axe(
    webkit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "minutes", lambda workshop, game: 60)
    path = tmp_path / "index.html"
    path.write_text(module.entry_page(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame()), encoding="utf-8")
    webkit.get(path.as_uri())
    webkit.execute_script("document.querySelector('label[for=art-k-tricks]').click()")
    count = webkit.execute_script(
        "return [...document.querySelectorAll('.covers li')].filter(one => one.getClientRects().length).length"
    )
    assert count == sum(WORKSHOP.catalog.game(id).kind == "tricks" for id in WORKSHOP.catalog.game_ids)
    assert violations(webkit) == []


def test_every_screen_of_the_sheet_keeps_the_rules_of_axe_and_large_letters(webkit: Any, sheet: str) -> None:
    webkit.get(sheet)
    fetch_games(webkit, "doppelkopf")
    webkit.execute_script("localStorage.clear(); EVENING.add(FILE.read(arguments[0]))", HEAD + DEALS)
    webkit.set_window_size(480, 800)
    for screen in ("eintragen", "stand", "tisch", "abende", "neu"):
        webkit.execute_script("document.documentElement.style.fontSize = ''; go(arguments[0])", screen)
        assert violations(webkit) == [], screen
        webkit.execute_script("document.documentElement.style.fontSize = '34px'")
        width, room = webkit.execute_script("return [document.documentElement.scrollWidth, innerWidth]")
        assert width <= room, screen


def test_a_site_opens_without_a_network_after_one_visit_and_is_renewed_as_a_whole(webkit: Any, tmp_path: Path) -> None:
    write_site(tmp_path, 1)
    server = Server(tmp_path)
    webkit.get(server.address("index.html"))
    assert webkit.execute_async_script(f"const done = arguments[0]; ({KEPT})().then(done)") == 1
    webkit.get(server.address("blatt.html"))
    server.stop()
    webkit.get(server.address("index.html"))
    assert webkit.find_element("css selector", ".text").text == "Eingang 1"
    write_site(tmp_path, 2)
    server.start()
    webkit.get(server.address("index.html"))
    assert webkit.execute_async_script(f"const done = arguments[0]; ({RENEWED})().then(done)")
    webkit.get(server.address("blatt.html"))
    assert webkit.find_element("css selector", ".text").text == "Blatt 1"
    server.stop()


def test_a_question_of_the_practice_deal_is_answered_and_its_address_follows(webkit: Any, page: Path) -> None:
    webkit.get(f"{page.as_uri()}#frage-1")
    one = row_of(GAME).asked[0]
    shown_cards = webkit.find_elements("css selector", "#frage-1 [data-a]")
    shown_cards[places(one, RIGHT.__contains__)[0]].click()
    assert one.question.close[0] in webkit.find_element("css selector", "#frage-1 .said").text
    webkit.find_element("css selector", "#frage-1 [data-go]").click()
    assert webkit.execute_script("return location.hash") != "#frage-1"
    assert violations(webkit) == []


@pytest.mark.slow
def test_a_choice_of_rules_changes_the_text_and_stands_in_the_address(webkit: Any, tmp_path: Path) -> None:
    site = write_choice(tmp_path)
    webkit.get(f"{(site / 'spiele/watten.html').as_uri()}?r=elf")
    webkit.execute_async_script(
        "const done = arguments[0], told = document.querySelector('.told [role=status]');"
        "(function wait() { told.textContent ? done() : setTimeout(wait, 20); })()"
    )
    assert webkit.execute_script("return document.querySelectorAll('mark').length") > 0
    assert webkit.execute_script("return location.search") == "?r=elf"
    assert violations(webkit) == []
