"""What programs use of Kartenwerk: decks, games and printed things. `import kartenwerk` has all of it."""
