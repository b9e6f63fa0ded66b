"""An evening at the table: a file that people write deal by deal, and what it says by the game's own rules."""
