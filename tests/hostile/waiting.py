"""A run that never ends: its products wait for somebody to kill it."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop

PRODUCTS = 6


def make_nothing(workshop: Workshop, started: Path) -> Made:
    started.touch()
    while True:
        time.sleep(60)


def never_ending(out: Path) -> list[Product]:
    """As soon as one of them is being made, there is a file beside the output folder."""
    makes = [partial(make_nothing, started=out.parent / f"started{number}") for number in range(PRODUCTS)]
    return [Product(f"{number}.pdf", "sheet", make, ()) for number, make in enumerate(makes)]


def wait(out: Path) -> None:
    build(Workshop.over(None), never_ending(out), out, lambda file: None, workers=2)
