"""Number cards: a window of the element's parquet behind the pips; and the ace with one great sign."""

from __future__ import annotations

from kartenwerk.art.inrah.grounds import SEAM, Part, Tone, hexagon, leaves, lozenges, rays, waves
from kartenwerk.art.inrah.inlay import BOLD, LEAD, STOUT, Inlay, disc
from kartenwerk.art.inrah.pen import word
from kartenwerk.art.inrah.stage import CENTRE, FIELD, HEIGHT, WIDTH, tinted
from kartenwerk.art.inrah.symbols import sign
from kartenwerk.art.outline import outline
from kartenwerk.art.picture import INK, PAPER
from kartenwerk.art.shapes import Geometry, move, rectangle, turn, union

LEFT, TOP, NOTCH = 13.4, 5.8, 3.4
STEPS = ((1.7, INK), (1.05, "dunkel"), (0.45, INK))
"""The window's frame: how far each ring reaches out, from the widest inwards."""
TURNED_GROUNDS = ("erz", "wasser")
"""Grounds that are not point-symmetric by themselves: one half is laid, then laid again turned."""


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


def _framed(element: str) -> Inlay:
    drawing = Inlay()
    for reach, tone in STEPS:
        drawing.lay(tone, window().buffer(reach))
    drawing.mosaic(_parquet(element), LEAD, SEAM)
    if element in ("feuer", "luft", "eis", "humus"):
        drawing.piece("dunkel", disc(*CENTRE, 2.5), STOUT)
        drawing.piece(PAPER, disc(*CENTRE, 1.4), STOUT)
    return drawing


def _parquet(element: str) -> list[Part]:
    opening = window()
    upper = opening.intersection(rectangle(0, 0, WIDTH, CENTRE[1]))
    chequer: Tone = lambda i, j: ("hell", PAPER)[(i + j) % 2]  # noqa: E731
    match element:
        case "feuer":
            return rays(CENTRE, 28, opening, lambda i, _: ("hell", PAPER)[i % 2], sway=1.0)
        case "luft":
            return rays(CENTRE, 16, opening, chequer, (14, 23, 32, 41), sway=2.4)
        case "eis":
            return rays(CENTRE, 24, opening, lambda i, j: (PAPER, "hell")[(i + 2 * j) % 2], (12, 22, 32), ring=hexagon)
        case "humus":
            return leaves(CENTRE, opening, ("hell", PAPER))
        case "erz":
            half = lozenges((CENTRE[0], CENTRE[1]), 17, 25, upper, ("hell", PAPER))
        case _:
            half = waves(CENTRE[0], 7.4, upper, ("hell", PAPER, "hell"))
    return half + [(tone, turn(part, 180, CENTRE)) for tone, part in half]


def ace(element: str, name: str) -> str:
    """The body of the ace: the sign breaks out of its window, on a disc of rays."""
    x, y = CENTRE
    drawing = _framed(element)
    round_shield = disc(x, y, 24.4)
    drawing.contour(round_shield, 1.8)
    tones = ((PAPER, "hell"), ("dunkel", "mittel"))
    drawing.mosaic(rays(CENTRE, 24, round_shield, lambda i, j: tones[j][i % 2], (20.6,)))
    drawing.put(sign(element, 50, BOLD, 1.8), lambda shape: move(shape, x, y - 1.1))
    plate = Inlay()
    plate.piece(PAPER, "M17 77.2L42 77.2L44.2 80.2L42 83.2L17 83.2L14.8 80.2Z", BOLD)
    plate.lay(INK, move(word(f"{name} · AS", 2.6, 0.2), x, 78.9))
    drawing.put(plate)
    drawing.put(plate, lambda shape: turn(shape, 180, CENTRE))
    return tinted(drawing, union(window().buffer(2), round_shield.buffer(2)), element, FIELD)


def pip(element: str) -> str:
    """The body of a pip, 14 mm high around (0, 0)."""
    drawing = sign(element, PIP)
    return tinted(drawing, drawing.silhouette(), element, SMALLEST_PIP)


PIP = 14.0
SMALLEST_PIP = 0.9 * FIELD
"""The smallest scale that pips are printed at: on a six and a seven beside a large index."""
