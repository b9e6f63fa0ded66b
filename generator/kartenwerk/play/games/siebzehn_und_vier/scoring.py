"""What a bank of Siebzehn und Vier brings: what each seat has won against it, and the banker against all of them."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault


class Rules(NamedTuple):
    """The parameters of `rules_data/games/siebzehn_und_vier.toml`."""

    grundeinsatz: int
    max_faktor: int
    bank_zieht_bis: int
    zwei_asse_21: bool
    ueberkauft_offen: bool
    durchgaenge: int


class Facts(NamedTuple):
    """The banker, and what each seat has won or, if negative, lost; 0 for the banker, whose share is the rest."""

    bank: int
    gewinn: tuple[int, ...]


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    most = rules.grundeinsatz * rules.max_faktor
    return Fact("bank", Kind.SEAT), Fact("gewinn", Kind.NUMBERS, -most, most)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.gewinn[facts.bank]:
        raise fault(
            "gewinn", _("what the banker wins is what the others lose, and not given"), facts.gewinn[facts.bank]
        )
    for seat, gain in enumerate(facts.gewinn):
        if seat != facts.bank and (gain % rules.grundeinsatz or not gain):
            steps = _(
                "{grundeinsatz}, {value}, ... won or lost",
                grundeinsatz=rules.grundeinsatz,
                value=2 * rules.grundeinsatz,
            )
            raise fault("gewinn", _("everybody wins or loses whole stakes"), gain, steps)


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    bank = -sum(facts.gewinn)
    return tuple(
        Item(seat, "bank", bank) if seat == facts.bank else Item(seat, "einsaetze", gain)
        for seat, gain in enumerate(facts.gewinn)
    )


def over(rules: Rules, before: Before) -> bool:
    """Whether all have held the bank as often as agreed."""
    return before.deals >= before.players * rules.durchgaenge
