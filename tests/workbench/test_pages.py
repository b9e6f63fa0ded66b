"""The workbench in a real browser: a family prints a game, by mouse, by keyboard, and without scripts."""

from __future__ import annotations

import re
import shlex
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.support import Run
from tests.web.browser import launched, needs_chromium, violations
from tests.workbench.client import Client
from tests.workbench.conftest import SMALL

from kartenwerk.workbench.jobs import Job

pytestmark = needs_chromium

PHONE, SMALLEST, DESKTOP = {"width": 360, "height": 780}, {"width": 320, "height": 640}, {"width": 1280, "height": 800}
PLACES = ("", f"order?{SMALL}", f"printers?{SMALL}", "jobs/{id}", "nothing")

_RING = """() => {
  const one = document.activeElement, shown = one.matches(".chip input") ? one.nextElementSibling : one;
  return getComputedStyle(shown).outlineStyle !== "none";
}"""
_NAME = "() => document.activeElement.name || document.activeElement.textContent.trim()"


def opened(browser: Any, **how: Any) -> Any:
    page = browser.new_context(**how).new_page()
    page.set_default_timeout(40_000)
    return page


def choose(page: Any, name: str, value: str) -> None:
    page.locator(f"[name='{name}'][value='{value}']").check(force=True)


def test_a_family_prints_wolfsjagd_by_its_own_rule(
    chromium: Any, client: Client, out: Path, run: Run, tmp_path: Path
) -> None:
    page = opened(chromium, viewport=DESKTOP)
    foreign, said = list[str](), list[str]()
    page.on("request", lambda each: None if each.url.startswith(client.address) else foreign.append(each.url))
    page.on("console", lambda each: said.append(each.text))
    page.on("pageerror", lambda each: said.append(str(each)))
    page.goto(client.address + "de/")
    page.get_by_role("link", name="Wolfsjagd").click()
    page.get_by_role("group", name="Wie viele seid ihr?").get_by_label("3", exact=True).check()
    for part in ("Karten so", "Schachtel", "Regelheft", "Druckanleitung"):
        page.get_by_label(part).uncheck()
    page.get_by_role("radiogroup", name="Karten für eine Eins").get_by_label("3", exact=True).check()
    page.wait_for_url(re.compile(r"players=3&only=pad&only=reference&set\.eins_zieht=3$"))
    changed = page.get_by_role("region", name="Das ändert sich im Heft").locator(".change")
    sentences = [" ".join(each.split()) for each in changed.all_inner_texts()]
    assert any(" Statt: zwei Neu: drei Karten" in each for each in sentences), sentences
    assert page.locator("#slip [role=status]").inner_text() == "3 Leute, 1 Hausregel"
    order = page.url

    page.get_by_role("button", name="Bogen zeichnen").click()
    page.get_by_text("Fertig gezeichnet").wait_for()
    sheet = page.get_by_role("img", name="Kurzkarten, Bogen 1, vorn")
    sheet.evaluate("picture => picture.decode()")
    sheet.click()
    page.locator("dialog img").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "sheet"

    with page.expect_download() as download:
        page.get_by_role("link", name="Als ZIP laden").click()
    archive = zipfile.ZipFile(download.value.path())
    packed = {name: archive.read(name) for name in archive.namelist()}
    page.get_by_role("button", name="In den Ordner legen").click()
    page.get_by_text("Liegt im Ordner.").wait_for()
    page.get_by_text("Dasselbe als Befehl").click()
    line = page.locator("pre code").inner_text()
    assert run(*shlex.split(line)[1:], "--out", tmp_path).code == 0
    made = {each.relative_to(tmp_path).as_posix(): each.read_bytes() for each in tmp_path.rglob("*.pdf")}
    assert len(made) == 2
    assert made == packed == {name: (out / name).read_bytes() for name in made}
    page.get_by_role("link", name="Auftrag ändern").click()
    page.wait_for_url(order)
    assert (foreign, said) == ([], [])


def test_without_scripts_everything_works(chromium: Any, client: Client, done: Job) -> None:
    page = opened(chromium, java_script_enabled=False, viewport=PHONE)
    page.goto(client.address + "de/order?game=watten&players=2&only=pad")
    choose(page, "set.grundwert", "3")
    page.get_by_label("Kurzkarten").check()
    page.get_by_role("button", name="Auswahl zeigen").click()
    page.locator("#changes ins").first.wait_for()
    page.get_by_role("button", name="Bogen zeichnen").click()
    page.locator("#state[data-state=done]").wait_for()
    assert done.id in page.url
    page.get_by_role("link", name="Als ZIP laden").wait_for()


@pytest.mark.parametrize(
    "size,scheme,language", [(PHONE, "light", "en"), (DESKTOP, "dark", "de")], ids=["phone", "desktop"]
)
def test_axe_finds_nothing_wrong(
    chromium: Any, client: Client, done: Job, size: Any, scheme: str, language: str
) -> None:
    page = opened(chromium, viewport=size, color_scheme=scheme, bypass_csp=True)
    for place in PLACES:
        page.goto(f"{client.address}{language}/{place.format(id=done.id)}")
        assert (place, violations(page)) == (place, [])


def test_nothing_is_cut_off_on_the_smallest_screen_or_with_letters_twice_as_large(
    playwright: Any, chromium: Any, client: Client, done: Job
) -> None:
    larger = launched(playwright, "--blink-settings=defaultFontSize=32")
    for browser, size in ((chromium, SMALLEST), (larger, PHONE)):
        page = opened(browser, viewport=size)
        for place in PLACES:
            page.goto(f"{client.address}de/{place.format(id=done.id)}")
            assert (place, page.evaluate("document.documentElement.scrollWidth")) == (place, size["width"])
    larger.close()


def test_the_whole_way_goes_by_keyboard_with_a_ring_to_be_seen(chromium: Any, client: Client, done: Job) -> None:
    page = opened(chromium, viewport=DESKTOP)
    page.goto(f"{client.address}de/order?{SMALL}")
    seen: list[str] = []
    while "Bogen zeichnen" not in seen and len(seen) < 80:
        page.keyboard.press("Tab")
        seen.append(page.evaluate(_NAME))
        assert page.evaluate(_RING), seen[-1]
    assert seen[0] == "Zum Inhalt"
    assert {"players", "only", "set.grundwert", "paper", "printer", "service"} <= set(seen)
    page.keyboard.press("Enter")
    page.locator("#state[data-state=done]").wait_for()
    assert done.id in page.url


def test_the_focus_stays_where_a_rule_was_changed(chromium: Any, client: Client) -> None:
    page = opened(chromium, viewport=DESKTOP)
    page.goto(f"{client.address}de/order?game=wolfsjagd&only=")
    page.locator("[name='set.sigl_auf_sigl']").focus()
    page.keyboard.press("Space")
    page.wait_for_url(re.compile("sigl_auf_sigl=ja"))
    assert page.evaluate(_NAME) == "set.sigl_auf_sigl"


def test_what_is_chosen_is_seen_without_colours(chromium: Any, client: Client) -> None:
    page = opened(chromium, viewport=DESKTOP, forced_colors="active")
    page.goto(f"{client.address}de/order?game=wolfsjagd")
    outlines = page.eval_on_selector_all(
        "[name=players]",
        "all => all.map(one => [one.checked, getComputedStyle(one.nextElementSibling).outlineStyle === 'solid'])",
    )
    assert [True, True] in outlines
    assert all(is_chosen == has_outline for is_chosen, has_outline in outlines)
