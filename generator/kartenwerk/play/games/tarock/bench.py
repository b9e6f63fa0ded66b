"""OpenSpiel's nearest game to Tarock: other rules, but bidding, tricks and a stock as well."""

OPEN_SPIEL = "tarok(players=3)"
