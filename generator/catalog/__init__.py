"""Decks, games and papers as typed, checked objects, read from `rules_data/`."""

from generator.catalog.deck import Colour, Deck, Extra, Rank, Suit
from generator.catalog.game import GameData, HouseRules, Parameter
from generator.catalog.load import Catalog
from generator.catalog.paper import Backs, CardSize, Paper, Trim
from generator.catalog.service import CardBoxes, Service, ServiceCard

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
    "Paper",
    "Parameter",
    "Rank",
    "Service",
    "ServiceCard",
    "Suit",
    "Trim",
]
