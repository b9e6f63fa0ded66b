"""What a deal of Tarock brings: each opponent pays the declarer one to three units, or is paid them."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, fault

SEATS = 3
ALL_AUGEN = 120
STEP = 5
"""Augen between one bid and the next."""

IN_STOCK = 33
"""The most Augen that lie in the stock, which the declarer has without a trick."""

UNITS = {"einfach": 1, "schneider": 2, "schwarz": 3}
"""What each opponent pays or gets, by the margin of the defeat: plain, with too few Augen, without a trick."""

ANNOUNCED = ("", "schneider", "schwarz")
"""The margins that may be announced, or none."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/tarock.toml`."""

    grundgebot: int
    hoechstgebot: int
    gebotsordnung: str
    stichzwang: bool
    schneider_augen: int
    verlierer_schneider: bool
    ansage_doppelt: bool
    spiele: int


class Facts(NamedTuple):
    """The declarer, the Augen bid and made, what was announced, and whether the losers have not won a trick."""

    allein: int | None = None
    gebot: int = 0
    augen: int = 0
    ansage: str = ""
    ohne_stich: bool = False
    alle_passen: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    facts = [
        Fact("alle_passen", Kind.SWITCH, optional=True, asks=False),
        Fact("allein", Kind.SEAT, nobody="alle_passen", when=_is_played),
        Fact("gebot", Kind.NUMBER, rules.grundgebot, rules.hoechstgebot, when=_is_played),
        Fact("augen", Kind.NUMBER, 0, ALL_AUGEN, when=_is_played),
        Fact("ohne_stich", Kind.SWITCH, optional=True, when=_may_be_black),
    ]
    if rules.ansage_doppelt:
        facts.append(Fact("ansage", Kind.WORD, words=ANNOUNCED[1:], optional=True, when=_is_played))
    return tuple(facts)


def _is_played(given: Given) -> bool:
    return not given.get("alle_passen")


def _may_be_black(given: Given) -> bool:
    """Whether the losers may be without a trick: the others have no Augen, or the declarer those of the stock alone."""
    if "augen" not in given:
        return False
    return bool(given["augen"] == ALL_AUGEN or (given["augen"] < given["gebot"] and given["augen"] <= IN_STOCK))


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.allein is not None and (facts.gebot - rules.grundgebot) % STEP and facts.gebot != rules.hoechstgebot:
        raise fault(
            "gebot", _("bids rise in steps"), facts.gebot, f"{rules.grundgebot}, {rules.grundgebot + STEP}, ..."
        )


def margin(rules: Rules, facts: Facts) -> str:
    """The margin of the defeat, an id of the tally."""
    won = facts.augen >= facts.gebot
    if not won and not rules.verlierer_schneider:
        return "einfach"
    if facts.ohne_stich:
        return "schwarz"
    lost = ALL_AUGEN - facts.augen if won else facts.augen
    return "schneider" if lost < rules.schneider_augen else "einfach"


def has_won(rules: Rules, facts: Facts) -> bool:
    """Whether the declarer has made the Augen bid, and won by no less than was announced."""
    announced = facts.ansage
    return facts.augen >= facts.gebot and (not announced or UNITS[margin(rules, facts)] >= UNITS[announced])


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Each opponent pays the declarer one to three units, or is paid them; when all pass nothing is paid."""
    declarer = facts.allein
    if declarer is None:
        return ()
    reason = margin(rules, facts)
    units = UNITS[reason]
    if announced := facts.ansage:  # an announcement doubles the units
        units = 2 * max(units, UNITS[announced])
    share = units if has_won(rules, facts) else -units
    items = [Item(declarer, "augen", 0, facts.augen), Item(declarer, reason, share * (SEATS - 1))]
    return (*items, *(Item(seat, reason, -share) for seat in range(SEATS) if seat != declarer))
