"""Herzblatt's examples: packs, the stock taken up, two tricks with their duties, a deal won and one lost, a pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.pads import entry_rows, signed
from kartenwerk.examples.rounds import match_minutes
from kartenwerk.examples.trick_views import (
    TrickSteps,
    cards_of,
    hand_of,
    in_play,
    ranking_view,
    trick_view,
    tricks_of,
)
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.herzblatt.rules import ALL_AUGEN, RANKING, RANKS, STOCK, State, made
from kartenwerk.mechanics.augen import AUGEN, augen
from kartenwerk.mechanics.duties import TRUMP
from kartenwerk.mechanics.ranking import TRUMPS
from kartenwerk.mechanics.tricks import Lay
from kartenwerk.mechanics.widow import Discard

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


class FreeSeat(NamedTuple):
    """A seat that could not follow: the card it laid, and the trumps it held."""

    name: str
    card: CardView
    trumps: tuple[CardView, ...]


class DealEnd(NamedTuple):
    """The end of a deal: the declarer's Augen, whether he won or lost `high`, and what every seat gets."""

    declarer: str
    augen: int
    won: bool
    high: bool
    points: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The packs, the order of cards, a deal with its tricks, one won and one lost, and how long a match takes."""
    shows = shows_a_duty_to_trump if session.values["trumpfzwang"] else shows_a_trump_kept_back
    _, deal, pair = session.find(PLAYERS, shows, "duties of two tricks", seeds=SEEDS)
    return {
        "alle_augen": ALL_AUGEN,
        "stock": STOCK,
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "ordnung": ranking_view(RANKING, session.deck, deal.order),
        "blaetter": [_pack_size(session, players) for players in session.data.players],
        "personen": PLAYERS,
        "je": len(deal.start.cards.hands[0]),
        "spielmacher": session.names[_declarer(deal)],
        "aufgenommen": taken(session, deal),
        "stiche": [trick_view(session, trick) for trick in pair],
        "frei": _free(session, pair[1]),
        "gewonnen": _end(session, _won),
        "verloren": _end(session, _lost),
        "namen": session.names[:PLAYERS],
        "minuten": match_minutes(session, PLAYERS, int(session.values["spiele"])),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: the declarer's Augen, what every seat won or lost, and its sum."""
    match = tuple(islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def _entries(deal: PlayedDeal, seat: int) -> tuple[object, object]:
    points = deal.result[seat]
    return str(made(deal.state)) if seat == _declarer(deal) else "", f"+{points}" if points > 0 else signed(points)


def _pack_size(session: Session, players: int) -> PackSize:
    deal = session.play(players, 1)
    return PackSize(players, len(deal.order), len(deal.start.cards.hands[0]))


def _declarer(deal: PlayedDeal) -> int:
    """Who played alone in a finished deal."""
    state: State = deal.state
    assert state.declarer is not None
    return state.declarer


def shows_a_trump_kept_back(deal: PlayedDeal) -> tuple[TrickSteps, TrickSteps] | None:
    """A trick in which everybody must follow, and a later one in which a seat that cannot follow keeps its trumps."""
    return _shows(deal, _keeps_back)


def shows_a_duty_to_trump(deal: PlayedDeal) -> tuple[TrickSteps, TrickSteps] | None:
    """The same, but in the later trick a seat must trump."""
    return _shows(deal, lambda step: _must_trump(deal, step))


def _shows(deal: PlayedDeal, answers: Callable[[Step], bool]) -> tuple[TrickSteps, TrickSteps] | None:
    """The first trick that is answered so, and before it one in which everybody must follow a plain suit."""
    state: State = deal.state
    if not state.stock.taken:
        return None
    tricks = tuple(tricks_of(deal))
    last = next((place for place, trick in enumerate(tricks) if any(map(answers, trick[1:]))), 0)
    plain = (trick for trick in tricks[:last] if RANKING.suit(trick[0].move.card) != TRUMPS)
    first = next((trick for trick in plain if _all_follow(trick)), None)
    return (first, tricks[last]) if first else None


def _all_follow(trick: TrickSteps) -> bool:
    """Whether all the others have the led suit, and other cards besides."""
    led = cards_of(trick)[0].suit
    hands = [{card.suit for card in hand_of(step)} for step in trick[1:]]
    return all(led in suits and len(suits) > 1 for suits in hands)


def _keeps_back(step: Step) -> bool:
    """Whether the seat could trump, and lays a card of another suit."""
    led = RANKING.suit(in_play(step).trick.cards[0])
    void = not any(RANKING.suit(card) == led for card in hand_of(step))
    return void and _has_trumps(step) and RANKING.suit(step.move.card) != TRUMPS


def _must_trump(deal: PlayedDeal, step: Step) -> bool:
    reasons = {deal.game.why_not(step.before, Lay(card)) for card in hand_of(step)}
    return any(reason is not None and reason.id == TRUMP.id for reason in reasons)


def _has_trumps(step: Step) -> bool:
    return any(RANKING.suit(card) == TRUMPS for card in hand_of(step))


def _free(session: Session, trick: TrickSteps) -> FreeSeat:
    """The first seat that does not follow although it has trumps."""
    led = RANKING.suit(cards_of(trick)[0])
    step = next(step for step in trick[1:] if RANKING.suit(step.move.card) != led and _has_trumps(step))
    trumps = views((card for card in hand_of(step) if RANKING.suit(card) == TRUMPS), session.deck)
    return FreeSeat(session.names[step.seat], CardView.of(step.move.card, session.deck), trumps)


def taken(session: Session, deal: PlayedDeal) -> TakenStock:
    """The stock that was taken up, and the cards laid away for it."""
    start: State = deal.start
    away = next(step.move.cards for step in deal.steps if isinstance(step.move, Discard))
    name = session.names[_declarer(deal)]
    return TakenStock(name, views(start.stock.cards, session.deck), views(away, session.deck), augen(away))


def _won(deal: PlayedDeal) -> bool | None:
    return deal.result[_declarer(deal)] > 0 or None


def _lost(deal: PlayedDeal) -> bool | None:
    return deal.result[_declarer(deal)] < 0 or None


def _end(session: Session, shows: Callable[[PlayedDeal], bool | None]) -> DealEnd | None:
    """The first deal that ends so; None where house rules make that too rare."""
    try:
        _, deal, _ = session.find(PLAYERS, shows, "such an end", seeds=SEEDS)
    except KartenwerkError:
        return None
    declarer = _declarer(deal)
    high = any(item.reason == "hoch_verloren" for item in deal.tally)
    return DealEnd(session.names[declarer], made(deal.state), deal.result[declarer] > 0, high, deal.result)
