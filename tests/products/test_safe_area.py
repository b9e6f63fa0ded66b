"""Nothing but background lies beyond the safe area: in every deck, with every size and number of indexes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from tests.reduction import variants
from tests.support import WORKSHOP, some_rows

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Place, Stroke
from kartenwerk.graphics.svg.bounds import bounds

SAFE, BLEED = 4.0, 3.0
SLACK = 0.05
"""mm; a curve's control points lie outside it."""
GROUND = "papier"


@cache
def workshop() -> Workshop:
    return WORKSHOP


def cards(deck: Deck) -> list[str]:
    """One of each rank, the suits in turn, and all others; of letters every third."""
    names = [str(card) for card in deck.pack.cards]
    by_rank: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        by_rank.setdefault(name.rpartition("-")[2], []).append(name)
    if len(by_rank) > 20:
        return [same[0] for same in list(by_rank.values())[::3]]
    return [same[k % len(same)] for k, same in enumerate(by_rank.values())]


def painted(items: tuple[Item, ...], matrix: Matrix, height: float) -> Iterator[Box]:
    """The boxes of all that is painted in another colour than the ground's, groups and forms opened."""
    for item in items:
        match item:
            case Group():
                yield from painted(item.items, item.matrix.then(matrix), height)
            case Place():
                boxes = [moved(box, item.matrix.then(matrix)) for box in inside(item.form, height)]
                if not runs_off(boxes, height):
                    yield from boxes
            case Fill() | Stroke() if item.ink != GROUND:
                yield bounds((Group((item,), matrix),))


def runs_off(boxes: list[Box], height: float) -> bool:
    """Whether a picture, or a half of it, covers the card and more; what must lie within is tested as it is drawn."""
    beyond = any(box.y0 < -BLEED or box.y1 > height + BLEED for box in boxes)
    return beyond and any(box.x0 < -BLEED for box in boxes)


@cache
def inside(form: Form, height: float) -> tuple[Box, ...]:
    return tuple(painted(form.items, Matrix(), height))


def moved(box: Box, matrix: Matrix) -> Box:
    points = [matrix.apply(x, y) for x in (box.x0, box.x1) for y in (box.y0, box.y1)]
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


@pytest.mark.parametrize(
    ("name", "variant"),
    some_rows(
        pytest.param(name, variant, id=f"{name}-{variant.index}-{variant.corners}")
        for name in workshop().catalog.deck_ids
        for variant in variants(name)
    ),
)
def test_what_reaches_beyond_the_safe_area_runs_off_the_card(name: str, variant: FaceVariant) -> None:
    """Words keep to it as well, which is tested where their letters are measured."""
    deck = workshop().catalog.deck(name)
    pictures = workshop().tools(deck).pictures.with_variant(variant)
    near, far = SAFE - SLACK, SLACK - BLEED
    for card in cards(deck):
        for box in painted(pictures.draw_face("front", deck.pack.card(card)).items, Matrix(), deck.height):
            gaps = (box.x0, box.y0, deck.width - box.x1, deck.height - box.y1)
            assert all(gap >= near or gap <= far for gap in gaps), (card, box)
