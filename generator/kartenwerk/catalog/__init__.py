"""Decks, games and papers as typed, checked objects, read from `rules_data/`."""

from typing import TYPE_CHECKING

from kartenwerk.catalog.deck import (
    BuiltInDeck,
    Colour,
    Deck,
    DeckOfSuits,
    Extra,
    Rank,
    Suit,
    SuitedDeck,
    require_suited,
    require_suits,
)
from kartenwerk.catalog.letter_deck import Letter, LetterDeck, QuestionMark
from kartenwerk.catalog.load import Catalog
from kartenwerk.catalog.paper import Backs, CardSize, Paper, Trim
from kartenwerk.catalog.service import CardBoxes, Service, ServiceCard

if TYPE_CHECKING:
    from kartenwerk.catalog.game import GameData, HouseRules, Parameter

__all__ = [
    "Backs",
    "BuiltInDeck",
    "CardBoxes",
    "CardSize",
    "Catalog",
    "Colour",
    "Deck",
    "DeckOfSuits",
    "Extra",
    "GameData",
    "HouseRules",
    "Letter",
    "LetterDeck",
    "Paper",
    "Parameter",
    "QuestionMark",
    "Rank",
    "Service",
    "ServiceCard",
    "Suit",
    "SuitedDeck",
    "Trim",
    "require_suited",
    "require_suits",
]


def __getattr__(name: str) -> object:
    """Load the types of a game's file when first used, because printing cards does not need them."""
    if name not in ("GameData", "HouseRules", "Parameter"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kartenwerk.catalog import game

    return getattr(game, name)
