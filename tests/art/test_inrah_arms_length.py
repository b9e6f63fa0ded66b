"""The Inrah courts at arm's length: a figure is lighter or darker than the parquet behind it."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from PIL import Image

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

from tests.art.arms_length import stencil
from tests.support import some_rows

from art.inrah.files import FIGURES
from art.inrah.stage import HEIGHT, HIDDEN, PLATE, WIDTH, upper_half
from art.inrah.symbols import ELEMENTS
from art.shapes import rectangle

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "inrah"
ARM = 40 * 300 / 25.4 / WIDTH
"""Pixels a mm of a card that is seen as if it were 40 mm wide, at 300 dpi: what is left of it at arm's length."""
SIZE = round(WIDTH * ARM), round(HEIGHT * ARM)
APART, WAVES = 0.1, 0.05
"""How much lighter or darker a figure is than its ground, at least, paper being 1; before dark waves the sorcerer of
water is parted from them by his lead alone."""
CLEAR = 1.2
"""mm round a figure that are left out: its rim, and what it cuts in two."""


@pytest.mark.parametrize(("element", "rank"), some_rows([(each, rank) for rank in FIGURES for each in ELEMENTS], 7))
def test_figure_and_ground_differ(element: str, rank: str) -> None:
    text = (FOLDER / f"{element}-{rank}.svg").read_text(encoding="utf-8")
    box = f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}" width="{SIZE[0]}" height="{SIZE[1]}"'
    drawn = resvg_py.svg_to_bytes(svg_string=re.sub(r'viewBox.*?mm" height="[^"]*"', box, text, count=1))
    light = np.asarray(Image.open(BytesIO(bytes(drawn))).convert("L"), np.float64) / 255
    figure = FIGURES[rank](element).silhouette()
    window = upper_half(HIDDEN).intersection(rectangle(0.5, 0.5, WIDTH - 0.5, HEIGHT))
    window = window.difference(rectangle(0, 0, *PLATE).buffer(0.5))
    areas = figure.intersection(window), window.difference(figure.buffer(CLEAR))
    seen, ground = (float(light[np.asarray(stencil(shape, SIZE, ARM)) > 0].mean()) for shape in areas)
    assert abs(seen - ground) > (WAVES if (element, rank) == ("wasser", "M") else APART)
