"""A club's evening at several tables."""
