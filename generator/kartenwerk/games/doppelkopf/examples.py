"""Doppelkopf's examples: tricks with their duties, a deal counted out, a called partner, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice, pairwise
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import winners
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.trick_views import Trick, cards_of, order_of, signed, trick_view, tricks_of
from kartenwerk.examples.views import one_suit, views
from kartenwerk.games.doppelkopf.rules import CALL, GRAND, NORMAL, RANKS, SEATS, SOLO, Announce, ranking, ranking_of, re
from kartenwerk.mechanics.tricks import AUGEN, TRUMPS, augen, kind_of

SEEDS = range(600)
SPECIMEN_SEED = 10
SOLO_SUIT = "pik"
"""The suit of the solo whose trumps are pictured."""


class Side(NamedTuple):
    """A party at the end of a deal: its seats and what they have got."""

    names: tuple[str, ...]
    augen: int
    tricks: int


class Counted(NamedTuple):
    """A deal counted out: who won, for which units, what every seat writes down."""

    re: Side
    others: Side
    won: bool
    units: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]


class Called(NamedTuple):
    """A partner found by an ace: who called which suit, who laid the ace in which trick."""

    caller: str
    suit: str
    partner: str
    number: int


def booklet(session: Session) -> Mapping[str, Any]:
    """The orders of cards, two tricks in a row, a deal counted out, a called ace, and how long a match takes."""
    _, deal, pair = _find(session, shows_duties, "two tricks that explain the duty to follow")
    normal = _normal_game(session)
    _, call, _ = _find(session, shows_a_call, "a partner called by an ace")
    now = ranking_of(deal.start)
    stiche = [trick_view(session, trick, now) for trick in pair]
    return {
        "alle_augen": augen(deal.order),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "werte": views(one_suit(deal.order, RANKS), session.deck),
        "ordnung": _order(session, Announce()),
        "ordnung_solo": _order(session, Announce(SOLO, SOLO_SUIT)),
        "ordnung_gross": _order(session, Announce(GRAND)),
        "solofarbe": SOLO_SUIT,
        "je": len(deal.start.cards.hands[0]),
        "stiche": stiche,
        "wahl": _free_of_the_suit(session, pair[0]),
        "fehlfarbe": session.deck.spoken(pair[0][0].move.card).split("-")[0],
        "abrechnung": counted(session, normal),
        "ruf": called(session, call),
        "ruf_abrechnung": counted(session, call),
        "namen": session.names[:SEATS],
        "minuten": minutes(played(session, SEATS, 1, int(session.values["spiele"])), session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what every seat wins (first column) or loses (second), and its sum."""
    deals = tuple(islice(session.play_deals(players, SPECIMEN_SEED), int(session.values["spiele"])))
    sums = [0] * players
    rows = []
    for deal in deals:
        sums = [old + new for old, new in zip(sums, deal.result, strict=True)]
        entries = [(points, "") if points > 0 else ("", -points) for points in deal.result]
        rows.append({"punkte": deal.result, "eintraege": entries, "summen": list(map(signed, sums))})
    return {"namen": session.names[:players], "zeilen": rows}


def _order(session: Session, game: Announce) -> Any:
    rules = session.game.rules(**session.values)
    cards = session.game.pack(rules, SEATS, session.deck.pack)
    return order_of(ranking(game, rules.tolle, rules.tolle_zweite_sticht_erste), session.deck, cards)


def _find(session: Session, shows: Callable[[PlayedDeal], Any], what: str) -> tuple[int, PlayedDeal, Any]:
    return session.find(SEATS, shows, what, seeds=SEEDS)


def shows_duties(deal: PlayedDeal) -> tuple[Trick, Trick] | None:
    """A plain trick that a trump takes although others follow, somebody keeping a queen or jack of the suit; then
    a trick led with a trump."""
    if deal.state.game.kind != NORMAL:
        return None
    now = ranking_of(deal.start)
    tricks = tuple(tricks_of(deal))
    for first, second in pairwise(tricks):
        led = first[0].move.card
        taken = now.suit(cards_of(first)[now.winner(cards_of(first))]) == TRUMPS
        if now.suit(led) == TRUMPS or not taken or now.suit(second[0].move.card) != TRUMPS:
            continue
        if _keeper(first) is not None and any(now.suit(card) == led.suit for card in cards_of(first)[1:]):
            return first, second
    return None


def _keeper(trick: Trick) -> int | None:
    """The place of who holds only trumps of the led suit and need not lay them."""
    led = trick[0].move.card
    now = ranking_of(trick[0].before)
    for place, step in enumerate(trick[1:], start=1):
        printed = [card for card in step.before.cards.hands[step.seat] if card.suit == led.suit]
        if printed and all(now.suit(card) == TRUMPS for card in printed):
            return place
    return None


class Keeper(NamedTuple):
    """Who need not follow with trumps of the led suit: his name and those cards."""

    name: str
    cards: tuple[str, ...]


def _free_of_the_suit(session: Session, trick: Trick) -> Keeper:
    place = _keeper(trick)
    assert place is not None
    step, led = trick[place], trick[0].move.card
    kept = dict.fromkeys(card for card in step.before.cards.hands[step.seat] if card.suit == led.suit)
    return Keeper(session.names[step.seat], tuple(map(session.deck.spoken, kept)))


def shows_a_normal_game(deal: PlayedDeal) -> bool | None:
    """Two against two, with nothing announced."""
    return (deal.state.game.kind == NORMAL and len(re(deal.state)) == SEATS // 2) or None


def shows_schneider(deal: PlayedDeal) -> bool | None:
    """The same with more than the win to pay."""
    return (shows_a_normal_game(deal) and max(deal.result) > 1) or None


def _normal_game(session: Session) -> PlayedDeal:
    """One with Schneider, unless house rules make that too rare."""
    try:
        return _find(session, shows_schneider, "a normal game with Schneider")[1]
    except KartenwerkError:
        return _find(session, shows_a_normal_game, "a normal game")[1]


def shows_a_call(deal: PlayedDeal) -> bool | None:
    """A partner is called and found."""
    return (deal.state.game.kind == CALL and deal.state.partner is not None) or None


def counted(session: Session, deal: PlayedDeal) -> Counted:
    """The parties' Augen, the units, and the result of every seat."""
    state = deal.state
    ours = re(state)
    theirs = tuple(seat for seat in range(SEATS) if seat not in ours)
    best = winners(deal.result)
    units = dict.fromkeys(session.data.tally[item.reason] for item in deal.tally if item.points > 0)
    return Counted(
        _side(session, deal, ours),
        _side(session, deal, theirs),
        best[0] in ours,
        tuple(units),
        session.names[:SEATS],
        deal.result,
    )


def _side(session: Session, deal: PlayedDeal, seats: tuple[int, ...]) -> Side:
    cards = deal.state.cards
    return Side(tuple(session.names[seat] for seat in seats), cards.augen(*seats), cards.tricks(*seats))


def called(session: Session, deal: PlayedDeal) -> Called:
    """Who called, and the trick in which the ace was laid."""
    state = deal.state
    ace = (state.game.suit, "A")
    number, _ = next(
        (number, trick)
        for number, trick in enumerate(tricks_of(deal), start=1)
        if any(kind_of(step.move.card) == ace and step.seat == state.partner for step in trick)
    )
    suit = suited(session.deck).suit(state.game.suit).german
    return Called(session.names[state.alone], suit, session.names[state.partner], number)
