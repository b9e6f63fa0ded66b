"""OpenSpiel's nearest game to Mau-Mau."""

OPEN_SPIEL = "crazy_eights(players=2)"
