"""What the rules of a folder show beside their words: cards and parts, pictures, and how the table is set up."""
