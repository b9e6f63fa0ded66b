"""The loop of whoever prints a deck again and again: marking a print, and showing what has changed since."""
