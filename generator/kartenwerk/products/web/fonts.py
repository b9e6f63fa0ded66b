"""Fonts of pages for the screen, packed once and kept in the user's cache."""

from __future__ import annotations

from hashlib import sha256

from kartenwerk.base.installed import library_version
from kartenwerk.build.workshop import Workshop
from kartenwerk.text.web.letters import woff2

AREA = "woff2"


def web_font(workshop: Workshop, cut: str, letters: frozenset[str]) -> bytes:
    """The cut with these letters as WOFF2."""
    source = workshop.fonts.content(cut)
    tools = f"fonttools {library_version('fonttools')} brotli {library_version('brotli')}"
    key = f"{sha256(source).hexdigest()} {''.join(sorted(letters))} {tools}"
    return workshop.cache.remember(AREA, key, lambda: woff2(source, letters))
