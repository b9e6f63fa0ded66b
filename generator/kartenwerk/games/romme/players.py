"""How Rommé is played by policies: eager and sensible players."""

from __future__ import annotations
