"""A site: every link leads somewhere, nothing is fetched from elsewhere, the filter counts without a script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any
from urllib.parse import unquote

import pytest
from tests.support import WORKSHOP, Run, some
from tests.web.browser import LAYOUT_SHIFT, find_small_targets, needs_chromium, overflows, violations, wait_for_address
from tests.web.test_offline import KEPT, Server
from tests.web.validator import faults, needs_java

from bench.slow_phone import serve
from kartenwerk.base.translation import messages
from kartenwerk.build.run import build
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.web import entry_page as module
from kartenwerk.products.web.deck_page import deck_page
from kartenwerk.products.web.entry_page import PARTIES, entry_page
from kartenwerk.products.web.frame import Home, SiteFrame
from kartenwerk.products.web.howplay import readings
from kartenwerk.products.web.score_sheet import SHEET, rest_path
from kartenwerk.products.web.scoring.sheet import DATA, RULES, game_path, sheet_scripts
from kartenwerk.products.web.site import site_follow_ups, site_products

DECK = "buchstaben"
"""The deck with one game only, and with letters in its file names that addresses have to escape."""


@pytest.fixture(scope="module")
def few() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, few: pytest.MonkeyPatch) -> Path:
    folder, catalog, decks = tmp_path_factory.mktemp("site"), WORKSHOP.catalog, [WORKSHOP.catalog.deck(DECK)]
    sheet = sheet_scripts(WORKSHOP, ["anagramm_poker"], messages())
    frame = SiteFrame(scored=sheet.games)
    products, follow_ups = site_products(catalog, decks, frame), site_follow_ups(catalog, decks, frame)
    few.setattr(readings, "MOST_SINGLE", 1)  # each takes a second and more of this game
    few.setattr(readings, "MOST_JOINT", 0)
    build(WORKSHOP, [*products, *sheet.products], folder, lambda file: None, workers=1, follow_ups=follow_ups)
    return folder / "site"


@pytest.fixture(scope="module")
def choice(site: Path) -> Path:
    """The entry page of the same site, had it two games to choose from."""
    path = site.parent / "choice" / "index.html"
    copytree(site, path.parent)
    decks = [WORKSHOP.catalog.deck(DECK), WORKSHOP.catalog.deck("walisch")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "minutes", lambda workshop, game: 20)
        html = entry_page(WORKSHOP, decks, SiteFrame(games=("anagramm_poker", "donnerwetter")))
    path.write_text(html, encoding="utf-8")
    return path


def test_every_link_and_every_picture_is_a_file_of_the_site(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert {str(page.relative_to(site)) for page in pages} == {
        "index.html",
        "suche.html",
        f"{DECK}.html",
        SHEET,
        "spiele/anagramm_poker.html",
    }
    for page in pages:
        html = page.read_text(encoding="utf-8")
        found = re.findall(r'(?:href|src)="([^"#?]+)[^"]*"', html) + re.findall(r"url\((?!#)([^)]+)\)", html)
        assert found
        for address in found:
            if address.startswith("data:"):
                continue
            target = (page.parent / unquote(address)).resolve()
            assert target.is_file(), f"{page.name}: {address}"
            assert target.is_relative_to(site.resolve())


def test_entry_and_rules_lead_to_the_score_sheet_which_is_kept_offline(site: Path) -> None:
    assert f'href="{SHEET}"' in (site / "index.html").read_text(encoding="utf-8")
    rules = (site / "spiele/anagramm_poker.html").read_text(encoding="utf-8")
    assert f'href="../{SHEET}?spiel=anagramm_poker">Punkte aufschreiben</a>' in rules
    kept = (site / "sw.js").read_text(encoding="utf-8")
    assert all(f'"{name}"' in kept for name in (SHEET, rest_path({}), DATA, RULES, game_path("anagramm_poker")))


def test_every_heading_that_the_search_lists_is_a_place_of_its_page(site: Path) -> None:
    found = re.findall(r'href="(spiele/[^"#]+)#([^"]+)"', (site / "suche.html").read_text(encoding="utf-8"))
    assert len(found) > 20
    for page, id in found:
        assert f'id="{id}"' in (site / page).read_text(encoding="utf-8"), f"{page}#{id}"


@needs_java
def test_the_checker_of_the_w3c_finds_nothing_wrong_with_the_pages_of_a_site(site: Path) -> None:
    assert faults([*site.rglob("*.html")]) == []


def test_pages_and_cards_are_small(site: Path) -> None:
    """The budgets that `make bench` tells of a whole site hold for each file."""
    assert all(page.stat().st_size < 600_000 for page in (site / "spiele").iterdir())
    assert all(card.stat().st_size < 100_000 for card in (site / "karten" / DECK).iterdir())
    assert all(page.stat().st_size < 84_000 for page in site.glob("*.html"))


def test_a_page_that_begins_with_a_title_has_its_fonts_within_it_and_never_moves_for_them(site: Path) -> None:
    """Else the title of a narrower face takes a line less once its font arrives, and all cards move up.

    The bar of the score sheet is as high in any face.
    """
    for page in {*site.glob("*.html")} - {site / SHEET}:
        within = re.findall(
            r'font-family:"([\w-]+)";src:url\(data:[^}]*font-display:block', page.read_text(encoding="utf-8")
        )
        title = re.search(r'--title:"([\w-]+)"', page.read_text(encoding="utf-8"))
        assert title and {title[1], "text"} == set(within), page.name


@pytest.mark.slow
def test_a_site_of_all_decks_has_at_most_16_megabytes() -> None:
    products = site_products(WORKSHOP.catalog, WORKSHOP.catalog.decks, SiteFrame())
    assert sum(len(product.make(WORKSHOP).data) for product in products) < 16_000_000


def test_every_card_of_the_deck_is_shown_with_its_braille(site: Path) -> None:
    html = (site / f"{DECK}.html").read_text(encoding="utf-8")
    kinds = WORKSHOP.catalog.deck(DECK).kinds
    assert len(re.findall(r'<li><a href="karten/', html)) == len(kinds)
    assert len(re.findall(r'data-braille="[⠁-⣿]+"', html)) == len(kinds)


def test_the_entry_page_has_every_game_with_the_numbers_that_can_play_it() -> None:
    html = entry_page(WORKSHOP, WORKSHOP.catalog.decks, SiteFrame())
    games = re.findall(r'<li class="([^"]*)"><a href="spiele/(\w+)\.html">', html)
    assert sorted(game for _, game in games) == sorted(GAME_IDS)
    for kinds, game in games:
        players = WORKSHOP.catalog.game(game).players
        for number in PARTIES[:-1]:
            assert (f"p{number}" in kinds.split()) == (number in players), game


def test_a_site_of_a_deck_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    assert "walisch" in run("site", "walish", "--out", tmp_path).refusal
    assert not list(tmp_path.iterdir())


def test_pages_say_how_others_show_them_once_their_place_is_known() -> None:
    deck = WORKSHOP.catalog.deck(DECK)
    html = deck_page(WORKSHOP, deck, SiteFrame(Home.read("https://example.org/karten")))
    assert f'<meta property="og:image" content="https://example.org/karten/bilder/{DECK}.png">' in html
    assert f'<link rel="canonical" href="https://example.org/karten/{DECK}.html">' in html
    assert 'property="og:' not in deck_page(WORKSHOP, deck, SiteFrame())


@pytest.mark.parametrize("url", ["example.org", "javascript:alert(1)", 'https://a.org/"><script>', "https://a b.org/"])
def test_what_is_no_address_of_a_site_is_refused(run: Run, tmp_path: Path, url: str) -> None:
    assert "--base-url" in run("site", DECK, "--base-url", url, "--out", tmp_path).refusal
    assert not list(tmp_path.iterdir())


@needs_chromium
def test_a_site_in_a_browser(chromium: Any, site: Path, choice: Path) -> None:
    """The filter hides games without a script; a card opens large and gives the focus back; axe finds nothing."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    page: Any = context.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto((site / "index.html").as_uri())
    assert violations(page) == []
    page.goto(choice.as_uri())
    assert violations(page) == []
    assert page.inner_text("[role=status]") == "2 von 2 Spielen"
    page.click("label[for=zeit-t15]")
    page.wait_for_function("document.querySelector('[role=status]').textContent === '0 von 2 Spielen'")
    assert page.inner_text(".none")
    page.click(".filter .undo")
    page.wait_for_function("document.querySelector('[role=status]').textContent === '2 von 2 Spielen'")

    page.goto((site / f"{DECK}.html").as_uri())
    assert violations(page) == []
    page.click(".cards li:nth-child(2) a")
    assert page.locator("dialog").is_visible()
    first = page.inner_text("dialog h2")
    page.keyboard.press("ArrowRight")
    assert page.inner_text("dialog h2") != first
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.matches('.cards li:nth-child(3) a')")
    assert all(address.startswith(("file:", "data:")) for address in fetched)


