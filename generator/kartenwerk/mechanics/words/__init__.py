"""Words: what may be laid with letter cards, by an agreed dictionary."""
