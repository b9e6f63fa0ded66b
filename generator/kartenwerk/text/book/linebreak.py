"""Line breaking: of all ways to break a paragraph into lines, ragged or justified, the one with the least cost.

After D. E. Knuth and M. F. Plass, "Breaking Paragraphs into Lines", Software: Practice and Experience 11 (1981):
a dynamic programme looks for the sequence of breaks whose faults have the smallest sum, so that an early line gives
way where a later one gains more. Unlike in the paper, the faults themselves are added up and not their squares.

The fault of a justified line is 1 + 100 |strain|³, the paper's badness and 1, where strain 1 is as far as spaces and
glyphs like to stretch and -1 as far as they can shrink. The fault of a ragged line is the square of what it falls short
in em, beyond what `LineRules.rag` allows. To both the prices below are added. They were set by looking at pages of the
booklets; what matters is how many loose or short lines a hyphen may save.

All lengths are in one unit of the caller's choice (mm in the booklets).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Joint(Enum):
    """What follows a piece, and so whether a line may end after it."""

    NONE = "the word goes on in another cut; no break"
    SEAM = "a break without a further hyphen, after a hyphen, dash or slash of the text"
    HYPHEN = "a break that adds a hyphen"
    SPACE = "a word space"
    END = "the end of the paragraph"


class Piece(NamedTuple):
    """A syllable or a word: what is never broken (a box in the paper's terms).

    `tail` widens the word space after it; the hangs are how far it may stand outside the measure.
    """

    width: float
    joint: Joint
    tail: float = 0.0
    hang_left: float = 0.0
    hang_right: float = 0.0


@dataclass(frozen=True)
class LineRules:
    """The widths of the first line and of the others (`rest`), and how lines may be set.

    `space` and `hyphen` are their widths, `hyphen_hang` how much of a hyphen may stand outside the measure. In
    justified lines words may be widened and narrowed by the shares `widen` and `narrow` of their width. A ragged line
    may fall short by `rag` em without fault; one that falls `zone` em shorter is as bad as a hyphen.
    """

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


class LineExtent(NamedTuple):
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

STRETCH, SHRINK = 0.5, 0.095
"""How far a justified word space grows at strain 1 and shrinks at strain -1, in shares of its width. Spaces that
shrink run words together sooner than spaces that grow tear them apart, so they may shrink less."""

_PER_LINE = 0.8
"""The price of a line: of two equally good ways the one with fewer lines wins."""

_JUSTIFIED_HYPHEN = 30.0
"""The price of a hyphen at the end of a justified line: less than that of a line at strain 1 (100)."""

_JUSTIFIED_LADDER = 790.0
"""The price of a hyphen below another one: about that of a line at strain 2 (800), so ladders are rare."""

_JUSTIFIED_SEAM = 20.0
"""The price of a justified line that ends after a hyphen or dash of the text, which looks like a hyphen of ours."""

_RAGGED_LADDER = 18.0
"""What a ragged hyphen below another one costs beside `zone` squared: about as much as the hyphen again."""

_LONE_HYPHEN = 30.0
"""The price of a hyphen at the end of the last line but one, where only the rest of a word may be left."""

_JUSTIFIED_SCRAP, _RAGGED_SCRAP = 1500.0, 200.0
"""The price of a last line that is too short or is a lone syllable: more than any way round it is likely to cost."""

_TOLERANCES = (1.6, 2.5, 6.0, 60.0)
"""The strain that justified lines may reach, one try after the other. The first try that finds a way counts: loose
lines are allowed only where a paragraph cannot do without them."""

_STRICT = 6.0
"""Below this tolerance no lone syllable and no short line may end a justified paragraph at all."""

_FEWEST_SPACES = 0.3
"""A line of one word has no space to stretch. It counts as this part of one, so that its strain is large but finite."""

_LONGEST_TRIAL = 1.25
"""Justified lines wider than this share of the measure are not tried: nothing shrinks that far.

Ragged ones do not shrink at all, and nothing hangs as far as an em outside their measure.
"""

_ROUNDING = 1e-6
"""The error that a sum of widths may have."""


class _Best(NamedTuple):
    """The cheapest way to a break: its cost, where its last line starts, whether that ends in a hyphen or at a seam."""

    cost: float
    start: int
    hyphenated: bool


def break_lines(pieces: Sequence[Piece], rules: LineRules) -> tuple[LineExtent, ...]:
    """The lines with the least cost; TooWideError where a piece does not fit its line."""
    reached = 0
    for tolerance in _TOLERANCES if rules.justified else (_STRICT,):
        best = _fit(pieces, rules, tolerance)
        if best[-1] is not None:
            return _trace(best)
        reached = max(reached, *(index for index, entry in enumerate(best) if entry is not None))
    raise TooWideError(reached)


def _trace(best: Sequence[_Best | None]) -> tuple[LineExtent, ...]:
    """The lines of the cheapest way, found from the end backwards."""
    lines: list[LineExtent] = []
    stop = len(best) - 1
    while stop > 0:
        entry = best[stop]
        assert entry is not None
        lines.append(LineExtent(entry.start, stop))
        stop = entry.start
    return tuple(reversed(lines))


def _fit(pieces: Sequence[Piece], rules: LineRules, tolerance: float) -> list[_Best | None]:
    """For each piece the cheapest way to a line that begins with it, or None; the last entry is the end.

    One entry for each break is enough: whether the line before it ends in a hyphen follows from the break itself.
    """
    best: list[_Best | None] = [_Best(0.0, 0, False)] + [None] * len(pieces)
    for start in range(len(pieces)):
        before = best[start]
        if before is None:
            continue
        measure = rules.rest if start else rules.first
        widest = measure * _LONGEST_TRIAL if rules.justified else measure + rules.em
        width, spaces = -pieces[start].hang_left, 0
        for index in range(start, len(pieces)):
            piece = pieces[index]
            width += piece.width
            if piece.joint is not Joint.NONE and not (
                rules.justified and _is_far_too_short(piece, width, spaces, measure, rules, tolerance)
            ):
                line = _Line(width, spaces, measure, start == 0, before.hyphenated)
                fault = _fault(piece, line, rules, tolerance)
                if fault is not None:
                    cost = before.cost + fault + _PER_LINE
                    known = best[index + 1]
                    if known is None or cost < known.cost:
                        broken = piece.joint in (Joint.HYPHEN, Joint.SEAM)
                        best[index + 1] = _Best(cost, start, broken)
            if piece.joint is Joint.SPACE:
                width += rules.space + piece.tail
                spaces += 1
            if width > widest:
                break
    return best


def _is_far_too_short(
    piece: Piece, width: float, spaces: int, measure: float, rules: LineRules, tolerance: float
) -> bool:
    """Whether a justified line is beyond the tolerance even with a hyphen: most are, and to see it is quick."""
    if piece.joint is Joint.END:
        return False
    natural = spaces * rules.space
    give = max(natural, _FEWEST_SPACES * rules.space) * STRETCH + (width - natural) * rules.widen
    return measure - width - rules.hyphen > tolerance * give + _ROUNDING


class _Line(NamedTuple):
    """A line on trial: the width of its pieces and natural spaces, without a hyphen or hang at its end."""

    width: float
    spaces: int
    measure: float
    is_first: bool
    after_hyphen: bool


def _fault(piece: Piece, line: _Line, rules: LineRules, tolerance: float) -> float | None:
    """The fault of the line if it ends after `piece`; None if it cannot end there."""
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
            fault += _JUSTIFIED_LADDER if line.after_hyphen else _JUSTIFIED_HYPHEN
        return fault + (_JUSTIFIED_SEAM if piece.joint is Joint.SEAM else 0)
    if slack < -_ROUNDING:
        return None
    fault = max(0.0, slack / rules.em - rules.rag) ** 2
    if hyphenated:
        fault += rules.zone**2 + (_RAGGED_LADDER if line.after_hyphen else 0)
    return fault


def _last_fault(line: _Line, width: float, slack: float, rules: LineRules, tolerance: float) -> float | None:
    """The fault of a last line, which may fall short as much as it likes but must not be a scrap; None if too wide."""
    room = line.spaces * rules.space * SHRINK if rules.justified else 0.0
    if slack < -room - _ROUNDING:
        return None
    short = width < SHORT * line.measure
    lone_syllable = line.after_hyphen and not line.spaces
    if not line.is_first and (short or lone_syllable) and rules.justified and tolerance < _STRICT:
        return None
    fault = _LONE_HYPHEN if line.after_hyphen else 0.0
    if not line.is_first and (short or lone_syllable):
        fault += _JUSTIFIED_SCRAP if rules.justified else _RAGGED_SCRAP
    return fault


def _strain(line: _Line, slack: float, rules: LineRules) -> float:
    """How far spaces and glyphs must give: 0 not at all, 1 as far as they like to stretch, -1 as far as they shrink.

    Spaces and glyphs share the slack in proportion to what each can give.
    """
    spaces = max(line.spaces, _FEWEST_SPACES) * rules.space
    glyphs = line.width - line.spaces * rules.space
    if slack >= 0:
        return slack / (spaces * STRETCH + glyphs * rules.widen)
    return slack / (spaces * SHRINK + glyphs * rules.narrow)
