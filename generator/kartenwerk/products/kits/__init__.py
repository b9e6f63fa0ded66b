"""Everything of a deck or a game at once, and in which order."""
