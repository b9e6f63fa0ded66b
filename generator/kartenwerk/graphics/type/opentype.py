"""Opening fonts with fontTools, without printing its remarks on their oddities."""

from __future__ import annotations

import logging
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont


def open_font(content: bytes, *, lazy: bool | None = None, measured: bool = False) -> TTFont:
    """The font of a file's bytes; saved, it keeps its date. With `lazy` its tables are read when they are asked for. If
    it is `measured` already, the boxes of its glyphs are kept as they are when it is saved, which is ten times as fast.

    What fontTools logs, a date in 1970 say, goes to a program that listens to its logger. Without one Python would
    print it: a logger with a handler that does nothing does not.
    """
    from fontTools.ttLib import TTFont

    logger = logging.getLogger("fontTools")
    if not logger.handlers:
        logger.addHandler(logging.NullHandler())
    return TTFont(BytesIO(content), recalcTimestamp=False, recalcBBoxes=not measured, lazy=lazy)
