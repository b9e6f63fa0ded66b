"""The pieces of a text between which lines may be broken: syllables, words and icons, as wide as they are at 1 pt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from kartenwerk.custom.data import TextSetting
from kartenwerk.custom.text import PLAIN, Icon, Line, WordLook
from kartenwerk.graphics.display import POINT
from kartenwerk.graphics.type.face import Face
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.text.book.linebreak import Joint
from kartenwerk.text.book.typography import FIXED, NARROW

_SPACE = re.compile(r"[ \t]+")
_LETTERS = re.compile(r"[^\W\d_]+")
_SEAM = re.compile(r"(?<=[^\W\d_]{2}[-/])(?=[^\W\d_]{2})|(?<=[^\W\d_][–])(?=[^\W\d_])")
_SHORTEST = 6  # letters of a word that is hyphenated
SMALL = 0.8  # of a capital: a letter in place of a small capital that the font does not have


class Style(NamedTuple):
    """What letters are set in: two parts of a line in one style are set as one."""

    bold: bool = False
    italic: bool = False
    look: WordLook = PLAIN


PLAIN_STYLE = Style()


@dataclass(frozen=True)
class BoxFonts:
    """The faces of a box by style: upright, bold, italic, both; and the names of their cuts.

    `small` are those with small capitals, None where a font has none: then capitals are set smaller.
    """

    names: tuple[str, str, str, str]
    faces: tuple[Face, Face, Face, Face]
    small: tuple[tuple[str, Face] | None, ...] = (None,) * 4

    def name(self, style: Style = PLAIN_STYLE) -> str:
        small = self.small[style.bold + 2 * style.italic] if style.look.small else None
        return small[0] if small else self.names[style.bold + 2 * style.italic]

    def face(self, style: Style = PLAIN_STYLE) -> Face:
        small = self.small[style.bold + 2 * style.italic] if style.look.small else None
        return small[1] if small else self.faces[style.bold + 2 * style.italic]

    def has_small(self, style: Style) -> bool:
        """Whether the style needs no capitals in place of small ones."""
        return not style.look.small or self.small[style.bold + 2 * style.italic] is not None


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
    """A piece of a line, as wide as it is at 1 pt: letters in one style, or an icon.

    `space` is how wide a space behind it is, by that of the text.
    """

    text: str
    style: Style
    icon: str
    width: float
    joint: Joint
    space: float = 1.0


@dataclass(frozen=True)
class Pieces:
    """How words are cut: `icons` gives the ratio of width to height of an icon."""

    setting: TextSetting
    icons: Callable[[str], float]
    hyphenator: Hyphenator | None
    _known: dict[tuple[str, bool], list[tuple[str, Joint]]] = field(default_factory=dict, compare=False)

    def of(self, word: str, *, hyphenate: bool) -> list[tuple[str, Joint]]:
        """The pieces of a word; each word is cut once."""
        if (word, hyphenate) not in self._known:
            self._known[word, hyphenate] = _cut(word, self, hyphenate=hyphenate)
        return self._known[word, hyphenate]


def atoms_of(line: Line, fonts: BoxFonts, room: Room, pieces: Pieces) -> list[Atom]:
    """The line cut where it may be broken."""
    atoms: list[Atom] = []
    gap = pieces.setting.gap * POINT

    def space() -> None:
        if atoms:
            atoms[-1] = atoms[-1]._replace(joint=Joint.SPACE)

    for part in line.parts:
        if isinstance(part, Icon):
            cap = fonts.face().cap_height
            width = pieces.setting.icon * cap * pieces.icons(part.name) * POINT * part.look.scale
            atoms.append(Atom("", PLAIN_STYLE._replace(look=part.look), part.name, width + gap, Joint.NONE))
            continue
        style = Style(part.bold, part.italic, part.look)
        face = fonts.face(style)
        for index, word in enumerate(_SPACE.split(part.text)):
            if index:
                space()
                if word and atoms and atoms[-1].style == style:
                    atoms[-1] = atoms[-1]._replace(space=part.look.scale)
            if not word:
                continue
            if not face.has(NARROW):
                word = word.replace(NARROW, FIXED)
            for text, joint in pieces.of(word, hyphenate=room.hyphenate):
                atoms += _atoms(text, style, joint, fonts, room)
    if atoms:
        atoms[-1] = atoms[-1]._replace(joint=Joint.END)
    return atoms


def _atoms(text: str, style: Style, joint: Joint, fonts: BoxFonts, room: Room) -> Iterator[Atom]:
    """A piece of a word; where the font has no small capitals, its small letters as capitals that are set smaller."""
    parts = [(text, style)] if fonts.has_small(style) else list(_as_capitals(text, style))
    for number, (letters, look) in enumerate(parts, 1):
        width = fonts.face(look).width(letters, 1.0, room.tracking) * look.look.scale
        yield Atom(letters, look, "", width, joint if number == len(parts) else Joint.NONE)


def _as_capitals(text: str, style: Style) -> Iterator[tuple[str, Style]]:
    full = style._replace(look=style.look._replace(small=False))
    low = full._replace(look=full.look._replace(scale=full.look.scale * SMALL))
    for is_small, letters in groupby(text, str.islower):
        yield "".join(letters).upper(), low if is_small else full


def _cut(word: str, pieces: Pieces, *, hyphenate: bool) -> list[tuple[str, Joint]]:
    cuts = {match.start(): Joint.SEAM for match in _SEAM.finditer(word)}
    if hyphenate and pieces.hyphenator:
        least = pieces.setting.letters
        for match in _LETTERS.finditer(word):
            letters = match.group()
            if len(letters) >= _SHORTEST:
                for place in pieces.hyphenator.positions(letters):
                    if least <= place <= len(letters) - least:
                        cuts[match.start() + place] = Joint.HYPHEN
    places = sorted(cuts)
    starts, stops = [0, *places], [*places, len(word)]
    joints = [*(cuts[place] for place in places), Joint.NONE]
    return [(word[start:stop], joint) for start, stop, joint in zip(starts, stops, joints, strict=True)]


def check_characters(lines: Sequence[Line], fonts: BoxFonts, room: Room) -> tuple[str, str] | None:
    """The first character that the font of its style lacks, and the cut's name; None if it has all of them."""
    for line in lines:
        for part in line.parts:
            if isinstance(part, Icon):
                continue
            style = Style(part.bold, part.italic, part.look)
            face = fonts.face(style)
            for character in dict.fromkeys(part.text if fonts.has_small(style) else part.text.upper()):
                if character not in (NARROW, "\t", "\n") and not face.has(character):
                    return character, fonts.name(style)
    return None
