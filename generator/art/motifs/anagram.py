"""Three words of the same five letters: the blocks they are set from, and the ways the letters take from row to row."""

from __future__ import annotations

import itertools

from art.curves import curve
from art.motifs.stage import MIDDLE, RED, Motif, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import move, rectangle

WORDS = ("AMPEL", "PALME", "LAMPE")
VOWELS = "AE"
ROWS = (48.0, 81.5, 115.0)
"""The upper edges of the three rows."""
WIDE, HIGH, STEP = 15.6, 20.5, 17.4
"""A block's width and height, and how far one is from the next."""


def anagram() -> Motif:
    ways = Picture()
    for upper, (above, below) in enumerate(itertools.pairwise(WORDS)):
        for place, letter in enumerate(above):
            start, end = _x(place), _x(below.index(letter))
            top, foot = ROWS[upper] + HIGH - 1, ROWS[upper + 1] + 1
            middle = (top + foot) / 2
            way = stroke(
                curve((start, top), (start, top + 4), ((start + end) / 2, middle), (end, foot - 4), (end, foot)), 1.6
            )
            ways.add(INK, way.buffer(0.55))
            ways.add(RED if letter in VOWELS else PAPER, way)
    blocks = Picture()
    for row, word in zip(ROWS, WORDS, strict=True):
        for place, letter in enumerate(word):
            face = rectangle(_x(place) - WIDE / 2, row, _x(place) + WIDE / 2, row + HIGH).buffer(-0.8).buffer(0.8)
            blocks.add(INK, face.buffer(0.5), move(face.buffer(0.5), 0.9, 1.2))
            blocks.add(RED if letter in VOWELS else PAPER, face)
    return {"ways": ways, "blocks": blocks}


def _x(place: int) -> float:
    """The middle of a block in its row."""
    return MIDDLE + (place - 2) * STEP
