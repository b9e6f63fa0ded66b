"""Number cards: a window of the element's parquet behind the pips; and the ace with one great sign."""

from __future__ import annotations

import math

import numpy as np

from art.elementary import sin
from art.inrah.grounds import SCALE, SEAM, Part, Tone, hexagon, lozenges, mesh, rays, waves
from art.inrah.inlay import BOLD, LEAD, STOUT, Inlay, disc
from art.inrah.pen import word
from art.inrah.stage import CENTRE, FIELD, HEIGHT, WIDTH, black, tinted
from art.inrah.symbols import sign
from art.outline import outline
from art.picture import INK, PAPER
from art.shapes import Geometry, move, polygon, turn, union

LEFT, TOP, NOTCH = 13.4, 5.8, 3.4
STEPS = (1.7, 1.05, 0.45)
"""The window's frame, lead and wood in turn: how far each ring reaches out, from the widest inwards."""
PLATE, CAP = 78.3, 2.6
"""Where the middle of an ace's name plate lies, half-way from shield to frame and clear of its notches; its letters."""
LIFT = 4.0
"""mm by which an ace's lozenges lie higher, so that no seam ends in the corner between shield and frame."""


def window() -> Geometry:
    """The opening with notched corners."""
    right, foot = WIDTH - LEFT, HEIGHT - TOP
    a, b, c, d = LEFT + NOTCH, right - NOTCH, TOP + NOTCH, foot - NOTCH
    return outline(
        f"M{a} {TOP}L{b} {TOP}Q{b} {c} {right} {c}L{right} {d}Q{b} {d} {b} {foot}"
        f"L{a} {foot}Q{a} {d} {LEFT} {d}L{LEFT} {c}Q{a} {c} {a} {TOP}Z"
    )


def number_ground(element: str) -> str:
    """The body of the window behind the pips."""
    drawing = _framed(element)
    return tinted(drawing, window().buffer(2), element, FIELD)


def _framed(element: str, lift: float = 0) -> Inlay:
    drawing = Inlay()
    wood = "akzent" if element == "humus" else "dunkel"
    for reach, tone in zip(STEPS, (INK, wood, INK), strict=True):
        drawing.lay(tone, window().buffer(reach))
    if element == "humus":
        half = mesh(_upper(0), CENTRE[0], foot=CENTRE[1] + 45)
        drawing.put(half)
        drawing.put(half, lambda shape: turn(shape, 180, CENTRE))
        return drawing
    drawing.mosaic(_parquet(element, lift), LEAD, SEAM)
    if element in ("feuer", "luft", "eis"):
        drawing.piece("dunkel", disc(*CENTRE, 1.5), STOUT)
    return drawing


def _upper(swing: float) -> Geometry:
    """The upper half of the opening; its lower edge swings, the same from both ends, so that no seam runs across."""
    x, y = CENTRE
    edge = [(at, y + swing * float(sin((at - x) * math.pi / SCALE))) for at in np.linspace(0, WIDTH, 160)]
    return window().intersection(polygon((0, 0), (WIDTH, 0), *reversed(edge)))


def _parquet(element: str, lift: float) -> list[Part]:
    """Those that are not point-symmetric by themselves are laid by half and turned; lozenges lie `lift` mm higher."""
    opening = window()
    chequer: Tone = lambda i, j: ("hell", PAPER)[(i + j) % 2]  # noqa: E731
    match element:
        case "feuer":
            return rays(CENTRE, 20, opening, lambda i, _: ("hell", PAPER)[i % 2], sway=1.1)
        case "luft":
            return rays(CENTRE, 12, opening, chequer, (14, 26, 38), sway=2.6)
        case "eis":
            return rays(CENTRE, 12, opening, lambda i, j: (PAPER, "hell")[(i + j) % 2], (13, 26), ring=hexagon)
        case "erz":
            half = lozenges((CENTRE[0], CENTRE[1] - lift), 19, 29, _upper(0), ("hell", PAPER))
        case _:
            half = waves(CENTRE[0], SCALE, _upper(2), ("hell", PAPER))
    return half + [(tone, turn(part, 180, CENTRE)) for tone, part in half]


def ace(element: str, name: str) -> str:
    """The body of the ace: the sign breaks out of its window, on a disc of rays."""
    x, y = CENTRE
    drawing = _framed(element, LIFT)
    round_shield = disc(x, y, 24.4)
    drawing.contour(round_shield, 1.8)
    tones = ((PAPER, "hell"), ("dunkel", "mittel"))
    drawing.mosaic(rays(CENTRE, 24, round_shield, lambda i, j: tones[j][i % 2], (20.6,)))
    drawing.put(sign(element, 50, BOLD, 1.8), lambda shape: move(shape, x, y - 1.1))
    plate = Inlay()
    above, below = PLATE - 3, PLATE + 3
    plate.piece(PAPER, f"M17 {above}L42 {above}L44.2 {PLATE}L42 {below}L17 {below}L14.8 {PLATE}Z", BOLD)
    drawing.put(plate)
    drawing.put(plate, lambda shape: turn(shape, 180, CENTRE))
    letters = move(word(f"{name} · AS", CAP, 0.2), x, HEIGHT - PLATE - CAP / 2)  # what is above reads upright
    field = union(window().buffer(2), round_shield.buffer(2))
    return tinted(drawing, field, element, FIELD) + black(union(letters, turn(letters, 180, CENTRE)), FIELD)


def pip(element: str) -> str:
    """The body of a pip, `PIP` mm high around (0, 0)."""
    drawing = sign(element, PIP)
    return tinted(drawing, drawing.silhouette(), element, SMALLEST_PIP)


PIP = 16.8
SMALLEST_PIP = 0.82 * FIELD
"""The smallest scale that pips are printed at: the broadest, in two columns, beside a large index."""
