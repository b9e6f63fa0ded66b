"""The parts of a kit: who needs no more than some of them names these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar, get_args

from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp

KitPart: TypeAlias = Literal["cards", "box", "booklet", "pad", "reference", "chips", "guide"]
"""What a kit has. To a box belongs the booklet that lies in it, by whose pages it is cut; to booklets every other form
of the rules; the guide is about the parts that are made with it."""

PARTS: tuple[KitPart, ...] = get_args(KitPart)

BookletSize: TypeAlias = Literal["a6", "a5", "card", "large"]
"""How large the booklet of a game's kit is: a page size, as a card, or in large print."""

BOOKLET_SIZES: tuple[BookletSize, ...] = get_args(BookletSize)

KEY = "--only"

Word = TypeVar("Word", bound=str)


def read_parts(given: str | None) -> tuple[KitPart, ...]:
    """The parts in a list with commas, in the order of a kit; all of them if nothing is given.

    KartenwerkError for a word that is no part, or for a guide to nothing.
    """
    return read_words(given, PARTS)


def read_words(given: str | None, known: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words in a list with commas, in the order of those that are known, of which the last is the guide.

    All of them if nothing is given. KartenwerkError for another word, or for a guide to nothing.
    """
    if given is None:
        return known
    words = [word for word in (part.strip() for part in given.split(",")) if word]
    for word in words:
        if word not in known:
            raise unknown("a kit has no such part", word, known, KEY)
    parts = tuple(part for part in known if part in words)
    if not parts:
        raise unknown("a kit has no such part", given, known, KEY)
    if parts == known[-1:]:
        raise KartenwerkError(
            "a guide is about the parts that are printed with it",
            key=KEY,
            found=repr(given),
            expected=_("guide and at least one of {known}", known=", ".join(known[:-1])),
        )
    return parts


def read_booklet_size(given: str | None, key: str = "--booklet") -> BookletSize:
    """The size that is named, else that of a pocket; KartenwerkError for a word that is none."""
    for size in BOOKLET_SIZES:
        if given == size:
            return size
    if given is None:
        return BOOKLET_SIZES[0]
    raise unknown(_("a booklet has no such size"), given, BOOKLET_SIZES, key)


def products_of(parts: Sequence[KitPart], kit: Iterable[tuple[KitPart, Sequence[Product]]]) -> list[Product]:
    """The products of a kit that belong to these parts, in the kit's order; what belongs to two of them once."""
    wanted = (product for part, products in kit if part in parts for product in products)
    return [*{product.path: product for product in wanted}.values()]


def follow_ups_of(parts: Sequence[KitPart], boxes: FollowUp, guides: FollowUp) -> list[FollowUp]:
    """Those follow-ups of a kit that belong to these parts."""
    steps: dict[KitPart, FollowUp] = {"box": boxes, "guide": guides}
    return [step for part, step in steps.items() if part in parts]
