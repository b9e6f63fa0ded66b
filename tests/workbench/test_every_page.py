"""The pages of this machine on the smallest screen, by keyboard, and in the colours that a system forces on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.custom.decks import plain
from tests.web.browser import needs_chromium
from tests.workbench.client import Client
from tests.workbench.conftest import SMALL
from tests.workbench.designing import designing
from tests.workbench.test_desks import begun, desk, send
from tests.workbench.test_pages import SMALLEST
from tests.workbench.test_pages import opened as open_page

from kartenwerk.workbench.jobs import Job, Jobs

pytestmark = needs_chromium

ASKED = """() => {
  const all = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")];
  const shown = all.filter(one => one.checkVisibility() && !one.disabled);
  const ringless = shown.filter(one => {
    one.focus();
    const at = one.matches(".chip input") ? one.nextElementSibling : one, style = getComputedStyle(at);
    return document.activeElement === one && (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2);
  });
  const chips = shown.filter(one => one.matches(".chip input"));
  const unlike = chips.filter(one => {
    one.blur();
    return one.checked !== (getComputedStyle(one.nextElementSibling).outlineStyle === "solid");
  });
  const name = one => one.name || one.textContent.trim() || one.outerHTML;
  return [shown.length > 2, document.documentElement.scrollWidth, ringless.map(name), unlike.map(name)];
}"""
"""Whether there is anything to go to, how wide the page is, what gets no ring, and which chips hide their state."""


def look_at(browser: Any, addresses: list[str]) -> None:
    page = open_page(browser, viewport=SMALLEST, forced_colors="active")
    for address in addresses:
        page.goto(address)
        page.keyboard.press("Tab")  # from here on the browser shows where it is
        assert [address, *page.evaluate(ASKED)] == [address, True, SMALLEST["width"], [], []]


def test_pages_of_the_print_assistant(chromium: Any, client: Client, done: Job) -> None:
    places = ("", f"order?{SMALL}", f"printers?{SMALL}", f"jobs/{done.id}", "nothing")
    look_at(chromium, [f"{client.address}de/{place}" for place in places])


def test_pages_of_a_deck_of_ones_own(chromium: Any, tmp_path: Path, jobs: Jobs) -> None:
    with designing(plain(tmp_path / "probe"), tmp_path / "out", jobs, following=False) as own:
        own.client.post("de/own/printed", "name=0.6")
        own.change("karten.csv", ("Verkaufe", "Kaufe"))
        own.live.look()
        places = ("own", "own?show=changed&guides=1", "own/box", "own/print", "own/print?what=changed")
        look_at(chromium, [f"{own.client.address}de/{place}" for place in places])


def test_pages_of_the_desks(chromium: Any, tmp_path: Path) -> None:
    with desk(tmp_path) as client:
        begun(client, tmp_path / "t.toml", 2)
        send(client, "evening", {"game": "romme", "name": "e", "players": "Anna,Bert", "deals": ""})
        places = ("tournament", "tournament/t?round=2", "evening", "evening/e")
        look_at(chromium, [f"{client.address}de/{place}" for place in places])
