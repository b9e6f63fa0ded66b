"""Card faces: a deck's SVG templates filled with its cards, read into forms."""

from generator.faces.faces import Faces

__all__ = ["Faces"]
