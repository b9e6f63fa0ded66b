"""OpenSpiel's nearest game to Siebzehn und Vier."""

OPEN_SPIEL = "blackjack"
