"""`make bench`: every measurement in one run: printing, playing, races beside others, the strength of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bench import custom_deck, custom_waits, pages, playing, press, strength
from bench.races import OWN
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop


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
    yield strength.TITLE, strength.show


def main() -> None:
    for title, measure in measurements():
        print(f"\n{title}\n{'-' * len(title)}", flush=True)
        try:
            measure()
        except KartenwerkError as error:
            print(f"skipped: {error}")


if __name__ == "__main__":
    main()
