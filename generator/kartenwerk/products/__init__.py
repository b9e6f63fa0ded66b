"""Products: the files made from decks and games, and the kits that bring them together."""
