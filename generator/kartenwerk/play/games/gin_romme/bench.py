"""OpenSpiel's nearest game to Gin Rommé."""

OPEN_SPIEL = "gin_rummy"
