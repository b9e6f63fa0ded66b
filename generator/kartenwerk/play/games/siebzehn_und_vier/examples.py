"""Siebzehn und Vier's examples: the practice bank, a filled-in pad, and how likely one more card is too much."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, sign, write_row
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import one_suit, views
from kartenwerk.play.games.siebzehn_und_vier.odds import bust_risks
from kartenwerk.play.games.siebzehn_und_vier.practice import is_high
from kartenwerk.play.games.siebzehn_und_vier.rules import RANKS, SAFE, worth
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules
from kartenwerk.play.games.siebzehn_und_vier.shown import practice

PLAYERS = 4
"""How many play the examples."""

START = 20
"""How many stakes a player may begin with: enough for the highest stake twice, by the usual rules."""

SPECIMEN_SEED = 7
SPECIMEN_ROWS = 16
MATCH_ROWS = 60
"""More banks than a match has."""


class BustRisk(NamedTuple):
    """How likely one more card is too much for a hand of that total."""

    total: int
    share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, and how long a match takes in which all hold the bank."""
    pack = session.pack_for(PLAYERS)
    suit = one_suit(pack, RANKS)
    return {
        "werte": views(suit, session.deck),
        "zaehlt": [worth((card,)) for card in suit],
        "hohe": sum(map(is_high, pack)),
        "minuten": match_minutes(session, PLAYERS, MATCH_ROWS),
        "sicher": SAFE,
    }


def bust_odds(session: Session) -> Mapping[str, Any]:
    """How likely one more card is too much."""
    return {"risiko": risks(session.rules, session.pack_for(PLAYERS))}


def chips(session: Session) -> Mapping[str, Any]:
    """What everybody has at the beginning."""
    rules: Rules = session.rules
    return {"vorrat": START * rules.grundeinsatz}


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Bank after bank: whose it was, what it brought everybody, and the sums so far."""
    sums = (0,) * players
    rows = []
    for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_ROWS):
        sums = tuple(old + new for old, new in zip(sums, deal.result, strict=True))
        rows.append({"notes": [session.names[deal.start.bank]], "points": deal.result, "sums": sums})
    return {"namen": session.names[:players], "zeilen": rows}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """Whose bank it was, and how everybody stands then, as people write it down."""
    return write_row(deal, lambda seat: (sign(deal.sums[seat]),), (deal.names[deal.facts.bank],))


def risks(rules: Rules, pack: Cards) -> list[BustRisk]:
    """The risk of one more card, from the first total at which it can be too much."""
    return [BustRisk(total, float(share)) for total, share in bust_risks(rules, pack).items() if total > SAFE]


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(bust_odds, chips))
