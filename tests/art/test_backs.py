"""Backs are the same from both ends, to the last digit that is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "templates" / "art"
TURNED = '<use href="#half" transform="rotate(180 29.5 45.5)"/>'


@pytest.mark.parametrize("deck", ["walisch", "inrah", "franzoesisch", "deutsch", "buchstaben"])
def test_a_back_is_a_half_and_the_same_turned(deck: str) -> None:
    text = (FOLDER / deck / "back.svg").read_text(encoding="utf-8")
    head, half = text.split('<g id="half">')
    _, turned = half.rsplit("</g>", 1)
    assert turned.strip() == f"{TURNED}\n</svg>"
    ground = re.sub(r"<defs>.*</defs>", "", head, flags=re.DOTALL).split("</style>")[1].strip()
    assert re.fullmatch(r'(<path class="\w+" d="M62-3l0 97-65 0 0-97z"/>)?', ground), "only the ground lies below"
