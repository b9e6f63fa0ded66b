"""What Anagramm-Poker's booklet and pad show: the practice deals, odds of long words, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog.claims import STANDARD_ERRORS
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import written_stacks
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.games.anagramm_poker.hands import HANDS
from kartenwerk.play.games.anagramm_poker.shown import practice
from kartenwerk.play.games.anagramm_poker.state import LEAST, State

TIMED_PLAYERS = 4
SPECIMEN_SEED = 4
SPECIMEN_DEALS = 9


class LengthOdds(NamedTuple):
    """How often the best word has that many cards, as dealt and after the exchange; `error` stands behind ± of that."""

    cards: int
    dealt: float
    exchanged: float
    error: float


def booklet(session: Session) -> Mapping[str, Any]:
    """The signs of each form of the deck, and how long a match takes."""
    match = tuple(session.play_deals(TIMED_PLAYERS, seed=1))
    return {
        "gruppen_je_blatt": {form: groups(cards) for form, cards in session.deck.pack.forms.items()},
        "wertvollste": max(match[0].order, key=lambda card: card.value).value,
        "spieler": TIMED_PLAYERS,
        "runden": len(match),
        "minuten": match_minutes(session, TIMED_PLAYERS, len(match)),
        "namen": session.names,
    }


def word_odds(session: Session) -> Mapping[str, Any]:
    """How long a word five cards hold."""
    dealt, exchanged = HANDS.chances(session)
    return {
        "chancen": [
            LengthOdds(
                length,
                dealt.ways.get(length, 0) / dealt.total,
                exchanged.ways.get(length, 0) / exchanged.total,
                STANDARD_ERRORS * (exchanged.standard_error(length) or 0.0),
            )
            for length in (0, *range(LEAST, HANDS.most + 1))
        ],
        "haende": dealt.total,
        "stichprobe": exchanged.total,
    }


def groups(cards: Cards) -> tuple[str, ...]:
    """The signs of several letters among the cards, in the order of the alphabet."""
    return tuple(sorted({card.rank for card in cards if card.value and len(card.rank) > 1}))


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match, and what has stayed in the pot."""
    states: list[State] = [deal.state for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)]
    return {
        "namen": session.names[:players],
        "zeilen": [state.chips.stacks for state in states],
        "pot": [state.left for state in states],
    }


SHOWCASE = Showcase(booklet, specimen, practice, written_stacks, reckoned=(word_odds,))
