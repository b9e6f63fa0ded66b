"""Melds: sets and runs of rummy games, the best way to arrange a hand, how often hands are dealt with them."""
