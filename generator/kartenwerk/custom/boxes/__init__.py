"""What the boxes of a card hold, a kind in each module, drawn one above the other."""
