"""Text that fits its box, or says by how much not: lines of words and icons in the largest size that has room."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.book.linebreak import Joint, LineExtent, LineRules, Piece, TooWideError, break_lines
from kartenwerk.book.typography import FIXED, NARROW
from kartenwerk.display import POINT
from kartenwerk.own.data import TextSetting
from kartenwerk.own.text import Icon, Line
from kartenwerk.type.face import Face
from kartenwerk.type.hyphenation import Hyphenator

_SPACE = re.compile(r"[ \t]+")
_LETTERS = re.compile(r"[^\W\d_]+")
_SEAM = re.compile(r"(?<=[^\W\d_]{2}[-/])(?=[^\W\d_]{2})|(?<=[^\W\d_][–])(?=[^\W\d_])")
_SHORTEST = 6  # letters of a word that is hyphenated
_RAG, _ZONE = 1.0, 4.0  # as in the booklets
_ROUNDING = 1e-6
DASH = "–"
DESCENT = 0.22  # em: room below the last baseline


@dataclass(frozen=True)
class BoxFonts:
    """The faces of a box by style: upright, bold, italic, both; and the names of their cuts."""

    names: tuple[str, str, str, str]
    faces: tuple[Face, Face, Face, Face]

    def name(self, bold: bool, italic: bool) -> str:
        return self.names[bold + 2 * italic]

    def face(self, bold: bool, italic: bool) -> Face:
        return self.faces[bold + 2 * italic]


@dataclass(frozen=True)
class Room:
    """The room of a text: width and height in mm, the most lines, and how it may be set; sizes are in pt."""

    width: float
    height: float
    size: float
    min: float
    leading: float
    lines: int | None = None
    hyphenate: bool = True
    tracking: float = 0.0


class Atom(NamedTuple):
    """A piece of a line, as wide as it is at 1 pt: letters in one style, or an icon."""

    text: str
    bold: bool
    italic: bool
    icon: str
    width: float
    joint: Joint


class Placed(NamedTuple):
    """TextRun or an icon at `x` mm from the left edge of the line; of an icon `width` is that of its picture."""

    x: float
    text: str
    font: str
    icon: str
    width: float


class TextLine(NamedTuple):
    """A line: what is on it, its width and its baseline below the top of the first line's capitals, in mm."""

    parts: tuple[Placed, ...]
    width: float
    baseline: float


class SetText(NamedTuple):
    """A text in the size that fits, in pt; its height is from the top of capitals to the last baseline, in mm."""

    size: float
    lines: tuple[TextLine, ...]
    cap: float
    height: float


class TooLongError(Exception):
    """A text that does not fit even in its smallest size, and what would help."""

    def __init__(self, message: str, expected: str | None = None, found: str | None = None) -> None:
        super().__init__(message)
        self.message, self.expected, self.found = message, expected, found


