"""A card as it is composed: what is seen of each ink on its face, in any variant, from the items that are printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from shapely.geometry import MultiPolygon
from tests.art.carved import enclosed
from tests.support import WORKSHOP

from art.shapes import EMPTY, Geometry, pieces, union
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import IDENTITY, Fill, Group, Item, Matrix, Place, contours


def face(deck_id: str, name: str, variant: FaceVariant) -> tuple[Item, ...]:
    """The items of a card's face, without its Braille; the index of most decks is text."""
    deck = WORKSHOP.catalog.deck(deck_id)
    pictures = WORKSHOP.tools(deck).pictures.without_braille().with_variant(variant)
    return pictures.draw_face("front", deck.pack.card(name)).items


def composed(items: Iterable[Item], area: Geometry) -> dict[str, Geometry]:
    """What is seen of each ink inside an area of the card: ink that is covered by another is not. No texts."""
    seen: dict[str, list[Geometry]] = {}
    covered: Geometry = EMPTY
    for ink, shape in reversed(list(fills(items, IDENTITY, area))):
        bare = shape.difference(covered)
        seen.setdefault(ink, []).append(bare)
        covered = MultiPolygon(pieces(covered.union(bare)))
    return {ink: union(shapes) for ink, shapes in seen.items()}


def fills(items: Iterable[Item], matrix: Matrix, area: Geometry) -> Iterator[tuple[str, Geometry]]:
    """Every fill with the part of the area that it covers, from the lowest to the topmost."""
    for item in items:
        match item:
            case Group():
                yield from fills(item.items, item.matrix.then(matrix), area)
            case Place():
                yield from fills(item.form.items, item.matrix.then(matrix), area)
            case Fill():
                yield item.ink, outlined(item, matrix).intersection(area)


def outlined(item: Fill, matrix: Matrix) -> Geometry:
    """The area of a fill, filled even-odd as all pictures are."""
    rings = [enclosed(ring) for ring in contours(item.path, matrix) if len(set(ring)) > 2]
    whole: Geometry = EMPTY
    while len(rings) > 1:
        odd = rings[-1:] if len(rings) % 2 else []
        rings = [one.symmetric_difference(other) for one, other in zip(rings[::2], rings[1::2], strict=False)] + odd
    return rings[0] if rings else whole
