"""The two decks of docs/own: each command ends well, and what their tables say stands on the right cards."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image as PillowImage
from tests.custom.test_printing import SAMPLES, placed
from tests.support import Run

from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import Backs
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.icons import Dots
from kartenwerk.graphics.display import Image, Item, Text, walk
from kartenwerk.printing.pdf import packing
from kartenwerk.products.check import check_all

DECKS = ("marktplatz", "wetterspiel")


@pytest.fixture(scope="module", params=DECKS)
def either(request: pytest.FixtureRequest) -> CustomWorkshop:
    folder: str = request.param
    return Workshop.over(None, SAMPLES / folder)


@pytest.fixture(scope="module")
def market() -> CustomWorkshop:
    return Workshop.over(None, SAMPLES / "marktplatz")


@pytest.fixture(scope="module")
def weather() -> CustomWorkshop:
    return Workshop.over(None, SAMPLES / "wetterspiel")


def own(shop: CustomWorkshop) -> CustomDeck:
    return shop.deck


def front(shop: CustomWorkshop, id: str) -> tuple[Item, ...]:
    deck = own(shop)
    card = next(card for card in deck.kinds if card.rank == id)
    return tuple(walk(shop.custom_tools.faces().front(card).items))


def words(items: tuple[Item, ...]) -> str:
    return "".join(item.text for item in items if isinstance(item, Text))


def title_of(shop: CustomWorkshop, title: str) -> str:
    return next(card.id for card in own(shop).cards if card.title == title)


def test_nothing_of_a_sample_stands_nearer_to_the_edge_than_the_safe_area(either: CustomWorkshop) -> None:
    report = check_all(either)
    assert report.faults == []
    assert not [note for note in report.notes if "nearer to the edge" in note]


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_has_its_preview_and_its_page(deck: str, run: Run, tmp_path: Path) -> None:
    assert run("check", SAMPLES / deck, "--json").json["ok"]
    assert run("preview", SAMPLES / deck, "--out", tmp_path, "--json").json["complaints"] == []
    assert run("watch", SAMPLES / deck, "--once", "--out", tmp_path / "page").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(
    "line",
    [
        "kit", "box", "pad", "deck --tts", "deck --png 300", "deck --backs gutterfold", "deck --backs short-edge",
        "deck --backs none", "deck --size poker",
    ],
)  # fmt: skip
def test_every_command_ends_well_on_a_sample(deck: str, line: str, run: Run, tmp_path: Path) -> None:
    command, *options = line.split()
    answer = run(command, SAMPLES / deck, *options, "--out", tmp_path, "--json").json
    assert (answer["ok"], answer["complaints"]) == (True, [])


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_every_service_takes_a_sample(deck: str, run: Run, tmp_path: Path) -> None:
    services = Workshop.over(None).catalog.service_ids
    assert len(services) == 7
    for service in services:
        answer = run("deck", SAMPLES / deck, "--service", service, "--out", tmp_path / service, "--json").json
        assert (answer["ok"], answer["complaints"]) == (True, []), service


@pytest.mark.parametrize("way", ["long-edge", "short-edge", "gutterfold"])
def test_54_cards_of_28_rows_have_their_39_and_15_backs_behind_them(way: Backs, market: CustomWorkshop) -> None:
    from kartenwerk.products.cards.selection import whole_deck
    from kartenwerk.products.cards.sheets import SheetLayout, impose_cards

    content = own(market)
    assert (len(content.cards), len(own(market).pack.cards)) == (28, 54)
    backs = {card.id: card.back for card in content.cards}
    cards = whole_deck(market.catalog, market.catalog.deck("marktplatz"))
    fronts, behind = cards.sides(market)
    names = [form.name for form in behind]
    assert {name: names.count(name) for name in set(names)} == {"back markt": 39, "back ereignis": 15}
    middle = cards.boxes.width / 2, cards.boxes.height / 2
    pages = impose_cards(market, fronts, behind, cards.boxes, SheetLayout("a4", way))
    sides = zip(pages, pages, strict=True) if way == "gutterfold" else zip(pages[::2], pages[1::2], strict=True)
    seen = 0
    for upper, lower in sides:
        below = [each for each in placed(lower.items, middle) if each[2].startswith("back ")]
        for x, y, name in (each for each in placed(upper.items, middle) if not each[2].startswith("back ")):
            mirrored = (x, upper.height - y) if way == "short-edge" else (upper.width - x, y)
            found = [each for each in below if abs(each[0] - mirrored[0]) + abs(each[1] - mirrored[1]) < 0.01]
            assert [each[2] for each in found] == [f"back {backs[name]}"]
            seen += 1
    assert seen == 54


def test_numbers_signs_and_quotes_of_the_market_are_printed_as_they_are_written(market: CustomWorkshop) -> None:
    assert "Ertrag 0,5" in words(front(market, title_of(market, "Brot")))
    assert "1\u202f€" in words(front(market, title_of(market, "Neue Währung")))
    assert "„Der läuft nicht weg. Höchstens davon.“" in words(front(market, title_of(market, "Bergkäse")))
    assert words(front(market, title_of(market, "Viehmarkt"))).count("– ") == 3
    assert "Donaudampfschifffahrtsgesellschaft" in words(
        front(market, title_of(market, "Donaudampfschifffahrtsgesellschaft"))
    )


def test_every_line_pitch_of_the_market_is_even(market: CustomWorkshop) -> None:
    several = 0
    for card in own(market).cards:
        texts = [item for item in front(market, card.id) if isinstance(item, Text)]
        for size in {item.size for item in texts}:
            lines = sorted({item.y for item in texts if item.size == size and item.x < 15})
            steps = {round(b - a, 3) for a, b in pairwise(lines) if b - a < 0.7 * size}
            several += len(lines) > 2
            assert len(steps) <= 1, (card.id, size, steps)
    assert several > 5


def test_icons_of_the_samples_are_lines_and_areas(either: CustomWorkshop) -> None:
    tools = own(either).tools
    for name, file in tools.folder.icons().items():
        assert not isinstance(tools.icons.drawing(file, "tinte"), Dots), name


def test_a_witch_that_is_cut_out_stands_on_the_cards_tint(weather: CustomWorkshop) -> None:
    (picture,) = (item for item in front(weather, "frost-9") if isinstance(item, Image))
    packed = picture.raster.packed(False)
    if packed.jpeg:
        plates: PillowImage.Image = PillowImage.open(BytesIO(packed.content))
    else:
        plates = packing.unpack(packed, picture.raster.columns, picture.raster.rows)
    tint = own(weather).palette["schnee"].cmyk
    corner = [part / 2.55 for part in plates.getpixel((3, 3))]  # type: ignore[union-attr]
    assert all(abs(one - other) <= 2 for one, other in zip(corner, tint, strict=True))
