"""Eighteen courts are eighteen drawings: no two could be swapped unnoticed."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: the courts are not compared (install the extra 'art')")

import shapely
from tests.art.carved import outlines

FOLDER = Path(__file__).parents[2] / "templates" / "art" / "walisch"
SUITS = ("svidar", "yxar", "skoell", "ger", "bog", "jarnur")
COURTS = [f"{suit}-{rank}" for suit in SUITS for rank in "MKE"]
TONES = ("ocker", "rot|blau", "papier")
"""Suits' colours count as one tone: a court must be known without its colour."""
APART = 0.3
"""Share of the picture in which two courts show another tone, at least."""

Tones: TypeAlias = NDArray[np.int64]
ACROSS, DOWN = np.meshgrid(np.arange(5, 54, 0.8), np.arange(8, 41, 0.8))


@cache
def tones(court: str) -> Tones:
    """The tone at each spot of a grid over the upper half; 0 is black."""
    text = (FOLDER / f"{court}.svg").read_text(encoding="utf-8")
    half = text.split('<g id="half">')[1].split("</g>")[0]
    drawn = np.zeros(ACROSS.shape, dtype=np.int64)
    for tone, roles in enumerate(TONES, start=1):
        for data in re.findall(rf'<path class="(?:{roles})" d="([^"]*)"', half):
            drawn[shapely.contains_xy(outlines(data), ACROSS, DOWN)] = tone
    return drawn


@pytest.mark.slow  # of committed pictures
def test_no_two_courts_could_be_swapped_unnoticed() -> None:
    seen = {court: tones(court) for court in COURTS}
    alike = [(one, other) for one, other in combinations(COURTS, 2) if float((seen[one] != seen[other]).mean()) < APART]
    assert not alike


def test_every_court_has_light_and_dark() -> None:
    for court in COURTS:
        light = float((tones(court) == len(TONES)).mean())
        assert 0.15 < light < 0.6, court
