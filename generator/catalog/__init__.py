"""Decks, games and papers as typed, checked objects, read from `rules_data/`."""

from generator.catalog.deck import Colour, Deck, Extra, Rank, Suit, SuitedDeck, suited
from generator.catalog.game import GameData, HouseRules, Parameter
from generator.catalog.letters import Letter, LetterDeck, QuestionMark
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
