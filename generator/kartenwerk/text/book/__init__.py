"""Booklets: Markdown becomes blocks, blocks become rows of whole lines, rows become pages of the display list."""
