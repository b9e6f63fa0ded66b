"""What a deck of one's own was when it was printed, and what has changed since."""
