"""The letter deck: sorts of wood type locked up in a frame, vowels cut out of red, consonants blue on paper."""

from __future__ import annotations

from art.buchstaben.grain import grain
from art.buchstaben.setting import fitted, glyph
from art.buchstaben.sort import GREAT, GROUP
from art.fronts.stage import BEYOND, HEIGHT, WIDTH, room
from art.picture import PAPER, Picture
from art.shapes import Geometry, move, rectangle, scale, union

RED, BLUE = "rot", "petrol"
AIR, PAD = 0.9, 1.5
"""mm between two sorts, and between a sort's edge and its letter."""
ROWS = ((AIR, 27.0), (27.0 + AIR, HEIGHT - AIR))
"""From edge to edge of both rows."""


def emblem() -> Picture:
    picture = Picture()
    picture.add(BLUE, room())
    (top, middle), (below, foot) = ROWS
    half = (top + middle) / 2
    left, right = -BEYOND - 1, WIDTH + BEYOND + 1
    sorts = (
        ("A", RED, left, top, 23.6, middle),
        ("SCH", PAPER, 23.6 + AIR, top, right, half - AIR / 2),
        ("QU", PAPER, 23.6 + AIR, half + AIR / 2, 45.4, middle),
        ("?", RED, 45.4 + AIR, half + AIR / 2, right, middle),
        ("Z", PAPER, left, below, 11.6, foot),
        ("EI", RED, 11.6 + AIR, below, 27.4, foot),
        ("ST", PAPER, 27.4 + AIR, below, 47.6, foot),
        ("Ü", RED, 47.6 + AIR, below, right, foot),
    )
    for seed, (letters, role, x0, y0, x1, y1) in enumerate(sorts, 5):
        _sort(picture, letters, role, rectangle(x0, y0, x1, y1), seed)
    return picture


def _sort(picture: Picture, letters: str, role: str, block: Geometry, seed: int) -> None:
    """A block and what is cut into it, on a bar; of the outermost blocks the letters stand within the folds."""
    x0, y0, x1, y1 = block.bounds
    x0, x1 = max(x0, 0) + PAD, min(x1, WIDTH) - PAD
    high = y1 - y0 - 2 * PAD
    bar = max(0.05 * high, 0.6)
    tall, mark = high - 2.2 * bar, 0.19 if letters == "Ü" else 0.0
    face = tall / (1 + mark)
    factor, y = face / 100, y0 + PAD + tall - face
    if len(letters) == 1:
        shapes = [glyph(letters, GREAT, None)]
        across = min((x1 - x0) / (shapes[0].bounds[2] * factor), 1.0)
        shapes = [glyph(letters, GREAT, shapes[0].bounds[2] * across)] if across < 1 else shapes
    else:
        shapes = fitted(letters, GROUP, 4, (x1 - x0) / factor)
    wide = union(shapes).bounds[2] * factor
    start = (x0 + x1 - wide) / 2
    form = [move(scale(shape, factor), start, y) for shape in shapes]
    below = rectangle(start, y1 - PAD - bar, start + wide, y1 - PAD)
    whole = union(form, below.difference(union(form).buffer(0.5)))
    picture.add(role, block)
    if role == RED:
        worn = grain(block.difference(whole.buffer(0.3)), seed, int(high), 5, 14)
        picture.add(PAPER, worn, whole)
    else:
        picture.add(BLUE, whole)
        picture.add(PAPER, [grain(shape, seed + 20 * k, int(high * 0.5) + 3, 2.2, 6) for k, shape in enumerate(form)])
