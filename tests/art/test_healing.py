"""What is too fine for print is drawn again at its width or closed, and no knob, bite or speck tells where."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from hypothesis import given, settings
from hypothesis import strategies as st

from art.curves import curve, ribbon, taper
from art.healing import CLOSED, THICKENED, healed, too_thin
from art.picture import INK, PAPER
from art.shapes import Geometry, circle, polygon, rectangle, turn, union

FINEST = 0.28
AREA = rectangle(0, 0, 20, 20)
SLACK = 0.05
"""mm by which a line drawn again may be wider than the finest."""


def mended(**seen: Geometry) -> dict[str, Geometry]:
    """The colours after healing, and the black between them as "tinte"."""
    colours, _ = healed(seen, AREA, FINEST, INK, AREA)
    return {**colours, INK: AREA.difference(union(colours.values()))}


def holds(shape: Geometry) -> bool:
    return not too_thin(shape, FINEST - 0.01)


@settings(max_examples=8)
@given(st.floats(0.03, 0.27), st.floats(0, 180), st.floats(-3, 3))
def test_a_thin_line_becomes_an_even_one_without_knobs(width: float, degrees: float, bow: float) -> None:
    line = turn(ribbon(curve((4, 10), (10, 10 + bow), (16, 10)), width), degrees, (10, 10))
    black = mended(papier=AREA.difference(line))[INK]
    assert holds(black)
    assert black.buffer(-(FINEST + SLACK) / 2).is_empty


def test_a_line_that_grows_thin_meets_its_stout_part_without_a_step() -> None:
    wedge = polygon((2, 10.4), (2, 9.6), (18, 9.95), (18, 10.05))
    black = mended(papier=AREA.difference(wedge))[INK]
    widths = [black.intersection(rectangle(x, 0, x + 0.1, 20)).area / 0.1 for x in range(3, 17)]
    assert all(wide > thin - 0.02 for wide, thin in pairwise(widths))
    assert min(widths) == pytest.approx(FINEST, abs=SLACK)


def test_a_blunt_end_does_not_become_a_knob() -> None:
    cut = taper([(4, 10), (16, 10)], 0.6, peak=0.5, tip=0.12)
    black = mended(papier=AREA.difference(cut))[INK]
    end = black.intersection(rectangle(0, 0, 4.5, 20))
    assert end.bounds[3] - end.bounds[1] < FINEST + SLACK


def test_a_neck_is_closed_without_a_bite() -> None:
    ends = union(rectangle(4, 6, 8, 14), rectangle(12, 6, 16, 14))
    light = mended(papier=union(ends, rectangle(7, 9.9, 13, 10.1)))[PAPER]
    assert light.symmetric_difference(ends).area < 0.02


def test_what_is_too_fine_between_two_cuts_falls_to_them_and_leaves_no_black_speck() -> None:
    cuts = union(rectangle(6, 8, 9.9, 12), rectangle(10.1, 8, 14, 12))
    seen = mended(papier=cuts, braun=AREA.difference(cuts))
    assert seen[INK].is_empty
    assert seen[PAPER].area == pytest.approx(4 * 8, abs=0.05)


def test_a_cut_too_fine_falls_to_what_it_is_cut_into() -> None:
    cut = rectangle(6, 10, 12, 10.15)
    seen = mended(papier=cut, braun=AREA.difference(cut))
    assert seen[INK].is_empty and seen[PAPER].is_empty


def test_a_black_speck_falls_to_the_colour_around_it_but_a_pupil_stays() -> None:
    speck, pupil = circle(5, 5, 0.12), circle(12, 12, 0.3)
    black = mended(papier=AREA.difference(union(speck, pupil)))[INK]
    assert black.symmetric_difference(pupil).area < 1e-6


def test_only_what_touches_the_given_place_is_mended() -> None:
    lines = [rectangle(4, y, 16, y + 0.15) for y in (5.0, 15.0)]
    seen, mends = healed({PAPER: AREA.difference(union(lines))}, AREA, FINEST, INK, circle(10, 5, 1))
    assert {mend.deed for mend in mends} == {THICKENED}
    assert seen[PAPER].intersection(rectangle(0, 13, 20, 17)).area == pytest.approx(20 * 4 - lines[1].area)


def test_the_list_tells_what_shows() -> None:
    _, mends = healed({PAPER: union(rectangle(2, 2, 9, 9), rectangle(9, 5, 16, 5.2))}, AREA, FINEST, INK, AREA)
    [mend] = [mend for mend in mends if mend.shows(FINEST)]
    assert mend.deed == CLOSED and mend.role == PAPER and math.isclose(mend.y, 5.1, abs_tol=0.1)
    assert str(mend) == f"strip closed in papier, {mend.width} mm wide, at {mend.x}, {mend.y}"
