"""The templates of a game: its own, or the generic ones for what it does not bring."""

from __future__ import annotations

from kartenwerk.base.data import DataRoots

GENERIC = "generic"
"""The folder of templates that serve every game."""


def game_template(roots: DataRoots, game: str, part: str) -> str:
    """The path below `templates/` of a game's `part` ("text.md.j2", "pad.svg.j2", "figures/umschlag.svg.j2").

    If neither the game nor `generic/` has the part, the path is where the game's own would be, for the error to name.
    """
    special, generic = _of_game(game, part), f"{GENERIC}/{part}"
    return generic if roots.has(f"templates/{generic}") and not roots.has(f"templates/{special}") else special


def has_booklet(roots: DataRoots, game: str) -> bool:
    """Whether the game brings a booklet text of its own."""
    return roots.has(f"templates/{_of_game(game, 'text.md.j2')}")


def has_reference_card(roots: DataRoots, game: str) -> bool:
    """Whether the game brings a reference card of its own."""
    return roots.has(f"templates/{_of_game(game, 'reference.md.j2')}")


def _of_game(game: str, part: str) -> str:
    return f"games/{game}/{part}"
