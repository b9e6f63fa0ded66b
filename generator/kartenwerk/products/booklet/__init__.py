"""Rules to read: the booklet of a game, also as plain text, and the collected rule book of a deck."""
