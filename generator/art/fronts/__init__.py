"""Fronts of the decks' boxes."""
