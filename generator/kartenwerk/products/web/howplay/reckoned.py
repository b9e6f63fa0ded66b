"""What values hang on that are worked out by themselves: the rules that were read on the way.

By other rules such a value is the same wherever these agree, so nothing has to be tried. Even what is played is so: who
plays reads the rules, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.chart import proved_charts
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.game import CHARTS
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.web.howplay.compose import ALL
from kartenwerk.text.templating.traced import ReadRules, Reads, Trace


@dataclass(frozen=True)
class NotingSession(Session):
    """A session whose rules note in a trace who reads them. It equals itself alone, as its rules do."""

    trace: Trace = field(kw_only=True)

    __hash__ = object.__hash__
    __eq__ = object.__eq__

    @cached_property
    def values(self) -> Mapping[str, Value]:
        return ReadRules(self.data.settle(self.house.changes), self.trace)

    @cached_property
    def rules(self) -> Any:
        return noting_rules(self.game.rules(**self.data.settle(self.house.changes)), self.trace)


def noting_session(session: Session, trace: Trace) -> NotingSession:
    """The session, noting in the trace what is read of its rules."""
    return NotingSession(session.game, session.data, session.deck, session.house, session.names, trace=trace)


def reckoned_reads(session: Session) -> Mapping[str, Reads]:
    """The rules that each value that is worked out by itself hangs on, by its name."""
    found: dict[str, Reads] = {}
    for reckon in showcase_of(session.game).reckoned:
        trace = Trace()
        trace.open()
        values = reckon(noting_session(session, trace))
        reads = trace.close_reads()
        found.update(dict.fromkeys(values, reads))
    return found


def practice_reads(workshop: Workshop, session: Session) -> Mapping[str, Reads]:
    """The rules that the practice deal of the session and its text hang on.

    By usual rules more is said of it than by any others, so it says nothing of these.
    """
    reads: Reads = frozenset([ALL])
    if session.house.changes:
        trace = Trace()
        trace.open()
        read_practice(workshop, noting_session(session, trace))
        reads = trace.close_reads()
    return {"probe": reads, "probespiel": reads}


def chart_reads(workshop: Workshop, session: Session) -> Mapping[str, Reads]:
    """The rules that the charts hang on: each on all that it names, or on one by which it is left out."""
    usual, reads = session.data.settle({}), set[str]()
    for chart in proved_charts(workshop.roots, session.data.id):
        changed = [rule for rule in chart.rules if session.values[rule] != usual[rule]]
        reads.update(changed[:1] or chart.rules)
    return {CHARTS: frozenset(reads)}


def noting_rules(rules: Any, trace: Trace) -> Any:
    """The named tuple, noting which of its fields are read.

    It equals itself alone, so that no cache gives what was worked out before and whose reading was noted elsewhere.
    """
    fields = frozenset(rules._fields)

    class NotingRules(type(rules)):  # type: ignore[misc]
        __slots__ = ()
        __hash__ = object.__hash__
        __eq__ = object.__eq__
        __ne__ = object.__ne__

        def __getattribute__(self, name: str) -> Any:
            if name in fields:
                trace.note(name)
            return super().__getattribute__(name)

        def __iter__(self) -> Iterator[Any]:
            for name in fields:
                trace.note(name)
            yield from super().__iter__()

        def __getitem__(self, place: Any) -> Any:
            return [*self][place]

    return NotingRules(*rules)
