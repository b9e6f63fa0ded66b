"""The maker's card: a label on the panel, his name on its ledge, and a ring of knotwork as a seal."""

from __future__ import annotations

from art.interlace import Plait, Wall, ring_band
from art.makers.imprint import SEAL, add_label, add_mark, rays
from art.picture import INK, PAPER, Picture, visible
from art.shapes import circle, inset, rectangle, ring, union
from art.svg import path, paths
from art.walisch.stage import EDGE, FINE, LEAST, TOP, WIDTH, half_turned, panel

LEDGE = rectangle(38.6, 0, WIDTH, TOP)
"""What stays free for the maker's name, where cards have theirs."""
RADIUS, DEPTH, CELLS = 7.2, 3.6, 18
"""mm of the ring's middle line and breadth, and the cells of its plait."""


def maker() -> str:
    """The body of the card's ground; the face sets its words."""
    picture = Picture()
    stage = panel(None).difference(union(LEDGE, half_turned(LEDGE)))
    frame = inset(stage, EDGE)
    picture.add(PAPER, inset(frame, 0.45).difference(inset(frame, 0.9)))
    add_label(picture, "ocker")
    outer, inner = RADIUS + DEPTH / 2 + 0.45, RADIUS - DEPTH / 2 - 0.45
    picture.add(PAPER, rays(inset(frame, 1.6), circle(*SEAL, outer + 1.6, 32)))
    picture.add(INK, circle(*SEAL, outer + 1.2, 32))
    picture.add(PAPER, ring(*SEAL, outer + 0.5, inner - 0.5))
    picture.add(INK, ring(*SEAL, outer, inner))
    walls: dict[tuple[int, int], Wall] = {(i, 2): "upright" for i in range(1, 2 * CELLS, 6)}
    picture.add("ocker", ring_band(*SEAL, RADIUS, DEPTH, Plait(CELLS, 2, walls), width=0.86, gap=0.3))
    add_mark(picture, 7.6)
    return path(INK, stage) + paths(visible(picture, frame, FINE, LEAST))
