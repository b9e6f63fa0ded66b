"""What the page of a game says by a choice of rules: composed of readings that were made beforehand.

A reading is the booklet by some changed rules, as the places at which it differs from that by the usual ones. A spot is
a part of the page that hangs on certain rules and on no others. So a reading says what a spot says by a choice where
both agree on these rules, whatever else they change. Where no reading does, the page says that the usual rule stands
there. Nothing is guessed. Pages compose by this file, translated to JavaScript.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """The booklet by some rules: what differs in force from the usual ones, and where the text differs by that.

    One that holds `alone`, as that of a named set with a practice deal of its own, says nothing of more changes.
    """

    changes: Mapping[str, Value]
    places: tuple[Rewording, ...]
    alone: bool = False


class RuledSpot(NamedTuple):
    """A part of the page, and the `rules` that it hangs on; none stands for all of them."""

    place: Rewording
    rules: tuple[str, ...]


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
    usable = [Reading({}, ()), *(each for each in readings if not each.alone)]
    places: list[Rewording] = []
    unsure: list[Rewording] = []
    for spot in spots:
        agreeing = [each for each in usable if _agree(each.changes, changes, spot.rules)]
        if agreeing:
            places += [place for place in agreeing[0].places if meet(place, spot.place)]
        else:
            unsure.append(spot.place)
    known = {(key, value) for each in usable for key, value in each.changes.items()}
    unread = tuple(key for key, value in changes.items() if (key, value) not in known)
    return Composed(tuple(places), tuple(unsure), unread, False)


def meet(one: Rewording, other: Rewording) -> bool:
    """Whether two places hang together."""
    return one.start <= other.end and other.start <= one.end


def _agree(some: Mapping[str, Value], others: Mapping[str, Value], rules: Sequence[str]) -> bool:
    """Whether both have the same of these rules; none stands for all."""
    asked = [*rules] or [*some, *others]
    return all((key in some) == (key in others) and (key not in some or some[key] == others[key]) for key in asked)
