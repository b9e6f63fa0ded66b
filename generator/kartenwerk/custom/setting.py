"""Letters and icons in their places on a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.custom.atoms import PLAIN_STYLE, Atom, BoxFonts, Room
from kartenwerk.custom.data import TextSetting
from kartenwerk.custom.text import PLAIN, WordLook
from kartenwerk.graphics.display import POINT
from kartenwerk.text.book.linebreak import Joint

DASH = "–"


class Placed(NamedTuple):
    """TextRun or an icon at `x` mm from the left edge of the line; of an icon `width` is that of its picture."""

    x: float
    text: str
    font: str
    icon: str
    width: float
    look: WordLook = PLAIN


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


def place_line(
    atoms: Sequence[Atom], indent: float, dash: bool, fonts: BoxFonts, room: Room, size: float, setting: TextSetting
) -> tuple[tuple[Placed, ...], float]:
    """The letters and icons of a line, letters of one style together."""
    space = fonts.face().width(" ", size, room.tracking)
    gap = setting.gap * size * POINT
    parts: list[Placed] = []
    if dash:
        parts.append(Placed(0.0, f"{DASH} ", fonts.name(), "", 0.0))
    x = indent
    word = ""  # the letters so far of a run in one style, which are set as one for the sake of their kerning
    style, start = PLAIN_STYLE, x

    def flush(spaced: bool) -> None:
        nonlocal word
        if word:
            parts.append(Placed(start, word + (" " if spaced else ""), fonts.name(style), "", 0.0, style.look))
        word = ""

    for index, atom in enumerate(atoms):
        last = index == len(atoms) - 1
        if atom.icon:
            flush(False)
            width = atom.width * size - gap
            parts.append(Placed(x + gap / 2, "", "", atom.icon, width, atom.style.look))
            x += atom.width * size
        else:
            if word and style != atom.style:
                flush(False)
            if not word:
                style, start = atom.style, x
            word += atom.text
            if last and atom.joint is Joint.HYPHEN:
                word += "-"
            x = start + fonts.face(style).width(word, size * style.look.scale, room.tracking)
        if atom.joint is Joint.SPACE and not last:
            flush(True)
            x += space * atom.space
    flush(False)
    return tuple(parts), x - (room.tracking * size * POINT if room.tracking else 0.0)
