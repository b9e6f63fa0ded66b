"""What a round of 51 Tot brings: a point lost for whoever has reached the limit."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind


class Rules(NamedTuple):
    """The parameters of `rules_data/games/einundfuenfzig_tot.toml`."""

    tafel: str
    verlust_ab: int
    blaetter: str
    partie_runden: int


class Facts(NamedTuple):
    """The seat that has lost, if one has."""

    verloren: int | None = None
    niemand: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (
        Fact("niemand", Kind.SWITCH, optional=True, asks=False),
        Fact("verloren", Kind.SEAT, nobody="niemand", when=_has_loser),
    )


def _has_loser(given: Given) -> bool:
    return not given.get("niemand")


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    return () if facts.verloren is None else (Item(facts.verloren, "verloren", -1),)
