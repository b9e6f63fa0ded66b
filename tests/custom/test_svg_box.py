"""Boxes with an SVG template: what it sees, where it is found, and what becomes of it on cards of another size."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, deck, fault_of, faults, plain

from kartenwerk.custom import flatten
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Box

BOX = '\n[layouts.karte.boxes.see]\nkind = "svg"\nbox = "bleed"\nfile = "{}"\n'
SEA = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 69 94"><path d="M0 0H69V94H0z" fill="#00A000"/>'
    '<path d="M0 0H69V3H0zM0 91H69V94H0z" fill="#A00000"/><circle cx="34.5" cy="47" r="6" fill="{colour}"/></svg>'
)


def colours(root: Path, size: tuple[float, float], places: list[tuple[float, float]]) -> list[tuple[int, ...]]:
    """The colours of the first card, printed in that size, at some places in mm."""
    made = deck(root)
    faces, tools = CustomFaces(made, size, 3, 4), made.tools
    items = faces.draw(made.cards[0], Report(), front=True)
    region = Box(0, 0, *size).grow(3)
    rgb, _ = flatten.below(items, region, 72, tools.colours.palette, tools.fonts)
    dots = [(round((x + 3) * 72 / 25.4), round((y + 3) * 72 / 25.4)) for x, y in places]
    return [tuple(rgb.crop((x, y, x + 1, y + 1)).tobytes()) for x, y in dots]


@pytest.mark.parametrize("size", [(63.0, 88.0), (59.0, 91.0), (70.0, 88.0)])
def test_a_template_that_fills_the_card_leaves_no_strip_free_on_another_size(
    size: tuple[float, float], tmp_path: Path
) -> None:
    toml = ONE + BOX.format("layouts/see.svg")
    root = plain(tmp_path, toml=toml, **{"layouts/see.svg": SEA.format(colour="#0000A0")})
    width, height = size
    sides = [(-2.0, 45.0), (width + 2.0, 45.0), (width / 2, height + 2.5), (width / 2, -2.5)]
    left, right, below, above = colours(root, size, sides)
    assert left[1] > 2 * left[0]
    assert right[1] > 2 * right[0]
    assert below[0] > 2 * below[1]
    assert above[0] > 2 * above[1]


def test_a_template_is_found_in_its_folder_by_its_name(tmp_path: Path) -> None:
    assert faults(plain(tmp_path, toml=ONE + BOX.format("see.svg"), **{"layouts/see.svg": SEA})) == []


def test_a_name_that_a_template_does_not_know_is_told_with_the_nearest() -> None:
    drawing = SEA.format(colour="{{ nmae }}")
    told = fault_of(toml=ONE + BOX.format("see.svg"), **{"layouts/see.svg": drawing})
    place = "layouts/see.svg: line 1 (card 001, karten.csv row 2)"
    assert told.startswith(f"{place}: there is no column and no value nmae (did you mean name?)")


def test_a_template_that_fails_on_one_card_names_it_with_its_row() -> None:
    drawing = SEA.format(colour="{{ 1 / (2 - name | length) }}")
    table = "Name;Text\nBrot;x\nEi;y\nTee;z\nÖl;w\n"
    told = fault_of(toml=ONE + BOX.format("see.svg"), csv=table, **{"layouts/see.svg": drawing})
    assert told == (
        "layouts/see.svg: line 1 (card 002, karten.csv row 3): the template cannot be filled: division by zero"
    )


def test_a_template_that_is_not_there_is_told_with_the_nearest() -> None:
    told = fault_of(toml=ONE + BOX.format("seee.svg"), **{"layouts/see.svg": SEA})
    assert told.endswith("there is no such file (did you mean see.svg?); found seee.svg")
