"""What the page of a game says by a choice of rules: composed of readings that were made beforehand.

A reading is the booklet by some changed rules, as the places at which it differs from that by the usual ones. Where a
place depends on several changed rules, only a reading with all of these says what holds there; without one the page
says that the usual rule stands there. Nothing is guessed. Pages compose by this file, translated to JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenwerk.catalog.game import Value


class Place(NamedTuple):
    """A place of the page that reads differently: the `nodes` that go, or beside which something comes.

    Nodes are counted in the order of the page, those within another after it. `start` and `end` say what the place
    covers, twice the number of a node, or one more for the gap behind it. `way` is "over", "after", "first" (within)
    or "before"; `texts` are the numbers of what stands there.
    """

    start: int
    end: int
    way: str
    nodes: tuple[int, ...]
    texts: tuple[int, ...]


class Reading(NamedTuple):
    """The booklet by some rules: what differs in force from the usual ones, and where the text differs by that."""

    changes: Mapping[str, Value]
    places: tuple[Place, ...]


class Composed(NamedTuple):
    """The places that read as chosen, those where only the usual rule can be shown, and the rules not followed at all.

    `exact` says that one reading has just these rules.
    """

    places: tuple[Place, ...]
    unsure: tuple[Place, ...]
    unread: tuple[str, ...]
    exact: bool


def compose(readings: Sequence[Reading], mixed: Sequence[Place], changes: Mapping[str, Value]) -> Composed:
    """The page by rules that differ so from the usual ones. `mixed` are places where rules may act together."""
    exact = [each for each in readings if each.changes == changes]
    if exact or not changes:
        return Composed(exact[0].places if exact else (), (), (), True)
    usable = [each for each in readings if _is_within(each.changes, changes)]
    covered = {key for each in usable for key in each.changes}
    unread = tuple(key for key in changes if key not in covered)
    doubtful = [place for each in readings if any(key in each.changes for key in unread) for place in each.places]
    spans = [(place.start, place.end, number, place) for number, each in enumerate(usable) for place in each.places]
    spans += [(place.start, place.end, -1, place) for place in (*doubtful, *(mixed if len(changes) > 1 else ()))]
    places: list[Place] = []
    unsure: list[Place] = []
    cluster: list[tuple[int, int, int, Place]] = []
    reach = -1
    for span in [*sorted(spans, key=lambda each: (each[0], each[1])), None]:
        if span is not None and span[0] <= reach:
            cluster.append(span)
            reach = max(reach, span[1])
            continue
        found = _settle(usable, cluster)
        if found is None:
            unsure += [each[3] for each in cluster]
        else:
            places += found
        if span is not None:
            cluster, reach = [span], span[1]
    return Composed(tuple(places), tuple(unsure), unread, False)


def _settle(usable: Sequence[Reading], cluster: Sequence[tuple[int, int, int, Place]]) -> Sequence[Place] | None:
    """What stands where these places meet: what the least reading with all rules says that act there; None if none."""
    if any(number < 0 for _, _, number, _ in cluster):
        return None
    acting = {key for _, _, number, _ in cluster for key in usable[number].changes}
    least = -1
    for number, each in enumerate(usable):
        if all(key in each.changes for key in acting) and (least < 0 or len(each.changes) < len(usable[least].changes)):
            least = number
    return None if least < 0 else [place for _, _, number, place in cluster if number == least]


def _is_within(some: Mapping[str, Value], all_: Mapping[str, Value]) -> bool:
    return all(key in all_ and all_[key] == value for key, value in some.items())
