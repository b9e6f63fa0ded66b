"""What the page of a game says by a choice of rules: composed of readings that were made beforehand.

A reading is the booklet by some changed rules, as the places at which it differs from that by the usual ones. A spot is
a part of the page that hangs on certain rules and on no others: on those that were read while a reading wrote it. So a
reading says what a spot says by a choice where both agree on these rules, whatever else they change. Where no reading
does, the page says that the usual rule stands there. Nothing is guessed. Pages compose by this file, translated to
JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kartenwerk.catalog.game import Value

ALL = "*"
"""What a text has read that may hang on any rule."""


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
    """

    changes: Mapping[str, Value]
    places: tuple[Rewording, ...]
    alone: bool = False


class SpotReads(NamedTuple):
    """The `rules` that a spot hangs on by the readings of these numbers: 0 is the usual one, 1 the first, and so on."""

    rules: tuple[str, ...]
    readings: tuple[int, ...]


class RuledSpot(NamedTuple):
    """A part of the page, and what it hangs on by each reading; a set that holds alone says nothing of that."""

    place: Rewording
    reads: tuple[SpotReads, ...]


class Composed(NamedTuple):
    """The places that read as chosen, those where only the usual rule can be shown, and the rules not followed at all.

    `exact` says that one reading has just these rules.
    """

    places: tuple[Rewording, ...]
    unsure: tuple[Rewording, ...]
    unread: tuple[str, ...]
    exact: bool


def compose(readings: Sequence[Reading], spots: Sequence[RuledSpot], changes: Mapping[str, Value]) -> Composed:
    """The page by rules that differ so from the usual ones."""
    exact = [each for each in readings if each.changes == changes]
    if exact or not changes:
        return Composed(exact[0].places if exact else (), (), (), True)
    all_ = (Reading({}, ()), *readings)
    places: list[Rewording] = []
    unsure: list[Rewording] = []
    for spot in spots:
        agreeing = [
            number
            for reads in spot.reads
            for number in reads.readings
            if agree(all_[number].changes, changes, reads.rules)
        ]
        if agreeing:
            places += [place for place in all_[agreeing[0]].places if meet(place, spot.place)]
        else:
            unsure.append(spot.place)
    known = {(key, value) for each in readings if not each.alone for key, value in each.changes.items()}
    unread = tuple(key for key, value in changes.items() if (key, value) not in known)
    return Composed(tuple(places), tuple(unsure), unread, False)


def meet(one: Rewording, other: Rewording) -> bool:
    """Whether two places hang together."""
    return one.start <= other.end and other.start <= one.end


def agree(some: Mapping[str, Value], others: Mapping[str, Value], rules: Sequence[str]) -> bool:
    """Whether both changes have the same of these rules, or of all."""
    asked = [*some, *others] if ALL in rules else [*rules]
    return all((key in some) == (key in others) and (key not in some or some[key] == others[key]) for key in asked)
