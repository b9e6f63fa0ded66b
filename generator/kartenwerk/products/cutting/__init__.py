"""What cutting machines take of a deck or a game: sheets with marks, and outlines in the same millimetres."""
