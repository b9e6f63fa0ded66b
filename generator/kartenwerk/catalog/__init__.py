"""Decks, games and papers as typed, checked objects, read from `rules_data/`."""

from typing import TYPE_CHECKING

from kartenwerk.catalog.deck import Colour, Deck, Extra, Rank, Suit, SuitedDeck, suited
from kartenwerk.catalog.letters import Letter, LetterDeck, QuestionMark
from kartenwerk.catalog.load import Catalog
from kartenwerk.catalog.paper import Backs, CardSize, Paper, Trim
from kartenwerk.catalog.service import CardBoxes, Service, ServiceCard

if TYPE_CHECKING:
    from kartenwerk.catalog.game import GameData, HouseRules, Parameter

__all__ = [
    "Backs",
    "CardBoxes",
    "CardSize",
    "Catalog",
    "Colour",
    "Deck",
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
    "suited",
]


def __getattr__(name: str) -> object:
    """What stands in a game's file, loaded when it is first asked for: cards are printed without it."""
    if name not in ("GameData", "HouseRules", "Parameter"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kartenwerk.catalog import game

    return getattr(game, name)
