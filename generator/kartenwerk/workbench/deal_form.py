"""The questions about a deal as fields of a form, and what is sent in them as the facts of an evening's file.

The field of a fact is called after it; where each player has one, the name follows: "f.re", "f.rest.Anna".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kartenwerk.play.engine.scoring import Fact, Kind
from kartenwerk.table.evening.dealer import DEALER
from kartenwerk.table.evening.facts import from_words, read
from kartenwerk.workbench.request import Fields

PREFIX = "f."
YES, NOBODY = "yes", "-"

MOST_PAIRS = 4


class DealField(NamedTuple):
    """A question with its fields: one each where `names` stand, a pair of players in each of `pairs` rows.

    `later` is what matters only after some answers.
    """

    fact: Fact
    id: str
    question: str
    kind: str
    names: Sequence[str] = ()
    pairs: range = range(0)
    later: bool = False


def list_fields(facts: Sequence[Fact], questions: Mapping[str, str], names: Sequence[str]) -> list[DealField]:
    """The fields for all that is asked, in its order; `names` are those who play."""
    return [
        DealField(
            fact,
            PREFIX + fact.id,
            questions[fact.id],
            str(fact.kind),
            names,
            range(min(fact.most or len(names), MOST_PAIRS)),
            later=not fact.when({}),
        )
        for fact in facts
        if fact.asks
    ]


def read_deal(facts: Sequence[Fact], form: Fields, names: Sequence[str]) -> dict[str, Any]:
    """The facts that were given, as an evening's file has them; KartenwerkError for a field that cannot be read.

    What is empty is left out. A box that is not ticked says no where the deal needs an answer.
    """
    given: dict[str, Any] = {}
    if dealer := form.last(PREFIX + DEALER):
        given[DEALER] = dealer
    seats: dict[str, Any] = {}
    for fact in facts:
        value = _value(fact, form, names)
        if fact.nobody and value == NOBODY:
            given[fact.nobody] = seats[fact.nobody] = True
        elif value is not None:
            given[fact.id], seats[fact.id] = value, read(fact, value, names)
        elif fact.kind is Kind.SWITCH and fact.asks and not fact.optional and fact.when(seats):
            given[fact.id] = seats[fact.id] = False
    return given


def _value(fact: Fact, form: Fields, names: Sequence[str]) -> Any:
    """The TOML value of a fact; None if nothing is given."""
    id, text = PREFIX + fact.id, form.last(PREFIX + fact.id).strip()
    match fact.kind:
        case Kind.SEAT | Kind.WORD:
            return text or None
        case Kind.SEATS:
            return [*form.all(id)] or None
        case Kind.NUMBER:
            return from_words(fact, text, names) if text else None
        case Kind.SWITCH:
            return True if text == YES else None
        case Kind.NUMBERS:
            typed = {name: form.last(f"{id}.{name}").strip() for name in names}
            numbers = ",".join(f"{name}:{number}" for name, number in typed.items() if number)
            return from_words(fact, numbers, names) if numbers else None
        case Kind.WORDS:
            return {name: [*words] for name in names if (words := form.all(f"{id}.{name}"))} or None
        case Kind.PAIRS:
            rows = [(form.last(f"{id}.{row}.from"), form.last(f"{id}.{row}.to")) for row in range(MOST_PAIRS)]
            return [{"von": one, "an": other} for one, other in rows if one or other] or None


def fill_form(facts: Sequence[Fact], given: Mapping[str, Any]) -> Fields:
    """The form as it was when these facts were given."""
    return Fields(tuple(pair for fact in facts for pair in _pairs(fact, given)))


def _pairs(fact: Fact, given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    id, value = PREFIX + fact.id, given.get(fact.id)
    if fact.nobody and given.get(fact.nobody):
        yield id, NOBODY
    elif fact.kind is Kind.SWITCH and value:
        yield id, YES
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from ((f"{id}.{name}", str(each)) for each in (one if isinstance(one, list) else [one]))
    elif fact.kind is Kind.PAIRS and value:
        for row, pair in enumerate(value):
            yield from ((f"{id}.{row}.from", pair["von"]), (f"{id}.{row}.to", pair["an"]))
    elif fact.kind is Kind.SEATS and value:
        yield from ((id, name) for name in (value if isinstance(value, list) else [value]))
    elif value is not None and value is not False:
        yield id, str(value)
