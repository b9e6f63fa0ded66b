"""The sash of each family: a ribbon with the name twice, its rim cut as the element is, and a stud in its middle."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from art.inrah.inlay import BOLD, HAIRLINE, THIN, Inlay, area
from art.picture import INK, PAPER
from art.shapes import Geometry, move, polygon, rectangle, turn, union

BAND, RIM = 1.95, 3.35
"""mm from the sash's middle to the end of its paper, and to the middle of its rim's edge."""
STEP = 0.2


class Sash(NamedTuple):
    rim: str
    """The tone of the rim."""
    edge: Callable[[float], float]
    """mm that the upper edge stands above `RIM`, by the place along the sash."""
    stud: str
    jewel: str


def _saw(x: float) -> float:
    """Shards: up steeply, down slowly."""
    share = (x / 5.2) % 1
    return 0.55 - 1.1 * (share / 0.3 if share < 0.3 else (1 - share) / 0.7)


def _flames(x: float) -> float:
    share = (x / 6.4) % 1
    return -0.5 + 1.3 * share * share if share < 0.8 else 0.33 - 0.83 * (share - 0.8) / 0.2


def _lobes(x: float) -> float:
    return -0.55 + 1.1 * math.sqrt(abs(math.sin(math.pi * x / 6.4)))


def _waves(x: float) -> float:
    return 0.5 * math.sin(2 * math.pi * x / 7.7)


def _steps(x: float) -> float:
    return 0.35 if (x / 4.6) % 1 < 0.62 else -0.45


def _feathers(x: float) -> float:
    share = (x / 6.2) % 1
    return 0.6 - 1.1 * share


SASHES: Mapping[str, Sash] = {
    "erz": Sash("mittel", _steps, "M-3.6 -1.6L-1.6 -3.6L1.6 -3.6L3.6 -1.6L3.6 1.6L1.6 3.6L-1.6 3.6L-3.6 1.6Z",
                "M0 -1.9L1.9 0L0 1.9L-1.9 0Z"),
    "humus": Sash("akzent", _lobes, "M-4 0C-2.6 -3.4 2.6 -3.4 4 0C2.6 3.4 -2.6 3.4 -4 0Z",
                  "M-2.2 0C-1.2 -1.7 1.2 -1.7 2.2 0C1.2 1.7 -1.2 1.7 -2.2 0Z"),
    "eis": Sash("akzent", _saw, "M-4 0L-2 -3.5L2 -3.5L4 0L2 3.5L-2 3.5Z",
                "M0 -2L.7 -.7L2 0L.7 .7L0 2L-.7 .7L-2 0L-.7 -.7Z"),
    "wasser": Sash("mittel", _waves, "M0 -3.7C4.9 -3.7 4.9 3.7 0 3.7C-4.9 3.7 -4.9 -3.7 0 -3.7Z",
                   "M-2 0C-1.2 -1.6 -.4 -1.4 0 -.6C.6 .5 1.3 .4 2 0C1.2 1.6 .4 1.4 0 .6C-.6 -.5 -1.3 -.4 -2 0Z"),
    "feuer": Sash("akzent", _flames, "M0 -4.2C.8 -2.4 2.4 -2.6 3.9 -3C3 -1.4 3 -.6 4.2 .6C2.6 .8 2.6 2.2 2.8 3.8"
                  "C1.6 2.6 .8 2.6 0 4.2C-.8 2.4 -2.4 2.6 -3.9 3C-3 1.4 -3 .6 -4.2 -.6C-2.6 -.8 -2.6 -2.2 -2.8 -3.8"
                  "C-1.6 -2.6 -.8 -2.6 0 -4.2Z",
                  "M0 -2.1C.4 -.8 1 -.4 2 0C1 .4 .4 .8 0 2.1C-.4 .8 -1 .4 -2 0C-1 -.4 -.4 -.8 0 -2.1Z"),
    "luft": Sash("hell", _feathers, "M0 -4.3L3.3 0L0 4.3L-3.3 0Z",
                 "M0 -2.2L.6 -.6L1.8 0L.6 .6L0 2.2L-.6 .6L-1.8 0L-.6 -.6Z"),
}  # fmt: skip


def draw_ribbon(element: str, x: float, y: float, over: float) -> tuple[Inlay, Geometry]:
    """The level ribbon about (x, y), running `over` mm past both its ends, and the lead below it."""
    sash = SASHES[element]
    upper = [(float(at), -RIM - sash.edge(float(at))) for at in np.arange(-over, over + STEP, STEP)]
    half = polygon(*upper, (over + STEP, 0), (-over, 0))
    whole = move(union(half, turn(half, 180)), x, y)
    band = rectangle(x - over, y - BAND, x + over, y + BAND)
    stud, jewel = (move(area(path), x, y) for path in (sash.stud, sash.jewel))
    drawing = Inlay()
    drawing.mosaic([(sash.rim, whole.difference(band)), (PAPER, band)], THIN)
    drawing.piece("dunkel", stud, BOLD)
    drawing.piece("akzent" if sash.rim != "akzent" else "hell", jewel, HAIRLINE)
    lead = union(whole.buffer(0.4), stud.buffer(0.45))
    drawing.layers.insert(0, (INK, lead))
    return drawing, lead
