"""Pages for the screen: a game's rules, a deck's cards, and the entry to all of them."""
