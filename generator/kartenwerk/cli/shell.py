"""Files in lines that somebody may copy into a shell."""

from __future__ import annotations

import shlex
from pathlib import Path


def quote_path(path: Path) -> str:
    """The path as a shell takes it, whatever its name."""
    name = path.as_posix()
    return shlex.quote(f"./{name}" if name.startswith("-") else name)
