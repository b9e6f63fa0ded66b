"""The pieces of a text between which lines may be broken: syllables, words and icons, as wide as they are at 1 pt."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.custom.data import TextSetting
from kartenwerk.custom.text import Icon, Line
from kartenwerk.graphics.display import POINT
from kartenwerk.graphics.type.face import Face
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.text.book.linebreak import Joint
from kartenwerk.text.book.typography import FIXED, NARROW

_SPACE = re.compile(r"[ \t]+")
_LETTERS = re.compile(r"[^\W\d_]+")
_SEAM = re.compile(r"(?<=[^\W\d_]{2}[-/])(?=[^\W\d_]{2})|(?<=[^\W\d_][–])(?=[^\W\d_])")
_SHORTEST = 6  # letters of a word that is hyphenated


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


@dataclass(frozen=True)
class Pieces:
    """How words are cut: `icons` gives the ratio of width to height of an icon."""

    setting: TextSetting
    icons: Callable[[str], float]
    hyphenator: Hyphenator | None


def atoms_of(line: Line, fonts: BoxFonts, room: Room, pieces: Pieces) -> list[Atom]:
    """The line cut where it may be broken."""
    atoms: list[Atom] = []
    gap = pieces.setting.gap * POINT

    def space() -> None:
        if atoms:
            atoms[-1] = atoms[-1]._replace(joint=Joint.SPACE)

    for part in line.parts:
        if isinstance(part, Icon):
            cap = fonts.face(False, False).cap_height
            width = pieces.setting.icon * cap * pieces.icons(part.name) * POINT
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
            for text, joint in _pieces(word, room, pieces):
                width = face.width(text, 1.0, room.tracking)
                atoms.append(Atom(text, part.bold, part.italic, "", width, joint))
    if atoms:
        atoms[-1] = atoms[-1]._replace(joint=Joint.END)
    return atoms


def _pieces(word: str, room: Room, pieces: Pieces) -> list[tuple[str, Joint]]:
    cuts = {match.start(): Joint.SEAM for match in _SEAM.finditer(word)}
    if room.hyphenate and pieces.hyphenator:
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
            face = fonts.face(part.bold, part.italic)
            for character in part.text:
                if character not in (NARROW, "\t", "\n") and not face.has(character):
                    return character, fonts.name(part.bold, part.italic)
    return None
