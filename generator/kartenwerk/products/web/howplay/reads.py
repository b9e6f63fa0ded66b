"""Which rules each part of a page hangs on: noted while its text is written, so that nothing has to be tried.

A text hangs on the rules that its template has read, or on a named value, such as an example. One that is worked out
from the rules alone hangs on those that were read for it. What another hangs on is seen from all readings: one that is
the same by all of them hangs on none, one that is played hangs on all.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.game import REFERENCE, booklet_text, booklet_values, shown_examples
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.web.howplay.compose import Reading, Rewording, RuledSpot
from kartenwerk.products.web.howplay.reckoned import reckoned_reads
from kartenwerk.products.web.howplay.tree import Node, arrange, grow_tree, own_text, region_of, walk
from kartenwerk.text.book.blocks import FigureCall
from kartenwerk.text.templating.traced import ReadRules, Reads, Trace, TracedPassage, TracedTemplates

RULES = "r"
"""The name by which templates ask for the rules."""

APART = frozenset((RULES, "game", "house", "abweichungen"))
"""Names of what chapters read that list rules, which the page has not; and the rules, which are noted one by one."""

PLAYED = frozenset(("probe", "probespiel"))
"""Names of values that are played, beside those that a game's examples have."""

MINUTES = "minuten"
"""How the names of durations end: rounded as they are, they may hang on a rule that alone changes nothing."""

ALL = "*"
"""What a text has read that may hang on any rule."""

BREAKING = ("-", "|", "#", ":::", *"0123456789")
"""How lines begin that begin a part of their own."""

SIGN = re.compile(r"\\U([0-9a-f]{8})")
"""A sign in the text of what a node is made of."""

OWN, BEHIND = 0xF0000, 0x100000
"""Signs behind a line, for what it has read and for what has left something out behind it, by their numbers."""


class ReadNotes:
    """What the parts of a page have read, by what they say, in all readings of one game."""

    def __init__(self, workshop: Workshop, session: Session) -> None:
        self._workshop = workshop
        self._own: defaultdict[Any, set[str]] = defaultdict(set)
        self._behind: defaultdict[Any, set[str]] = defaultdict(set)
        self._usual = booklet_values(workshop, session)
        self._played = PLAYED | ({*shown_examples(session)} - showcase_of(session.game).reckoned.keys())
        self._known: defaultdict[str, set[str]] = defaultdict(set)

    def note(self, session: Session, manuscript: Manuscript, tree: Sequence[Node], changes: Iterable[str]) -> None:
        """Note what the booklet of a session has read; its `tree` differs from the usual one by these changes."""
        values = booklet_values(self._workshop, session)
        reckoned = reckoned_reads(session)
        for name, reads in reckoned.items():
            self._known[name] |= reads
        for name in (values.keys() | self._usual.keys()) - reckoned.keys():
            if values.get(name) != self._usual.get(name):
                self._known[name] |= {ALL} if name in self._played else {*changes}
        trace = Trace(frozenset(values) - APART)
        templates = TracedTemplates(self._workshop.roots, self._workshop.language, trace)
        traced = {**values, RULES: ReadRules(values[RULES], trace)}
        game, (chapter,) = session.data.id, manuscript.chapters
        text, passages = trace.separate(booklet_text(self._workshop, game, traced, templates))
        if text != chapter.markdown:
            text, passages = chapter.markdown, [TracedPassage(0, len(chapter.markdown), frozenset([ALL]))]
        signs = _Signs()
        signed = replace(manuscript, chapters=(replace(chapter, markdown=signs.write(text, passages)),))
        describe = Descriptions(self._workshop, session.deck, {game: traced, "deck": {}, REFERENCE: traced}, templates)
        alike = grow_tree(arrange(signed), lambda name, arguments: ())
        for node, other in zip(walk(tree), walk(alike), strict=True):
            own, behind = signs.read(own_text(other))
            self._own[node.key] |= own
            self._behind[node.key] |= behind
            if isinstance(node.thing, FigureCall):
                trace.open()
                _, within = trace.separate("".join(describe(node.thing.name, node.thing.arguments)))
                self._own[node.key] |= trace.close_reads().union(*(each.reads for each in within))

    def spots(
        self, tree: Sequence[Node], readings: Sequence[Reading], come: Mapping[Rewording, Sequence[Node]]
    ) -> Iterator[RuledSpot]:
        """The parts of the page that hang on rules, in its order.

        `come` are the nodes that stand at each place of a reading.
        """
        found: list[tuple[Rewording, set[str]]] = []
        for node in walk(tree):
            found += [(region_of(node), self._own[node.key]), (region_of(node, behind=True), self._behind[node.key])]
        for each in readings:
            alone = {*each.changes} if len(each.changes) == 1 and not each.alone else set[str]()
            found += [(place, alone | self._reads_of(come[place])) for place in each.places]
        spots: list[tuple[Rewording, set[str]]] = []
        for place, reads in sorted(found, key=lambda each: each[0].start):
            rules = {rule for read in reads for rule in self._rules_of(read)}
            if not rules:
                continue
            if spots and place.start <= spots[-1][0].end:
                last, known = spots[-1]
                nodes = last.nodes if place.nodes[0] in last.nodes else (*last.nodes, *place.nodes)
                spots[-1] = last._replace(end=max(last.end, place.end), nodes=nodes), known | rules
            else:
                spots.append((Rewording(place.start, place.end, "over", place.nodes, ()), rules))
        for place, rules in spots:
            yield RuledSpot(place, () if ALL in rules else tuple(sorted(rules)))

    def _reads_of(self, nodes: Iterable[Node]) -> set[str]:
        return {read for node in walk(nodes) for read in self._own[node.key] | self._behind[node.key]}

    def _rules_of(self, read: str) -> set[str]:
        """The rules that stand for something read: itself, or those that a value hangs on."""
        if not read.startswith("@"):
            return {read}
        name = read[1:]
        return {ALL} if name in self._played and name.endswith(MINUTES) else self._known[name]