@needs_chromium
@pytest.mark.parametrize("width", some([390, 700, 1000, 1280], 3))
def test_a_slow_machine_shows_the_entry_in_its_own_faces_and_moves_nothing(
    chromium: Any, site: Path, width: int
) -> None:
    page: Any = chromium.new_context(viewport={"width": width, "height": 800}).new_page()
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 20})
    page.goto((site / "index.html").as_uri())
    shift = page.evaluate(LAYOUT_SHIFT)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    for place in ("h1", "h2", "header p"):
        node = tools.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
        fonts = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert [font["familyName"].split()[0] for font in fonts] == ["Kartenwerk"], place
    assert shift < 0.01


@needs_chromium
def test_the_filter_stands_in_the_address_and_an_address_sets_it(chromium: Any, choice: Path) -> None:
    page: Any = chromium.new_context().new_page()
    address = choice.as_uri()
    page.goto(address)
    page.click("label[for=spieler-p3]")
    page.click("label[for=zeit-t15]")
    wait_for_address(page, "#spieler=p3&zeit=t15")
    page.reload()
    assert page.locator("#spieler-p3").is_checked()
    assert page.locator("#zeit-t15").is_checked()
    assert page.inner_text("[role=status]") == "0 von 2 Spielen"
    page.click(".filter .undo")
    wait_for_address(page, address)
    page.goto(f"{address}#spieler=p3&zeit=<b>&nichts=da")
    page.locator("#spieler-p3:checked").wait_for(state="attached")
    assert page.locator("#zeit-alle").is_checked()


