"""Words become lines: they are cut into pieces, broken into lines and placed one by one.

Every word is placed by itself, with a trailing space for the PDF's text layer. So a program that reads the PDF
separates the words rightly, however the spaces between them are stretched.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, Protocol

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import POINT, Tag, Text
from kartenwerk.graphics.type.face import Face
from kartenwerk.text.book.foreign import language_of
from kartenwerk.text.book.inline import Span, Spans, plain, split_lines
from kartenwerk.text.book.linebreak import Joint, LineExtent, LineRules, Piece, TooWideError, break_lines
from kartenwerk.text.book.runs import NO_MARKS, Mark, Run, split_word, spread, words_of
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.typography import NARROW

HYPHENATED_CUTS = ("text", "italic", "bold", "tabular", "caps", "display")
"""The cuts in which words are hyphenated, beside the display cut of the booklet's style."""

_SPACE = re.compile(r"[ \t]+")  # no-break spaces do not part words
_NOTHING = re.compile(r"(?!)")
_LETTERS = re.compile(r"[^\W\d_]+")
# a letter alone is never parted from its word, as in words that are spelled out: "SCH-U-H"
_SEAM = re.compile(r"(?<=[^\W\d_]{2}[-/])(?=[^\W\d_]{2})|(?<=[^\W\d_][–])(?=[^\W\d_])")


class LeastLetters(NamedTuple):
    """How many letters a word has at least to be hyphenated, and how many stay before the hyphen and after it.

    In a word of `long` letters and more, most of which the next line shows, two before it are enough.
    """

    word: int
    before: int
    after: int
    long: int

    def allows(self, place: int, letters: int) -> bool:
        """Whether so many letters may be broken at that place."""
        before = 2 if letters >= self.long else self.before
        return letters >= self.word and before <= place <= letters - self.after


_RAGGED, _JUSTIFIED = LeastLetters(6, 3, 3, long=9), LeastLetters(5, 2, 3, long=5)
"""A short line is no fault of a ragged setting, so easy reading goes first there; in a justified one a stump is a
lesser fault than a line that is torn apart."""

BALANCE = 20
"""A title of several lines is made narrower by this part of the measure, as often as it keeps their number."""


class Typefaces(Protocol):
    """Where fonts come from (`kartenwerk.graphics.type.library.Fonts`)."""

    def face(self, name: str) -> Face: ...


class WordBreaks(Protocol):
    """Where words may be broken (`kartenwerk.graphics.type.hyphenation.Hyphenator`)."""

    def positions(self, word: str) -> tuple[int, ...]: ...


class Notch(NamedTuple):
    """What a picture on the right cuts out of the measure: `width` mm of the first `lines`."""

    lines: int
    width: float


@dataclass(frozen=True)
class Measure:
    """The room for lines, in mm: `width` from the left edge; all lines are set in by `left`, the first by `first` more.

    A negative `first` lets the first line hang out of the others. A `notch` leaves room for a picture.
    """

    width: float
    left: float = 0.0
    first: float = 0.0
    notch: Notch | None = None

    def room(self, *, first: bool) -> float:
        """The width in mm of the first line, or of another one."""
        return self.width - self.left - (self.first if first else 0.0)

    @property
    def notched(self) -> Measure:
        """The room for the lines beside the picture."""
        if not self.notch:
            return self
        return Measure(self.width - self.notch.width, self.left, self.first)


class SetLine(NamedTuple):
    """A set line: its words on the baseline y = 0, x in mm from the left edge of the measure, and its right end."""

    items: tuple[Text, ...]
    right: float


class CutText(NamedTuple):
    """A text cut where its lines may end: each piece's letters, and its width and joint."""

    runs: Sequence[Run]
    pieces: Sequence[Piece]


