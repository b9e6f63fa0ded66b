"""What Boltan's booklet and pad show: the ladder, the practice deals, exchanges, dice tables, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import HandCard, Rung, list_rungs
from kartenwerk.play.examples.pads import written_stacks
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.fuenf_karten_boltan.dice import (
    OURS,
    SOURCE,
    TABLES,
    DiceTable,
    chances_of,
    dice_table,
    widest_gap,
)
from kartenwerk.play.games.fuenf_karten_boltan.practice import hand_cards, otherwise, practice_deals, ranking_of
from kartenwerk.play.games.fuenf_karten_boltan.rules import HANDS
from kartenwerk.play.games.fuenf_karten_boltan.shown import show_deals
from kartenwerk.play.games.fuenf_karten_boltan.state import SUITS, State
from kartenwerk.play.mechanics.ladders.example_hands import example_hands
from kartenwerk.play.mechanics.ladders.hands import hand_name
from kartenwerk.play.mechanics.ladders.odds import after_exchange, odds

PLAYERS = 4
TIMED_DEALS = 10  # deals whose duration the booklet tells
SPECIMEN_SEED = 21
SPECIMEN_DEALS = 9

KEPT_HANDS = {
    "zwilling": "den Zwilling",
    "dschinn": "die drei des Dschinns",
    "doppelzwilling": "beide Zwillinge",
    "drilling": "den Drilling",
    "elementarherr": "die vier des Elementarherrn",
}
"""Hands of which the cards that make them are usually kept at the exchange, and how a text calls those cards."""


class ExchangeOdds(NamedTuple):
    """What an exchange makes of a hand: what is kept, the hand, and how often it becomes each better one."""

    words: str
    cards: tuple[HandCard, ...]
    total: int
    better: float
    rows: tuple[tuple[str, float], ...]


class DiceRow(NamedTuple):
    """A hand's faces on the dice of the source and on ours, and how likely it is in truth and by each."""

    name: str
    source: tuple[str, ...]
    ours: tuple[str, ...]
    share: float
    source_share: float
    our_share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """The elements, and how long some deals take."""
    deals = play_rounds(session, PLAYERS, 1, TIMED_DEALS)
    lowest = (card for card in session.deck.pack.cards if card.suit == SUITS[0])
    return {
        "elemente": [require_suited(session.deck).suit(id) for id in SUITS],
        "runden": len(deals),
        "spieler": PLAYERS,
        "minuten": match_minutes(session, PLAYERS, TIMED_DEALS),
        "namen": session.names,
        "erz": views(sorted(lowest, key=lambda card: card.value), session.deck),
    }


def ladder(session: Session) -> Mapping[str, Any]:
    """The ladder with its odds, exchanges and dice tables."""
    ranking, grid = ranking_of(session)
    hands = example_hands(ranking, grid)
    exact = chances_of(HANDS, session)
    tables = {which: dice_table(HANDS, session, which) for which in TABLES}
    return {
        "leiter": rungs(session, hands),
        "tausch": exchange_odds(session, hands),
        "wuerfel": dice_rows(session, tables),
        "abstand": {which: float(widest_gap(exact, one.chances())) for which, one in tables.items()},
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The deals and their moves, and the second as it would have ended, had another of those that showed won it."""
    games = practice_deals(session, deals)
    return {
        "namen": session.names[: deals[0].players],
        "spiele": games,
        "zuege": show_deals(session, games),
        "sonst": otherwise(session, deals[1]),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match, and what waits for the next Helm."""
    states: list[State] = [deal.state for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)]
    rows = [(state.chips.stacks, state.helm.later) for state in states]
    return {"namen": session.names[:players], "zeilen": rows}


def rungs(session: Session, hands: Mapping[str, Cards]) -> list[Rung]:
    """The ladder from the highest hand to the lowest, with an example of each and its odds among all hands of five."""
    ranking, grid = ranking_of(session)
    return list_rungs(
        session,
        odds(ranking, grid, HANDS.most),
        lambda category: hand_cards(session, ranking, hands[category]),
        lambda category: hand_name(session, ranking.read(hands[category])),
    )


def exchange_odds(session: Session, hands: Mapping[str, Cards]) -> list[ExchangeOdds]:
    """What becomes of the ladder's example hands when the cards that make them are kept."""
    ranking, grid = ranking_of(session)
    odds = []
    for id, words in KEPT_HANDS.items():
        kept = ranking.read(hands[id]).best
        thrown = tuple(card for card in hands[id] if card not in kept)
        chances = after_exchange(ranking, grid, kept, thrown)
        better = chances[ranking.ids.index(id) + 1 :]
        share = sum(one.ways for one in better) / chances[0].total
        rows = tuple((session.data.hands[one.category].name, one.ways / one.total) for one in better if one.ways)
        odds.append(ExchangeOdds(words, hand_cards(session, ranking, hands[id]), chances[0].total, share, rows))
    return odds


def dice_rows(session: Session, tables: Mapping[str, DiceTable]) -> list[DiceRow]:
    """The source's dice table beside ours and the truth, the lowest hand first."""
    source, ours = tables[SOURCE], tables[OURS]
    exact, by_source, by_ours = chances_of(HANDS, session), source.chances(), ours.chances()
    return [
        DiceRow(
            session.data.hands[id].name,
            _faces(source, id),
            _faces(ours, id),
            float(exact[id]),
            float(by_source[id]),
            float(by_ours[id]),
        )
        for id in exact
    ]


def _faces(dice: DiceTable, id: str) -> tuple[str, ...]:
    """A hand's faces on every die: "8–14", "19" or nothing."""
    return tuple(
        "" if span is None else str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"
        for span in dice.spans(id)
    )


SHOWCASE = Showcase(booklet, specimen, practice, written_stacks, reckoned=(ladder,))
