"""OpenSpiel's nearest game to Watten: five cards and a named suit as well."""

OPEN_SPIEL = "euchre"
