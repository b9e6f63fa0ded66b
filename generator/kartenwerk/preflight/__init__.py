"""Preflight: what a print shop would refuse in a PDF file, ours or not, and how to mend it.

`check` opens a file and has every rule look at it. `walker` follows the content streams once and notes the marks
they make; the rules only read those notes.
"""

from kartenwerk.preflight.check import check
from kartenwerk.preflight.finding import Finding

__all__ = ["Finding", "check"]
