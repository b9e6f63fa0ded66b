"""A whole game in a folder: game.toml over decks and parts, which share colours, icons, fonts, lists and languages."""
