"""Ladders: rankings of hands of five cards, declared once and then read, compared, counted and named."""
