"""What a card shows at arm's length, where a part of it is looked at by itself."""

from __future__ import annotations

from PIL import Image, ImageDraw

from art.shapes import Geometry, pieces


def stencil(shape: Geometry, size: tuple[int, int], scale: float) -> Image.Image:
    """The shape in white on a black picture of so many pixels, `scale` of them a mm."""
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    for piece in pieces(shape):
        for ring, tone in ((piece.exterior, 255), *((hole, 0) for hole in piece.interiors)):
            draw.polygon([(x * scale, y * scale) for x, y in ring.coords], fill=tone)
    return image
