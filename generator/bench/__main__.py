"""`make bench`: every measurement of speed in one run: printing, decks of one's own, pages, playing, races of games.

It ends within five minutes. On a busy machine ratios are worth nothing, so none is printed that was measured on one.
Memory (`make memory`) and the strength of players (`make strength`) take longer, and any machine will do for them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from io import StringIO

from bench import custom_deck, custom_waits, pages, playing, press
from bench.quiet import listen
from bench.races import OWN
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop

LATEST = 210
"""Seconds of the clock after which no further measurement begins: the longest takes a minute and a half."""


def measurements() -> Iterator[tuple[str, Callable[[], None]]]:
    """The title of every measurement, and what prints its figures."""
    yield "Printing a deck", press.main
    yield custom_deck.TITLE, custom_deck.main
    yield custom_waits.TITLE, custom_waits.main
    yield "Pages for the screen", pages.main
    yield "Playing at random", playing.main
    workshop = Workshop.over(None)
    for id, race in OWN.items():
        yield race.TITLE, partial(race.measure, workshop.session(id, None, []))


def main() -> None:
    start = time.monotonic()
    for title, measure in measurements():
        print(f"\n{title}\n{'-' * len(title)}", flush=True)
        print(answer(measure, late=time.monotonic() - start > LATEST), flush=True)


def answer(measure: Callable[[], None], *, late: bool) -> str:
    """The figures of a measurement; why there are none, if it is too late or the machine is not quiet."""
    if late:
        return "left out: five minutes are over"
    before = listen()
    if not before:
        return f"not measured: {describe(before.stretch)}"
    figures = StringIO()
    try:
        with redirect_stdout(figures):
            measure()
    except KartenwerkError as error:
        return f"skipped: {error}"
    after = listen()
    return figures.getvalue().rstrip() if after else f"thrown away: in the end {describe(after.stretch)}"


def describe(stretch: float) -> str:
    return f"the machine is busy, a second of CPU takes {stretch:.1f} s of the clock"


if __name__ == "__main__":
    main()
