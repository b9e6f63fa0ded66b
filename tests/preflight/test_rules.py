"""A good file passes, and what is found in a bad one is told so that it can be mended."""

from __future__ import annotations

from tests.preflight.breaking import RGB_SQUARE, Broken, placed

from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.rules import RULES


def test_the_good_file_passes(good: bytes) -> None:
    assert check(good) == []


def test_the_good_file_passes_when_saved_again(broken: Broken) -> None:
    assert check(broken(lambda pdf: None)) == []


def test_every_rule_has_a_number_of_its_own() -> None:
    numbers = [rule.number for rule in RULES]
    assert len(set(numbers)) == len(numbers)


def test_a_finding_names_page_object_and_remedy(broken: Broken) -> None:
    finding = check(broken(placed(RGB_SQUARE)))[0]
    assert finding == (
        "13 colour spaces",
        1,
        "fill in form /X0",
        "its colour is given in RGB, not in CMYK",
        "Convert all colours and pictures to CMYK on export.",
    )
