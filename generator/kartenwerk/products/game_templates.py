"""Where the templates of a game lie: in its own folder, or, for what it does not bring, the generic ones."""

from __future__ import annotations

from kartenwerk.data import DataRoots

GENERIC = "generic"
"""The folder of templates that serve any game whose own folder lacks them."""


def game_template(roots: DataRoots, game: str, part: str) -> str:
    """The template of a game's `part` ("text.md.j2", "pad.svg.j2", "figures/umschlag.svg.j2"), below `templates/`."""
    own = f"games/{game}/{part}"
    return own if roots.has(f"templates/{own}") else f"{GENERIC}/{part}"
