"""Beginning decks and games of one's own."""
