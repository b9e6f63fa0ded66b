"""What a page says under each of its headings, for those who look for a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Passage(NamedTuple):
    """What stands under a heading, and what of it is stressed: words explained, labels, questions.

    `id` and `title` are empty for what stands before the first heading.
    """

    id: str
    title: str
    said: tuple[str, ...] = ()
    stressed: tuple[str, ...] = ()


class PageText:
    """Collects the passages of a page while it is written."""

    def __init__(self) -> None:
        self._begun: list[tuple[str, str, list[str], list[str]]] = []
        self.begin("", "")

    def begin(self, id: str, title: str) -> None:
        """Begin a passage under the heading of this id."""
        self._begun.append((id, title, [], []))

    def say(self, words: str, *, stressed: bool = False) -> None:
        """Note what the passage says."""
        _id, _title, said, strong = self._begun[-1]
        bare = words.replace("\u00ad", "")
        said.append(bare)
        if stressed:
            strong.append(bare)

    @property
    def found(self) -> Sequence[Passage]:
        """All passages so far, in the order of the page."""
        return [Passage(id, title, tuple(said), tuple(strong)) for id, title, said, strong in self._begun]
