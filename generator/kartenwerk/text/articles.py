"""The article of cards in English sentences, which any table may be played in."""

from __future__ import annotations

from collections.abc import Iterable


def with_article(said: str | Iterable[str]) -> str | list[str]:
    """A card that is called by rank and suit takes one, "the Two of Clubs"; "Bramble 8" and "Hearts" take none.

    Several names are a list of them.
    """
    return _name(said) if isinstance(said, str) else [*map(_name, said)]


def _name(name: str) -> str:
    return f"the {name}" if " of " in name else name
