"""`make bench`: every measurement in one run, printing first and then the races of the games.

A game that races another program has a module `bench` in its folder, with a `TITLE` and a function `measure`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from kartenwerk import games
from kartenwerk.bench import press
from kartenwerk.build.workshop import Workshop
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError


class Race(Protocol):
    """What a game's `bench` module offers."""

    TITLE: str

    def measure(self, session: Session) -> None:
        """Print the figures; KartenwerkError if the program to race is not installed."""


def measurements() -> Iterator[tuple[str, Callable[[], None]]]:
    """The title of every measurement, and what prints its figures."""
    yield "Printing a deck", press.main
    workshop = Workshop.over(None)
    for id in games.GAME_IDS:
        module = f"{games.__name__}.{id}.bench"
        if find_spec(module):
            race = cast(Race, import_module(module))
            yield race.TITLE, partial(race.measure, workshop.session(id, None, []))


def main() -> None:
    for title, measure in measurements():
        print(f"\n{title}\n{'-' * len(title)}", flush=True)
        try:
            measure()
        except KartenwerkError as error:
            print(f"skipped: {error}")


if __name__ == "__main__":
    main()
