"""Cards one by one, as print services want them: with trim and bleed, without marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from kartenwerk.graphics.display import Form, Page, Place

SideOrder: TypeAlias = Literal["front-back", "back-front", "fronts", "backs"]
"""Which sides of the cards are the pages, and in which order. Services differ, and some want two files."""


def single_pages(
    fronts: Sequence[Form],
    backs: Sequence[Form],
    width: float,
    height: float,
    *,
    bleed: float = 3.0,
    order: SideOrder = "front-back",
) -> list[Page]:
    """Pages with one side of a card each and a trim of `width` x `height` mm.

    The forms have their origin at the upper left corner of the trim. ValueError if fronts and backs alternate and
    there are not as many of one as of the other.
    """
    if order not in ("fronts", "backs") and len(backs) != len(fronts):
        raise ValueError(f"{len(fronts)} fronts, but {len(backs)} backs")
    return [Page(width, height, (Place(form),), bleed) for form in _in_order(fronts, backs, order)]


def _in_order(fronts: Sequence[Form], backs: Sequence[Form], order: SideOrder) -> Iterable[Form]:
    match order:
        case "fronts":
            return fronts
        case "backs":
            return backs
        case "front-back":
            return [side for card in zip(fronts, backs, strict=True) for side in card]
        case "back-front":
            return [side for card in zip(backs, fronts, strict=True) for side in card]
