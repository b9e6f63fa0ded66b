"""The cards of a deck: which of them, in which form, on sheets, one by one, or as images."""
