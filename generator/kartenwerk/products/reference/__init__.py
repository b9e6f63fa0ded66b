"""Reference cards: a game's rules on one card."""
