"""A deck, a game of one's own or a booklet as a page shows it while its files are edited."""
