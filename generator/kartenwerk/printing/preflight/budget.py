"""The limits of reading a file, beyond which its check is given up.

A file of a few kilobytes can unpack to gigabytes or place one form a billion times, so whatever a file can multiply is
counted. The limits lie far beyond any honest print file. They are counts, not seconds, so that the same file gets the
same answer on every machine; together they keep a check below some ten seconds and 500 MB.
"""

from __future__ import annotations

from kartenwerk.base.message import _

MEGABYTE = 1 << 20
LARGEST_FILE = 256 * MEGABYTE
LARGEST_STREAM = 64 * MEGABYTE
"""What one stream may unpack to; pictures, which are read in bands, may be larger."""


class OverBudgetError(Exception):
    """The file holds more than is read; the message says more of what."""


class Meter:
    """A limit, and how much of it is left. `message` is the sentence for exceeding it, with the limit as {most}."""

    __slots__ = ("_message", "_most", "left")

    def __init__(self, most: int, message: str) -> None:
        self.left = most
        self._most = most
        self._message = message

    def spend(self, count: int = 1) -> None:
        """Count this amount; OverBudgetError if the sum passes the limit."""
        self.left -= count
        if self.left < 0:
            raise OverBudgetError(_(self._message, most=self._most))


class Budget:
    """The limits for one file: the ordinary ones, or a share of them."""

    def __init__(self, share: float = 1.0) -> None:
        def meter(most: int, message: str) -> Meter:
            return Meter(round(most * share), message)

        self.objects = meter(1_000_000, "it has more than {most:,} objects")
        self.words = meter(2_000_000, "its objects hold more than {most:,} numbers, names and brackets")
        """Each takes some 150 bytes and a microsecond or two when qpdf reads it."""
        self.nodes = meter(20_000, "its page tree has more than {most:,} entries")
        self.unpacked = meter(256 * MEGABYTE, "its streams unpack to more than {most:,} bytes")
        self.operators = meter(3_000_000, "its drawings hold more than {most:,} operators")
        """Operands count, too: a number as an eighth of an operator, because it takes about an eighth of the time."""
        self.marks = meter(500_000, "its drawings leave more than {most:,} marks")
        """Marks, colours and names in drawings, each of them counted where it is interpreted: 300 bytes at most."""
        self.placed = meter(500_000, "its pages show more than {most:,} marks")
        """The same marks where they are placed: a form that is placed twice shows its marks twice."""
        self.entries = meter(2_000_000, "its pages list more than {most:,} annotations and resources")
        self.compared = meter(
            20_000_000, "it has too much text above too many areas to compare: more than {most:,} pairs"
        )
        self.pixels = meter(600_000_000, "all its pictures together have more than {most:,} pixels")
