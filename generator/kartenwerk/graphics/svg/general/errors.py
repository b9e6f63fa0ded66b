"""What a picture has that cannot be drawn with lines and areas."""

from __future__ import annotations


class NeedsRasterError(Exception):
    """The picture has to be rasterized; the message names the reason in it."""
