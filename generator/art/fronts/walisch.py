"""The Walisch deck: the sword, its highest sign, stuck through a ring of knotwork; the six signs on either side."""

from __future__ import annotations

from art.fronts.stage import HEIGHT, WIDTH, X, Y, room
from art.interlace import Plait, ring_band
from art.picture import INK, PAPER, Picture
from art.shapes import circle, move, outset, placed, rectangle, ring, scale, union, without_specks
from art.walisch.devices import device
from art.walisch.ground import rays, year_rings
from art.walisch.symbols import INK as SUIT_INK
from art.walisch.symbols import SUITS, symbol

GOLD = "ocker"
RADIUS, DEPTH, STRAND, CELLS = 12.9, 5.6, 1.24, 22
"""mm of the ring's middle line, from rim to rim and of a strand; and the cells of its plait work."""
SWORD = 0.6
"""The sword's size as a share of that on its card."""
COLUMN, TALL = 5.9, 8.6
"""mm from the folds to the middle of the signs, and their height."""
CLEAR, CRUMB = 0.8, 0.9
"""mm between a gouge and what stands before it; mm² of the smallest piece of one."""


def emblem() -> Picture:
    picture, sword = Picture(), Picture()
    picture.add(INK, room())
    sword.put(device("svidar", SUIT_INK["svidar"]), placed(X, Y + 1.9, factor=SWORD))
    signs = _signs()
    outer, inner = RADIUS + DEPTH / 2 + 0.5, RADIUS - DEPTH / 2 - 0.5
    standing = union(signs.silhouette(), sword.silhouette(), circle(X, Y, outer + 0.6, 48)).buffer(CLEAR)
    gouges = rays(X, Y, outer + 1.2, 46, 72, 1.35, seed=5, sweep=(0, 360)).intersection(room()).difference(standing)
    picture.add(PAPER, without_specks(gouges, CRUMB))
    picture.put(signs)
    around = Picture()
    around.add(PAPER, ring(X, Y, outer + 0.55, inner - 0.55))
    around.add(INK, ring(X, Y, outer, inner))
    plait = Plait(CELLS, 2, {(i, 2): "upright" for i in range(1, 2 * CELLS, 4)})
    around.add(GOLD, ring_band(X, Y, RADIUS, DEPTH, plait, width=STRAND, gap=0.4))
    picture.put(around)
    disc = circle(X, Y, inner - 0.1, 48)
    picture.add(PAPER, disc)
    grain = year_rings(X, Y, 1.0, 6, 1.7, 0.6, seed=5).intersection(disc).difference(sword.silhouette().buffer(0.5))
    picture.add(INK, without_specks(grain, CRUMB))
    picture.put(sword)
    over = rectangle(X - 6, Y - RADIUS - DEPTH, X + 6, Y - 5).intersection(sword.silhouette())
    picture.put(around.clipped(over.buffer(0.1)))
    return picture


def _signs() -> Picture:
    """Red ones at the left, blue ones at the right, each with a light edge."""
    picture = Picture()
    for place, suit in enumerate(SUITS):
        x = COLUMN if place < 3 else WIDTH - COLUMN
        form = move(scale(symbol(suit), TALL / 10), x, Y + (place % 3 - 1) * HEIGHT * 0.315)
        picture.add(PAPER, outset(form.buffer(0.2), 0.85))
        picture.add(INK, form.buffer(0.45))
        picture.add(SUIT_INK[suit], form)
    return picture
