"""How a table plays: the switches and named sets of a game's rules on its page of a site, and the text that follows."""
