"""The letter deck as it is printed: every kind on every size, its box, and what its faces show of Braille."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

import pytest
from tests.support import WORKSHOP, some, some_rows

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.pool import make_one
from kartenwerk.catalog import CardBoxes, Letter, LetterDeck
from kartenwerk.faces.variant import Corners, FaceVariant, IndexSize
from kartenwerk.graphics.display import Group, Item, Matrix, Place
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.reader import read_svg
from kartenwerk.printing.preflight import check
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.selection import CardSelection, whole_deck

DECK = WORKSHOP.catalog.deck("buchstaben")
assert isinstance(DECK, LetterDeck)
VALUES = {letter.sign: letter.value for letter in DECK.letters}
KINDS = " ".join(dict.fromkeys(str(card) for form in DECK.pack.forms.values() for card in form))
SAFE = 4.0
SIZES = ("skat", "poker", "bridge", "mini")
LEAST: Mapping[IndexSize, float] = {"large": 12.0, "huge": 20.0}
SIGNS = ("E", "Ä", "W", "SCH", "QU")


@cache
def placed(
    name: str, size: str, braille: bool | None, index: IndexSize = "normal", corners: Corners = "two"
) -> dict[str, list[Matrix]]:
    """The pieces that a face is set from, by their name, with where they stand on the card."""
    measures = WORKSHOP.catalog.size(size)
    card = WORKSHOP.catalog.print.card
    boxes = CardBoxes(measures.width, measures.height, card.bleed, card.safe, card.radius)
    cards = CardSelection(
        WORKSHOP.catalog.deck("buchstaben"), (name,), boxes, braille=braille, variant=FaceVariant(index, corners)
    )
    (front,), _ = cards.sides(WORKSHOP)
    found: dict[str, list[Matrix]] = {}
    bare, *layers = front.items
    assert isinstance(bare, Place)
    collect((*bare.form.items, *layers), Matrix(), found)
    return found


def collect(items: tuple[Item, ...], matrix: Matrix, found: dict[str, list[Matrix]]) -> None:
    for item in items:
        if isinstance(item, Group):
            collect(item.items, item.matrix.then(matrix), found)
        elif isinstance(item, Place):
            found.setdefault(item.form.name, []).append(item.matrix.then(matrix))


@pytest.mark.parametrize("size", some(SIZES, 3))
def test_every_kind_of_card_is_printed_clean_on_every_size(size: str) -> None:
    products = DeckOrder(WORKSHOP.catalog.deck("buchstaben"), size=size, cards=KINDS).products(WORKSHOP.catalog)
    (singles,) = [product for product in products if product.path.endswith("_einzeln.pdf")]
    assert check(make_one(WORKSHOP, singles).data, None) == []


def test_the_box_is_clean() -> None:
    product = box_product(DECK, box_contents(WORKSHOP.catalog, DECK))
    assert check(make_one(WORKSHOP, product).data, None) == []


@pytest.mark.parametrize("letter", some(DECK.letters), ids=lambda letter: letter.sign)
def test_a_face_tells_its_letter_twice_and_its_value_three_times(letter: Letter) -> None:
    face = placed(letter.sign, "skat", None)
    assert len(face[f"i-{letter.sign}"]) == 2
    assert len(face[f"n-{letter.value}"]) == 3


@pytest.mark.parametrize(
    ("sign", "block"),
    [("E", "block-vowel"), ("EI", "block-vowel"), ("W", "block-consonant"), ("SCH", "block-consonant")],
)
def test_block_and_flower_tell_the_class(sign: str, block: str) -> None:
    face = placed(sign, "skat", None)
    assert {name for name in face if name.startswith("block")} == {block}
    assert len(face[block]) == 4


@pytest.mark.parametrize(("sign", "index", "braille"), some_rows(product(SIGNS, LEAST, (None, False)), 3))
def test_a_larger_index_is_as_high_as_its_size_promises_and_free(
    sign: str, index: IndexSize, braille: bool | None
) -> None:
    """With their dots letters of an umlaut are as high. The value stands in its block twice and touches no letter."""
    face = placed(sign, "skat", braille, index)
    assert len(face[f"i-{sign}"]) == len(face[f"n-{VALUES[sign]}"]) == 2
    letters = [bounds((Group(piece(f"i-{sign}"), matrix),)) for matrix in face[f"i-{sign}"]]
    assert min(box.height for box in letters) > LEAST[index] + 1, "the bar below is part of it"
    blocks = [bounds((Group(piece(name), m),)) for name in face if name.startswith("block") for m in face[name]]
    for letter in letters:
        assert (
            letter.x0 > SAFE - 0.01
            and letter.y0 > SAFE
            and letter.x1 < DECK.width - SAFE + 0.01
            and letter.y1 < DECK.height - SAFE
        )
        for box in blocks:
            apart = max(box.x0 - letter.x1, letter.x0 - box.x1, box.y0 - letter.y1, letter.y0 - box.y1)
            assert apart > 0.5, (letter, box)


@pytest.mark.parametrize(("sign", "size", "braille"), some_rows(product(SIGNS, SIZES, (None, False)), 7))
def test_with_four_corners_each_tells_letter_and_value(sign: str, size: str, braille: bool | None) -> None:
    """Upright in the upper two, turned in the lower two, in the safe area and clear of the great value."""
    face = placed(sign, size, braille, corners="four")
    measures = WORKSHOP.catalog.size(size)
    middle, centre = measures.width / 2, measures.height / 2
    letters = [
        (bounds((Group(piece(name), matrix),)), matrix.a > 0)
        for name in (f"i-{sign}", f"end-{sign}")
        for matrix in face[name]
    ]
    corners = {(box.x0 + box.x1 < 2 * middle, box.y0 + box.y1 < 2 * centre) for box, _ in letters}
    assert len(letters) == len(corners) == 4
    assert all(upright == (box.y1 < centre) for box, upright in letters)
    assert len(face[f"n-{VALUES[sign]}"]) == 5
    blocks = [bounds((Group(piece(name), m),)) for name in face if name.startswith("block") for m in face[name]]
    for box, _ in letters:
        assert box.x0 > SAFE - 0.01 and box.x1 < measures.width - SAFE + 0.01
        assert box.y0 > SAFE and box.y1 < measures.height - SAFE
        for block in blocks:
            apart = max(block.x0 - box.x1, box.x0 - block.x1, block.y0 - box.y1, box.y0 - block.y1)
            assert apart > 0.1, (box, block)


def test_two_huge_indexes_of_letters_have_no_room_side_by_side() -> None:
    with pytest.raises(KartenwerkError, match="too wide for two huge indexes"):
        FaceVariant("huge", "four").check(DECK)


def piece(name: str) -> tuple[Item, ...]:
    """A part of the sheet of pieces."""
    use = f'<use href="pieces.svg#{name}" class="rot"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9mm" height="9mm">'
    pieces = WORKSHOP.roots.find("templates/art/buchstaben/pieces.svg").text()
    (place,) = read_svg(f"{head}{use}</svg>", "piece", lambda _: pieces).items
    assert isinstance(place, Place)
    return place.form.items


def test_qu_is_both_and_the_question_mark_neither() -> None:
    assert {"block-left", "block-right"} <= set(placed("QU", "skat", None))
    question = placed("frage", "skat", None)
    assert "block-question" in question
    assert len(question["n-0"]) == 3


def test_without_braille_the_index_moves_up_into_the_corner() -> None:
    with_dots, without = (placed("E", "skat", braille)["i-E"][0].f for braille in (None, False))
    assert with_dots - without > 7
    assert without < 4.5


@pytest.mark.parametrize("size", SIZES)
def test_the_index_keeps_to_the_safe_area(size: str) -> None:
    for sign in ("E", "QU", "SCH"):
        place = placed(sign, size, None)[f"i-{sign}"][0]
        assert place.e == pytest.approx(SAFE)


def test_small_cards_go_without_grain_and_keep_the_letter_large() -> None:
    skat, mini = (placed("E", size, None) for size in ("skat", "mini"))
    assert "grain-0" in skat and "grain-0" not in mini
    assert mini["letter"][0].a * 28.8 > 23


def test_every_copy_of_a_letter_is_worn_in_its_own_way() -> None:
    fronts, _ = whole_deck(WORKSHOP.catalog, DECK).sides(WORKSHOP)
    often = [form for form in fronts if form.name == "E"]
    assert len(often) == DECK.pack.counts[DECK.pack.card("E")]
    assert len({repr(form.items) for form in often}) == len({form.key for form in often}) == len(often)
