"""What the page of a game says by a choice of rules: composed of readings that were made beforehand.

A reading is the booklet by some changed rules, as the places at which it differs from that by the usual ones. Where a
place depends on several changed rules, only a reading with all of these says what holds there; without one the page
says that the usual rule stands there. Nothing is guessed. Pages compose by this file, translated to JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from kartenwerk.catalog.game import Value


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
    """The booklet by some rules: what differs in force from the usual ones, and where the text differs by that."""

    changes: Mapping[str, Value]
    places: tuple[Rewording, ...]


class Composed(NamedTuple):
    """The places that read as chosen, those where only the usual rule can be shown, and the rules not followed at all.

    `exact` says that one reading has just these rules.
    """

    places: tuple[Rewording, ...]
    unsure: tuple[Rewording, ...]
    unread: tuple[str, ...]
    exact: bool


class Acting(NamedTuple):
    """A place, the chosen rules by which it may read differently, and the number of its reading, or -1."""

    place: Rewording
    rules: tuple[str, ...]
    reading: int


def compose(readings: Sequence[Reading], mixed: Sequence[Rewording], changes: Mapping[str, Value]) -> Composed:
    """The page by rules that differ so from the usual ones. `mixed` are places where rules may act together."""
    exact = [each for each in readings if each.changes == changes]
    if exact or not changes:
        return Composed(exact[0].places if exact else (), (), (), True)
    usable = [each for each in readings if _is_within(each.changes, changes)]
    covered = {key for each in usable for key in each.changes}
    cluster: list[Acting] = []
    places: list[Rewording] = []
    unsure: list[Rewording] = []
    reach = -1
    acting = [*_places_of(usable), *_places_by_rule(readings, changes)]
    if len(changes) > 1:
        acting += [Acting(place, (*changes,), -1) for place in mixed]
    for each in [*sorted(acting, key=lambda one: (one.place.start, one.place.end)), None]:
        if each is None or each.place.start > reach:
            least = _find_least(usable, {key for one in cluster for key in one.rules})
            for one in cluster:
                if least < 0 and one.place not in unsure:
                    unsure.append(one.place)
                elif least >= 0 and one.reading == least:
                    places.append(one.place)
            cluster = []
        if each is not None:
            cluster.append(each)
            reach = max(reach, each.place.end)
    return Composed(tuple(places), tuple(unsure), tuple(key for key in changes if key not in covered), False)


def _places_of(usable: Sequence[Reading]) -> list[Acting]:
    """The places of readings whose changes are all chosen."""
    return [Acting(place, (*each.changes,), number) for number, each in enumerate(usable) for place in each.places]


def _places_by_rule(readings: Sequence[Reading], changes: Mapping[str, Value]) -> list[Acting]:
    """The places that hang on a chosen rule by whatever value, as its readings beside the fewest others show."""
    found: list[Acting] = []
    for key in changes:
        sizes = [len(each.changes) for each in readings if key in each.changes]
        found += [
            Acting(place, (key,), -1)
            for each in readings
            if key in each.changes and len(each.changes) == min(sizes)
            for place in each.places
        ]
    return found


def _find_least(usable: Sequence[Reading], rules: Set[str]) -> int:
    """The number of the reading with the fewest changes that has all these rules; -1 if there is none."""
    least = -1
    for number, each in enumerate(usable):
        if all(key in each.changes for key in rules) and (least < 0 or len(each.changes) < len(usable[least].changes)):
            least = number
    return least


def _is_within(some: Mapping[str, Value], all_: Mapping[str, Value]) -> bool:
    return all(key in all_ and all_[key] == value for key, value in some.items())
