"""What nothing may cut of the Inrah courts: faces, hands, signs; and how different the thirty are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.support import WORKSHOP, some_rows

from art.inrah.cast import CAST
from art.inrah.files import FIGURES
from art.inrah.inlay import Inlay
from art.inrah.stage import HEIGHT, PLATE, SAFE, SASH, WIDTH
from art.inrah.symbols import ELEMENTS
from art.shapes import Geometry, move, polygon, rectangle
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Fill, Group, Item, Matrix, Place

COURTS = [(element, rank) for rank in FIGURES for element in ELEMENTS]
SLACK = 0.1
LEAST = 2.0
"""mm to the trim left where a picture is moved aside for larger or more indexes: more than a cut is ever off."""


@cache
def figure(element: str, rank: str) -> Inlay:
    return FIGURES[rank](element)


def painted(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Item, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            yield from painted(item.items, item.matrix.then(matrix))
        else:
            yield item, matrix


@cache
def on_the_card(variant: FaceVariant) -> tuple[tuple[float, float], tuple[Geometry, ...]]:
    """By how much a court's upper half is moved, and the plates that lie over it at the upper edge."""
    pictures = WORKSHOP.tools(WORKSHOP.catalog.deck("inrah")).pictures.with_variant(variant)
    items = list(painted(pictures.draw_face("front", pictures.deck.pack.card("eis-W")).items, Matrix()))
    halves = [
        item.matrix.then(matrix) for item, matrix in items if isinstance(item, Place) and item.form.name == "half"
    ]
    shift = halves[0].apply(0, 0) if halves else (0.0, 0.0)
    plates = []
    for item, matrix in items:
        if isinstance(item, Fill) and item.ink == "eisblei":
            corners = [matrix.apply(*values[-2:]) for _, values in item.path if values]
            if min(y for _, y in corners) < 0:
                plates.append(polygon(*corners))
    return shift, tuple(plates)


@pytest.mark.parametrize("variant", [FaceVariant(), FaceVariant(index="large"), FaceVariant(corners="four")], ids=str)
@pytest.mark.parametrize(("element", "rank"), some_rows(COURTS, 7))
def test_no_index_and_no_trim_cuts_a_face_a_hand_or_a_sign(element: str, rank: str, variant: FaceVariant) -> None:
    """Headgear, blades, wings and shoulders may run off the card."""
    (dx, dy), plates = on_the_card(variant)
    own = rectangle(-WIDTH, -HEIGHT, *PLATE)
    safe = LEAST if dx else SAFE
    assert len(figure(element, rank).whole) >= 2
    for part in figure(element, rank).whole:
        shown = move(part, dx, dy)
        x0, y0, x1, _ = shown.bounds
        assert x0 >= safe - SLACK and y0 >= SAFE and x1 <= WIDTH - safe + SLACK, shown.bounds
        for plate in (*plates, move(own, dx, dy)):
            assert shown.intersection(plate).area < 0.01, (shown.bounds, plate.bounds)


def test_larger_and_more_indexes_have_plates_of_their_own() -> None:
    found = {variant.words: len(on_the_card(variant)[1]) for variant in (FaceVariant(), FaceVariant(corners="four"))}
    assert found == {(): 0, ("vier_ecken",): 1}
    assert on_the_card(FaceVariant(corners="four"))[0][1] > 0


@pytest.mark.parametrize(("element", "rank"), some_rows(COURTS, 7))
def test_a_face_is_large(element: str, rank: str) -> None:
    """Brow to chin: two fifths of what is seen of a half above the sash."""
    _, y0, _, y1 = figure(element, rank).whole[0].bounds
    assert y1 - y0 > 0.4 * (HEIGHT / 2 - SASH)


def test_heads_are_seen_from_three_sides_and_look_both_ways() -> None:
    turns = [sitter.face.turn for family in CAST.values() for sitter in family.values()]
    views = Counter("front" if abs(turn) < 5 else "profile" if abs(turn) > 60 else "aside" for turn in turns)
    assert set(views) == {"front", "aside", "profile"}
    assert max(views.values()) < 0.75 * len(COURTS)
    assert min(sum(turn > 5 for turn in turns), sum(turn < -5 for turn in turns)) >= 6


def test_signs_stand_high_and_low() -> None:
    """Where the picture wants them: over the hand, in it, or below it."""
    heights = [CAST[element][rank].sign[1] for element, rank in COURTS if rank in "WMF"]
    assert sum(y > 30 for y in heights) >= 3
    assert len({round(y) for y in heights}) >= 6
