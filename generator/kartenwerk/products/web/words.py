"""Long words in narrow places: soft hyphens by our own hyphenation, as browsers often have none for German."""

from __future__ import annotations

import re
from itertools import pairwise

from kartenwerk.build.workshop import Workshop

_LONG = re.compile(r"[^\W\d_]{8,}")


def hyphenated(workshop: Workshop, words: str) -> str:
    """The words, those that are long with soft hyphens."""
    return _LONG.sub(lambda word: _parted(workshop, word[0]), words)


def _parted(workshop: Workshop, word: str) -> str:
    cuts = (0, *workshop.hyphenator.positions(word), len(word))
    return "\u00ad".join(word[start:stop] for start, stop in pairwise(cuts))
