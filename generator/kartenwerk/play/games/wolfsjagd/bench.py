"""Wolfsjagd's speed is what that of all other games is told by."""

YARDSTICK = True
OPEN_SPIEL = "crazy_eights(players=2)"
