"""The display list: the drawing language between the packages that draw (svg, book, faces) and print (press, pdf).

Everything is in mm, x to the right and y **down**, from the upper left corner of the trim; bleed has negative
coordinates. Only font sizes are in points. Inks are names of colour roles ("tinte", "rot"); the palette that turns
them into CMYK or screen colours is chosen when the list is printed. All items are values: equal items look alike.
"""

from __future__ import annotations

from kartenwerk.graphics.display.geometry import IDENTITY, POINT, Box, Matrix, Path, Point, Segment, corners
from kartenwerk.graphics.display.items import (
    UNTAGGED,
    USUAL_PEN,
    Clip,
    ElementId,
    Fill,
    Form,
    Gradient,
    Group,
    Image,
    Item,
    LinePen,
    Packed,
    Page,
    PenStroke,
    Place,
    Raster,
    Shade,
    Stroke,
    Tag,
    Text,
    belonging,
    walk,
    within,
)
from kartenwerk.graphics.display.paths import circle, contours, ellipse, line, path_bounds, polygon, rectangle

__all__ = [
    "IDENTITY",
    "POINT",
    "UNTAGGED",
    "USUAL_PEN",
    "Box",
    "Clip",
    "ElementId",
    "Fill",
    "Form",
    "Gradient",
    "Group",
    "Image",
    "Item",
    "LinePen",
    "Matrix",
    "Packed",
    "Page",
    "Path",
    "PenStroke",
    "Place",
    "Point",
    "Raster",
    "Segment",
    "Shade",
    "Stroke",
    "Tag",
    "Text",
    "belonging",
    "circle",
    "contours",
    "corners",
    "ellipse",
    "line",
    "path_bounds",
    "polygon",
    "rectangle",
    "walk",
    "within",
]
