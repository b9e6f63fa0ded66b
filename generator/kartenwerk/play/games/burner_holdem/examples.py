"""What Burner Hold'em's booklet and pad show: the ladder with its odds, the practice deals, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.ladder_rungs import Rung, list_rungs
from kartenwerk.play.examples.pads import written_stacks
from kartenwerk.play.examples.rounds import match_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.burner_holdem.practice import hand_cards, practice_deals
from kartenwerk.play.games.burner_holdem.rules import BOARD, HOLE_CARDS, LADDER, Rules, State, ladder
from kartenwerk.play.games.burner_holdem.shown import show_deals
from kartenwerk.play.mechanics.ladders.example_hands import example_hands
from kartenwerk.play.mechanics.ladders.ladder import PackGrid
from kartenwerk.play.mechanics.ladders.odds import odds

EXAMPLE_PLAYERS = 4
TIMED_DEALS = 10  # deals whose duration the booklet tells
SPECIMEN_SEED = 5
SPECIMEN_DEALS = 9


def booklet(session: Session) -> Mapping[str, Any]:
    """The highest hand, and how long some deals take."""
    deck = require_suited(session.deck)
    suit = (card for card in deck.suited if card.suit == deck.suits[0].id)
    deals = play_rounds(session, EXAMPLE_PLAYERS, 1, TIMED_DEALS)
    return {
        "vorlage": [session.data.hands[id].name for id in reversed(LADDER.ids)],
        "hoechste": views(sorted(suit, key=lambda card: -card.value), session.deck),
        "runden": len(deals),
        "spieler": EXAMPLE_PLAYERS,
        "minuten": match_minutes(session, EXAMPLE_PLAYERS, TIMED_DEALS),
        "namen": session.names,
    }


def ladder_odds(session: Session) -> Mapping[str, Any]:
    """The ladder of hands with its odds."""
    found = rungs(session)
    return {"leiter": found, "nach_seltenheit": [one.name for one in sorted(found, key=lambda one: one.ways)]}


def blinds(session: Session) -> Mapping[str, Any]:
    """The blinds as they are paid."""
    small, big = (session.values[which] for which in ("small_blind", "big_blind"))
    return {"blinds": (min(small, big), big)}


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deals, their moves, and the categories of hands in the order of the rules, the lowest first."""
    shown = practice_deals(session, deals)
    ranking = ladder(session.rules, PackGrid.of(session.pack_for(deals[0].players)))
    return {
        "namen": session.names[: deals[0].players],
        "spiele": shown,
        "zuege": show_deals(session, shown),
        "reihe": ranking.ids,
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match."""
    states: list[State] = [deal.state for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)]
    return {"namen": session.names[:players], "zeilen": [state.chips.stacks for state in states]}


def rungs(session: Session) -> list[Rung]:
    """The ladder from the highest hand to the lowest, with the odds among all sets of hole cards and board."""
    rules: Rules = session.rules
    grid = PackGrid.of(session.pack_for(EXAMPLE_PLAYERS))
    ranking = ladder(rules, grid)
    hands = example_hands(ranking, grid)
    chances = odds(ranking, grid, HOLE_CARDS + BOARD)
    return list_rungs(session, chances, lambda category: hand_cards(session, hands[category]))


SHOWCASE = Showcase(booklet, specimen, practice, written_stacks, reckoned=(ladder_odds, blinds))
