"""A person at the table: the game described in words, typed lines understood, and the dialogue of an evening."""