class _Signs:
    """Signs behind the lines of a text, which say what they have read."""

    def __init__(self) -> None:
        self._numbers: dict[Reads, int] = {}

    def write(self, text: str, passages: Sequence[TracedPassage]) -> str:
        """The text with its signs. A line that takes none leaves them to its neighbours."""
        lines = text.split("\n")
        own = [set[str]() for _ in lines]
        behind = [set[str]() for _ in lines]
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        for start, end, reads in passages:
            shown = text[start:end].strip()
            first = _line_at(starts, start)
            if shown:
                for at in range(first, _line_at(starts, max(start, end - 1)) + 1):
                    own[at] |= reads
            elif lines[first].strip() and not (start == starts[first] and lines[first].startswith(BREAKING)):
                own[first] |= reads
            else:
                behind[max(first - 1, 0)] |= reads
        last, early = -1, set[str]()
        for at, line in enumerate(lines):
            if not line.strip() or line.lstrip().startswith(":::"):
                left = behind[at] | own[at]
                if last >= 0:
                    behind[last] |= left
                early |= own[at]  # a figure or a box by itself: what comes next may be within
            else:
                own[at] |= early
                last, early = at, set()
        return "\n".join(
            self._sign(line, frozenset(one), frozenset(two)) for line, one, two in zip(lines, own, behind, strict=True)
        )

    def read(self, text: str) -> tuple[Reads, Reads]:
        """What the signs within a text say: what it has read, and what has been left out behind it."""
        meanings = [*self._numbers]
        found = [int(number, 16) for number in SIGN.findall(text)]
        own = [meanings[number - OWN] for number in found if number < BEHIND]
        behind = [meanings[number - BEHIND] for number in found if number >= BEHIND]
        return frozenset().union(*own), frozenset().union(*behind)

    def _sign(self, line: str, own: Reads, behind: Reads) -> str:
        if not line.strip() or line.lstrip().startswith(":::") or set(line) <= {*"|:- "}:
            return line
        signs = "".join(
            chr(first + self._numbers.setdefault(reads, len(self._numbers)))
            for first, reads in ((OWN, own), (BEHIND, behind))
            if reads
        )
        return f"{line.rstrip()[:-1]}{signs}|" if line.rstrip().endswith("|") else line + signs


def _line_at(starts: Sequence[int], offset: int) -> int:
    """The number of the line that has the character at an offset."""
    return min(bisect_right(starts, offset) - 1, len(starts) - 2)