@dataclass(frozen=True)
class Fitter:
    """Sets the texts of a deck. `icons` tells the ratio of width to height of an icon."""

    setting: TextSetting
    icons: Callable[[str], float]
    hyphenator: Hyphenator | None

    def fit(self, lines: Sequence[Line], fonts: BoxFonts, room: Room) -> SetText:
        """The text in the largest size that has room; TooLongError if none has."""
        paragraphs = [self._atoms(line, fonts, room) for line in lines]
        size = room.size
        last: list[tuple[Line, list[LineExtent]]] = []
        wide: Atom | None = None
        while True:
            try:
                last = self._broken(lines, paragraphs, fonts, room, size)
                wide = None
                if self._has_room(last, fonts, room, size):
                    return self._set(last, paragraphs, fonts, room, size)
            except _Wide as error:
                wide = error.atom
            if size <= room.min + _ROUNDING:
                break
            size = max(size - self.setting.step, room.min)
        self._refuse(lines, last, wide, fonts, room)
        raise AssertionError

    def set_at(self, lines: Sequence[Line], fonts: BoxFonts, room: Room, size: float) -> SetText:
        """The text in this size, in which it is known to fit."""
        paragraphs = [self._atoms(line, fonts, room) for line in lines]
        return self._set(self._broken(lines, paragraphs, fonts, room, size), paragraphs, fonts, room, size)

    # --- pieces -------------------------------------------------------------------------------------------------

    def _atoms(self, line: Line, fonts: BoxFonts, room: Room) -> list[Atom]:
        """The line cut where it may be broken."""
        atoms: list[Atom] = []
        gap = self.setting.gap * POINT

        def space() -> None:
            if atoms:
                atoms[-1] = atoms[-1]._replace(joint=Joint.SPACE)

        for part in line.parts:
            if isinstance(part, Icon):
                cap = fonts.face(False, False).cap_height
                width = self.setting.icon * cap * self.icons(part.name) * POINT
                atoms.append(Atom("", False, False, part.name, width + gap, Joint.NONE))
                continue
            face = fonts.face(part.bold, part.italic)
            for index, word in enumerate(_SPACE.split(part.text)):
                if index:
                    space()
                if not word:
                    continue
                if not face.has(NARROW):
                    word = word.replace(NARROW, FIXED)
                for text, joint in self._pieces(word, room):
                    width = face.width(text, 1.0, room.tracking)
                    atoms.append(Atom(text, part.bold, part.italic, "", width, joint))
        if atoms:
            atoms[-1] = atoms[-1]._replace(joint=Joint.END)
        return atoms

    def _pieces(self, word: str, room: Room) -> list[tuple[str, Joint]]:
        cuts = {match.start(): Joint.SEAM for match in _SEAM.finditer(word)}
        if room.hyphenate and self.hyphenator:
            least = self.setting.letters
            for match in _LETTERS.finditer(word):
                letters = match.group()
                if len(letters) >= _SHORTEST:
                    for place in self.hyphenator.positions(letters):
                        if least <= place <= len(letters) - least:
                            cuts[match.start() + place] = Joint.HYPHEN
        places = sorted(cuts)
        starts, stops = [0, *places], [*places, len(word)]
        joints = [*(cuts[place] for place in places), Joint.NONE]
        return [(word[start:stop], joint) for start, stop, joint in zip(starts, stops, joints, strict=True)]

    # --- breaking -----------------------------------------------------------------------------------------------

    def _broken(
        self, lines: Sequence[Line], paragraphs: Sequence[Sequence[Atom]], fonts: BoxFonts, room: Room, size: float
    ) -> list[tuple[Line, list[LineExtent]]]:
        """The extents of all lines at a size."""
        found = []
        for line, atoms in zip(lines, paragraphs, strict=True):
            if not atoms:
                found.append((line, [LineExtent(0, 0)]))
                continue
            rules = self._rules(line, fonts, room, size)
            pieces = [Piece(atom.width * size, atom.joint) for atom in atoms]
            try:
                found.append((line, list(break_lines(pieces, rules))))
            except TooWideError as error:
                raise _Wide(atoms[error.piece]) from None
        return found

    def _rules(self, line: Line, fonts: BoxFonts, room: Room, size: float) -> LineRules:
        face = fonts.face(False, False)
        measure = room.width - (self.setting.list * size * POINT if line.item else 0.0)
        return LineRules(
            first=measure,
            rest=measure,
            em=size * POINT,
            space=face.width(" ", size, room.tracking),
            hyphen=face.width("-", size, room.tracking),
            hyphen_hang=0.0,
            justified=False,
            widen=0.0,
            narrow=0.0,
            rag=_RAG,
            zone=_ZONE,
        )

    def _has_room(
        self, broken: Sequence[tuple[Line, Sequence[LineExtent]]], fonts: BoxFonts, room: Room, size: float
    ) -> bool:
        count = sum(len(extents) for _, extents in broken)
        return count <= self._most(fonts, room, size)

    def _most(self, fonts: BoxFonts, room: Room, size: float) -> int:
        """How many lines have room at a size."""
        em = size * POINT
        first = (fonts.face(False, False).cap_height + DESCENT) * em
        if first > room.height + _ROUNDING:
            return 0
        most = 1 + int((room.height - first) / (room.leading * em) + _ROUNDING)
        return min(most, room.lines or most)

    # --- placing ------------------------------------------------------------------------------------------------

    def _set(
        self,
        broken: Sequence[tuple[Line, Sequence[LineExtent]]],
        paragraphs: Sequence[Sequence[Atom]],
        fonts: BoxFonts,
        room: Room,
        size: float,
    ) -> SetText:
        em = size * POINT
        cap = fonts.face(False, False).cap_height * em
        pitch = room.leading * em
        found: list[TextLine] = []
        for (line, extents), atoms in zip(broken, paragraphs, strict=True):
            for number, extent in enumerate(extents):
                indent = self.setting.list * em if line.item else 0.0
                dash = line.item and number == 0
                parts, width = self._place(atoms[extent.start : extent.stop], indent, dash, fonts, room, size)
                found.append(TextLine(parts, width, cap + len(found) * pitch))
        return SetText(size, tuple(found), cap, cap + max(len(found) - 1, 0) * pitch)

    def _place(
        self, atoms: Sequence[Atom], indent: float, dash: bool, fonts: BoxFonts, room: Room, size: float
    ) -> tuple[tuple[Placed, ...], float]:
        """The letters and icons of a line, letters of one style together."""
        space = fonts.face(False, False).width(" ", size, room.tracking)
        gap = self.setting.gap * size * POINT
        parts: list[Placed] = []
        if dash:
            parts.append(Placed(0.0, f"{DASH} ", fonts.name(False, False), "", 0.0))
        x = indent
        word = ""  # the letters so far of a run in one style, which are set as one for the sake of their kerning
        style, start = (False, False), x

        def flush(spaced: bool) -> None:
            nonlocal word
            if word:
                parts.append(Placed(start, word + (" " if spaced else ""), fonts.name(*style), "", 0.0))
            word = ""

        for index, atom in enumerate(atoms):
            last = index == len(atoms) - 1
            if atom.icon:
                flush(False)
                width = atom.width * size - gap
                parts.append(Placed(x + gap / 2, "", "", atom.icon, width))
                x += atom.width * size
            else:
                if word and style != (atom.bold, atom.italic):
                    flush(False)
                if not word:
                    style, start = (atom.bold, atom.italic), x
                word += atom.text
                if last and atom.joint is Joint.HYPHEN:
                    word += "-"
                x = start + fonts.face(*style).width(word, size, room.tracking)
            if atom.joint is Joint.SPACE and not last:
                flush(True)
                x += space
        flush(False)
        return tuple(parts), x - (room.tracking * size * POINT if room.tracking else 0.0)

    # --- refusing -----------------------------------------------------------------------------------------------

    def _refuse(
        self,
        lines: Sequence[Line],
        broken: Sequence[tuple[Line, Sequence[LineExtent]]],
        wide: Atom | None,
        fonts: BoxFonts,
        room: Room,
    ) -> None:
        size = f"{room.min:g} pt"
        if wide is not None:
            what = f"the icon {wide.icon}" if wide.icon else f"the word „{wide.text[:40]}“"
            raise TooLongError(
                f"{what} is wider than its box even at {size}",
                expected=f"{room.width:.1f} mm of room: a shorter word, or a wider box",
            )
        most = self._most(fonts, room, room.min)
        if most < 1:
            raise TooLongError(f"the box is too low for a line of text at {size}", expected="a higher box")
        count = sum(len(extents) for _, extents in broken)
        letters = sum(len(part.text) if not isinstance(part, Icon) else 2 for line in lines for part in line.parts)
        over = count - most
        if room.lines is not None and most == room.lines:
            raise TooLongError(
                f"the text needs {_lines(count)} at {size} where the box has {_lines(most)}; "
                f"shorten it by about {_rounded(letters * over / count)} characters, or allow more lines"
            )
        higher = over * room.leading * room.min * POINT
        raise TooLongError(
            f"the text needs {_lines(count)} at {size} where {most} {'have' if most > 1 else 'has'} room; "
            f"shorten it by about {_rounded(letters * over / count)} characters "
            f"or make the box {max(1, round(higher + 0.5)):g} mm higher"
        )


def _lines(count: int) -> str:
    return "1 line" if count == 1 else f"{count} lines"


def _rounded(letters: float) -> int:
    return max(5, int(-(-letters // 5) * 5))


class _Wide(Exception):  # noqa: N818  (not an error yet: a smaller size may help)
    def __init__(self, atom: Atom) -> None:
        super().__init__(atom.text)
        self.atom = atom


def check_characters(lines: Sequence[Line], fonts: BoxFonts, room: Room) -> tuple[str, str] | None:
    """The first character that the font of its style lacks, and the cut's name; None if it has all of them."""
    for line in lines:
        for part in line.parts:
            if isinstance(part, Icon):
                continue
            face = fonts.face(part.bold, part.italic)
            for character in part.text:
                if character not in (NARROW, "\t", "\n") and not face.has(character):
                    return character, fonts.name(part.bold, part.italic)
    return None
