"""Where a booklet prints its claims: the sentence that each mark `{{ claim("id") }}` stands in, and its chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.claims import ClaimMark
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.text.literal import plain

_BLOCK = re.compile(r"\n\s*\n|\n(?=[-|#:]|\d+\. )")
_MARK = re.compile(r"⟦(\w+)⟧")
_STOP_BEFORE_MARKS = re.compile(r"([.!?°]+)((?:⟦\w+⟧)+)")
_SENTENCES = re.compile(r"(?<=[.!?°])(?<!z\.)\s+(?=[A-ZÄÖÜ„*])")


class Printed(NamedTuple):
    """A sentence of a booklet as it is read, and the chapter that it stands in."""

    chapter: str
    sentence: str


@dataclass(frozen=True)
class _PrintedMark(ClaimMark):
    """The mark of a claim that prints its id, where others print nothing."""

    id: str

    def __str__(self) -> str:
        return f"⟦{self.id}⟧"


def printed_claims(workshop: Workshop, session: Session) -> Mapping[str, Printed]:
    """The sentence that the booklet of the session prints of each claim: of several the one that has its figure.

    A claim whose sentence stands in the practice deal, or only by other rules, is not among them.
    """

    def mark(id: str) -> ClaimMark:
        claim = session.data.claim(id)
        return _PrintedMark(claim.figure, claim.cases, id)

    text = booklet_text(workshop, session.data.id, {**booklet_values(workshop, session), "claim": mark})
    found: dict[str, list[Printed]] = {}
    for chapter, block in _blocks(plain(text)):
        for sentence in _SENTENCES.split(_STOP_BEFORE_MARKS.sub(r"\2\1", block)):
            for id in _MARK.findall(sentence):
                found.setdefault(id, []).append(Printed(chapter, _MARK.sub("", sentence).replace("*", "")))
    return {id: _with_figure(session.data.claims[id].figure, said) for id, said in found.items()}


def _with_figure(figure: float | None, said: Sequence[Printed]) -> Printed:
    """The first sentence that has the figure, whole, with a decimal or of a hundred; else the first."""
    if figure is None:
        return said[0]
    size = abs(figure)
    words = (f"{size:.0f}", f"{size:.1f}".replace(".", ","), *([f"{100 * size:.0f}"] if size < 1 else []))
    return next((each for each in said if any(re.search(rf"\b{word}\b", each.sentence) for word in words)), said[0])


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """Each paragraph, entry of a list and row of a table in a line, with the title of its chapter."""
    chapter = ""
    for block in _BLOCK.split(text):
        line = re.sub(r"^(?:- |\d+\. )|\{\w+\} ", "", " ".join(block.split()))
        if line.startswith("# "):
            chapter = line.removeprefix("# ")
        elif not line.startswith(":::"):
            yield chapter, line
