"""Runs: letters of one look. Words are made of them, and lines of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenwerk.book.linebreak import SHRINK, STRETCH, Extent, Joint, LineRules, Piece


class Run(NamedTuple):
    """A piece's letters and their looks."""

    text: str
    cut: str
    ink: str


class Mark(NamedTuple):
    """A sign in running text: the character that shows it in a cut of its own, and its ink."""

    key: str
    cut: str
    ink: str


NO_MARKS: Mapping[str, Mark] = {}


def split_word(word: str, cuts: Mapping[int, Joint]) -> list[tuple[str, Joint]]:
    """The pieces of a word between its cuts; the last goes on or ends, as the caller sees."""
    places = sorted(cuts)
    starts = [0, *places]
    stops = [*places, len(word)]
    joints = [*(cuts[place] for place in places), Joint.NONE]
    return [(word[start:stop], joint) for start, stop, joint in zip(starts, stops, joints, strict=True)]


def words_of(runs: Sequence[Run], pieces: Sequence[Piece], extent: Extent) -> list[list[Run]]:
    """The words of a line, each as runs of one look."""
    words: list[list[Run]] = [[]]
    for index in range(extent.start, extent.stop):
        run, word = runs[index], words[-1]
        if word and (word[-1].cut, word[-1].ink) == (run.cut, run.ink):
            word[-1] = run._replace(text=word[-1].text + run.text)
        else:
            word.append(run)
        if pieces[index].joint is Joint.SPACE and index < extent.stop - 1:
            words.append([])
    return words


def spread(glyphs: float, spaces: int, room: float, rules: LineRules, *, is_last: bool) -> tuple[float, float]:
    """Scale of the glyphs and width of a word space; both natural in ragged and last lines that have room."""
    slack = room - glyphs - spaces * rules.space
    if not rules.justified or not spaces or (is_last and slack >= 0):
        return 1.0, rules.space
    give, pull = (rules.widen, STRETCH) if slack >= 0 else (rules.narrow, SHRINK)
    share = glyphs * give / (glyphs * give + spaces * rules.space * pull)
    stretch = max(-rules.narrow, min(rules.widen, slack * share / glyphs))
    return 1 + stretch, (room - glyphs * (1 + stretch)) / spaces
