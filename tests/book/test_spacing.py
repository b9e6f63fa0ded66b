"""The white between two blocks: how far it may grow."""

from __future__ import annotations

from itertools import pairwise

from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.spacing import give

TEXT = """
# Aufbau

Mischt die Karten.

1. Teilt aus.
2. Legt den Rest hin.

Das gilt immer.

| Karte | Wert |
|:--|--:|
| Eins | 1 |

## Wer beginnt

Der Jüngste.

::: figur plan :::

So sieht es aus.

# Ablauf
"""


def test_white_grows_by_two_lines_at_most_and_not_within_running_text() -> None:
    blocks = list(read_booklet(TEXT, "test"))
    grown = {f"{type(above).__name__} {type(below).__name__}": give(above, below) for above, below in pairwise(blocks)}
    assert grown == {
        "Heading Prose": 0,
        "Prose Listing": 0,
        "Listing Prose": 1,
        "Prose Table": 1,
        "Table Heading": 1,
        "Prose FigureCall": 2,
        "FigureCall Prose": 2,
        "Prose Heading": 2,
    }
