"""What is made of a game in a folder: its decks and parts in each language, its board, its box and its guide."""
