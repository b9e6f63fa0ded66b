"""A deck of one's own in a real browser: a designer edits it, mends it, prints what has changed, and marks it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.custom.decks import plain
from tests.web.browser import launched, needs_chromium, violations
from tests.workbench.designing import Designing, designing
from tests.workbench.test_pages import DESKTOP, PHONE, SMALLEST, opened

from kartenwerk.base.data import project_root
from kartenwerk.workbench.jobs import Jobs

pytestmark = needs_chromium

PLACES = ("own", "own?show=changed", "own?show=wrong&guides=1", "own/box", "own/print", "own/print?what=changed")
SIX = (
    ("Morgenrot", "Morgenröte"),
    ("Lichtblick", "Lichtschein"),
    ("Landregen", "Dauerregen"),
    ("Föhn", "Fallwind"),
    ("Windhexe", "Sturmhexe"),
    ("Glatteis", "Blitzeis"),
)


@pytest.fixture
def weather(tmp_path: Path, jobs: Jobs) -> Iterator[Designing]:
    """The forty cards of docs/own/wetterspiel, which are followed."""
    shutil.copytree(project_root() / "docs/own/wetterspiel", tmp_path / "wetterspiel")
    with designing(tmp_path / "wetterspiel", tmp_path / "out", jobs) as found:
        yield found


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory, jobs: Jobs) -> Iterator[Designing]:
    """A deck of two cards: one has changed since it was printed, one has a fault."""
    root = plain(tmp_path_factory.mktemp("shown") / "probe")
    with designing(root, tmp_path_factory.mktemp("out"), jobs, following=False) as found:
        found.client.post("de/own/printed", "name=0.6")
        found.change("karten.csv", ("Verkaufe", "Kaufe"), ("Behalte", ":fehlt:"))
        found.live.look()
        yield found


def test_a_designer_changes_six_cells_and_prints_the_six(chromium: Any, weather: Designing) -> None:
    page = opened(chromium, viewport=DESKTOP)
    foreign, said = list[str](), list[str]()
    address = weather.client.address
    page.on("request", lambda each: None if each.url.startswith(address) else foreign.append(each.url))
    page.on("console", lambda each: said.append(each.text))
    page.on("pageerror", lambda each: said.append(str(each)))

    page.goto(f"{address}de/own")
    page.get_by_role("link", name="Druck vermerken").click()
    page.get_by_label("Name des Drucks").fill("0.6")
    page.get_by_role("button", name="Als gedruckt vermerken").click()
    page.get_by_text("Als gedruckt vermerkt.").wait_for()

    page.evaluate("window.kept = document.querySelector('#c-sonne-3')")
    weather.change("karten.csv", *SIX)
    page.get_by_text("Seit dem Druck 0.6 wären 6 Karten neu zu drucken.").wait_for()
    assert page.evaluate("document.contains(window.kept)")  # a card that is as it was is not drawn anew
    page.get_by_role("radio", name="Seit dem Druck 0.6 geändert: 6").check(force=True)
    page.locator("li.pair").nth(5).wait_for()
    assert page.locator("li.owncard").count() == 6
    for picture in page.locator("li.pair img").all():
        picture.scroll_into_view_if_needed()
        picture.evaluate("picture => picture.decode()")

    weather.change("karten.csv", ("Sturmhexe,wind-hexe.png", "Sturmhexe,wind-hexee.png"))
    page.locator("#said.bad").get_by_text("Zeile 30, Spalte Bild").wait_for()
    assert page.locator("li.owncard").count() == 5
    page.get_by_role("radio", name="Mit Fehlern: 1").check(force=True)
    fault = page.locator("li.owncard.wrong .fault")
    fault.wait_for()
    assert "Zeile 30, Spalte Bild" in fault.inner_text() and "wind-hexee" in fault.inner_text()
    weather.change("karten.csv", ("wind-hexee.png", "wind-hexe.png"))
    page.get_by_text("Nichts auszusetzen").wait_for()

    page.get_by_role("link", name="Nur diese drucken").click()
    page.locator("input[type=radio]:checked").and_(page.get_by_role("radio", name="Nur Geändertes")).wait_for()
    page.get_by_role("button", name="Bogen zeichnen").click()
    page.locator("#state[data-state=done]").wait_for()
    assert "--changed" in (page.locator("pre code").text_content() or "")
    page.locator("#sheets img").first.wait_for()
    page.locator("#sheets img").first.evaluate("picture => picture.decode()")
    page.get_by_label("Name des Drucks").fill("0.7")
    page.get_by_role("button", name="Als gedruckt vermerken").click()
    page.get_by_text("Seit dem Druck 0.7 hat sich keine Karte geändert.").wait_for()
    assert (foreign, said) == ([], [])


def test_without_scripts_a_page_is_fetched_anew_and_all_can_be_chosen(chromium: Any, shown: Designing) -> None:
    page = opened(chromium, java_script_enabled=False, viewport=PHONE)
    page.goto(f"{shown.client.address}de/own")
    assert page.locator("noscript meta[http-equiv=refresh]").count() == 1
    page.get_by_role("radio", name="Seit dem Druck 0.6 geändert: 1").check(force=True)
    page.get_by_role("button", name="Zeigen").click()
    page.locator("li.owncard.pair:only-of-type").wait_for()
    page.get_by_role("link", name="Schachtel").click()
    page.get_by_text("lässt sich noch nicht zeichnen").wait_for()
    page.locator("nav.tabs").get_by_role("link", name="Drucken").click()
    page.get_by_text("Erst sind diese Fehler zu beheben").wait_for()


@pytest.mark.parametrize(
    "size,scheme,language", [(PHONE, "light", "en"), (DESKTOP, "dark", "de")], ids=["phone", "desktop"]
)
def test_axe_finds_nothing_wrong(chromium: Any, shown: Designing, size: Any, scheme: str, language: str) -> None:
    page = opened(chromium, viewport=size, color_scheme=scheme, bypass_csp=True)
    for place in PLACES:
        page.goto(f"{shown.client.address}{language}/{place}")
        assert (place, violations(page)) == (place, [])


def test_the_pages_of_a_sound_deck_are_accessible_too(chromium: Any, weather: Designing) -> None:
    page = opened(chromium, viewport=PHONE, color_scheme="dark", bypass_csp=True)
    for place in ("own?show=all", "own/box", "own/print"):
        page.goto(f"{weather.client.address}de/{place}")
        assert (place, violations(page)) == (place, [])


def test_nothing_is_cut_off_on_the_smallest_screen_or_with_letters_twice_as_large(
    playwright: Any, chromium: Any, shown: Designing, weather: Designing
) -> None:
    larger = launched(playwright, "--blink-settings=defaultFontSize=32")
    for browser, size in ((chromium, SMALLEST), (larger, PHONE)):
        page = opened(browser, viewport=size)
        for at in (shown, weather):
            for place in PLACES:
                page.goto(f"{at.client.address}de/{place}")
                assert (place, page.evaluate("document.documentElement.scrollWidth")) == (place, size["width"])
    larger.close()


def test_a_card_opens_in_large_by_keyboard_and_the_focus_comes_back(chromium: Any, shown: Designing) -> None:
    page = opened(chromium, viewport=DESKTOP)
    page.goto(f"{shown.client.address}de/own?show=changed")
    seen = list[str]()
    while "facelink" not in seen and len(seen) < 30:
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.className"))
        shows_ring = """() => {
          const one = document.activeElement, at = one.matches('.chip input') ? one.nextElementSibling : one;
          return getComputedStyle(at).outlineStyle !== 'none';
        }"""
        assert page.evaluate(shows_ring), seen[-1]
    page.keyboard.press("Enter")
    page.locator("dialog[open] img").nth(1).wait_for()  # the old one and the new one
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "facelink"
