"""A person at the table: what is told in words, how typed lines are understood, and the talk of an evening."""
