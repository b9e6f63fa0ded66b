"""The white between two blocks: how far it may grow."""

from __future__ import annotations

from itertools import pairwise

from kartenwerk.text.book.blocks import Together
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


PAIRS = [
    ("Heading Prose", 0, 0),
    ("Prose Listing", 0, 0),
    ("Listing Prose", 1, 1),
    ("Prose Table", 1, 1),
    ("Table Heading", 1, 1),
    ("Prose FigureCall", 2, 0),
    ("FigureCall Prose", 2, 0),
    ("Prose Heading", 2, 1),
]
"""Blocks, by how many lines their white grows where it may grow by two, and where pictures have air of their own."""


def test_white_grows_by_few_lines_and_not_within_running_text() -> None:
    blocks = list(read_booklet(TEXT, "test"))
    names = {f"{type(above).__name__} {type(below).__name__}": (above, below) for above, below in pairwise(blocks)}
    assert [(name, give(*names[name], 2, 0), give(*names[name], 1, 2)) for name, _, _ in PAIRS] == PAIRS
    assert {*names} == {name for name, _, _ in PAIRS}


def test_white_above_a_table_grows_by_a_line_though_it_stands_together_with_a_sentence() -> None:
    prose, together = read_booklet("Davor.\n\n::: zusammen\n| A | B |\n|:--|--:|\n| 1 | 2 |\n\nDanach.\n:::\n", "test")
    assert isinstance(together, Together)
    assert give(prose, together, 2, 0) == 1
    assert give(prose, together.blocks[-1], 2, 0) == 0
