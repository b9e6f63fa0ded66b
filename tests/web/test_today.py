"""Which game today: the entry page leaves the games that fit, counts them, and needs no script for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import WORKSHOP
from tests.web.browser import OF_COLOURS, needs_chromium, overflows, violations, wait_for_address

from kartenwerk.products.web import entry_page as module
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.frame import SiteFrame

pytestmark = needs_chromium

SHORT = ("mau_mau", "watten", "schwimmen")
"""Games that take fifteen minutes here; all others take an hour."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("today") / "index.html"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "minutes", lambda workshop, game: 15 if game in SHORT else 60)
        path.write_text(entry_page(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame()), encoding="utf-8")
    return path.as_uri()


def shown(page: Any) -> set[str]:
    links = page.locator(".covers li:visible a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    return {link.removeprefix("spiele/").removesuffix(".html") for link in links}


def fitting(kind: str, difficulty: int = 0, players: int = 0) -> set[str]:
    """The games of this kind, and of this difficulty and for so many players where these are given."""
    return {
        game.id
        for game in map(WORKSHOP.catalog.game, WORKSHOP.catalog.game_ids)
        if game.kind == kind and difficulty in (0, game.difficulty) and (not players or players in game.players)
    }


@pytest.mark.parametrize("scripts", [True, False])
def test_people_kind_and_difficulty_leave_the_games_that_fit(chromium: Any, address: str, scripts: bool) -> None:
    page = chromium.new_context(java_script_enabled=scripts).new_page()
    page.goto(address)
    assert shown(page) == set(WORKSHOP.catalog.game_ids)
    page.click("label[for=art-k-tricks]")
    assert shown(page) == fitting(kind="tricks")
    page.click("label[for=schwer-s3]")
    assert shown(page) == fitting(kind="tricks", difficulty=3)
    page.click("label[for=spieler-p4]")
    assert shown(page) == fitting(kind="tricks", difficulty=3, players=4)


def test_a_game_for_two_or_four_is_none_for_three(chromium: Any, address: str) -> None:
    page = chromium.new_context(java_script_enabled=False).new_page()
    page.goto(address)
    assert "2, 4 Spieler" in page.locator('.covers li:has(a[href="spiele/donnerwetter.html"])').inner_text()


def test_a_choice_is_counted_aloud_and_stands_in_the_address(chromium: Any, address: str) -> None:
    page = chromium.new_context().new_page()
    page.goto(address)
    page.click("label[for=zeit-t30]")
    assert shown(page) == set(SHORT)
    assert page.inner_text("[role=status]") == f"{len(SHORT)} von {len(WORKSHOP.catalog.game_ids)} Spielen"
    page.click("label[for=art-k-words]")
    wait_for_address(page, "#zeit=t30&art=k-words")
    assert page.inner_text(".none") == "Dazu passt kein Spiel. Wählt etwas ab."
    page.reload()
    assert (page.locator("#art-k-words").is_checked(), shown(page)) == (True, set())
    page.click(".undo")
    assert page.locator(".undo").is_hidden()  # where nothing is chosen nothing can be taken back


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_every_choice_can_be_met_by_a_thumb_and_by_the_keyboard(chromium: Any, address: str, width: int) -> None:
    page = chromium.new_context(viewport={"width": width, "height": 700}, bypass_csp=True).new_page()
    page.goto(address)
    boxes = page.locator(".filter label, .find input[type=search], .find button, .undo").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
    )
    assert len(boxes) > 20
    assert min(boxes) >= 44
    rows = page.locator(".filter .spieler label").evaluate_all("all => new Set(all.map(one => one.offsetTop)).size")
    assert rows == (2 if width == 320 else 1)
    assert not overflows(page)
    assert width == 320 or not overflows(page, "34px")
    page.focus("#art-alle")
    page.keyboard.press("ArrowRight")
    assert shown(page) == fitting(kind="tricks")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, OF_COLOURS) == []
