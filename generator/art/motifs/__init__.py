"""The pictures on the covers of booklets: one that says what happens in a game, drawn for A6."""
