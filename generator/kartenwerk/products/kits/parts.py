"""The parts of a kit: who needs no more than some of them names these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, get_args

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp

KitPart: TypeAlias = Literal["cards", "box", "booklet", "pad", "reference", "chips", "guide"]
"""What a kit has. To a box belongs the booklet that lies in it, by whose pages it is cut; to booklets every other form
of the rules; the guide is about the parts that are made with it."""

PARTS: tuple[KitPart, ...] = get_args(KitPart)

KEY = "--only"


def read_parts(given: str | None) -> tuple[KitPart, ...]:
    """The parts in a list with commas, in the order of a kit; all of them if nothing is given.

    KartenwerkError for a word that is no part, or for a guide to nothing.
    """
    if given is None:
        return PARTS
    words = [word for word in (part.strip() for part in given.split(",")) if word]
    for word in words:
        if word not in PARTS:
            raise unknown("a kit has no such part", word, PARTS, KEY)
    parts = tuple(part for part in PARTS if part in words)
    if not parts:
        raise unknown("a kit has no such part", given, PARTS, KEY)
    if parts == ("guide",):
        raise KartenwerkError(
            "a guide is about the parts that are printed with it",
            key=KEY,
            found=repr(given),
            expected=_("guide and at least one of {known}", known=", ".join(PARTS[:-1])),
        )
    return parts


def products_of(parts: Sequence[KitPart], kit: Iterable[tuple[KitPart, Sequence[Product]]]) -> list[Product]:
    """The products of a kit that belong to these parts, in the kit's order."""
    return [product for part, products in kit if part in parts for product in products]


def follow_ups_of(parts: Sequence[KitPart], boxes: FollowUp, guides: FollowUp) -> list[FollowUp]:
    """Those follow-ups of a kit that belong to these parts."""
    steps: dict[KitPart, FollowUp] = {"box": boxes, "guide": guides}
    return [step for part, step in steps.items() if part in parts]
