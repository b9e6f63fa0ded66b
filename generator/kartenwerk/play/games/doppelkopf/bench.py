"""OpenSpiel's nearest game to Doppelkopf: another of the same family."""

OPEN_SPIEL = "skat"
