"""Tables that lie on the net: what an address may be, asking it once, and what would change in the file."""
