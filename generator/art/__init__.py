"""Drawing programs for the decks' pictures. They write `templates/art/`; nothing here is needed to print a deck."""
