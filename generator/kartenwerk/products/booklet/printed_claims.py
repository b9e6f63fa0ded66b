"""Where a booklet prints its claims: the sentence that each mark `{{ claim("id") }}` stands in, and its chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.claims import ClaimMark
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.game import booklet_text, booklet_values
from kartenwerk.products.booklet.practice import practice_text, read_practice
from kartenwerk.text.literal import plain

_BLOCK = re.compile(r"\n\s*\n|\n(?=[-|#:]|\d+\. )")
_FENCE = re.compile(r"^:::.*$", re.MULTILINE)
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

    A claim that is printed by other rules alone has the sentence that a table reads which plays by a named set, or has
    changed one rule, if it was found by the same figure. What the booklet of a set does not print, that set does not
    claim.
    """
    found = _printed_at(workshop, session, booklet_values(workshop, session))
    if session.house.changes:
        return found
    sets = (variant.rules for variant in session.data.variants.values())
    singles = ({key: value} for key, rule in session.data.rules.items() for value in rule.others())
    for changes in chain(sets, singles):
        if found.keys() >= session.data.claims.keys():
            break
        changed = replace(session, house=HouseRules(changes=changes))
        more = _printed_at(workshop, changed, booklet_values(workshop, changed))
        found = {**{id: said for id, said in more.items() if _have_one_figure(id, session, changed)}, **found}
    return found


def _have_one_figure(id: str, *sessions: Session) -> bool:
    """Whether tables with the rules of these sessions read the same figure of a claim."""
    return len({session.data.claim(id, session.values) for session in sessions}) == 1


def _printed_at(workshop: Workshop, session: Session, values: Mapping[str, Any]) -> Mapping[str, Printed]:
    """The claims that a table with these rules reads."""

    def mark(id: str) -> ClaimMark:
        claim = session.data.claim(id, session.values)
        return _PrintedMark(claim.figure, claim.cases, id)

    practice = read_practice(workshop, session)
    practised = practice_text(workshop, practice, claim=mark) if practice.text else ""
    text = booklet_text(workshop, session.data.id, {**values, "probespiel": practised, "claim": mark})
    marked: dict[str, list[Printed]] = {}
    beside: dict[str, list[Printed]] = {}
    for chapter, block in split_paragraphs(plain(text)):
        sentences = _SENTENCES.split(_STOP_BEFORE_MARKS.sub(r"\2\1", block))
        read = [Printed(chapter, _MARK.sub("", sentence).replace("*", "")) for sentence in sentences]
        for sentence, each in zip(sentences, read, strict=True):
            for id in _MARK.findall(sentence):
                marked.setdefault(id, []).append(each)
                beside.setdefault(id, []).extend(read)
    figures = {id: session.data.claim(id, session.values).figure for id in marked}
    return {id: _with_figure(figures[id], [*said, *beside[id]]) for id, said in marked.items()}


def _with_figure(figure: float | None, said: Sequence[Printed]) -> Printed:
    """The first sentence that has the figure, whole, with a decimal or of a hundred; else the first.

    Those that are marked stand before the others of their paragraphs, at whose end a mark may be.
    """
    if figure is None:
        return said[0]
    size = abs(figure)
    words = (f"{size:.0f}", f"{size:.1f}".replace(".", ","), *([f"{100 * size:.0f}"] if size < 1 else []))
    return next((each for each in said if any(re.search(rf"\b{word}\b", each.sentence) for word in words)), said[0])


def split_paragraphs(text: str) -> Iterator[tuple[str, str]]:
    """Each paragraph, entry of a list and row of a table in a line, with the title of its chapter.

    A fence ends a paragraph, as the reason of a move follows it at once.
    """
    chapter = ""
    for block in _BLOCK.split(_FENCE.sub("", text)):
        line = re.sub(r"^(?:- |\d+\. )|\{\w+\} ", "", " ".join(block.split()))
        if line.startswith("# "):
            chapter = line.removeprefix("# ")
        elif line:
            yield chapter, line
