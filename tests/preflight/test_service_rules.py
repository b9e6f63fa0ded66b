"""What a print service asks for beyond PDF/X, and files that do not keep to it."""

from __future__ import annotations

import pytest
from pikepdf import Pdf
from tests.preflight.breaking import Broken, rules_of, writes

from kartenwerk.catalog import Catalog
from kartenwerk.catalog.service import Service
from kartenwerk.printing.preflight import check


@pytest.fixture
def printshop(catalog: Catalog) -> Service:
    return catalog.service("printshop")


def test_the_good_file_passes_at_a_print_shop(good: bytes, printshop: Service) -> None:
    assert check(good, printshop) == []


def test_text_nearer_to_the_edge_than_a_service_wants_is_found(broken: Broken, printshop: Service) -> None:
    near = broken(writes("q /Over gs 0 0 0 1 k BT /{font} 9 Tf 17 50 Td (Karte) Tj ET Q"))
    assert rules_of(near) == []
    assert rules_of(near, printshop) == ["27 safe area"]


def test_text_smaller_than_a_service_wants_is_found(broken: Broken, printshop: Service) -> None:
    small = broken(writes("q /Over gs 0 0 0 1 k BT /{font} 5 Tf 60 60 Td (Karte) Tj ET Q"))
    assert rules_of(small) == []
    assert rules_of(small, printshop) == ["26 small text"]


LIGHT = "q 0 0.9 0.9 0 k 50 50 90 90 re f 0 0 0 {black} k BT /{font} {size} Tf 60 60 Td (Karte) Tj ET Q"


@pytest.mark.parametrize(
    ("size", "black", "rules"),
    [
        ("6.5", "0", ["46 light text"]),
        ("6.5", "0.15", ["46 light text"]),
        ("7", "0", []),
        ("6.5", "1", []),
        ("5", "0", ["26 small text"]),
    ],
    ids=["white", "light", "large enough", "dark", "too small in any colour"],
)
def test_light_letters_must_be_larger_where_a_service_says_so(
    broken: Broken, catalog: Catalog, printshop: Service, size: str, black: str, rules: list[str]
) -> None:
    least = catalog.service("meinspiel").min_light_text
    strict = printshop.model_copy(update={"min_light_text": least})
    letters = broken(writes(LIGHT.replace("{size}", size).replace("{black}", black)))
    assert rules_of(letters, strict) == rules
    assert rules_of(letters, printshop) == [rule for rule in rules if rule != "46 light text"]


def test_a_service_that_wants_pictures_refuses_a_pdf(good: bytes, catalog: Catalog) -> None:
    assert rules_of(good, catalog.service("makeplayingcards"))[0] == "40 kind of file"


def test_a_service_refuses_another_standard(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"flavour": "x4"})) == ["6 PDF/X"]


def test_a_service_refuses_another_size(good: bytes, catalog: Catalog, printshop: Service) -> None:
    cards = catalog.service("mbprint").cards
    assert rules_of(good, printshop.model_copy(update={"cards": cards})) == ["41 size"]


def test_cards_of_different_sizes_are_found(broken: Broken, printshop: Service) -> None:
    def smaller(pdf: Pdf) -> None:
        for key in ("/MediaBox", "/BleedBox"):
            pdf.pages[2].obj[key] = [0, 0, 174, 265]
        pdf.pages[2].obj.TrimBox = [8.504, 8.504, 165.496, 256.496]

    assert rules_of(broken(smaller), printshop) == ["41 size"]


def test_too_little_bleed_is_found(broken: Broken, printshop: Service) -> None:
    def cut(pdf: Pdf) -> None:
        for page in pdf.pages:
            page.obj.BleedBox = page.obj.MediaBox = page.obj.TrimBox

    assert rules_of(broken(cut)) == []
    assert rules_of(broken(cut), printshop) == ["42 bleed"]


def test_too_much_bleed_is_found(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"bleed": 2.0})) == ["42 bleed"]


@pytest.mark.parametrize("order", ["back-front", "two-files"])
def test_the_wrong_order_is_found(order: str, good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"order": order})) == ["43 order of pages"]


def test_a_front_without_a_back_is_found(broken: Broken, printshop: Service) -> None:
    def lose(pdf: Pdf) -> None:
        del pdf.pages[-1]

    assert rules_of(broken(lose), printshop) == ["43 order of pages"]


def test_room_for_marks_is_found(broken: Broken, printshop: Service) -> None:
    def widen(pdf: Pdf) -> None:
        pdf.pages[0].obj.MediaBox = [-20, -20, 205, 295]

    assert rules_of(broken(widen)) == []
    assert rules_of(broken(widen), printshop) == ["44 marks"]


def test_fonts_are_found_where_outlines_are_wanted(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"outlines": True})) == ["45 outlines"]
