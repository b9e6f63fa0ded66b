"""From a picture of the practice deal in the text to the same move in the deal that is shown move by move."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from kartenwerk.catalog import Deck
from kartenwerk.products.web.scenes import Scene

_BETWEEN = r"(?! hat| hält)[^.;:,]{0,40}?"
"""What may stand between a player and the card in a sentence that says it is laid: no list of what somebody holds."""


class MoveFinder:
    """Finds the moves in descriptions of pictures. They come in the deal's order, so each is sought behind the last."""

    def __init__(self, deck: Deck, scenes: Sequence[Scene]) -> None:
        self._patterns: Mapping[int, re.Pattern[str]] = {
            scene.number: _laid_pattern(scene.mover, deck.name_of(played[0]))
            for scene in scenes
            if (played := scene.played)
        }
        self._scenes = {scene.number: scene for scene in scenes}
        self._last = 0

    def __call__(self, words: Sequence[str]) -> Scene | None:
        """The first move that the words describe, by its player and its card; None if they describe none."""
        text = " ".join(words)
        for number, pattern in self._patterns.items():
            if number > self._last and pattern.search(text):
                self._last = number
                return self._scenes[number]
        return None


def _laid_pattern(name: str, card: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b{_BETWEEN}{re.escape(card)}")
