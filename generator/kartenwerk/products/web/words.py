"""Long words in narrow places: soft hyphens by our own hyphenation, as browsers often have none."""

from __future__ import annotations

import re
from itertools import pairwise

from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.type.hyphenation import Hyphenator

_LONG = re.compile(r"[^\W\d_]{8,}")


def hyphenate(workshop: Workshop, words: str) -> str:
    """The words, those that are long with soft hyphens; a deck of one's own has those of its language, or none."""
    hyphenator = workshop.card_hyphenator
    return _LONG.sub(lambda word: _hyphenate_word(hyphenator, word[0]), words) if hyphenator else words


def _hyphenate_word(hyphenator: Hyphenator, word: str) -> str:
    cuts = (0, *hyphenator.positions(word), len(word))
    return "\u00ad".join(word[start:stop] for start, stop in pairwise(cuts))
