"""What values that are worked out from the rules alone hang on: the rules that were read on the way.

By other rules such a value is the same wherever these agree, so nothing has to be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.text.templating.traced import ReadRules, Reads, Trace


def reckoned_reads(session: Session) -> Mapping[str, Reads]:
    """The rules that each reckoned value of the session hangs on, by its name."""
    found: dict[str, Reads] = {}
    for name, reckon in showcase_of(session.game).reckoned.items():
        trace = Trace()
        trace.open()
        reckon(noting_session(session, trace))
        found[name] = trace.close_reads()
    return found


def noting_session(session: Session, trace: Trace) -> Session:
    """The session with rules that note who reads them; it knows of house rules by these alone."""
    noting = replace(session, house=HouseRules())
    noting.__dict__.update(values=ReadRules(session.values, trace), rules=noting_rules(session.rules, trace))
    return noting


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
            for field in fields:
                trace.note(field)
            yield from super().__iter__()

        def __getitem__(self, place: Any) -> Any:
            return [*self][place]

    return NotingRules(*rules)
