"""Drawings as values: display lists, SVG read strictly, type, and how colours look to other eyes."""
