"""Sites of what is one's own: a deck's folder with its rules, and a game that lies in a folder of data."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.support import Run

from kartenwerk.base.data import project_root

WEATHER = project_root() / "docs" / "own" / "wetterspiel"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the deck's site but its cards, of which one is made."""
    from kartenwerk.build.files import place_below, write_bytes
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.web.frame import SiteFrame
    from kartenwerk.products.web.site import site_products

    folder = tmp_path_factory.mktemp("own")
    workshop = Workshop.over(None, WEATHER)
    for product in site_products(workshop.catalog, [workshop.deck], SiteFrame()):
        if "/karten/" not in product.path or product.path.endswith("/sonne-1.svg"):
            path = place_below(folder, product.path)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, product.make(workshop).data)
    return folder / "site"


def test_a_deck_of_ones_own_has_a_page_with_all_its_cards(site: Path) -> None:
    html = (site / "wetterspiel.html").read_text(encoding="utf-8")
    assert len(re.findall('<li><a href="karten/wetterspiel/', html)) == 40
    assert 'href="spiele/wetterspiel.html"' in html
    assert "data-braille" not in html
    assert "MIT-Lizenz" not in html  # the cards are their author's
    assert "<title>Morgenrot</title>" in (site / "karten/wetterspiel/sonne-1.svg").read_text(encoding="utf-8")


def test_its_rules_are_a_page_and_its_entry_page_asks_for_no_game(site: Path) -> None:
    rules = (site / "spiele/wetterspiel.html").read_text(encoding="utf-8")
    assert "Vier Wetter streiten um den Himmel." in rules
    assert 'aria-label="Sonnenriese, Sonnenhexe, Sonnenfrosch"' in rules
    assert "<fieldset>" not in (site / "index.html").read_text(encoding="utf-8")


def test_every_address_of_its_pages_leads_to_a_file(site: Path) -> None:
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        found = re.findall(r'(?:href|src)="([^"#]+)"', html) + re.findall(r"url\((?!#)([^)]+)\)", html)
        for address in found:
            if address.startswith("data:"):
                continue
            target = (page.parent / unquote(address)).resolve()
            assert target.is_file() or target.parent.name == "wetterspiel", f"{page.name}: {address}"


def test_its_page_of_rules_takes_its_cards_along_to_where_there_is_no_network() -> None:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.web.frame import SiteFrame
    from kartenwerk.products.web.site import site_follow_ups

    workshop = Workshop.over(None, WEATHER)
    *_, worker = site_follow_ups(workshop.catalog, [workshop.deck], SiteFrame())
    (product,) = worker([])
    script = product.make(workshop).data.decode()
    assert '"spiele/wetterspiel.html": "karten/wetterspiel/"' in script


def test_a_game_of_ones_own_stands_beside_those_of_the_house(run: Run, tmp_path: Path) -> None:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.products.web.entry_page import entry_page
    from kartenwerk.products.web.frame import SiteFrame
    from kartenwerk.products.web.site import site_products

    assert (
        run("new", "game", "sturmstich", "--table", "--deck", "deutsch", "--language", "de", "--out", tmp_path).code
        == 0
    )
    workshop = Workshop.over(tmp_path / "sturmstich")
    deck = workshop.catalog.deck("deutsch")
    assert 'href="spiele/sturmstich.html"' in entry_page(workshop, [deck], SiteFrame())
    products = {product.path: product for product in site_products(workshop.catalog, [deck], SiteFrame())}
    assert b"Sturmstich" in products["site/spiele/sturmstich.html"].make(workshop).data


def test_a_folder_without_a_deck_is_refused(run: Run, tmp_path: Path) -> None:
    assert "deck.toml" in run("site", f"{tmp_path}/", "--out", tmp_path / "out").refusal
    assert not (tmp_path / "out").exists()
