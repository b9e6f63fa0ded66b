"""Score pads: of a game, of a game or deck of one's own, and blank ones."""
