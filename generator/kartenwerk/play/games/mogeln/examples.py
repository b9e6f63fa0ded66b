"""Mogeln's examples: the practice deal, a pile with a joker, how often a rank is missing, a filled-in pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import comb
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.cards import Cards
from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import ScoredDeal
from kartenwerk.play.examples.practice import name_hands
from kartenwerk.play.examples.rounds import mean_minutes, play_rounds
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.mogeln.rules import JOKER, ONE_PACK, RANKS, Answer, Lay, State, due, is_true

Pile: TypeAlias = tuple[Step, ...]
"""The cards laid on a pile, and the knock that ends it if there was one."""

PLAYERS = 4
"""How many play the examples."""

LONGEST = 6
"""Cards of the longest pile that shows a joker."""

SPECIMEN_SEED = 2
SPECIMEN_GAMES = 6


class LaidCard(NamedTuple):
    """A card on the pile: who laid it, which rank was said, what it is, and whether that is true.

    held   how many cards of that rank everybody held when it was said, by name
    left   how many cards the hand has afterwards
    """

    name: str
    said: str
    card: CardView
    true: bool
    held: Mapping[str, int]
    left: int


class PileView(NamedTuple):
    """A pile from its first card on: who knocks, who takes it, and which rank must be said next.

    `knocks` and `takes` are "" if the game ends with the pile.
    """

    cards: tuple[LaidCard, ...]
    knocks: str
    takes: str
    next: str


FEW = 5
"""Cards of the small hand that the booklet compares with those just dealt."""


class Missing(NamedTuple):
    """How likely a hand, among so many players, lacks the rank that must be said; `sizes` are those that hands have."""

    players: int
    sizes: tuple[int, ...]
    share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """A pile with a joker if there are any, the order of ranks, how often one is missing, and how long a game takes."""
    (game,) = play_rounds(session, PLAYERS, 0, 1)
    deck = require_suited(session.deck)
    start = RANKS.index(str(session.values["startwert"]))
    return {
        "folge": views(_one_suit(session, start), session.deck),
        "worte": {rank: deck.rank(rank).spoken for rank in RANKS},
        "joker": _joker_example(session) if session.values["joker"] else None,
        "haende": [missing(session, players) for players in session.data.players],
        "wenige": Missing(PLAYERS, (FEW,), lacking(game.order, FEW)),
        "ein_blatt": ONE_PACK,
        "je": -(-len(game.order) // PLAYERS),
        "minuten": mean_minutes(_game_lengths(session), session.data.move_seconds),
        "namen": session.names[:PLAYERS],
        "spieler": PLAYERS,
    }


def _game_lengths(session: Session) -> Iterator[int]:
    """The moves of one game after the other; trust is silent and takes no time."""
    for seed in count():
        for game in play_rounds(session, PLAYERS, seed, 1):
            yield sum(step.move is not Answer.TRUST for step in game.steps)


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


def piles(deal: PlayedDeal) -> Iterator[Pile]:
    """Every pile from its first card to the knock, or to the end of the game; answers of trust are left out."""
    laid: list[Step] = []
    for step in deal.steps:
        if isinstance(step.move, Lay) or step.move is Answer.KNOCK:
            laid.append(step)
        if step.move is Answer.KNOCK:
            yield tuple(laid)
            laid = []
    if laid:
        yield tuple(laid)


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


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: the hands in the order of ranks, pile after pile, and how many cards are left in each hand."""
    (deal,) = deals
    names = session.names[: deal.players]
    start: State = deal.start
    shown = [pile_view(session, pile) for pile in piles(deal)]
    hands = (sorted(hand, key=lambda card: RANKS.index(card.rank)) for hand in start.hands)
    return {
        "namen": names,
        "geber": names[start.dealer],
        "haende": name_hands(session, hands),
        "stapel": shown,
        "karten": [card for pile in shown for card in pile.cards],
        "sieger": names[deal.result.index(1)],
        "rest": {name: len(hand) for name, hand in zip(names, deal.state.hands, strict=True)},
    }


def pile_view(session: Session, pile: Pile) -> PileView:
    """A pile as templates see it."""
    last, names = pile[-1], session.names
    after: State = last.after
    doubted = last.move is Answer.KNOCK
    return PileView(
        tuple(_laid_card(session, step) for step in (pile[:-1] if doubted else pile)),
        names[last.seat] if doubted else "",
        names[after.turn] if doubted else "",
        require_suited(session.deck).rank(due(after)).spoken,
    )


def _laid_card(session: Session, step: Step) -> LaidCard:
    before: State = step.before
    after: State = step.after
    rank = RANKS[after.said]
    return LaidCard(
        session.names[step.seat],
        require_suited(session.deck).rank(rank).spoken,
        CardView.of(step.move.card, session.deck),
        is_true(after),
        {
            name: sum(card.rank == rank for card in hand)
            for name, hand in zip(session.names, before.hands, strict=False)
        },
        len(after.hands[step.seat]),
    )


def missing(session: Session, players: int) -> Missing:
    """How likely a hand just dealt lacks a rank, in the mean over all seats."""
    pack = session.pack_for(players)
    hands = [len(pack[seat::players]) for seat in range(players)]
    return Missing(players, tuple(sorted({*hands})), fmean(lacking(pack, hand) for hand in hands))


def lacking(pack: Cards, hand: int) -> float:
    """How likely so many cards have none of a rank; a joker is any rank."""
    others = sum(card.suit != JOKER and card.rank != RANKS[0] for card in pack)
    return comb(others, hand) / comb(len(pack), hand)


SHOWCASE = Showcase(booklet, specimen, practice, written_match=written_match)
