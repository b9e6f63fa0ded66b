"""Dots as they are found in the written file: places alone, read back without our own plan of them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import product
from typing import Any, NamedTuple

import pikepdf
import pytest
from tests.reduction import CAPITALS
from tests.support import WORKSHOP, slow, some_rows

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.pool import make_one
from kartenwerk.faces.variant import FaceVariant, IndexSize
from kartenwerk.graphics.display import IDENTITY, POINT, Box, Group, Item, Matrix, Place, Text
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.printing.preflight import check
from kartenwerk.products.cards.dots import card_texts
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import BLANK

DECKS = [deck for deck in WORKSHOP.catalog.deck_ids if WORKSHOP.roots.has(f"templates/faces/{deck}/front.svg.j2")]
PLATE = "Braille"
SAFE = 4.0
PITCH, CELL, DOT = 2.5, 6.0, 1.5  # Marburg Medium, in mm
NEAR = 0.01
PATH = {"m", "l", "c", "h"}


class Found(NamedTuple):
    """A filled shape of the plate: its box in mm from the upper left corner of the trim."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


def written(deck: str, **wishes: Any) -> bytes:
    """The file of single cards with Braille."""
    products = DeckOrder(WORKSHOP.catalog.deck(deck), braille=True, **wishes).products(WORKSHOP.catalog)
    (product,) = [product for product in products if product.path.endswith("_einzeln.pdf")]
    return make_one(WORKSHOP, product).data


def dots_of(pdf: pikepdf.Pdf, page: pikepdf.Page) -> list[Found]:
    """Every shape that the page fills on the plate, wherever in it a form places it."""
    x0, _, _, y1 = (float(edge) for edge in page.trimbox)
    boxes = shapes(page, page.obj.Resources, pikepdf.Matrix())
    return [
        Found((min(xs) - x0) * POINT, (y1 - max(ys)) * POINT, (max(xs) - x0) * POINT, (y1 - min(ys)) * POINT)
        for xs, ys in boxes
    ]


def names_plate(resources: Any) -> bool:
    """Whether a page or form, or a form in it, can fill on the plate: pictures without it need no reading."""
    spaces = [space for _, space in resources.get("/ColorSpace", {}).items()]
    if any(str(space[0]) == "/Separation" and str(space[1]) == f"/{PLATE}" for space in spaces):
        return True
    objects = [form for _, form in resources.get("/XObject", {}).items()]
    return any(form.Subtype == "/Form" and names_plate(form.get("/Resources", {})) for form in objects)


def shapes(stream: Any, resources: Any, start: pikepdf.Matrix) -> Iterator[tuple[list[float], list[float]]]:
    matrix, plate = start, False
    kept: list[tuple[pikepdf.Matrix, bool]] = []
    points: list[tuple[float, float]] = []
    for instruction in pikepdf.parse_content_stream(stream):
        operator = str(instruction.operator)
        if operator in PATH and not plate:
            continue  # most of a face is art, and its points are of no interest
        operands = list(instruction.operands)
        match operator:
            case "q":
                kept.append((matrix, plate))
            case "Q":
                matrix, plate = kept.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "cs":
                space = resources.ColorSpace[str(operands[0])]
                plate = str(space[0]) == "/Separation" and str(space[1]) == f"/{PLATE}"
            case "k" | "g" | "rg":
                plate = False
            case "m" | "l" | "c":
                x, y = map(float, operands[-2:])
                x, y = matrix.transform((x, y))
                points.append((x, y))
            case "f" | "f*":
                if plate:
                    yield [x for x, _ in points], [y for _, y in points]
                points = []
            case "n" | "S":
                points = []
            case "Do":
                form = resources.XObject[str(operands[0])]
                if form.Subtype == "/Form" and names_plate(form.Resources):
                    yield from shapes(form, form.Resources, matrix)


def read(middles: list[tuple[float, float]], edge: float, top: float) -> str:
    """The text of dots whose first cell begins so many mm from the side and from above."""
    cells: dict[int, int] = {}
    for x, y in middles:
        across, down = x - edge - DOT / 2, y - top - DOT / 2
        place, rest = divmod(across + NEAR, CELL)
        column, row = round(rest / PITCH), round(down / PITCH)
        assert abs(rest - NEAR - column * PITCH) < NEAR, "a dot stands between the columns"
        assert abs(down - row * PITCH) < NEAR, "a dot stands between the rows"
        assert column in (0, 1) and row in (0, 1, 2)
        cells[int(place)] = cells.get(int(place), 0) | 1 << (3 * column + row)
    return "".join(chr(0x2800 + cells.get(place, 0)) for place in range(max(cells, default=-1) + 1))


FEW = 5
"""One card in so many is read of a deck; that every kind has its own text is tested with the table."""


@pytest.mark.parametrize("deck", [deck if deck == "deutsch" else slow(deck) for deck in DECKS])
def test_dots_in_the_file_give_every_cards_text_in_both_corners(deck: str) -> None:
    data = WORKSHOP.catalog.deck(deck)
    texts = card_texts(WORKSHOP.catalog, data)
    top = texts.signs.below.get("normal", SAFE)
    with pikepdf.open(BytesIO(written(deck))) as pdf:
        assert len(pdf.pages) == 2 * len(data.pack.cards)
        cards = [*enumerate(data.pack.cards)]
        for number, card in cards if deck != "deutsch" else cards[::FEW]:
            found = dots_of(pdf, pdf.pages[2 * number])
            upper = [dot.middle for dot in found if dot.middle[1] < data.height / 2]
            lower = [(data.width - x, data.height - y) for x, y in (dot.middle for dot in found) if y > data.height / 2]
            assert read(upper, SAFE, top) == read(lower, SAFE, top) == texts.text(card)
            assert not dots_of(pdf, pdf.pages[2 * number + 1]), "a back has no dots"