@dataclass(frozen=True)
class Typesetter:
    """Sets the paragraphs of a booklet in one size (pt).

    `marks` are the signs that its text may show, by name; `languages` are those of foreign words, in small letters.
    No line ends within one of the `names`, whatever their ending: "Kreuz-Ass", "Kreuz-Assen".
    """

    style: BookStyle
    faces: Typefaces
    breaks: WordBreaks
    size: float
    marks: Mapping[str, Mark] = field(default_factory=lambda: NO_MARKS)
    languages: Mapping[str, str] = field(default_factory=dict)
    names: frozenset[str] = frozenset()
    # what has been set: cells and labels come again and again, and tables are tried before they are set
    _sizes: dict[float, Typesetter] = field(default_factory=dict, init=False, repr=False, compare=False)
    _cut: dict[tuple[Spans, LeastLetters | None], CutText] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _set: dict[Hashable, tuple[SetLine, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def at(self, size: float) -> Typesetter:
        """A typesetter for the same booklet in another size (pt)."""
        if size not in self._sizes:
            self._sizes[size] = replace(self, size=size)
        return self._sizes[size]

    def width(self, text: str, cut: str) -> float:
        """The width in mm of a text in one cut, without the tracking after its last letter."""
        tracking = self._tracking(cut)
        return self.faces.face(cut).width(text, self.size, tracking) - tracking * self.size * POINT

    def natural_width(self, spans: Spans) -> float:
        """The width in mm of the widest line if only forced line breaks are kept."""
        lines = split_lines(spans)
        return max(
            (sum(self._advance(run.text, run.cut) for run in map(self._run, line)) for line in lines), default=0.0
        )

    def least_width(self, spans: Spans) -> float:
        """The width in mm of the widest word."""
        widest = width = 0.0
        for line in split_lines(spans):
            for piece in self._pieces(line, None).pieces:
                width += piece.width
                if piece.joint is not Joint.NONE:
                    widest, width = max(widest, width), 0.0
        return widest

    def set(
        self, spans: Spans, measure: Measure, *, justified: bool = False, hyphenated: bool = True
    ) -> tuple[SetLine, ...]:
        """The lines of a paragraph; KartenwerkError where a word is wider than the measure."""
        key = spans, measure, justified, hyphenated
        if key not in self._set:
            lines: list[SetLine] = []
            for part in split_lines(spans):
                if part:
                    room = measure if not lines else Measure(measure.width, measure.left)
                    lines += self._set_part(part, room, justified=justified, hyphenated=hyphenated)
            self._set[key] = tuple(lines)
        return self._set[key]

    def set_title(self, spans: Spans, measure: Measure) -> tuple[SetLine, ...]:
        """The lines of a title: ragged, about as wide as each other, and hyphenated only if a word would not fit
        otherwise."""
        try:
            lines = self.set(spans, measure, hyphenated=False)
        except KartenwerkError:
            return self.set(spans, measure)
        return self._balance(spans, measure, lines) if len(lines) > 1 else lines

    def _balance(self, spans: Spans, measure: Measure, lines: tuple[SetLine, ...]) -> tuple[SetLine, ...]:
        """The same words on as many lines, the widest of which is as narrow as can be."""
        for narrower in range(1, BALANCE):
            room = replace(measure, width=measure.width * (1 - narrower / BALANCE))
            try:
                made = self.set(spans, room, hyphenated=False)
            except KartenwerkError:
                break
            if len(made) > len(lines):
                break
            lines = made
        return lines

    def _set_part(self, spans: Spans, measure: Measure, *, justified: bool, hyphenated: bool) -> list[SetLine]:
        """The lines of text without forced line breaks."""
        runs, pieces = self._pieces(spans, (_JUSTIFIED if justified else _RAGGED) if hyphenated else None)
        if not pieces:
            return []
        beside, below = measure.notched, Measure(measure.width, measure.left)
        rules = self._rules(beside, justified=justified)
        try:
            extents = break_lines(pieces, rules)
            if measure.notch and len(extents) > measure.notch.lines:
                extents = extents[: measure.notch.lines]
                start = extents[-1].stop
                under = self._rules(below, justified=justified)
                rest = break_lines(pieces[start:], under)
                lines = [self._place(runs, pieces, extent, beside, rules) for extent in extents]
                moved = [LineExtent(start + extent.start, start + extent.stop) for extent in rest]
                return lines + [self._place(runs, pieces, extent, below, under) for extent in moved]
        except TooWideError as error:
            text = "".join(run.text for run in runs[error.piece :])[:40]
            raise KartenwerkError(
                "a word is wider than the measure of {width:.1f} mm",
                width=measure.width,
                found=f"„{text}“ in „{plain(spans)[:60]}“",
                expected=_("shorter words or a wider column"),
            ) from None
        return [self._place(runs, pieces, extent, beside, rules) for extent in extents]

    # --- pieces -----------------------------------------------------------------------------------------------

    def _pieces(self, spans: Spans, least: LeastLetters | None) -> CutText:
        """The text cut where lines may end; without `least` no word is broken."""
        key = spans, least
        if key not in self._cut:
            self._cut[key] = self._cut_up(spans, least)
        return self._cut[key]

    def _cut_up(self, spans: Spans, least: LeastLetters | None) -> CutText:
        runs: list[Run] = []
        joints: list[Joint] = []
        for span in spans:
            if span.mark:  # bound to what follows without a blank
                runs.append(self._run(span))
                joints.append(Joint.NONE)
                continue
            for index, word in enumerate(_SPACE.split(span.text)):
                if index and joints:
                    joints[-1] = Joint.SPACE
                if not word:
                    continue
                cuts = self._cuts(word, span.cut, least) if least else {}
                whole = self._run(span._replace(text=word))
                for text, joint in split_word(word, cuts):
                    runs.append(whole if text == word else whole._replace(text=text))
                    joints.append(joint)
        if joints:
            joints[-1] = Joint.END
        return CutText(runs, self._measure(runs, joints))

    def _run(self, span: Span) -> Run:
        """A span's letters, cut and ink; KartenwerkError for a mark that the booklet does not have."""
        inks = self.style.inks
        if not span.mark:
            ink = inks.accent if span.accented else inks.text
            return Run(span.text, span.cut, ink, language_of(span.text, self.languages), span.cell)
        if span.mark not in self.marks:
            known = ", ".join(self.marks) or "none"
            raise KartenwerkError("there is no such sign for the text", found=f"{{{span.mark}}}", expected=known)
        mark = self.marks[span.mark]
        if span.text:
            return Run(mark.key, mark.cut, mark.ink, cell=span.cell)
        return Run(mark.key + NARROW, mark.cut, mark.ink)

    def _cuts(self, word: str, cut: str, least: LeastLetters) -> Mapping[int, Joint]:
        """Where a word may be broken, and how."""
        cuts = {match.start(): Joint.SEAM for match in _SEAM.finditer(word)}
        if cut in HYPHENATED_CUTS or cut == self.style.display:
            for match in _LETTERS.finditer(word):
                letters = match.group()
                for place in self.breaks.positions(letters):
                    if least.allows(place, len(letters)):
                        cuts[match.start() + place] = Joint.HYPHEN
        for match in self._names.finditer(word) if cuts else ():
            cuts = {place: joint for place, joint in cuts.items() if not match.start() < place < match.end()}
        return cuts

    @cached_property
    def _names(self) -> re.Pattern[str]:
        """The names with what letters follow them; longer ones first."""
        if not self.names:
            return _NOTHING
        longest = sorted(self.names, key=lambda name: (-len(name), name))
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})[^\W\d_]*")

    def _measure(self, runs: Sequence[Run], joints: Sequence[Joint]) -> list[Piece]:
        """The pieces with their widths.

        A piece inside a word is as wide as what it adds to the word, so that the kerning before it counts. Where a
        line begins with it that kerning is gone; `_place` measures the line anew.
        """
        setting, em = self.style.setting, self.size * POINT
        pieces: list[Piece] = []
        word, width = "", 0.0
        for index, (run, joint) in enumerate(zip(runs, joints, strict=True)):
            goes_on = index > 0 and joints[index - 1] in (Joint.HYPHEN, Joint.SEAM) and runs[index - 1].cut == run.cut
            if not goes_on:
                word, width = "", 0.0
            word += run.text
            grown = self._advance(word, run.cut)
            first, last = run.text[0], run.text[-1]
            pieces.append(
                Piece(
                    grown - width,
                    joint,
                    tail=setting.tails.get(last, 0.0) * em,
                    hang_left=self._hang(setting.hang_left, first, run.cut),
                    hang_right=self._hang(setting.hang_right, last, run.cut),
                )
            )
            width = grown
        return pieces

    def _hang(self, shares: Mapping[str, float], sign: str, cut: str) -> float:
        """How far, in mm, a sign hangs out of the measure where it ends a line on one side."""
        return shares[sign] * self._advance(sign, cut) if sign in shares else 0.0

    def _rules(self, measure: Measure, *, justified: bool) -> LineRules:
        setting = self.style.setting
        hyphen = self._advance("-", "text")
        return LineRules(
            first=measure.room(first=True),
            rest=measure.room(first=False),
            em=self.size * POINT,
            space=self._advance(" ", "text"),
            hyphen=hyphen,
            hyphen_hang=hyphen * setting.hang_right.get("-", 0.0),
            justified=justified,
            widen=setting.widen,
            narrow=setting.narrow,
            rag=setting.rag,
            zone=setting.zone,
        )

    # --- placing ----------------------------------------------------------------------------------------------

    def _place(
        self, runs: Sequence[Run], pieces: Sequence[Piece], extent: LineExtent, measure: Measure, rules: LineRules
    ) -> SetLine:
        """The words of one line in their places."""
        words = words_of(runs, pieces, extent)
        broken = pieces[extent.stop - 1].joint is Joint.HYPHEN
        if broken:
            words[-1][-1] = words[-1][-1]._replace(text=words[-1][-1].text + "-")
        parted = pieces[extent.stop - 1].joint in (Joint.SPACE, Joint.END)
        tails = [self._tail(word[-1]) for word in words[:-1]]
        glyphs = sum(self._advance(run.text, run.cut) for word in words for run in word) + sum(tails)
        hang_left = pieces[extent.start].hang_left
        hang_right = rules.hyphen_hang if broken else pieces[extent.stop - 1].hang_right
        room = measure.room(first=extent.start == 0) + hang_left + hang_right
        is_last = pieces[extent.stop - 1].joint is Joint.END
        stretch, space = spread(glyphs, len(tails), room, rules, is_last=is_last)
        scale = 1 + stretch * (1 - self.style.setting.letters)
        letters = sum(len(run.text) for word in words for run in word)
        apart = glyphs * stretch * self.style.setting.letters / (letters * self.size * POINT * scale)
        x = measure.left + (measure.first if extent.start == 0 else 0.0) - hang_left
        items: list[Text] = []
        for index, word in enumerate(words):
            for number, run in enumerate(word):
                spaced = index < len(words) - 1 and number == len(word) - 1
                ends = index == len(words) - 1 and number == len(word) - 1
                tag = Tag(run.cell, run.language, soft=ends and broken, spaced=ends and parted)
                items.append(self._text(x, run, scale, apart, tag, spaced=spaced))
                x += self._advance(run.text, run.cut, apart) * scale
            if index < len(words) - 1:
                x += space + tails[index] * scale
        return SetLine(tuple(items), x)

    def _text(self, x: float, run: Run, scale: float, apart: float, tag: Tag, *, spaced: bool) -> Text:
        return Text(
            round(x, 4),
            0.0,
            run.text + (" " if spaced else ""),
            run.cut,
            self.size,
            run.ink,
            tracking=round(self._tracking(run.cut) + apart, 5),
            scale=round(scale, 5),
            tag=tag,
        )

    def _tail(self, run: Run) -> float:
        return self.style.setting.tails.get(run.text[-1], 0.0) * self.size * POINT

    def _advance(self, text: str, cut: str, apart: float = 0.0) -> float:
        """The width in mm of a text, each letter `apart` em further from the next than its cut has it."""
        return self.faces.face(cut).width(text, self.size, self._tracking(cut) + apart)

    def _tracking(self, cut: str) -> float:
        return self.style.setting.tracking.get(cut, 0.0)
