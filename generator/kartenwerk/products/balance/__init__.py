"""The balance of a game: a report on what its cards are worth, which seats fare better, and how long it takes."""