@pytest.mark.parametrize(("deck", "size"), some_rows(product(DECKS, ("skat", "poker", "bridge"))))
def test_no_dot_lies_outside_the_safe_area_and_all_have_the_size_of_marburg_medium(deck: str, size: str) -> None:
    width, height = WORKSHOP.catalog.size(size).width, WORKSHOP.catalog.size(size).height
    data = WORKSHOP.catalog.deck(deck)
    texts = card_texts(WORKSHOP.catalog, data)
    kinds = sorted(dict.fromkeys(map(str, data.pack.cards)), key=lambda card: len(texts.text(data.pack.card(card))))
    kinds = kinds[:1] + kinds[-4:]  # the shortest text, and the longest: they need most room
    with pikepdf.open(BytesIO(written(deck, size=size, cards=" ".join(kinds)))) as pdf:
        dots = [dot for page in pdf.pages for dot in dots_of(pdf, page)]
    assert len(dots) > 2 * len(kinds)
    for dot in dots:
        assert dot.x1 - dot.x0 == pytest.approx(DOT, abs=NEAR)
        assert dot.y1 - dot.y0 == pytest.approx(DOT, abs=NEAR)
        assert dot.x0 > SAFE - NEAR and dot.y0 > SAFE - NEAR
        assert dot.x1 < width - SAFE + NEAR and dot.y1 < height - SAFE + NEAR


@pytest.mark.parametrize(
    ("deck", "index"),
    some_rows(product([deck for deck in DECKS if deck != "buchstaben"], ("normal", "large", "huge")), 5),
)
def test_no_dot_lies_on_the_index(deck: str, index: IndexSize) -> None:
    """The index ends where the deck's data say, and the dots begin below it."""
    drawn = WORKSHOP.catalog.deck(deck)
    suited = [card for card in drawn.pack.cards if not drawn.is_extra(card)]
    cards = [suited[0], suited[-1]]
    pictures = WORKSHOP.tools(drawn).pictures.with_variant(FaceVariant(index))
    top = card_texts(WORKSHOP.catalog, drawn).signs.below[index]
    with pikepdf.open(BytesIO(written(deck, index=index, cards=" ".join(map(str, cards))))) as pdf:
        for number, card in enumerate(cards):
            signs = [box for box in index_of(pictures.draw_face("front", card).items) if box.y0 < drawn.height / 2]
            assert signs and max(box.y1 for box in signs if box.x0 < 25) <= top
            dots = [dot for dot in dots_of(pdf, pdf.pages[2 * number]) if dot.x0 < drawn.width / 2]
            assert dots and min(dot.y0 for dot in dots) >= top - NEAR


def index_of(items: tuple[Item, ...], matrix: Matrix = IDENTITY) -> Iterator[Box]:
    """Where rank and sign stand on a face, in mm: words of one letter, or parts of the symbol sheet."""
    for item in items:
        match item:
            case Group():
                yield from index_of(item.items, item.matrix.then(matrix))
            case Text(text=text) if len(text) <= 2 or text == "10":
                x, y = matrix.apply(item.x, item.y)
                height = item.size * POINT * CAPITALS * abs(matrix.d)
                yield Box(x, y - height, x, y) if matrix.d > 0 else Box(x, y, x, y + height)
            case Place() if item.form.name.startswith(("i-", "index-")):
                yield bounds((Group(item.form.items, item.matrix.then(matrix)),))


def test_a_known_card_has_its_known_dots() -> None:
    with pikepdf.open(BytesIO(written("walisch", cards="yxar-6"))) as pdf:
        found = sorted(dot.middle for dot in dots_of(pdf, pdf.pages[0]) if dot.middle[1] < 45)
    lowered_six = [(4.75, 22.85), (4.75, 25.35), (7.25, 22.85)]  # dots 2, 3, 5, below the index
    y = [(10.75, 20.35), (10.75, 25.35), (13.25, 20.35), (13.25, 22.85), (13.25, 25.35)]  # dots 1, 3, 4, 5, 6
    assert [tuple(round(part, 2) for part in dot) for dot in found] == lowered_six + y


def test_dots_are_a_separation_that_overprints_and_no_layer() -> None:
    data = written("walisch", cards="svidar-S")
    assert check(data, WORKSHOP.catalog.service("printshop")) == []
    with pikepdf.open(BytesIO(data)) as pdf:
        assert "/OCProperties" not in pdf.Root
        spaces = {str(space[1]) for space in pdf.pages[0].obj.Resources.ColorSpace.values()}
    assert spaces == {f"/{PLATE}"}


def test_a_blank_card_has_no_dots() -> None:
    with pikepdf.open(BytesIO(written("walisch", cards=BLANK))) as pdf:
        assert not dots_of(pdf, pdf.pages[0])


@pytest.mark.parametrize("size", ["mini", "54x86"])
def test_sizes_too_small_are_refused_with_the_reason(size: str) -> None:
    with pytest.raises(KartenwerkError, match="too small for Braille") as refused:
        DeckOrder(WORKSHOP.catalog.deck("walisch"), size=size, braille=True).products(WORKSHOP.catalog)
    assert refused.value.expected == "cards of at least 55 x 25 mm"


def test_a_service_without_plates_of_its_own_refuses_braille() -> None:
    with pytest.raises(KartenwerkError, match="embossed"):
        DeckOrder(WORKSHOP.catalog.deck("walisch"), service="meinspiel", braille=True).products(WORKSHOP.catalog)
