"""What is made of an evening: its pad, filled in by hand, and a page to share."""
