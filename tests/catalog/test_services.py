"""What print services ask for, as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import Catalog
from kartenwerk.products.cards.order import DeckOrder

SERVICES = ("drivethrucards", "gamecrafter", "home", "makeplayingcards", "mbprint", "meinspiel", "printshop")


def test_every_service_is_there_and_sound(catalog: Catalog) -> None:
    assert catalog.service_ids == SERVICES
    for id in SERVICES:
        assert catalog.service(id).note.endswith(".")


@pytest.mark.parametrize(
    ("id", "size", "pixels"),
    [
        ("makeplayingcards", "poker", (822, 1122)),
        ("makeplayingcards", "bridge", (747, 1122)),
        ("makeplayingcards", "tarot", (897, 1497)),
        ("gamecrafter", "poker", (825, 1125)),
        ("gamecrafter", "bridge", (750, 1125)),
        ("gamecrafter", "tarot", (900, 1500)),
        ("gamecrafter", "mini", (600, 825)),
    ],
)
def test_pictures_have_the_size_in_dots_that_the_service_names(
    catalog: Catalog, id: str, size: str, pixels: tuple[int, int]
) -> None:
    boxes = catalog.service(id).boxes(size, 0, 0)
    dots = [(side + 2 * boxes.bleed) / 25.4 * 300 for side in (boxes.width, boxes.height)]
    assert dots == pytest.approx(pixels)


@pytest.mark.parametrize(
    ("id", "size", "boxes", "rules"),
    [
        ("meinspiel", "skat", (59, 91, 3, 4, 5), ("x4", "two-files", 300, True, False, True, 6, 0.5, 7)),
        ("meinspiel", "62x100", (62, 100, 3, 4, 5), ("x4", "two-files", 300, True, False, True, 6, 0.5, 7)),
        ("drivethrucards", "poker", (63.5, 88.9, 3.175, 3.175, 3.175), ("x1a", "back-front", 240, False, False, False)),
        ("mbprint", "poker", (63, 88, 3, 4, 3), ("x1a", "front-back", 300, True, False, False)),
    ],
)
def test_files_follow_the_figures_that_the_service_publishes(
    catalog: Catalog, id: str, size: str, boxes: tuple[float, ...], rules: tuple[object, ...]
) -> None:
    service = catalog.service(id)
    assert service.boxes(size, 0, 0) == pytest.approx(boxes)
    told = (
        service.flavour,
        service.order,
        service.ink_limit,
        service.outlines,
        service.marks,
        service.transparency,
        service.min_text,
        service.min_line,
        service.min_light_text,
    )
    assert told[: len(rules)] == rules


def test_whoever_orders_at_a_shop_is_told_that_its_pages_may_have_changed(catalog: Catalog) -> None:
    change = catalog.print.shops_change
    notes = {id: DeckOrder(catalog.deck("walisch"), service=id).note(catalog) for id in SERVICES}
    assert {id for id, note in notes.items() if note.endswith(change)} == set(SERVICES) - {"home", "printshop"}
    assert DeckOrder(catalog.deck("walisch")).note(catalog) == ""


def test_a_service_without_sizes_prints_any(catalog: Catalog) -> None:
    assert catalog.service("printshop").boxes("70x120", 70, 120)[:3] == (70, 120, 3)


def test_a_size_that_is_not_offered_is_refused_with_those_that_are(catalog: Catalog) -> None:
    with pytest.raises(KartenwerkError, match="expected one of skat, 62x100"):
        catalog.service("meinspiel").boxes("tarot", 70, 120)


def test_the_decks_own_size_comes_first_where_it_is_offered(catalog: Catalog) -> None:
    sizes = {id: catalog.service(id).size_for("skat") for id in SERVICES}
    assert sizes["meinspiel"] == sizes["printshop"] == sizes["home"] == "skat"
    assert sizes["drivethrucards"] == sizes["makeplayingcards"] == "poker"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('flavour = "x4"', "", "a PDF service has a flavour"),
        ('order = "two-files"', 'order = "one-file-a-side"', "PNG goes with one-file-a-side"),
        ('flavour = "x4"', 'flavour = "x1a"', "PDF/X-1a has no transparency"),
        ('colour = "cmyk"', 'colour = "rgb"', "CMYK"),
        ("ink_limit = 300", "ink_limit = 30", "ink_limit"),
        ('size = "62x100"', 'size = "skat"', "occurs twice"),
    ],
)
def test_a_service_that_contradicts_itself_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    roots = DataRoots.over()
    text = roots.find("rules_data/print/services/meinspiel.toml").text()
    assert old in text
    folder = tmp_path / "rules_data" / "print" / "services"
    folder.mkdir(parents=True)
    (folder / "meinspiel.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(KartenwerkError, match=fault):
        Catalog(DataRoots.over(tmp_path)).service("meinspiel")


def test_papers_and_cards_can_be_given_by_their_measures(catalog: Catalog) -> None:
    paper, size = catalog.paper("480x330"), catalog.size("70.5x120")
    assert (paper.width, paper.height) == (330, 480)
    assert (size.width, size.height) == (70.5, 120)


@pytest.mark.parametrize("text", ["10x20", "0x0", "59x9000"])
def test_senseless_measures_are_refused(catalog: Catalog, text: str) -> None:
    with pytest.raises(KartenwerkError, match="expected sides of 25 to 200 mm"):
        catalog.size(text)
    with pytest.raises(KartenwerkError, match="expected sides of 90 to 1500 mm"):
        catalog.paper(text)
