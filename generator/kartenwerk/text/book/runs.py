"""Runs: letters of one cut and ink. Words are made of runs, and lines of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenwerk.graphics.display import ElementId
from kartenwerk.text.book.linebreak import SHRINK, STRETCH, Joint, LineExtent, LineRules, Piece


class Run(NamedTuple):
    """Letters of one cut and ink, of one language and of one cell."""

    text: str
    cut: str
    ink: str
    language: str = ""
    cell: ElementId = ()


class Mark(NamedTuple):
    """A sign in running text: the character `key` shows it in a cut of its own, in an ink of its own."""

    key: str
    cut: str
    ink: str


NO_MARKS: Mapping[str, Mark] = {}


def split_word(word: str, cuts: Mapping[int, Joint]) -> list[tuple[str, Joint]]:
    """The pieces of a word between its `cuts`. The last one's joint is NONE: what follows it is the caller's to say."""
    places = sorted(cuts)
    starts = [0, *places]
    stops = [*places, len(word)]
    joints = [*(cuts[place] for place in places), Joint.NONE]
    return [(word[start:stop], joint) for start, stop, joint in zip(starts, stops, joints, strict=True)]


def words_of(runs: Sequence[Run], pieces: Sequence[Piece], extent: LineExtent) -> list[list[Run]]:
    """The words of a line, each as the runs it is made of."""
    words: list[list[Run]] = [[]]
    for index in range(extent.start, extent.stop):
        run, word = runs[index], words[-1]
        if word and word[-1][1:] == run[1:]:
            word[-1] = run._replace(text=word[-1].text + run.text)
        else:
            word.append(run)
        if pieces[index].joint is Joint.SPACE and index < extent.stop - 1:
            words.append([])
    return words


def spread(glyphs: float, spaces: int, room: float, rules: LineRules, *, is_last: bool) -> tuple[float, float]:
    """The share by which a line's glyphs widen, and the width of its word spaces in mm; `glyphs` is theirs in mm.

    In a ragged line, and in a last line that has room, both are natural. Else glyphs and spaces share what is missing
    or spare in proportion to what each can give, as line breaking assumes.
    """
    slack = room - glyphs - spaces * rules.space
    if not rules.justified or not spaces or (is_last and slack >= 0):
        return 0.0, rules.space
    give, pull = (rules.widen, STRETCH) if slack >= 0 else (rules.narrow, SHRINK)
    share = glyphs * give / (glyphs * give + spaces * rules.space * pull)
    stretch = max(-rules.narrow, min(rules.widen, slack * share / glyphs))
    return stretch, (room - glyphs * (1 + stretch)) / spaces
