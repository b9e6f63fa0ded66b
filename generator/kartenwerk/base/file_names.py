"""Names of files that every system can have.

The limits of Windows are those of its documentation, "Naming Files, Paths, and Namespaces".
"""

from __future__ import annotations

RESERVED = frozenset(["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))])
"""What Windows calls its devices, so that no file or folder there has the name, with any ending."""

_FORBIDDEN = frozenset('<>:"|?*\\/')


def is_portable(name: str) -> bool:
    """Whether a file or folder can have this name on every system, Windows included."""
    is_plain = not any(sign in _FORBIDDEN or ord(sign) < 32 for sign in name)
    return is_plain and name == name.rstrip(". ") and name.partition(".")[0].rstrip().lower() not in RESERVED
