"""A deck of one's own: a folder with deck.toml, a table, pictures, icons and fonts becomes a deck like any other.

A folder may come from a stranger. Nothing in it runs, nothing leaves it, and every size has a limit.
"""
