"""Where the lines of a paragraph end: a total fit in the manner of Knuth and Plass, ragged or justified.

Every permitted break is weighed against all others, so that an early line gives way for a later one.
All lengths are in one unit of the caller's choice (mm here).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Joint(Enum):
    """What follows a piece."""

    NONE = "the word goes on in another cut"
    SEAM = "a break without a hyphen, after a hyphen or slash that is written anyway"
    HYPHEN = "a break that needs a hyphen"
    SPACE = "a word space"
    END = "the end of the paragraph"


class Piece(NamedTuple):
    """The smallest thing that is never broken: a syllable, or a word.

    `tail` widens a following word space; the hangs are how far the piece may stand outside the measure.
    """

    width: float
    joint: Joint
    tail: float = 0.0
    hang_left: float = 0.0
    hang_right: float = 0.0


@dataclass(frozen=True)
class LineRules:
    """Measures of the first line and of the rest, and what lines may do."""

    first: float
    rest: float
    em: float
    space: float
    hyphen: float
    hyphen_hang: float
    justified: bool
    widen: float
    narrow: float
    rag: float
    zone: float


class Extent(NamedTuple):
    """The pieces of one line: from `start` up to but not including `stop`."""

    start: int
    stop: int


class TooWideError(ValueError):
    """No break keeps every line inside its measure; `piece` is the first that cannot be set."""

    def __init__(self, piece: int) -> None:
        super().__init__(f"piece {piece} is wider than the measure")
        self.piece = piece


SHORT = 0.14
"""A last line shorter than this share of the measure looks like an accident."""

STRETCH, SHRINK = 0.5, 0.2
"""How far a justified word space may grow and shrink at badness 1."""

_TOLERANCES = (1.6, 2.5, 6.0, 60.0)
_STRICT = 6.0  # below this tolerance no lone syllable may end a paragraph


class _Best(NamedTuple):
    cost: float
    start: int
    hyphenated: bool


def break_lines(pieces: Sequence[Piece], rules: LineRules) -> tuple[Extent, ...]:
    """The lines with the least sum of faults; TooWideError where a piece does not fit its line."""
    reached = 0
    for tolerance in _TOLERANCES if rules.justified else (_STRICT,):
        best = _fit(pieces, rules, tolerance)
        if best[-1] is not None:
            return _trace(best)
        reached = max(reached, *(index for index, entry in enumerate(best) if entry is not None))
    raise TooWideError(reached)


def _trace(best: Sequence[_Best | None]) -> tuple[Extent, ...]:
    lines: list[Extent] = []
    stop = len(best) - 1
    while stop > 0:
        entry = best[stop]
        assert entry is not None
        lines.append(Extent(entry.start, stop))
        stop = entry.start
    return tuple(reversed(lines))


def _fit(pieces: Sequence[Piece], rules: LineRules, tolerance: float) -> list[_Best | None]:
    """For each piece the cheapest way to begin a line with it (the last entry: to be done)."""
    best: list[_Best | None] = [_Best(0.0, 0, False)] + [None] * len(pieces)
    for start in range(len(pieces)):
        before = best[start]
        if before is None:
            continue
        measure = rules.rest if start else rules.first
        width, spaces = -pieces[start].hang_left, 0
        for index in range(start, len(pieces)):
            piece = pieces[index]
            width += piece.width
            if piece.joint is not Joint.NONE:
                line = _Line(width, spaces, measure, start == 0, before.hyphenated)
                fault = _fault(piece, line, rules, tolerance)
                if fault is not None:
                    cost = before.cost + fault + 0.8
                    known = best[index + 1]
                    if known is None or cost < known.cost:
                        broken = piece.joint in (Joint.HYPHEN, Joint.SEAM)
                        best[index + 1] = _Best(cost, start, broken)
            if piece.joint is Joint.SPACE:
                width += rules.space + piece.tail
                spaces += 1
            if width > measure * 1.25:
                break
    return best


class _Line(NamedTuple):
    """A line under trial, up to its last piece."""

    width: float
    spaces: int
    measure: float
    is_first: bool
    after_hyphen: bool


def _fault(piece: Piece, line: _Line, rules: LineRules, tolerance: float) -> float | None:
    """How bad the line is if it ends after `piece`; None if it cannot."""
    hyphenated = piece.joint is Joint.HYPHEN
    ending = rules.hyphen - rules.hyphen_hang if hyphenated else -piece.hang_right
    width = line.width + ending
    slack = line.measure - width
    if piece.joint is Joint.END:
        return _last_fault(line, width, slack, rules, tolerance)
    if rules.justified:
        strain = _strain(line, slack, rules)
        if not -1 <= strain < tolerance:
            return None
        fault = 1 + 100 * abs(strain) ** 3
        if hyphenated:
            fault += 790 if line.after_hyphen else 90
        return fault + (20 if piece.joint is Joint.SEAM else 0)
    if slack < -1e-6:
        return None
    fault = max(0.0, slack / rules.em - rules.rag) ** 2
    if hyphenated:
        fault += rules.zone**2 + (18 if line.after_hyphen else 0)
    return fault


def _last_fault(line: _Line, width: float, slack: float, rules: LineRules, tolerance: float) -> float | None:
    room = line.spaces * rules.space * SHRINK if rules.justified else 0.0
    if slack < -room - 1e-6:
        return None
    short = width < SHORT * line.measure
    lone_syllable = line.after_hyphen and not line.spaces
    if not line.is_first and (short or lone_syllable) and rules.justified and tolerance < _STRICT:
        return None
    fault = 30.0 if line.after_hyphen else 0.0
    if not line.is_first and (short or lone_syllable):
        fault += 1500 if rules.justified else 200
    return fault


def _strain(line: _Line, slack: float, rules: LineRules) -> float:
    """How far spaces and glyphs must give: 0 not at all, 1 as far as they like to, -1 as far as they can shrink."""
    spaces = max(line.spaces, 0.3) * rules.space
    glyphs = line.width - line.spaces * rules.space
    if slack >= 0:
        return slack / (spaces * STRETCH + glyphs * rules.widen)
    return slack / (spaces * SHRINK + glyphs * rules.narrow)
