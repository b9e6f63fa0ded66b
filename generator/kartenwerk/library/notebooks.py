"""Bare cards as pictures in notebooks, by a formatter for IPython, because `cards` knows nothing of pictures."""

from __future__ import annotations

from typing import Any

from kartenwerk.cards import Card
from kartenwerk.library.decks import DeckCard

SVG = "image/svg+xml"


def show_cards(shell: Any) -> None:
    """Let an IPython shell show cards as pictures; in one without pictures, such as a terminal's, this does nothing."""
    formatter = getattr(shell, "display_formatter", None)
    if formatter is not None and SVG in formatter.formatters:
        formatter.formatters[SVG].for_type(Card, picture)


def picture(card: Card) -> str | None:
    """A card as its own deck draws it, or else the first deck that has it; None if none has it."""
    if isinstance(card, DeckCard):
        return card._repr_svg_()
    from kartenwerk.library.drawing import picture_of  # it loads all that draws, and a notebook may show no card

    return picture_of(card)
