"""The code of an address on reference cards: read back by another program, large enough, with white around it."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.collisions import page_faults
from tests.games.support import session
from tests.products.test_reference_cards import LEAST, SAFE
from tests.support import WORKSHOP, Run, some, texts

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Page, path_bounds, rectangle
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.products.booklet.game import reference_text
from kartenwerk.products.kits.kit import kit_products
from kartenwerk.products.reference.card import Side
from kartenwerk.products.reference.card_product import reference_card
from kartenwerk.products.reference.link_code import LONGEST, QUIET, LinkCode, link_code, read_link

GAMES = WORKSHOP.catalog.game_ids
SITE = "https://spielerunde.example/spiele/{game}.html"
SIZE, MODULE = 15.0, 0.35

needs_reader = pytest.mark.skipif(
    find_spec("zxingcpp") is None, reason="no reader of codes is installed (pip install zxing-cpp)"
)


@cache
def card(game: str) -> tuple[Side, ...]:
    return reference_card(WORKSHOP, reference_text(WORKSHOP, session(game)), SITE)


def read(data: bytes, page: int = 0, dpi: float = 200) -> list[str]:
    """What another program reads on a page."""
    import zxingcpp

    return [code.text for code in zxingcpp.read_barcodes(render_page(data, page, dpi))]


def printed(game: str) -> bytes:
    """Both sides in screen colours."""
    at = session(game)
    pages = [side.page for side in card(game)]
    fonts, cache = WORKSHOP.fonts, WORKSHOP.cache
    return pdf_bytes(pages, DocumentInfo("x"), palette=at.deck.palette, fonts=fonts, flavour="screen", cache=cache)


def codes(side: Side) -> list[Fill]:
    """The codes on a side: many squares in one path."""
    return [item for item in side.page.items if isinstance(item, Fill) and len(item.path) > 500]


@needs_reader
@pytest.mark.parametrize("game", some(GAMES, 8))
def test_a_telephone_reads_the_address_of_the_game_on_one_side(game: str) -> None:
    data = printed(game)
    assert [*read(data, 0), *read(data, 1)] == [SITE.replace("{game}", game)]


@pytest.mark.parametrize("game", some(GAMES, 8))
def test_the_code_is_large_and_black_and_lies_in_the_safe_area(game: str) -> None:
    ((side, code),) = ((side, code) for side in card(game) for code in codes(side))
    box = path_bounds(code.path)
    assert box.width >= SIZE - 1e-6
    assert box.width == pytest.approx(box.height)
    assert code.ink == "tinte"
    assert box.x0 >= SAFE and box.x1 <= side.page.width - SAFE
    assert box.y0 >= SAFE and box.y1 <= side.page.height - SAFE


@pytest.mark.parametrize("game", some(GAMES, 8))
def test_nothing_lies_in_the_white_around_it(game: str) -> None:
    ((side, code),) = ((side, code) for side in card(game) for code in codes(side))
    box = path_bounds(code.path)
    quiet = box.grow(QUIET * box.width / len(link_code(SITE.replace("{game}", game), SIZE, MODULE).modules) - 0.01)
    for item in side.page.items:
        if isinstance(item, Fill) and item is not code:
            other = path_bounds(item.path)
            assert not meet(quiet, other) or item.ink == "papier", (item.ink, other)
    for text in texts(side.page.items):
        width = WORKSHOP.fonts.face(text.font).width(text.text.rstrip(), text.size, text.tracking) * text.scale
        assert not meet(quiet, Box(text.x, text.y - text.size * 0.25, text.x + width, text.y)), text.text


def meet(one: Box, other: Box) -> bool:
    return one.x0 < other.x1 and other.x0 < one.x1 and one.y0 < other.y1 and other.y0 < one.y1


@pytest.mark.parametrize("game", some(GAMES, 8))
def test_cards_with_a_code_are_set_as_well_as_others(game: str) -> None:
    """Only a card that has no other way is fuller, in the least size."""
    for side in card(game):
        assert side.size >= LEAST
        assert min(text.size for text in texts(side.page.items)) >= LEAST - 1e-6
        assert 0.60 <= side.filled <= (0.92 if side.size > LEAST or game != "fuenf_karten_boltan" else 1.0)
        assert page_faults(side.page) == []


def test_a_card_without_an_address_is_as_it_was() -> None:
    assert not any(codes(side) for side in reference_card(WORKSHOP, reference_text(WORKSHOP, session("watten"))))


@needs_reader
@settings(max_examples=15)
@given(st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=60))
def test_any_address_is_read_back(path: str) -> None:
    address = f"https://a.example/{path}"
    code = link_code(address, SIZE, MODULE)
    margin = code.quiet + 1
    white = Fill(rectangle(Box(0, 0, code.size + 2 * margin, code.size + 2 * margin)), "papier")
    side = Page(code.size + 2 * margin, code.size + 2 * margin, (white, code.draw(margin, margin, "tinte")))
    inks = {"tinte": Ink((0, 0, 0, 100), "#000000"), "papier": Ink((0, 0, 0, 0), "#ffffff")}
    data = pdf_bytes([side], DocumentInfo("x"), palette=inks, fonts=WORKSHOP.fonts, flavour="screen")
    assert read(data) == [address]
    assert code.module >= MODULE - 1e-9


def test_a_square_is_drawn_for_each_dark_module() -> None:
    code = LinkCode(((True, True, False), (False, True, False), (True, False, True)), 3.0)
    boxes = [path_bounds(code.draw(10, 20, "tinte").path[start : start + 5]) for start in range(0, 20, 5)]
    assert [(box.x0, box.y0, box.x1) for box in boxes] == [(10, 20, 12), (11, 21, 12), (10, 22, 11), (12, 22, 13)]
    assert max(box.y1 for box in boxes) == 23
    assert code.quiet == 4


@pytest.mark.parametrize(
    "address",
    [
        "",
        "http://a.example",
        "https://a.example/{game}?x=1#y",
        "https://127.0.0.1:8000/",
        "HTTPS://A.EXAMPLE/ÄRGER"[:18],
    ],
)
def test_addresses_that_browsers_open_are_taken(address: str) -> None:
    assert read_link(address) == address


@pytest.mark.parametrize(
    "address",
    ["a.example", "ftp://a.example", "javascript:alert(1)", "https://", "https://a b.example", "https://ä.example",
     "https://a.example/\n", "https://[", " https://a.example"],
)  # fmt: skip
def test_others_are_refused_in_one_sentence(address: str, run: Run, tmp_path: Path) -> None:
    answer = run("rules", "watten", "--reference", "--link", address, "--out", tmp_path / "out")
    assert "no browser can open this address" in answer.refusal
    assert not (tmp_path / "out").exists()


def test_an_address_that_is_too_long_is_refused() -> None:
    with pytest.raises(KartenwerkError, match="too long for a card"):
        read_link("https://a.example/" + "x" * LONGEST)


def test_a_code_needs_a_reference_card(run: Run, tmp_path: Path) -> None:
    answer = run("rules", "watten", "--link", "https://a.example", "--out", tmp_path)
    assert "--reference" in answer.refusal


def test_a_card_without_room_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenwerk.products.reference.card_product.link_code", lambda *_: LinkCode(((True,),), 30.0))
    with pytest.raises(KartenwerkError, match="Watten has no room for the code"):
        reference_card(WORKSHOP, reference_text(WORKSHOP, session("watten")), SITE)


@needs_reader
def test_the_command_prints_it_and_the_manifest_tells_the_address(run: Run, tmp_path: Path) -> None:
    answer = run("rules", "watten", "--reference", "--link", SITE, "--out", tmp_path, "--json")
    file = tmp_path / "deutsch/watten/kurzkarte.pdf"
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 2
    assert SITE.replace("{game}", "watten") in [*read(file.read_bytes(), 0), *read(file.read_bytes(), 1)]
    assert '"link"' in (tmp_path / "manifest.json").read_text(encoding="utf-8")
    assert answer.code == 0


def test_a_kit_has_cards_with_codes(run: Run, tmp_path: Path) -> None:
    products = kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("deutsch"), "a4", link=SITE)
    with_code = {Path(each.path).name for each in products if ("link", SITE) in each.choices}
    assert with_code == {"kurzkarte.pdf", "kurzkarten_a4.pdf"}
    assert "address" in run("kit", "deutsch", "--link", "nowhere", "--out", tmp_path).refusal
