"""What is to be written, and writing it: atomically, in parallel, with a manifest."""
