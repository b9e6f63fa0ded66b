"""Decks, games and papers as typed, checked objects, read from `rules_data/`."""

from kartenwerk.catalog.deck import Colour, Deck, Extra, Rank, Suit, SuitedDeck, suited
from kartenwerk.catalog.game import GameData, HouseRules, Parameter
from kartenwerk.catalog.letters import Letter, LetterDeck, QuestionMark
from kartenwerk.catalog.load import Catalog
from kartenwerk.catalog.paper import Backs, CardSize, Paper, Trim
from kartenwerk.catalog.service import CardBoxes, Service, ServiceCard

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
