"""The back: plait work round a knotted medallion, point-symmetric by construction; and a small back for figures."""

from __future__ import annotations

from art.interlace import Plait, Wall, ring_band, weave
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle, ring, without_specks
from art.walisch.stage import BLEED, CENTRE

CELL = 4.05
"""mm; half a plait cell."""
COLUMNS, ROWS = 9, 13


def _wall(i: int, j: int) -> Wall | None:
    """Walls that break the plait into knots; `i` and `j` count from the card's centre."""
    i, j = abs(i), abs(j)
    if (i % 4, j % 8) in {(0, 3), (2, 7)}:
        return "level"
    if (i % 8, j % 4) in {(3, 0), (7, 2)}:
        return "upright"
    return None


def back() -> Picture:
    """The whole back with bleed, from the ground colour up."""
    x, y = CENTRE
    walls: dict[tuple[int, int], Wall] = {}
    for i in range(2 * COLUMNS + 1):
        for j in range(2 * ROWS + 1):
            wall = _wall(i - COLUMNS, j - ROWS)
            if (i + j) % 2 and wall:
                walls[i, j] = wall

    def place(i: float, j: float) -> tuple[float, float]:
        return x + (i - COLUMNS) * CELL, y + (j - ROWS) * CELL

    plait = weave(Plait(COLUMNS, ROWS, walls), place, width=2.5, gap=0.5, core=0.5)
    around = circle(x, y, 14.3, 64)
    picture = Picture()
    picture.add("blau", rectangle(-BLEED, -BLEED, 59 + BLEED, 91 + BLEED))
    picture.add(INK, plait.bands.difference(around).buffer(0.42))
    picture.add(PAPER, plait.bands.difference(around))
    picture.add(INK, plait.cores.difference(around))
    picture.put(_medallion(x, y))
    return picture


def _medallion(x: float, y: float) -> Picture:
    medal = Picture()
    medal.add(INK, circle(x, y, 14.2, 64))
    medal.add(PAPER, circle(x, y, 13.4, 64))
    medal.add(INK, circle(x, y, 12.6, 64))
    medal.add("ocker", ring_band(x, y, 9.5, 4.2, Plait(18, 1), width=1.25, gap=0.36))
    medal.add(PAPER, ring(x, y, 6.9, 6.3))
    medal.add(PAPER, ring_band(x, y, 3.4, 3.9, Plait(6, 1), width=1.25, gap=0.36))
    medal.add("ocker", circle(x, y, 0.9))
    return medal


def small_back() -> Picture:
    """The back for figures, where it is at most ten millimetres wide: few strands, no line finer than 1.4 mm here."""
    x, y = CENTRE
    cell = 7.3
    half_width, half_height = 3 * cell + 2.4, 5 * cell + 2.4

    def place(i: float, j: float) -> tuple[float, float]:
        return x + (i - 3) * cell, y + (j - 5) * cell

    walls: dict[tuple[int, int], Wall] = {(3, 2): "upright", (3, 8): "upright"}
    bands = weave(Plait(3, 5, walls), place, width=4.4, gap=1.5).bands.difference(circle(x, y, 13.6, 64))
    picture = Picture()
    picture.add("blau", rectangle(x - half_width, y - half_height, x + half_width, y + half_height))
    picture.add(PAPER, without_specks(bands, 4), ring(x, y, 11.8, 8.9))
    picture.add("ocker", circle(x, y, 6.0, 64))
    return picture