@needs_chromium
def test_a_site_on_a_local_server_asks_for_nothing_else_and_says_nothing(chromium: Any, site: Path) -> None:
    with serve(site) as address:
        page: Any = chromium.new_context(viewport={"width": 390, "height": 844}).new_page()
        fetched: list[str] = []
        told: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        page.on("console", lambda message: told.append(message.text))
        page.on("pageerror", lambda error: told.append(str(error)))
        for name in ("index.html", f"{DECK}.html", "spiele/anagramm_poker.html"):
            page.goto(f"{address}/{name}")
            page.wait_for_function("document.fonts.status === 'loaded'")
            fonts = page.evaluate("[...document.fonts].filter(font => font.status === 'error').length")
            assert fonts == 0, name
        assert [each for each in fetched if not each.startswith((address, "data:"))] == []
        assert told == []


LEFT = "net::ERR_ABORTED"
"""A request that a browser gives up because its page is left; it may ask for icons when it likes."""


@needs_chromium
def test_after_one_visit_a_whole_site_is_there_without_a_network(chromium: Any, site: Path) -> None:
    server, context = Server(site), chromium.new_context(viewport={"width": 360, "height": 740})
    tab: Any = context.new_page()
    tab.goto(server.address("index.html"))
    assert tab.evaluate(KEPT) == 1
    tab.wait_for_load_state("networkidle")
    server.stop()
    told: list[str] = []
    tab.on("pageerror", lambda error: told.append(str(error)))
    tab.on("requestfailed", lambda request: told.append(request.url) if request.failure != LEFT else None)
    for name in ("index.html", "spiele/anagramm_poker.html"):
        tab.goto(server.address(name))
        tab.wait_for_function("document.fonts.status === 'loaded'")
        assert tab.locator("img:visible").evaluate_all("all => all.every(one => one.naturalWidth)"), name
    tab.click("text=Punkte aufschreiben")
    for name in ("Anna", "Bert"):
        tab.fill(".beginning input[aria-label=Name]", name)
        tab.click(".beginning >> text=Dazu")
    tab.click("#right")
    assert tab.inner_text(".say").startswith("Noch gefragt: ")
    tab.goto(server.address("suche.html?q=Anagramm"))
    tab.wait_for_selector(".hits a:visible")
    assert told == []
    context.close()


@needs_chromium
@pytest.mark.parametrize("name", ["index.html", "suche.html", f"{DECK}.html", "spiele/anagramm_poker.html", SHEET])
def test_what_is_pressed_is_as_large_as_a_fingertip_and_letters_four_times_as_large_stay_on_the_page(
    chromium: Any, site: Path, name: str
) -> None:
    page: Any = chromium.new_context(viewport={"width": 360, "height": 740}).new_page()
    page.goto((site / name).as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert find_small_targets(page) == []
    assert not overflows(page, "34px") and not overflows(page, "68px")
    page.context.close()
