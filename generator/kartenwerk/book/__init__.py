"""Booklets: Markdown -> blocks -> rows of whole lines -> pages of the display list."""
