"""Card faces and figures: SVG templates that are filled with a deck's data and read as drawings."""

from kartenwerk.faces.faces import Faces
from kartenwerk.faces.layout import Size
from kartenwerk.faces.pictures import Pictures

__all__ = ["Faces", "Pictures", "Size"]
