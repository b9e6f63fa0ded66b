"""What a deal of Wallachen brings: each opponent pays the declarer or is paid by him; the pot waits for a winner."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, fault

SEATS, HAND, LEAST = 3, 10, 6
BETTEL, MORD = "bettel", "mord"
SCALE = (*map(str, range(LEAST, HAND + 1)), BETTEL, MORD)
"""All bids, rising: six to ten tricks, none, all."""

MOST_DOUBLED = 8
"""Stakes are not doubled more often than seats may double, while cards are dealt and by Kontra and Re."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/wallachen.toml`."""

    stichwert: int
    bettel_wert: int
    mord_wert: int
    doppeln: bool
    kontra: bool
    alle_passen: str
    umsteigen_nur_hoeher: bool
    stichpflicht_bettel: bool
    spiele: int


class Facts(NamedTuple):
    """The declarer, what he played for, his tricks, and how often the stakes were doubled."""

    allein: int | None = None
    spiel: str = SCALE[0]
    stiche: int = 0
    kontra: int = 0
    alle_passen: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    facts = [
        Fact("allein", Kind.SEAT, nobody="alle_passen" if rules.alle_passen != "muss" else "", when=_is_played),
        Fact("spiel", Kind.WORD, words=SCALE, when=_is_played),
        Fact("stiche", Kind.NUMBER, 0, HAND, when=_is_played),
    ]
    if rules.alle_passen != "muss":
        facts.insert(0, Fact("alle_passen", Kind.SWITCH, optional=True, asks=False))
    if rules.kontra or rules.doppeln:
        facts.append(Fact("kontra", Kind.NUMBER, 0, MOST_DOUBLED, optional=True, when=_is_played))
    return tuple(facts)


def _is_played(given: Given) -> bool:
    return not given.get("alle_passen")


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.allein is None and not facts.alle_passen:
        raise fault("allein", _("somebody must play"), _("nobody"))


def outcome(rules: Rules, facts: Facts) -> tuple[bool, int]:
    """Whether the declarer has won, and what he gets from or pays to each opponent before doubling."""
    if facts.spiel == BETTEL:
        return facts.stiche == 0, rules.bettel_wert
    if facts.spiel == MORD:
        return facts.stiche == HAND, rules.mord_wert
    bid = int(facts.spiel)
    return facts.stiche >= bid, rules.stichwert * max(facts.stiche, bid)


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Each opponent pays the declarer or is paid by him; where all may pass, everybody then pays into the pot."""
    declarer = facts.allein
    if declarer is None:
        return tuple(Item(seat, "in_den_stock", -rules.stichwert) for seat in range(SEATS))
    won, value = outcome(rules, facts)
    share = (value if won else -value) * int(2**facts.kontra)
    others = [seat for seat in range(SEATS) if seat != declarer]
    items = [Item(declarer, "stiche", 0, facts.stiche)]
    items.append(Item(declarer, "gewonnen" if won else "verloren", share * len(others)))
    items += [Item(seat, "zahlung", -share) for seat in others]
    if won and before.pot:
        items.append(Item(declarer, "aus_dem_stock", before.pot))
    return tuple(items)


def after(rules: Rules, facts: Facts, before: Before) -> Before:
    """What the seats pay beyond what they get lies in the pot."""
    items = score(rules, facts, before)
    return before.with_items(items)._replace(pot=before.pot - sum(item.points for item in items))
