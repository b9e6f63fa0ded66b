"""What a shoe of Bakkarat, or a part of it, brings each seat: chips won or lost."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault


class Rules(NamedTuple):
    """The parameters of `rules_data/games/bakkarat.toml`."""

    form: str
    pakete: int
    kommission: str
    tie_quote: int
    ponte_bei_fuenf: str
    startmarken: int
    hoechsteinsatz: int
    coups: int


class Facts(NamedTuple):
    """What each seat has won or, if negative, lost."""

    gewinn: tuple[int, ...]


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (Fact("gewinn", Kind.NUMBERS, -(10**6), 10**6),)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    total = sum(facts.gewinn)
    if rules.form == "chemin" and total:
        raise fault("gewinn", _("what one wins another loses"), _("{total} in all", total=total), _("0 in all"))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return tuple(Item(seat, "gewinn", chips) for seat, chips in enumerate(facts.gewinn))


def over(rules: Rules, before: Before) -> bool:
    return before.deals >= rules.coups
