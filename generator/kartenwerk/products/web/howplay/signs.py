"""Signs in a text that say what each of its lines has read, for the time in which the text is made into blocks."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from kartenwerk.text.templating.traced import Reads, TracedPassage

BREAKING = ("-", "|", "#", ":::", *"0123456789")
"""How lines begin that begin a part of their own."""

SIGN = re.compile(r"\\U([0-9a-f]{8})")
"""A sign in the text of what a node is made of."""

OWN, BEHIND = 0xF1000, 0x100000
"""Signs behind a line, for what it has read and for what has left something out behind it, by their numbers.

They are none of those that stand for markup in a literal (`text.literal`).
"""


class ReadSigns:
    """Signs behind the lines of a text, which say what they have read."""

    def __init__(self) -> None:
        self._numbers: dict[Reads, int] = {}

    def write(self, text: str, passages: Sequence[TracedPassage]) -> str:
        """The text with its signs. A line that takes none leaves them to its neighbours."""
        lines = text.split("\n")
        own = [set[str]() for _ in lines]
        behind = [set[str]() for _ in lines]
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        for start, end, reads in passages:
            shown = text[start:end].strip()
            first = _line_at(starts, start)
            if shown:
                for at in range(first, _line_at(starts, max(start, end - 1)) + 1):
                    own[at] |= reads
            elif lines[first].strip() and not (start == starts[first] and lines[first].startswith(BREAKING)):
                own[first] |= reads
            else:
                behind[max(first - 1, 0)] |= reads
        last, early = -1, set[str]()
        for at, line in enumerate(lines):
            if _is_bare(line):
                left = behind[at] | own[at]
                if last >= 0:
                    behind[last] |= left
                early |= own[at]  # a figure or a box by itself: what comes next may be within
            else:
                own[at] |= early
                last, early = at, set()
        return "\n".join(
            self._sign(line, frozenset(one), frozenset(two)) for line, one, two in zip(lines, own, behind, strict=True)
        )

    def read(self, text: str) -> tuple[Reads, Reads]:
        """What the signs within a text say: what it has read, and what has been left out behind it."""
        meanings = [*self._numbers]
        found = [int(number, 16) for number in SIGN.findall(text)]
        own = [meanings[number - OWN] for number in found if number < BEHIND]
        behind = [meanings[number - BEHIND] for number in found if number >= BEHIND]
        return frozenset().union(*own), frozenset().union(*behind)

    def _sign(self, line: str, own: Reads, behind: Reads) -> str:
        if _is_bare(line):
            return line
        signs = "".join(
            chr(first + self._numbers.setdefault(reads, len(self._numbers)))
            for first, reads in ((OWN, own), (BEHIND, behind))
            if reads
        )
        return f"{line.rstrip()[:-1]}{signs}|" if line.rstrip().endswith("|") else line + signs


def _is_bare(line: str) -> bool:
    """Whether a line has no words: a blank one, a fence, what parts the head of a table from its rows."""
    return not line.strip() or line.lstrip().startswith(":::") or set(line) <= {*"|:- "}


def _line_at(starts: Sequence[int], offset: int) -> int:
    """The number of the line that has the character at an offset."""
    return min(bisect_right(starts, offset) - 1, len(starts) - 2)
