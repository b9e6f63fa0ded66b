"""Copies of a page on a paper."""

from __future__ import annotations

import pytest

from kartenwerk.graphics.display import Group, Page, Place, Stroke, Text
from kartenwerk.printing.press.nup import n_up


def pad(width: float, height: float) -> Page:
    return Page(width, height, (Text(5, 5, "Punkte", "text", 9),))


@pytest.mark.parametrize(("size", "count", "paper"), [((105, 148), 4, (210, 297)), ((148, 210), 2, (297, 210))])
def test_a4_holds_four_a6_or_two_a5(size: tuple[float, float], count: int, paper: tuple[float, float]) -> None:
    sheet = n_up(pad(*size))
    copies = [item for item in sheet.items if isinstance(item, Group)]
    assert len(copies) == count
    assert (sheet.width, sheet.height) == paper
    (form,) = {item.form for copy in copies for item in copy.items if isinstance(item, Place)}
    assert form.items == pad(*size).items


def test_cuts_are_marked_at_the_edge_where_there_is_no_margin() -> None:
    marks = [item.path for item in n_up(pad(105, 148)).items if isinstance(item, Stroke)]
    xs = {values[0] for path in marks for _, values in path}
    assert xs == {105, 0, 4, 206, 210}
    assert not [item for item in n_up(pad(105, 148), marks=None).items if isinstance(item, Stroke)]
