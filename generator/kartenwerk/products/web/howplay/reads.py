"""Which rules each part of a page hangs on: noted while its text is written, so that nothing has to be tried.

A text hangs on the rules that its template has read, or on a named value, such as an example. A value that is worked
out by itself hangs on the rules that were read for it, and so do the practice deal and the charts. What another
hangs on is seen from all readings: if they agree it hangs on none, as one of the game's examples it hangs on all.

What is noted holds of one reading: by a rule that is off, what hangs on it has not been read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.booklet.game import REFERENCE, booklet_text, booklet_values, shown_examples
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.web.howplay.compose import ALL, Reading, Rewording, RuledSpot, SpotReads, agree, meet
from kartenwerk.products.web.howplay.reckoned import chart_reads, practice_reads, reckoned_reads
from kartenwerk.products.web.howplay.signs import ReadSigns
from kartenwerk.products.web.howplay.tree import Node, arrange, grow_tree, own_text, region_of, walk
from kartenwerk.text.book.blocks import FigureCall
from kartenwerk.text.templating.traced import ReadRules, Reads, Trace, TracedPassage, TracedTemplates

Changes: TypeAlias = frozenset[tuple[str, Value]]

RULES = "r"
"""The name by which templates ask for the rules."""

APART = frozenset((RULES, "game", "house", "abweichungen"))
"""Names of what chapters read that list rules, which the page has not; and the rules, which are noted one by one."""

MINUTES = "minuten"
"""How the names of durations end: rounded as they are, they may hang on a rule that alone changes nothing."""


class Noted(NamedTuple):
    """What the nodes of one reading have read, and what was left out behind each; `known` is what values hang on."""

    own: defaultdict[Any, set[str]]
    behind: defaultdict[Any, set[str]]
    known: Mapping[str, Reads]

    def reads_of(self, nodes: Iterable[Node]) -> set[str]:
        """What these nodes and those within them have read."""
        return {read for node in walk(nodes) for read in self.own[_name(node)]} | self.left_out(nodes)

    def left_out(self, nodes: Iterable[Node]) -> set[str]:
        """What was read where something is left out behind these nodes and those within them."""
        return {read for node in walk(nodes) for read in self.behind[_name(node)]}


class ReadNotes:
    """What the parts of a page have read, by what they say, in each reading of one game."""

    def __init__(self, workshop: Workshop, session: Session) -> None:
        self._workshop = workshop
        self._noted: dict[Changes, Noted] = {}
        self._usual = booklet_values(workshop, session)
        self._played = {*shown_examples(session)} - reckoned_reads(session).keys()
        self._known: defaultdict[str, set[str]] = defaultdict(set)

    def note(
        self, session: Session, manuscript: Manuscript, tree: Sequence[Node], changes: Mapping[str, Value]
    ) -> None:
        """Note what the booklet of a session has read; its `tree` differs from the usual one by these changes."""
        values = booklet_values(self._workshop, session)
        workshop = self._workshop
        known = {**reckoned_reads(session), **practice_reads(workshop, session), **chart_reads(workshop, session)}
        for name in (values.keys() | self._usual.keys()) - known.keys():
            if values.get(name) != self._usual.get(name):
                self._known[name] |= {ALL} if name in self._played else {*changes}
        noted = self._noted[_key(changes)] = Noted(defaultdict(set), defaultdict(set), known)
        trace = Trace(frozenset(values) - APART)
        templates = TracedTemplates(self._workshop.roots, self._workshop.language, trace)
        traced = {**values, RULES: ReadRules(values[RULES], trace)}
        game, (chapter,) = session.data.id, manuscript.chapters
        text, passages = trace.separate(booklet_text(self._workshop, game, traced, templates))
        if text != chapter.markdown:
            text, passages = chapter.markdown, [TracedPassage(0, len(chapter.markdown), frozenset([ALL]))]
        signs = ReadSigns()
        signed = replace(manuscript, chapters=(replace(chapter, markdown=signs.write(text, passages)),))
        describe = Descriptions(self._workshop, session.deck, {game: traced, "deck": {}, REFERENCE: traced}, templates)
        alike = grow_tree(arrange(signed), lambda name, arguments: ())
        for node, other in zip(walk(tree), walk(alike), strict=True):
            own, behind = signs.read(own_text(other))
            noted.own[_name(node)] |= own
            noted.behind[_name(node)] |= behind
            if isinstance(node.thing, FigureCall):
                trace.open()
                _, within = trace.separate("".join(describe(node.thing.name, node.thing.arguments)))
                noted.own[_name(node)] |= trace.close_reads().union(*(each.reads for each in within))

    def spots(
        self, tree: Sequence[Node], readings: Sequence[Reading], come: Mapping[Rewording, Sequence[Node]]
    ) -> Iterator[RuledSpot]:
        """The parts of the page that hang on rules, in its order.

        `come` are the nodes that stand at each place of a reading.
        """
        found: list[_Read] = []
        for number, reading in enumerate((Reading({}, ()), *readings)):
            if not reading.alone:
                found += self._read_by(number, reading, tree, come)
        spots: list[tuple[Rewording, list[_Read]]] = []
        for each in sorted((each for each in found if each.rules), key=lambda each: each.place.start):
            place = each.place
            if spots and place.start <= spots[-1][0].end:
                last, all_ = spots[-1]
                nodes = last.nodes if place.nodes[0] in last.nodes else (*last.nodes, *place.nodes)
                spots[-1] = last._replace(end=max(last.end, place.end), nodes=nodes), [*all_, each]
            else:
                spots.append((Rewording(place.start, place.end, "over", place.nodes, ()), [each]))
        together = {number: each for number, each in enumerate((Reading({}, ()), *readings)) if not each.alone}
        for place, all_ in spots:
            by_number = {number: set[str]() for number in together}
            for each in all_:
                by_number[each.reading] |= each.rules
            complete_reads(place, together, by_number)
            yield RuledSpot(place, tuple(_group(by_number)))

    def _read_by(
        self, number: int, reading: Reading, tree: Sequence[Node], come: Mapping[Rewording, Sequence[Node]]
    ) -> Iterator[_Read]:
        """What the parts of the page have read by the reading of this number: usual ones, and those that are new."""
        noted = self._noted[_key(reading.changes)]
        over = {at: place for place in reading.places if place.way == "over" for at in place.nodes}
        beside: defaultdict[int, list[Rewording]] = defaultdict(list)
        for place in reading.places:
            if place.way != "over":
                beside[place.nodes[0]].append(place)
        gone = {inner.number for node in walk(tree) if node.number in over for inner in walk([node])}
        left = set[str]()  # behind the last words: whether what comes then is there, too, if it is a picture
        for node in walk(tree):
            new, behind = [*beside[node.number]], region_of(node, behind=True)
            if node.number not in gone:
                has_words = _has_words(node)
                own = noted.own[_name(node)] | (set() if has_words else left)
                yield _Read(number, region_of(node), self._rules_of(own, noted))
                left = {*noted.behind[_name(node)]} if has_words else left
            elif node.number in over and over[node.number].nodes[0] == node.number:
                place = over[node.number]
                new, behind = [place, *new], place._replace(start=place.end + 1, end=place.end + 1)
            for place in new:
                rules = self._rules_of(noted.reads_of(come[place]) | left, noted)
                left = left | noted.left_out(come[place])
                unnoted = rules.isdisjoint({*reading.changes, ALL})  # why it is there
                yield _Read(number, place, rules | {*reading.changes} if unnoted else rules)
            if new or node.number not in gone:
                yield _Read(number, behind, self._rules_of(left, noted))

    def _rules_of(self, reads: Iterable[str], noted: Noted) -> set[str]:
        """The rules that stand for what was read: themselves, and those that a value hangs on."""
        return {rule for read in reads for rule in (self._hangs(read[1:], noted) if read[0] == "@" else [read])}

    def _hangs(self, name: str, noted: Noted) -> Iterable[str]:
        if name in self._played and name.endswith(MINUTES):
            return [ALL]
        return noted.known[name] if name in noted.known else self._known[name]


class _Read(NamedTuple):
    """The rules that a reading has read for a place of the page."""

    reading: int
    place: Rewording
    rules: set[str]


def complete_reads(place: Rewording, readings: Mapping[int, Reading], by_number: Mapping[int, set[str]]) -> None:
    """Add what was not noted: two readings that differ at a place differ in a rule that each of them has read.

    So where a condition brings an entry more, that is noted of the entries that it brings, and not of the end of the
    list by the usual rules.
    """
    said = {number: [each for each in reading.places if meet(each, place)] for number, reading in readings.items()}
    for one, other in permutations(readings, 2):
        some, others = readings[one].changes, readings[other].changes
        if said[one] != said[other] and agree(some, others, tuple(by_number[one])):
            by_number[one] |= {key for key in {*some, *others} if not agree(some, others, (key,))}


def _group(by_number: Mapping[int, set[str]]) -> Iterator[SpotReads]:
    """The readings that have read the same rules, together."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for number, rules in by_number.items():
        groups.setdefault((ALL,) if ALL in rules else tuple(sorted(rules)), []).append(number)
    for hangs, numbers in groups.items():
        yield SpotReads(hangs, tuple(numbers))


def _key(changes: Mapping[str, Value]) -> Changes:
    return frozenset(changes.items())


def _has_words(node: Node) -> bool:
    """Whether the line that the node begins with has words, by which what it has read is known."""
    return not isinstance(node.thing, FigureCall) and bool(own_text(node))


def _name(node: Node) -> Any:
    """What a node is known by in several readings: what it says, or what it is where others lie within."""
    return node.key if node.shape is None else node.shape
