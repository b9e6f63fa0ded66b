"""Card faces and figures: SVG templates filled with a deck's data, read into drawings."""

from generator.faces.faces import Faces
from generator.faces.layout import Size
from generator.faces.pictures import Pictures

__all__ = ["Faces", "Pictures", "Size"]
