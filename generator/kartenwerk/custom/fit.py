"""Text that fits its box, or says by how much not: lines of words and icons in the largest size that has room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.custom.atoms import Atom, BoxFonts, Pieces, Room, atoms_of
from kartenwerk.custom.data import TextSetting
from kartenwerk.custom.setting import SetText, TextLine, place_line
from kartenwerk.custom.text import Icon, Line
from kartenwerk.graphics.display import POINT
from kartenwerk.text.book.linebreak import Joint, LineExtent, LineRules, Piece, TooWideError, break_lines

_RAG, _ZONE = 1.0, 4.0  # as in the booklets
_ROUNDING = 1e-6
_SHARE = 1e-3  # of a line: what many lines together may be wider than their measures by rounding
DESCENT = 0.22  # em: room below the last baseline
_ABOVE = 0.7  # of what a line with larger words is higher: the share above its baseline


class TooLongError(KartenwerkError):
    """A text that does not fit even in its smallest size, and what would help.

    `of_card` is false where the box has no room for any card's text.
    """

    of_card = True


class TooLowError(TooLongError):
    """A box that no line fits into."""

    of_card = False


@dataclass(frozen=True)
class Fitter:
    """Sets the texts of a deck."""

    pieces: Pieces

    @property
    def setting(self) -> TextSetting:
        return self.pieces.setting

    def fit(self, lines: Sequence[Line], fonts: BoxFonts, room: Room) -> SetText:
        """The text in the largest size that has room; TooLongError if none has."""
        paragraphs = [atoms_of(line, fonts, room, self.pieces) for line in lines]
        size = room.size
        last: list[tuple[Line, list[LineExtent]]] = []
        wide: Atom | None = None
        while True:
            smallest = size <= room.min + _ROUNDING
            if smallest or self._least(lines, paragraphs, fonts, room, size) <= self._most(fonts, room, size):
                try:
                    last = self._break(lines, paragraphs, fonts, room, size)
                    wide = None
                    if self._has_room(last, paragraphs, fonts, room, size):
                        return self._set(last, paragraphs, fonts, room, size)
                except _Wide as error:
                    wide = error.atom
            if smallest:
                break
            size = max(size - self.setting.step, room.min)
        self._refuse(lines, last, wide, fonts, room)
        raise AssertionError

    # --- breaking -----------------------------------------------------------------------------------------------

    def _break(
        self, lines: Sequence[Line], paragraphs: Sequence[Sequence[Atom]], fonts: BoxFonts, room: Room, size: float
    ) -> list[tuple[Line, list[LineExtent]]]:
        """The extents of all lines at a size."""
        found = []
        for line, atoms in zip(lines, paragraphs, strict=True):
            if not atoms:
                found.append((line, [LineExtent(0, 0)]))
                continue
            rules, space = self._rules(line, fonts, room, size), fonts.face().width(" ", 1.0, room.tracking)
            pieces = [Piece((atom.width + (atom.space - 1) * space) * size, atom.joint) for atom in atoms]
            try:
                found.append((line, list(break_lines(pieces, rules))))
            except TooWideError as error:
                raise _Wide(atoms[error.piece]) from None
        return found

    def _rules(self, line: Line, fonts: BoxFonts, room: Room, size: float) -> LineRules:
        face = fonts.face()
        measure = self._measure(line, room, size)
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

    def _measure(self, line: Line, room: Room, size: float) -> float:
        """How wide a line may be."""
        return room.width - (self.setting.list * size * POINT if line.item else 0.0)

    def _has_room(
        self,
        broken: Sequence[tuple[Line, Sequence[LineExtent]]],
        paragraphs: Sequence[Sequence[Atom]],
        fonts: BoxFonts,
        room: Room,
        size: float,
    ) -> bool:
        count = sum(len(extents) for _, extents in broken)
        if count > self._most(fonts, room, size):
            return False
        rises = _rises(broken, paragraphs)
        if max(rises, default=1.0) <= 1.0:
            return True
        lines = _baselines(rises, fonts.face().cap_height * size * POINT, room.leading * size * POINT)
        return lines[-1] + rises[-1] * DESCENT * size * POINT <= room.height + _ROUNDING

    def _least(
        self, lines: Sequence[Line], paragraphs: Sequence[Sequence[Atom]], fonts: BoxFonts, room: Room, size: float
    ) -> int:
        """How many lines a text has at least at a size: as many as would have room for all of it in one long line.

        It takes a fraction of the time of breaking lines. Where a line ends at a space, there is none.
        """
        space = fonts.face().width(" ", 1.0, room.tracking)
        count = 0
        for line, atoms in zip(lines, paragraphs, strict=True):
            width = sum(atom.width + (atom.space - (atom.joint is not Joint.SPACE)) * space for atom in atoms)
            measure = max(self._measure(line, room, size), _ROUNDING) / size
            count += max(1, math.ceil((width + space) / (measure + space) - _SHARE))
        return count

    def _most(self, fonts: BoxFonts, room: Room, size: float) -> int:
        """How many lines have room at a size."""
        em = size * POINT
        first = (fonts.face().cap_height + DESCENT) * em
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
        cap = fonts.face().cap_height * em
        pitch = room.leading * em
        found: list[TextLine] = []
        baselines = _baselines(_rises(broken, paragraphs), cap, pitch)
        for (line, extents), atoms in zip(broken, paragraphs, strict=True):
            for number, extent in enumerate(extents):
                indent = self.setting.list * em if line.item else 0.0
                dash = line.item and number == 0
                parts, width = place_line(
                    atoms[extent.start : extent.stop], indent, dash, fonts, room, size, self.setting
                )
                found.append(TextLine(parts, width, baselines[len(found)]))
        return SetText(size, tuple(found), cap, baselines[-1] if baselines else cap)

    # --- refusing -----------------------------------------------------------------------------------------------

    def _refuse(
        self,
        lines: Sequence[Line],
        broken: Sequence[tuple[Line, Sequence[LineExtent]]],
        wide: Atom | None,
        fonts: BoxFonts,
        room: Room,
    ) -> None:
        size = room.min
        if wide is not None:
            what = _("the icon {icon}", icon=wide.icon) if wide.icon else _("the word „{word}“", word=wide.text[:40])
            raise TooLongError(
                "{what} is wider than its box even at {size:g} pt",
                what=what,
                size=size,
                expected=_("{width:.1f} mm of room: a shorter word, or a wider box", width=room.width),
            )
        most = self._most(fonts, room, room.min)
        if most < 1:
            raise TooLowError(
                "the box is too low for a line of text at {size:g} pt", size=size, expected=_("a higher box")
            )
        count = sum(len(extents) for _, extents in broken)
        letters = sum(len(part.text) if not isinstance(part, Icon) else 2 for line in lines for part in line.parts)
        over = count - most
        if room.lines is not None and most == room.lines:
            raise TooLongError(
                "the text needs {needed} at {size:g} pt where the box has {most}; "
                "shorten it by about {characters} characters, or allow more lines",
                needed=_lines(count),
                size=size,
                most=_lines(most),
                characters=_round(letters * over / count),
            )
        higher = over * room.leading * room.min * POINT
        raise TooLongError(
            "the text needs {needed} at {size:g} pt where {room}; "
            "shorten it by about {characters} characters or make the box {higher} mm higher",
            needed=_lines(count),
            size=size,
            room=ngettext("{count} has room", "{count} have room", most),
            characters=_round(letters * over / count),
            higher=max(1, round(higher + 0.5)),
        )


def _rises(broken: Sequence[tuple[Line, Sequence[LineExtent]]], paragraphs: Sequence[Sequence[Atom]]) -> list[float]:
    """How much higher each line is than one of the text's size: as its largest words are."""
    return [
        max([1.0, *(atom.style.look.scale for atom in atoms[extent.start : extent.stop])])
        for (_line, extents), atoms in zip(broken, paragraphs, strict=True)
        for extent in extents
    ]


def _baselines(rises: Sequence[float], cap: float, pitch: float) -> list[float]:
    """The baselines of lines, below the top of the first one's capitals; larger words take more above and below."""
    more = 0.0
    found = []
    for number, rise in enumerate(rises):
        more += (rise - 1) * (pitch * _ABOVE if number else cap)
        found.append(cap + number * pitch + more)
        more += (rise - 1) * pitch * (1 - _ABOVE)
    return found


def _lines(count: int) -> Message:
    return ngettext("1 line", "{count} lines", count)


def _round(letters: float) -> int:
    return max(5, int(-(-letters // 5) * 5))


class _Wide(Exception):  # noqa: N818  (not an error yet: a smaller size may help)
    def __init__(self, atom: Atom) -> None:
        super().__init__(atom.text)
        self.atom = atom
