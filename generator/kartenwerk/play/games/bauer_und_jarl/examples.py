"""Bauer und Jarl's examples: a match with its titles, what a hand holds, the practice deal, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any, NamedTuple

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.contract import winners
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.rounds import match_minutes, play_rounds, rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.bauer_und_jarl.practice import practice
from kartenwerk.play.games.bauer_und_jarl.rules import State

PLAYERS = 4
"""How many play the examples."""

SPECIMEN_SEED = 5


class Groups(NamedTuple):
    """How many ranks a hand of `cards` holds, on average, not at all, once, twice, three times, and more often."""

    players: int
    cards: int
    ranks: tuple[float, float, float, float, float]


def booklet(session: Session) -> Mapping[str, Any]:
    """The size of hands and what they hold, and a match from the first deal to the last."""
    values = session.values
    deals = play_rounds(session, PLAYERS, SPECIMEN_SEED, int(values["runden"]))
    match = rounds(deals)
    return {
        "personen": PLAYERS,
        "haende": [_deal(session, players) for players in session.data.players],
        "gruppen": [groups(session, players) for players in session.data.players],
        "hand": views(deals[0].start.hands[0], session.deck),
        "namen": session.names[:PLAYERS],
        "partie": match,
        "sieger": [session.names[seat] for seat in winners(match[-1].sums)],
        "minuten": match_minutes(session, PLAYERS, int(values["runden"])),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """A match, round by round."""
    lines = rounds(play_rounds(session, players, SPECIMEN_SEED, int(session.values["runden"])))
    return {"namen": session.names[:players], "zeilen": lines}


def _deal(session: Session, players: int) -> tuple[int, int, int]:
    """The number of players, of cards in each hand, and of cards left over."""
    start: State = session.play(players, 0).start
    return players, len(start.hands[0]), len(start.aside)


def groups(session: Session, players: int) -> Groups:
    """The mean over all hands; how often a hand holds a rank follows the hypergeometric distribution."""
    _, size, _ = _deal(session, players)
    deck = require_suited(session.deck)
    suits, ranks = len(deck.suits), len(deck.ranks)
    total = suits * ranks
    share = [comb(suits, held) * comb(total - suits, size - held) / comb(total, size) for held in range(suits + 1)]
    none, one, two, three = (ranks * one for one in share[:4])
    return Groups(players, size, (none, one, two, three, ranks * sum(share[4:])))


SHOWCASE = Showcase(booklet, specimen, practice)
