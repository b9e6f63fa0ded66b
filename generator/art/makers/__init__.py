"""The grounds of the maker's cards, one a deck, and the maker's mark."""
