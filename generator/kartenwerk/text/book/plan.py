"""How many pages each chapter of a book takes, so that the book fills its sheets: a stapled one has a multiple of four.

Every chapter can be broken into several numbers of pages, more or less well. Pages that no text takes show plates: a
picture before the last page, and another behind the cover.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kartenwerk.text.book.pagebreak import LEAST_FULL, Pagination

PAGE = 400.0
"""The price of a page, in square lines: four pages more are as bad as a hole of forty lines."""

Prices = tuple[float, float, float]
PLATES: Prices = (0.0, 100.0, 300.0)
"""The price of no plate, of one and of one at both ends; a page more than these would be blank."""

BLANK = 50000.0
"""The price of a blank page: there is one only where a text is much too short for its sheets."""

WELL_FULL, EARLY = 0.9, 1500.0
"""How full pages are in the mean, none less than `LEAST_FULL`, before a plate may stand beside them; and what each
plate costs where they are not: as much as two pages that are a little too short."""

Ways = Callable[[int, int], Mapping[int, Pagination]]
"""The ways to break a chapter, by its number and that of its first page."""


class Plan(NamedTuple):
    """How each chapter is broken. `front` plates follow the first cover, `back` plates and `blank` pages the text."""

    chapters: tuple[Pagination, ...]
    cost: float
    front: int = 0
    back: int = 0
    blank: int = 0

    @property
    def is_full(self) -> bool:
        """Whether the pages of text are so full that a plate may stand beside them."""
        return self.is_filled(WELL_FULL)

    def is_filled(self, mean: float) -> bool:
        """Whether the pages of text are filled by the share `mean` in the mean, and none less than `LEAST_FULL`."""
        feet = [foot for broken in self.chapters for foot in broken.feet]
        return not feet or (min(feet) >= LEAST_FULL and sum(feet) >= mean * len(feet))


def plan(
    chapters: Sequence[int], ways: Ways, closing: int, multiple: int, plates: int = 2, prices: Prices = PLATES
) -> Plan:
    """The best numbers of pages for a book of `multiple` pages or several times as many, with up to two plates.

    `chapters` are the pages that each chapter's covers take; the book begins with page 1, and `closing` pages end it.
    """
    most = min(plates, 1)
    tries = (_plan(chapters, ways, closing, multiple, front, most, prices) for front in range(max(1, plates)))
    return min((made for each in tries for made in each), key=lambda made: made.cost)


def _plan(
    chapters: Sequence[int], ways: Ways, closing: int, multiple: int, front: int, most: int, prices: Prices
) -> Iterator[Plan]:
    """The best plans for every number of pages left to fill, with so many plates in front of the text and
    `most` at most behind it."""
    plans = {1 + front: Plan((), PAGE * front, front)}  # by the page that comes next
    for number, covers in enumerate(chapters):
        found: dict[int, Plan] = {}
        for page, before in plans.items():
            start = page + covers
            for count, broken in ways(number, start).items():
                cost = before.cost + broken.cost + PAGE * (covers + count)
                known = found.get(start + count)
                if known is None or cost < known.cost:
                    found[start + count] = Plan((*before.chapters, broken), cost, front)
        plans = _worthwhile(found, multiple)
    for page, made in plans.items():
        left = -(page - 1 + closing) % multiple
        back = min(left, most)
        early = 0.0 if made.is_full else EARLY * (front + back)
        price = PAGE * left + prices[front + back] + early + BLANK * (left - back)
        yield made._replace(cost=made.cost + price, back=back, blank=left - back)


def _worthwhile(plans: Mapping[int, Plan], multiple: int) -> dict[int, Plan]:
    """Of plans that leave as many pages to fill, the best."""
    best: dict[int, int] = {}
    for page, made in sorted(plans.items()):
        known = best.get(page % max(multiple, 2))
        if known is None or made.cost < plans[known].cost:
            best[page % max(multiple, 2)] = page
    return {page: plans[page] for page in sorted(best.values())}
