"""Preflight: what a print shop would refuse in a PDF file, whoever made it, and how to mend it.

`check` opens a file and applies every rule to it. `walker` follows the content streams once and notes the marks that
they make (`content`); the rules only read those notes.
"""

from kartenwerk.printing.preflight.check import check
from kartenwerk.printing.preflight.finding import Finding
from kartenwerk.printing.preflight.household import Household

__all__ = ["Finding", "Household", "check"]
