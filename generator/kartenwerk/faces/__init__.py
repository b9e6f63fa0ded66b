"""Card faces and figures: SVG templates filled with a deck's data, read into drawings."""

from kartenwerk.faces.faces import Faces
from kartenwerk.faces.layout import Size
from kartenwerk.faces.pictures import Pictures

__all__ = ["Faces", "Pictures", "Size"]
