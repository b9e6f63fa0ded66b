"""Files for embossers: what is written is read again, cell by cell."""

from __future__ import annotations

from io import BytesIO
from xml.etree import ElementTree

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import WORKSHOP

from kartenwerk.build.pool import make_one
from kartenwerk.build.product import Product
from kartenwerk.printing.braille.files import brf, pef
from kartenwerk.printing.braille.pages import BrailleParagraph, lines_of, set_pages
from kartenwerk.printing.braille.script import basic
from kartenwerk.printing.braille.table import BLANK, BrailleTable, PageSize
from kartenwerk.products.braille.labels import braille_products
from kartenwerk.products.cards.dots import card_texts
from kartenwerk.products.cards.maker import describe_maker
from kartenwerk.products.cards.selection import designed_boxes

TABLE = BrailleTable.load(WORKSHOP.roots)
DECK = WORKSHOP.catalog.deck("walisch")
TEXTS = card_texts(WORKSHOP.catalog, DECK)
PRODUCTS = {product.path.rpartition("/")[2]: product for product in braille_products(WORKSHOP.catalog, DECK)}
SIZE = TABLE.page
PEF = "{http://www.daisy.org/ns/2008/pef}"

cells = st.text(alphabet=[chr(0x2800 + bits) for bits in range(64)], max_size=SIZE.cells)
pages = st.lists(st.lists(cells.map(lambda line: line.rstrip(BLANK)), min_size=1, max_size=5).map(tuple), max_size=4)


def made(product: Product) -> bytes:
    return make_one(WORKSHOP, product).data


def read_brf(data: bytes, characters: str) -> list[tuple[str, ...]]:
    """The pages of a file, as Unicode."""
    signs = {character: chr(0x2800 + place) for place, character in enumerate(characters)}
    pages = data.decode("ascii").split("\f")[:-1]
    return [tuple("".join(signs[char] for char in line) for line in page.split("\r\n")[:-1]) for page in pages]


def read_pef(data: bytes) -> list[tuple[str, ...]]:
    root = ElementTree.fromstring(data)
    return [tuple(row.text or "" for row in page.iter(f"{PEF}row")) for page in root.iter(f"{PEF}page")]


@pytest.mark.parametrize("name", TABLE.ascii)
@given(written=pages)
def test_brf_holds_every_cell_in_both_sets(name: str, written: list[tuple[str, ...]]) -> None:
    assert read_brf(brf(written, TABLE.ascii[name]), TABLE.ascii[name]) == written


@given(written=pages)
def test_pef_holds_every_cell(written: list[tuple[str, ...]]) -> None:
    assert read_pef(pef(written, SIZE, "a <b> & c", "id", "de")) == written


def test_pef_tells_its_format_and_its_page() -> None:
    root = ElementTree.fromstring(made(PRODUCTS["karten.pef"]))
    (volume,) = root.iter(f"{PEF}volume")
    assert (volume.get("cols"), volume.get("rows"), volume.get("duplex")) == ("30", "27", "false")
    assert [each.text for each in root.iter("{http://purl.org/dc/elements/1.1/}format")] == ["application/x-pef+xml"]


@pytest.mark.parametrize("name", ["karten_eurobraille.brf", "karten_nabcc.brf", "karten.pef"])
def test_the_key_tells_every_kind_of_card_with_its_name(name: str) -> None:
    lines = [line for page in read(name) for line in page]
    for card, text in TEXTS.kinds().items():
        assert f"{text}{BLANK}{basic(card, TABLE)}" in lines


@pytest.mark.parametrize("name", ["etiketten_eurobraille.brf", "etiketten_nabcc.brf", "etiketten.pef"])
def test_there_are_two_labels_for_every_card(name: str) -> None:
    found = [text for page in read(name) for line in page for text in line.split(BLANK) if text]
    assert sorted(found) == sorted(TEXTS.text(card) for card in DECK.pack.cards for _ in range(2))


def read(name: str) -> list[tuple[str, ...]]:
    data = made(PRODUCTS[name])
    if name.endswith(".pef"):
        return read_pef(data)
    return read_brf(data, TABLE.ascii[name.removesuffix(".brf").rpartition("_")[2]])


@pytest.mark.parametrize("name", ["karten_nabcc.brf", "etiketten_nabcc.brf"])
def test_no_page_is_longer_or_wider_than_the_embossers(name: str) -> None:
    for page in read(name):
        assert len(page) <= SIZE.lines
        assert all(len(line) <= SIZE.cells for line in page)


@given(
    words=st.lists(st.integers(1, 45), max_size=60),
    width=st.integers(10, 40),
    first=st.integers(0, 4),
    others=st.integers(0, 4),
)
def test_lines_keep_to_their_width_and_lose_no_cell(words: list[int], width: int, first: int, others: int) -> None:
    text = BLANK.join("⠿" * length for length in words)
    lines = lines_of(BrailleParagraph(text, first=first, others=others), width)
    assert all(len(line) <= width for line in lines)
    assert sum(line.count("⠿") for line in lines) == sum(words)
    if all(length <= width - 4 for length in words):
        assert BLANK.join(line.strip(BLANK) for line in lines) == text, "words are broken that would fit"


@given(lengths=st.lists(st.integers(1, 400), min_size=1, max_size=12), keep=st.lists(st.booleans(), min_size=12))
def test_pages_are_full_at_most_and_numbered(lengths: list[int], keep: list[bool]) -> None:
    size = PageSize(cells=20, lines=8)
    parts = [
        BrailleParagraph("⠿" * length, before=1, keep=kept and length < 60)
        for length, kept in zip(lengths, keep, strict=False)
    ]
    found = set_pages(parts, TABLE, size)
    assert sum("".join(page[:-1]).count("⠿") for page in found) == sum(lengths)
    for number, page in enumerate(found, 1):
        assert len(page) == size.lines
        assert page[-1].strip(BLANK) == basic(str(number), TABLE)
        assert page[0], "a page begins with an empty line"


@pytest.mark.parametrize("name", ["etiketten.pdf", "etiketten_gespiegelt.pdf"])
def test_labels_have_the_dots_of_their_cards_in_black(name: str) -> None:
    wanted = 2 * sum(bin(ord(cell) - 0x2800).count("1") for card in DECK.pack.cards for cell in TEXTS.text(card))
    with pikepdf.open(BytesIO(made(PRODUCTS[name]))) as pdf:
        fills = [
            instruction
            for page in pdf.pages
            for instruction in pikepdf.parse_content_stream(page)
            if str(instruction.operator) == "f"
        ]
    assert len(fills) == wanted


@pytest.mark.parametrize("name", ["etiketten.pdf", "etiketten_gespiegelt.pdf"])
def test_labels_have_the_ruler_on_every_sheet_since_fingers_read_their_true_size_alone(name: str) -> None:
    with pikepdf.open(BytesIO(made(PRODUCTS[name]))) as pdf:
        assert all(b"0.000 0.000 m\n100.000 0.000 l" in page.Contents.read_bytes() for page in pdf.pages)
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/Simplex"


def test_the_key_says_what_the_makers_card_does() -> None:
    said = describe_maker(WORKSHOP.catalog, DECK, designed_boxes(WORKSHOP.catalog, DECK))
    cells = "".join("".join(page) for page in read("karten.pef")).replace(BLANK, "")
    assert "63 Karten" in said.sentence and "K für Kunnyr" in said.sentence
    assert basic(f"{said.cards}: {said.sentence}"[:60], TABLE).replace(BLANK, "") in cells
