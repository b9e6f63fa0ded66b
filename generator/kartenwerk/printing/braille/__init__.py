"""Braille: what cards and booklets say in it, where its dots lie, and the files that embossers take."""
