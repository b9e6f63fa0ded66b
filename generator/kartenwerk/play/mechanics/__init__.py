"""What games share, by the names of the field: tricks, betting, ladders, melds, shedding, words."""
