"""People at a table: a seat in a game, an evening written down, a tournament, who sits with whom."""
