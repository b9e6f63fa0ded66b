"""One more box on the cards of a small deck, as it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from tests.custom.decks import ONE, deck, faults, plain

from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Item, walk

Files: TypeAlias = Mapping[str, str | bytes]
BOX = "\n[layouts.bloss.boxes.mehr]\nkind = "
TABLE = "Name;Text\nBrot;7\n"
BARE = ONE.replace('layout = "karte"', 'layout = "bloss"').replace(
    "[layouts.muster]", "[layouts.bloss]\n[layouts.muster]"
)
"""A deck whose cards have nothing on them but the box that a test adds."""


def drawn(root: Path, lines: str, more: str = "", files: Files | None = None) -> tuple[Item, ...]:
    """What the box shows, from the lines of its table on; `more` comes behind it. AssertionError for a fault."""
    toml = f"{BARE}{BOX}{lines}\n{more}"
    content = deck(plain(root, toml=toml, **{"csv": TABLE, **(files or {})}))
    report = Report()
    items = CustomFaces(content, (63.0, 88.0), 3, 4).draw(content.cards[0], report, front=True)
    assert not report.faults, report.faults
    return tuple(walk(items))[2:]  # without the ground, and the group that holds all


def told(root: Path, lines: str, more: str = "", files: Files | None = None) -> str:
    """The only fault of that deck."""
    (found,) = faults(plain(root, toml=f"{BARE}{BOX}{lines}\n{more}", **{"csv": TABLE, **(files or {})}))
    return found
