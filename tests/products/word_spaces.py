"""Measures the spaces between the words of justified lines: `python -m tests.products.word_spaces GAME ...`.

A space is as wide as the words on its sides stand apart, in em of their size; that of a line is the mean of its spaces.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tests.products.finished import Line, Reading

from kartenwerk.graphics.display import POINT

NARROWEST, WIDEST = 0.2, 0.36
"""Between these widths, in em, spaces part words and do not tear a line."""


def line_spaces(reading: Reading) -> Iterator[float]:
    """The space of each line of running text but the last of each paragraph."""
    for paragraph in reading.paragraphs:
        for line in paragraph.lines[:-1]:
            if spaces := list(_spaces(line)):
                yield sum(spaces) / len(spaces)


def _spaces(line: Line) -> Iterator[float]:
    for before, after in pairwise(line.words):
        if before.text.endswith(" "):
            yield (after.x - before.right) / (before.size * POINT)


def share_within(spaces: Sequence[float]) -> float:
    """The share of lines whose space is neither too narrow nor too wide."""
    return sum(NARROWEST <= space <= WIDEST for space in spaces) / max(1, len(spaces))


def main(games: Sequence[str]) -> None:
    """Print a row for every booklet in A5, and one for all."""
    from tests.products.test_book_design import reading_of
    from tests.products.told import GAMES

    everything: list[float] = []
    for game in games or GAMES:
        spaces = list(line_spaces(reading_of(game, "a5")))
        everything += spaces
        print(
            f"{game:22}{len(spaces):5} lines  {share_within(spaces):.3f} within  widest {max(spaces):.2f}", flush=True
        )
    print(f"{'all':22}{len(everything):5} lines  {share_within(everything):.3f} within")


if __name__ == "__main__":
    main(sys.argv[1:])
