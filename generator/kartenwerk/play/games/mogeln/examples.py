"""Mogeln's examples: a pile with a joker, how often a rank is missing, a filled-in pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import comb
from statistics import fmean
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.rounds import minutes_of_matches, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import views
from kartenwerk.play.games.mogeln.practice import Pile, PileView, pile_view, piles, practice
from kartenwerk.play.games.mogeln.rules import JOKER, ONE_PACK, RANKS, Answer, State

PLAYERS = 4
"""How many play the examples."""

LONGEST = 6
"""Cards of the longest pile that shows a joker."""

SPECIMEN_SEED = 2
SPECIMEN_GAMES = 6


FEW = 5
"""Cards of the small hand that the booklet compares with those just dealt."""


class Missing(NamedTuple):
    """How likely a hand, among so many players, lacks the rank that must be said; `sizes` are those that hands have."""

    players: int
    sizes: tuple[int, ...]
    share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """How ranks are said, and how long a game takes."""
    deck = require_suited(session.deck)
    return {
        "worte": {rank: deck.rank(rank).spoken for rank in RANKS},
        "ein_blatt": ONE_PACK,
        "minuten": minutes_of_matches(session, _game_lengths),
        "namen": session.names[:PLAYERS],
        "spieler": PLAYERS,
    }


def _game_lengths(session: Session) -> Iterator[int]:
    """The moves of one game after the other; trust is silent and takes no time."""
    for seed in count():
        for game in play_rounds(session, PLAYERS, seed, 1):
            yield sum(step.move is not Answer.TRUST for step in game.steps)


def order_of_ranks(session: Session) -> Mapping[str, Any]:
    """The ranks in the order in which they are said."""
    start = RANKS.index(str(session.values["startwert"]))
    return {"folge": views(_one_suit(session, start), session.deck)}


def joker_pile(session: Session) -> Mapping[str, Any]:
    """A pile with a joker, if there are any."""
    return {"joker": _joker_example(session) if session.values["joker"] else None}


def missing_ranks(session: Session) -> Mapping[str, Any]:
    """How many cards everybody has, and how often a rank is missing among them."""
    order = session.play(PLAYERS, 0, limit=0).order
    return {
        "haende": [missing(session, players) for players in session.data.players],
        "wenige": Missing(PLAYERS, (FEW,), lacking(order, FEW)),
        "je": -(-len(order) // PLAYERS),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """How many of some games each seat has won."""
    won = [deal.result.index(1) for deal in play_rounds(session, players, SPECIMEN_SEED, SPECIMEN_GAMES)]
    return {"namen": session.names[:players], "striche": [won.count(seat) for seat in range(players)]}


def written_match(session: Session, deals: Sequence[ScoredDeal]) -> Sequence[Mapping[str, Any]]:
    """The leaf of games that people write down: a stroke for each that a seat has won."""
    return [{"striche": [sum(deal.result[seat] for deal in deals) for seat in range(len(deals[0].names))]}]


def _one_suit(session: Session, start: int) -> Cards:
    """A card of each rank in the order in which they are said."""
    by_rank = {card.rank: card for card in session.deck.pack.cards if card.suit == "herz"}
    return tuple(by_rank[rank] for rank in (*RANKS[start:], *RANKS[:start]))


def joker_knocked(deal: PlayedDeal) -> Pile | None:
    """A pile that fits a page and ends with a knock that turns up a joker."""
    for pile in piles(deal):
        before: State = pile[-1].before
        if pile[-1].move is Answer.KNOCK and len(pile) <= LONGEST + 1 and before.pile[-1].suit == JOKER:
            return pile
    return None


def _joker_example(session: Session) -> PileView:
    _, _, pile = session.find(PLAYERS, joker_knocked, "a knock that turns up a joker")
    return pile_view(session, pile)


def missing(session: Session, players: int) -> Missing:
    """How likely a hand just dealt lacks a rank, in the mean over all seats."""
    pack = session.pack_for(players)
    hands = [len(pack[seat::players]) for seat in range(players)]
    return Missing(players, tuple(sorted({*hands})), fmean(lacking(pack, hand) for hand in hands))


def lacking(pack: Cards, hand: int) -> float:
    """How likely so many cards have none of a rank; a joker is any rank."""
    others = sum(card.suit != JOKER and card.rank != RANKS[0] for card in pack)
    return comb(others, hand) / comb(len(pack), hand)


SHOWCASE = Showcase(
    booklet, specimen, practice, written_match=written_match, reckoned=(order_of_ranks, joker_pile, missing_ranks)
)
