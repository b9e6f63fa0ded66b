"""Herzblatt's examples: packs, the practice deal of two, a deal lost, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, entry_rows, sign, write_row
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.practice_tricks import trick_stories
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_tricks import empty_bar, mats_of_hands, show_tricks, sides_against
from kartenwerk.play.examples.trick_views import ranking_view
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.games.herzblatt.rules import ALL_AUGEN, RANKING, RANKS, STOCK, Call, State, count_made
from kartenwerk.play.mechanics.augen import AUGEN, augen
from kartenwerk.play.mechanics.widow import Discard

PLAYERS = 3
"""How many play the examples."""

SEEDS = range(600)
SPECIMEN_SEED = 4
SPECIMEN_DEALS = 12


class PackSize(NamedTuple):
    """With how many cards so many play, and how many each gets."""

    players: int
    cards: int
    hand: int


class TakenStock(NamedTuple):
    """What the declarer took up from the stock, what he laid away, and the Augen of that."""

    name: str
    stock: tuple[CardView, ...]
    away: tuple[CardView, ...]
    augen: int


class DealEnd(NamedTuple):
    """The end of a deal: the declarer's Augen, whether he won or lost `high`, and what every seat gets."""

    declarer: str
    augen: int
    won: bool
    high: bool
    points: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """What cards count, a deal lost, and how long a match takes."""
    return {
        "alle_augen": ALL_AUGEN,
        "stock": STOCK,
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "personen": PLAYERS,
        "verloren": _end(session),
        "namen": session.names[:PLAYERS],
        "minuten": match_minutes(session, PLAYERS, int(session.values["spiele"])),
    }


def packs(session: Session) -> Mapping[str, Any]:
    """The packs, the order of cards, and how many everybody has."""
    deal = session.play(PLAYERS, 1, limit=0)
    return {
        "ordnung": ranking_view(RANKING, session.deck, deal.order),
        "blaetter": [_pack_size(session, players) for players in session.data.players],
        "je": len(deal.start.cards.hands[0]),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands and stock, who plays alone, the tricks, how both sides stand, and who pays."""
    deal = deals[0]
    start: State = deal.start
    names = session.names[: deal.players]
    stories = tuple(trick_stories(session, deal))
    declarer = names[_declarer(deal)]
    taken = _view_stock(session, deal)
    (after,) = (step.after for step in deal.steps if isinstance(step.move, Discard))
    sides = sides_against(declarer, [name for name in names if name != declarer])
    goal = int(session.values["min_augen"])
    bar = empty_bar(sides, ALL_AUGEN, goal).with_segment(declarer, "", taken.augen)
    mats = tuple(mats_of_hands(session, stories)) if deal.players == 2 else ()  # a move has room for two hands
    return {
        "namen": names,
        "geber": names[start.dealer],
        "spielmacher": declarer,
        "sagt": [(names[step.seat], str(step.move)) for step in deal.steps if isinstance(step.move, Call)],
        "haende": (*name_hands(session, start.cards.hands), NamedCards("Stock", taken.stock)),
        "kennt": len(after.cards.hands[_declarer(deal)]) + len(taken.away),
        "alle_karten": len(deal.order),
        "aufgenommen": taken,
        "stiche": stories,
        "zuege": show_tricks(session, stories, bar, sides=sides, mats=mats),
        "ziel": goal,
        "ende": _view_end(session, deal),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: the declarer's Augen, what every seat won or lost, and its sum."""
    match = tuple(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """The declarer's Augen, and how everybody stands, after a deal that people write down."""
    return write_row(deal, lambda seat: (sign(deal.sums[seat]),), (str(deal.facts.augen),))


def _entries(deal: PlayedDeal, seat: int) -> tuple[object, object]:
    points = deal.result[seat]
    return str(count_made(deal.state)) if seat == _declarer(deal) else "", f"+{points}" if points > 0 else sign(points)


def _pack_size(session: Session, players: int) -> PackSize:
    deal = session.play(players, 1)
    return PackSize(players, len(deal.order), len(deal.start.cards.hands[0]))


def _declarer(deal: PlayedDeal) -> int:
    """Who played alone in a finished deal."""
    state: State = deal.state
    assert state.declarer is not None
    return state.declarer


def _view_stock(session: Session, deal: PlayedDeal) -> TakenStock:
    """The stock that was taken up, and the cards laid away for it."""
    start: State = deal.start
    away = next(step.move.cards for step in deal.steps if isinstance(step.move, Discard))
    name = session.names[_declarer(deal)]
    return TakenStock(name, views(start.stock.cards, session.deck), views(away, session.deck), augen(away))


def _is_lost(deal: PlayedDeal) -> bool | None:
    return deal.result[_declarer(deal)] < 0 or None


def _end(session: Session) -> DealEnd | None:
    """The first deal that is lost; None where house rules make that too rare."""
    try:
        _, deal, _ = session.find(PLAYERS, _is_lost, "a deal lost", seeds=SEEDS)
    except KartenwerkError:
        return None
    return _view_end(session, deal)


def _view_end(session: Session, deal: PlayedDeal) -> DealEnd:
    declarer = _declarer(deal)
    high = any(item.reason == "hoch_verloren" for item in deal.tally)
    return DealEnd(session.names[declarer], count_made(deal.state), deal.result[declarer] > 0, high, deal.result)


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(packs,))
