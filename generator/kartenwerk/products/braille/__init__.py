"""Braille to emboss or punch: labels for a deck's cards, and booklets."""
