"""Pages of games, of which a process makes each once: whatever tests ask of a page, to make it takes longer."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.support import WORKSHOP, manuscript_of

from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.rules_page import rules_page


@cache
def page_of(game: str) -> str:
    """The page of a game by its usual rules."""
    return rules_page(WORKSHOP, manuscript_of(GameOrder(game))).data.decode()


def written(folder: Path, game: str) -> str:
    """The address of that page in a folder, for a browser."""
    path = folder / f"{game}.html"
    if not path.exists():
        path.write_text(page_of(game), encoding="utf-8", newline="")
    return path.as_uri()
