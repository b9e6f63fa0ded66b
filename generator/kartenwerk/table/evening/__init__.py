"""An evening at the table: a file that people write deal by deal, counted by the game's rules."""
