"""An evening at a table of Doppelkopf, and the sample evenings, for tests that write them on."""

from __future__ import annotations

from pathlib import Path

from tests.support import WORKSHOP

from kartenwerk.table.evening.evening import Evening, open_evening

SAMPLES = Path(__file__).parent / "evenings"

HEAD = """format = 1
game = "doppelkopf"
name = "Runde Montag"
date = 2026-11-02
players = ["Anna", "Bert", "Cleo", "Dirk"]
"""

DEALS = """
[[deal]]   # 1
re = ["Anna", "Cleo"]
augen = 132

[[deal]]   # 2
ohne_stich = "re"
re = ["Bert"]
augen = 0
"""


def evening(text: str = HEAD + DEALS) -> Evening:
    """The evening that a text tells."""
    return open_evening(text, "abend.toml", WORKSHOP.catalog)


def sample(name: str) -> Evening:
    return open_evening((SAMPLES / f"{name}.toml").read_text("utf-8"), f"{name}.toml", WORKSHOP.catalog)


def result(told: Evening) -> dict[str, int]:
    """What everybody has."""
    return dict(zip(told.everybody, told.points, strict=True))
