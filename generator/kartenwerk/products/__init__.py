"""Products: the files that are made of decks and games, and the kits that hold them."""
