"""An evening at the table, written down deal by deal and scored by the game's own rules."""
