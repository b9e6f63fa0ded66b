"""What the page of a game says by a choice of rules: composed of readings that were made beforehand.

A reading is the booklet by some changed rules, as the places at which it differs from that by the usual ones. Where a
place depends on several changed rules, a reading with all of these says what holds there, or readings by each of them
that agree. Without these the page says that the usual rule stands there. Nothing is guessed. Pages compose by this
file, translated to JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from kartenwerk.catalog.game import Value

UNREAD, TOGETHER = -1, -2
"""What stands for the number of a reading where a value has none, and where rules act together."""


class Rewording(NamedTuple):
    """A place of the page that reads differently: the `nodes` that go, or beside which something comes.

    Nodes are counted in the order of the page, those within another after it. `start` and `end` say what is one with
    the place, such as an example: twice the number of a node, or one more for the gap behind it. `way` is "over",
    "after", "first" (within) or "before"; `texts` are the numbers of what stands there.
    """

    start: int
    end: int
    way: str
    nodes: tuple[int, ...]
    texts: tuple[int, ...]


class Reading(NamedTuple):
    """The booklet by some rules: what differs in force from the usual ones, and where the text differs by that.

    One that holds `alone`, as that of a named set with a practice deal of its own, says nothing of more changes.
    `by_usual` says that the practice deal is described by the usual rules.
    """

    changes: Mapping[str, Value]
    places: tuple[Rewording, ...]
    alone: bool = False
    by_usual: bool = False


class Example(NamedTuple):
    """The place of an example that is played. It may hang on any rule, so it is one place, open or not.

    A `settled` one reads the same by all rules for which the practice deal is described by the usual rules.
    """

    place: Rewording
    settled: bool = False


class Doubt(NamedTuple):
    """A place where these changes act together with others, whatever they are; without any, two changes do."""

    place: Rewording
    changes: Mapping[str, Value]


class Composed(NamedTuple):
    """The places that read as chosen, those where only the usual rule can be shown, and the rules not followed at all.

    `exact` says that one reading has just these rules.
    """

    places: tuple[Rewording, ...]
    unsure: tuple[Rewording, ...]
    unread: tuple[str, ...]
    exact: bool


class Acting(NamedTuple):
    """A place, the chosen rules by which it may read differently, and the number of its reading, UNREAD or TOGETHER."""

    place: Rewording
    rules: tuple[str, ...]
    reading: int


def compose(
    readings: Sequence[Reading],
    examples: Sequence[Example],
    doubts: Sequence[Doubt],
    changes: Mapping[str, Value],
) -> Composed:
    """The page by rules that differ so from the usual ones."""
    exact = [each for each in readings if each.changes == changes]
    if exact or not changes:
        return Composed(exact[0].places if exact else (), (), (), True)
    usable = [each for each in readings if not each.alone and _is_within(each.changes, changes)]
    covered = {key for each in usable for key in each.changes}
    unread = tuple(key for key in changes if key not in covered)
    cluster: list[Acting] = []
    places: list[Rewording] = []
    unsure: list[Rewording] = []
    reach = -1
    acting = [*_places_of(usable), *_places_by_rule(readings, changes)]
    if len(changes) > 1:
        doubtful = [each.place for each in doubts if _is_within(each.changes, changes)]
        acting += [Acting(place, (*changes,), TOGETHER) for place in doubtful]
    if unread:
        acting += [Acting(each.place, unread, UNREAD) for each in examples]
    acting = _settle(usable, examples, acting)
    for each in [*sorted(acting, key=lambda one: (one.place.start, one.place.end)), None]:
        if each is None or each.place.start > reach:
            number = _find_reading(usable, examples, cluster)
            for one in cluster:
                if number >= 0 and one.reading == number:
                    places.append(one.place)
                elif number < 0:
                    for place in _whole(examples, one.place):
                        if place not in unsure:
                            unsure.append(place)
            cluster = []
        if each is not None:
            cluster.append(each)
            reach = max(reach, each.place.end)
    return Composed(tuple(places), tuple(unsure), unread, False)


def _places_of(usable: Sequence[Reading]) -> list[Acting]:
    """The places of readings whose changes are all chosen."""
    return [Acting(place, (*each.changes,), number) for number, each in enumerate(usable) for place in each.places]


def _places_by_rule(readings: Sequence[Reading], changes: Mapping[str, Value]) -> list[Acting]:
    """The places that hang on a chosen rule by whatever value, as its readings beside the fewest others show."""
    found: list[Acting] = []
    for key in changes:
        sizes = [len(each.changes) for each in readings if not each.alone and key in each.changes]
        found += [
            Acting(place, (key,), UNREAD)
            for each in readings
            if not each.alone and key in each.changes and len(each.changes) == min(sizes)
            for place in each.places
        ]
    return found


def _settle(usable: Sequence[Reading], examples: Sequence[Example], acting: list[Acting]) -> list[Acting]:
    """Without what acts on settled examples where one of the readings has the practice deal by the usual rules."""
    numbers = [number for number, each in enumerate(usable) if each.by_usual]
    settled = [each.place for each in examples if each.settled and numbers]
    return [one for one in acting if one.reading in numbers[:1] or not any(meet(one.place, place) for place in settled)]


def _find_reading(usable: Sequence[Reading], examples: Sequence[Example], cluster: Sequence[Acting]) -> int:
    """The number of the reading that says what holds where these places are; UNREAD if none does.

    It is the one with the fewest changes that has all their rules; in an example else the first where all that act
    there agree.
    """
    rules: Set[str] = {key for one in cluster for key in one.rules}
    least = UNREAD
    for number, each in enumerate(usable):
        has_all = all(key in each.changes for key in rules)
        if has_all and (least < 0 or len(each.changes) < len(usable[least].changes)):
            least = number
    if least >= 0:
        return least
    if not any(meet(each.place, one.place) for each in examples for one in cluster):
        return UNREAD
    if any(one.reading == TOGETHER for one in cluster) or not all(_has(usable, key) for key in rules):
        return UNREAD
    numbers = sorted({one.reading for one in cluster if one.reading >= 0})
    first = [one.place for one in cluster if one.reading == numbers[0]] if numbers else []
    agree = all([one.place for one in cluster if one.reading == number] == first for number in numbers)
    return numbers[0] if numbers and agree else UNREAD


def _has(usable: Sequence[Reading], key: str) -> bool:
    return any(key in each.changes for each in usable)


def _whole(examples: Sequence[Example], place: Rewording) -> list[Rewording]:
    """The place, or the examples that it is in."""
    return [each.place for each in examples if meet(each.place, place)] or [place]


def meet(one: Rewording, other: Rewording) -> bool:
    """Whether two places hang together."""
    return one.start <= other.end and other.start <= one.end


def _is_within(some: Mapping[str, Value], all_: Mapping[str, Value]) -> bool:
    return all(key in all_ and all_[key] == value for key, value in some.items())
