"""The limits of one rendering. Templates may come from strangers, and none of them may stop the machine."""

from __future__ import annotations

from collections.abc import Iterable
from time import process_time
from typing import Any

from jinja2 import TemplateRuntimeError

from kartenwerk.base.message import _

STEPS = 200_000
"""The steps of all loops, the calls of macros, and the templates included."""

WORK = 2_000_000
"""The parts of templates that are carried out: names looked up, sums, pieces of output, items filtered."""

TEXT = 4_000_000
"""The characters of one text, the output among them."""

WRITTEN = 64_000_000
"""The characters of all texts made on the way; an item of a list counts as eight."""

ITEMS = 100_000
"""The items of a list, with those of the lists in it."""

DIGITS = 1_200
"""The decimal digits of a whole number."""

SECONDS = 60
"""The time of one processor. Only a template that keeps to all other limits and is slow all the same meets it."""

_BITS = DIGITS * 10 // 3
_GLANCE = 20_000  # so much work is done between two looks at the clock
_ITEM = 8
_SHORT = 1 << 40  # integers up to here are not looked at: their products are short, too

NESTED = frozenset([list, tuple, dict, set, frozenset])
"""The types of lists and the like that a template can make."""


class BudgetError(TemplateRuntimeError):
    """A template asks for more than a rendering may cost."""


class RenderingBudget:
    """What is left of one rendering's budget; BudgetError for whatever goes beyond it."""

    def __init__(self, given: int = 0) -> None:
        """`given` are the characters of texts that the program hands over to be printed as they are."""
        self.given = given
        self.steps = STEPS
        self.work = WORK
        self.written = WRITTEN
        self._glance = WORK - _GLANCE
        self._end = 0.0  # most renderings are done before the first look at the clock, which takes longer than they

    def step(self, weight: int) -> None:
        """Count one step of a loop, with the parts of its body."""
        self.steps -= 1
        self.work -= weight
        if self.steps < 0 or self.work < self._glance:
            self._look()

    def spend(self, work: int) -> None:
        self.work -= work
        if self.work < self._glance:
            self._look()

    def write(self, characters: int) -> None:
        """Count one text by its characters."""
        check_text(characters - self.given)
        self.written -= characters
        if self.written < 0:
            raise BudgetError(_("its texts and lists get longer than {most:,} characters in all", most=WRITTEN))

    def collect(self, value: Iterable[Any]) -> None:
        """One list, tuple, set or table that the template has made."""
        found = weight(value)
        if found > ITEMS:
            raise BudgetError(_("a list gets longer than {most:,} items", most=ITEMS))
        self.write(found * _ITEM)
        self.spend(found)

    def _look(self) -> None:
        if self.steps < 0:
            raise BudgetError(_("its loops take more than {most:,} steps", most=STEPS))
        if self.work < 0:
            raise BudgetError(_("it does more than {most:,} things", most=WORK))
        now = process_time()
        self._end = self._end or now + SECONDS
        if now > self._end:
            raise BudgetError(_("it takes longer than {most} seconds", most=SECONDS))
        self._glance = self.work - _GLANCE


def weight(value: Iterable[Any]) -> int:
    """The items of a list with those of the lists in it, counted no further than the limit."""
    found = 0
    still = [value]
    while still and found <= ITEMS:
        inner = still.pop()
        items = (*inner, *inner.values()) if isinstance(inner, dict) else inner
        for item in items:
            found += 1
            if type(item) in NESTED:
                still.append(item)
        if found > ITEMS:
            break
    return found


def check_number(value: int) -> int:
    """The number; BudgetError if it has too many digits."""
    if not -_SHORT < value < _SHORT and value.bit_length() > _BITS:
        raise BudgetError(_("a number gets longer than {most:,} digits", most=DIGITS))
    return value


def check_power(base: object, exponent: object) -> None:
    """BudgetError for a power that would have too many digits; computing it might take for ever."""
    if isinstance(base, int) and isinstance(exponent, int) and base.bit_length() * exponent > _BITS:
        raise BudgetError(_("a number gets longer than {most:,} digits", most=DIGITS))


def check_text(length: int) -> None:
    """BudgetError for a text, or a list, with too many characters or items."""
    if length > TEXT:
        raise BudgetError(_("a text gets longer than {most:,} characters", most=TEXT))
