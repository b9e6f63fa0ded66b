"""What a deal of Donnerwetter brings: points for every Donnerwetter and for every captured card."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault

SUITED = 60
"""The cards of the pack without hail-storms."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/donnerwetter.toml`."""

    handkarten: int
    mitte_karten: int
    punkte_donnerwetter: int
    punkte_karte: int
    eroberungszwang: bool
    donnerwetter_min_offen: int
    mehrfach_eroberung: bool
    mitte_nachlegen: bool
    rest: str
    hagelstuerme: int


class Facts(NamedTuple):
    """How many Donnerwetter and captured cards each seat has; `cards` are those cards, if they are known."""

    donnerwetter: tuple[int, ...]
    karten: tuple[int, ...]
    cards: tuple[Cards, ...] = ()


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    most = SUITED + rules.hagelstuerme
    return Fact("donnerwetter", Kind.NUMBERS, 0, most), Fact("karten", Kind.NUMBERS, 0, most)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    most, found = SUITED + rules.hagelstuerme, sum(facts.karten)
    if found > most:
        raise fault("karten", _("there are not so many cards"), found, _("{most} at most", most=most))
    if found and found < most and rules.rest == "letzter_eroberer":
        raise fault(
            "karten",
            _("cards are missing; the last ones go to whoever captured last"),
            found,
            _("{total} in all", total=most),
        )


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return tuple(
        item
        for seat, (storms, won) in enumerate(zip(facts.donnerwetter, facts.karten, strict=True))
        for item in (
            Item(seat, "donnerwetter", storms * rules.punkte_donnerwetter, storms),
            Item(seat, "karten", won * rules.punkte_karte, won, facts.cards[seat] if facts.cards else ()),
        )
    )
