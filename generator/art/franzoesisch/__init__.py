"""The drawings of the French deck."""
