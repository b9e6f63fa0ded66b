"""Kartenwerk: structured data in; printed decks, rule booklets and score pads out."""

__version__ = "0.1.0"
