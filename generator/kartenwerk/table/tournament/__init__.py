"""A tournament: who sits where in each round, what every table has played, and who is ahead."""
