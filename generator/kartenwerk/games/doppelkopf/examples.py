"""Doppelkopf's examples: two tricks with their duties, a deal counted out, a called partner, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import winners
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.pads import entry_rows
from kartenwerk.examples.practice_tricks import dealt_hands, trick_stories
from kartenwerk.examples.rounds import match_minutes
from kartenwerk.examples.trick_views import (
    RankingView,
    TrickSteps,
    cards_of,
    hand_of,
    ranking_of,
    ranking_view,
    trick_view,
    tricks_of,
)
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.doppelkopf.rules import (
    CALL,
    GRAND,
    NORMAL,
    RANKS,
    SEATS,
    SOLO,
    Announce,
    State,
    ranking,
    re_party,
)
from kartenwerk.mechanics.augen import AUGEN, augen
from kartenwerk.mechanics.ranking import TRUMPS, kind_of

SEEDS = range(600)
SPECIMEN_SEED = 10
SOLO_SUIT = "pik"
"""The suit of the solo whose trumps are pictured."""


class PartyView(NamedTuple):
    """A party at the end of a deal: its seats, and what they have taken."""

    names: tuple[str, ...]
    augen: int
    tricks: int


class CountedDeal(NamedTuple):
    """A deal counted out: whether Re has won, by which units, and what every seat writes down."""

    re: PartyView
    others: PartyView
    won: bool
    units: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]


class CalledPartner(NamedTuple):
    """A partner found by an ace: who called which suit, and who laid its ace in which trick."""

    caller: str
    suit: str
    partner: str
    number: int


class Standing(NamedTuple):
    """The Augen of both parties after a trick."""

    re: int
    kontra: int


class KeptTrumps(NamedTuple):
    """A seat that need not follow, as its cards of the printed suit that was led are trumps."""

    name: str
    cards: tuple[CardView, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """The orders of cards, two tricks in a row, a deal counted out, a called ace, and how long a match takes."""
    _, deal, pair = session.find(SEATS, shows_duties, "two tricks that explain the duty to follow", seeds=SEEDS)
    _, call, _ = session.find(SEATS, shows_a_call, "a partner called by an ace", seeds=SEEDS)
    return {
        "alle_augen": augen(deal.order),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "werte": views(one_suit(deal.order, RANKS), session.deck),
        "ordnung": _order(session, Announce()),
        "ordnung_solo": _order(session, Announce(SOLO, SOLO_SUIT)),
        "ordnung_gross": _order(session, Announce(GRAND)),
        "solofarbe": SOLO_SUIT,
        "je": len(deal.start.cards.hands[0]),
        "stiche": [trick_view(session, trick) for trick in pair],
        "wahl": _kept_trumps(session, pair[0]),
        "fehlfarbe": session.deck.spoken(pair[0][0].move.card).split("-")[0],
        "abrechnung": counted(session, _normal_game(session)),
        "ruf": called(session, call),
        "ruf_abrechnung": counted(session, call),
        "namen": session.names[:SEATS],
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands, announcements, tricks, and how the parties stand after each trick."""
    deal = deals[0]
    stories = tuple(trick_stories(session, deal))
    names = session.names[:SEATS]
    ours = [names[seat] for seat in re_party(deal.state)]
    theirs = [name for name in names if name not in ours]
    return {
        "namen": names,
        "geber": names[deal.start.dealer],
        "haende": dealt_hands(session, deal),
        "ansagen": [str(step.move) for step in deal.steps if isinstance(step.move, Announce)],
        "stiche": stories,
        "re": ours,
        "kontra": theirs,
        "marken": {name: "Re" if name in ours else "Kontra" for name in names},
        "stand": (
            Standing(0, 0),
            *(Standing(*(sum(story.taken[name] for name in side) for side in (ours, theirs))) for story in stories),
        ),
        "alle": augen(deal.order),
        "ziel": int(session.values["gewinn_augen"]),
        "abrechnung": counted(session, deal),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what every seat wins (first column) or loses (second), and its sum."""
    match = tuple(islice(session.play_deals(players, SPECIMEN_SEED), int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def _entries(deal: PlayedDeal, seat: int) -> tuple[object, object]:
    points = deal.result[seat]
    return (points, "") if points > 0 else ("", -points)


def _order(session: Session, game: Announce) -> RankingView:
    rules = session.game.rules(**session.values)
    cards = session.game.pack(rules, SEATS, session.deck.pack)
    return ranking_view(ranking(game, rules.tolle, rules.tolle_zweite_sticht_erste), session.deck, cards)


def shows_duties(deal: PlayedDeal) -> tuple[TrickSteps, TrickSteps] | None:
    """A plain trick, in which some follow, a trump wins and `_keeper` finds a seat; then a trick led with a trump."""
    state: State = deal.state
    if state.game.kind != NORMAL:
        return None
    order = state.ranking
    for first, second in pairwise(tricks_of(deal)):
        cards = cards_of(first)
        led = cards[0]
        if order.suit(led) == TRUMPS or order.suit(second[0].move.card) != TRUMPS:
            continue
        taken = order.suit(cards[order.winner(cards)]) == TRUMPS
        followed = any(order.suit(card) == led.suit for card in cards[1:])
        if taken and followed and _keeper(first) is not None:
            return first, second
    return None


def _keeper(trick: TrickSteps) -> int | None:
    """The place of the first seat that holds only trumps of the printed suit that was led, and need not lay them."""
    led = trick[0].move.card
    order = ranking_of(trick[0])
    for place, step in enumerate(trick[1:], start=1):
        printed = [card for card in hand_of(step) if card.suit == led.suit]
        if printed and all(order.suit(card) == TRUMPS for card in printed):
            return place
    return None


def _kept_trumps(session: Session, trick: TrickSteps) -> KeptTrumps:
    place = _keeper(trick)
    assert place is not None
    step, led = trick[place], trick[0].move.card
    kept = dict.fromkeys(card for card in hand_of(step) if card.suit == led.suit)
    return KeptTrumps(session.names[step.seat], views(kept, session.deck))


def shows_a_normal_game(deal: PlayedDeal) -> bool | None:
    """Two against two, with nothing announced."""
    state: State = deal.state
    return (state.game.kind == NORMAL and len(re_party(state)) == SEATS // 2) or None


def shows_schneider(deal: PlayedDeal) -> bool | None:
    """The same, with more to pay than the win."""
    return (shows_a_normal_game(deal) and max(deal.result) > 1) or None


def shows_a_call(deal: PlayedDeal) -> bool | None:
    """A partner is called and found."""
    state: State = deal.state
    return (state.game.kind == CALL and state.partner is not None) or None


def _normal_game(session: Session) -> PlayedDeal:
    """A normal game with Schneider, unless house rules make that too rare."""
    try:
        return session.find(SEATS, shows_schneider, "a normal game with Schneider", seeds=SEEDS)[1]
    except KartenwerkError:
        return session.find(SEATS, shows_a_normal_game, "a normal game", seeds=SEEDS)[1]


def counted(session: Session, deal: PlayedDeal) -> CountedDeal:
    """The parties' Augen, the units, and the result of every seat."""
    ours = re_party(deal.state)
    theirs = tuple(seat for seat in range(SEATS) if seat not in ours)
    units = dict.fromkeys(session.data.tally_label(item.reason) for item in deal.tally if item.points > 0)
    return CountedDeal(
        _party(session, deal, ours),
        _party(session, deal, theirs),
        winners(deal.result)[0] in ours,
        tuple(units),
        session.names[:SEATS],
        deal.result,
    )


def _party(session: Session, deal: PlayedDeal, seats: tuple[int, ...]) -> PartyView:
    state: State = deal.state
    names = tuple(session.names[seat] for seat in seats)
    return PartyView(names, state.cards.augen(*seats), state.cards.tricks(*seats))


def called(session: Session, deal: PlayedDeal) -> CalledPartner:
    """Who called, and the trick in which the ace was laid."""
    state: State = deal.state
    assert state.declarer is not None and state.partner is not None
    ace = (state.game.suit, "A")
    number = next(
        number
        for number, trick in enumerate(tricks_of(deal), start=1)
        if any(kind_of(step.move.card) == ace and step.seat == state.partner for step in trick)
    )
    suit = suited(session.deck).suit(state.game.suit).german
    return CalledPartner(session.names[state.declarer], suit, session.names[state.partner], number)
