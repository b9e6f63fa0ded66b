"""Words: what can be laid with letter cards, by a dictionary that the players have agreed on."""
