"""Reference cards on sheets for home: full sheets, as the deck's own cards lie on, each back behind its front."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pikepdf
import pytest
from tests.placing import centres
from tests.support import WORKSHOP, Run

from kartenwerk.graphics.display import POINT
from kartenwerk.printing.preflight.check import check
from kartenwerk.products.booklet.collected import CollectedRules
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.reference.card_product import (
    AT_TABLE,
    on_full_sheets,
    reference_products,
    reference_sheet_product,
)

GAMES = ("donnerwetter", "wolfsjagd")
A4 = (210, 297)


@pytest.fixture(scope="module")
def data() -> bytes:
    """Both games' cards on a sheet of their own."""
    product = reference_sheet_product(
        CollectedRules(WORKSHOP.catalog.deck("walisch"), tuple(map(GameOrder, GAMES))), "a4"
    )
    return product.make(WORKSHOP).data


@pytest.fixture
def document(data: bytes) -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        yield pdf


def forms(page: pikepdf.Page) -> list[str]:
    """What is placed on a page, by its name, in the order in which it is drawn."""
    drawn = pikepdf.parse_content_stream(page)
    return [str(each.operands[0]) for each in drawn if str(each.operator) == "Do"]


def test_every_back_lies_behind_its_front(document: pikepdf.Pdf) -> None:
    """Within 0.01 mm, the sheet turned over its long side; a game's front meets that game's back alone."""
    front, back = document.pages
    places = list(zip(centres(front, 59, 91), centres(back, 59, 91), strict=True))
    assert len(set(places)) == 9
    for (x, y), (back_x, back_y) in places:
        assert (A4[0] - back_x, back_y) == pytest.approx((x, y), abs=0.01)
    assert len(set(zip(forms(front), forms(back), strict=True))) == len(GAMES)
    assert not set(forms(front)) & set(forms(back))


def test_the_cards_lie_where_the_decks_own_cards_lie(document: pikepdf.Pdf) -> None:
    for (x, y), cell in zip(centres(document.pages[0], 59, 91), range(9), strict=True):
        row, column = divmod(cell, 3)
        assert (x, y) == pytest.approx((A4[0] / 2 + 59 * (column - 1), A4[1] / 2 + 91 * (1 - row)), abs=0.01)


def test_the_sheet_tells_how_it_is_printed(document: pikepdf.Pdf) -> None:
    assert b"0.000 0.000 m\n100.000 0.000 l" in document.pages[0].Contents.read_bytes()
    assert document.Root.ViewerPreferences.PrintScaling == "/None"
    assert document.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    assert [float(side) * POINT for side in document.pages[0].trimbox] == pytest.approx([0, 0, *A4], abs=0.01)


def test_the_sheet_passes_preflight(data: bytes) -> None:
    assert check(data) == []


@pytest.mark.parametrize("cells", [1, 4, 8, 9, 21])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 12])
def test_sheets_are_full_and_no_game_comes_short(count: int, cells: int) -> None:
    players = {f"game {number}": 2 + number % 5 for number in range(count)}
    cards = on_full_sheets(players, cells)
    assert len(cards) % cells == 0
    assert len(cards) - cells < AT_TABLE * count
    assert min(cards.count(game) for game in players) >= AT_TABLE
    assert cards == [game for game in players for _ in range(cards.count(game))]


def test_more_cards_are_of_the_games_with_the_most_players() -> None:
    cards = on_full_sheets({"two": 2, "ten": 10, "four": 4}, 8)
    assert [cards.count(game) for game in ("two", "ten", "four")] == [2, 3, 3]


def test_a_kit_holds_the_sheets_of_all_its_games() -> None:
    (sheet,) = (
        each
        for each in kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("deutsch"), "a4")
        if "kurzkarten" in each.path
    )
    assert (sheet.path, sheet.kind) == ("deutsch/kurzkarten_a4.pdf", "sheet")
    assert sheet.inputs == ("deutsch", "tarock", "wallachen", "watten")


def test_one_games_cards_fill_a_sheet_of_its_own() -> None:
    single, sheet = reference_products(GameRules(WORKSHOP.catalog.deck("walisch"), GameOrder("wolfsjagd")), "a4")
    assert (single.kind, sheet.kind) == ("reference", "sheet")
    assert sheet.path == "walisch/wolfsjagd/kurzkarten_a4.pdf"
    with pikepdf.open(io.BytesIO(sheet.make(WORKSHOP).data)) as pdf:
        assert [len(forms(page)) for page in pdf.pages] == [9, 9]


def test_the_command_writes_reference_cards_and_the_book_only_when_asked(run: Run, tmp_path: object) -> None:
    words = ("rules", "--deck", "inrah", "--reference", "--json", "--out", tmp_path)
    (file,) = run(*words).json["files"]
    assert file["path"].endswith("inrah/kurzkarten_a4.pdf")
