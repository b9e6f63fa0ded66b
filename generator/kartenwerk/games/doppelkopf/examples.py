"""Doppelkopf's examples: tricks with their duties, a deal counted out, a called partner, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice, pairwise
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import winners
from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table
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


def booklet(table: Table) -> Mapping[str, Any]:
    """The orders of cards, two tricks in a row, a deal counted out, a called ace, and how long a match takes."""
    _, match, pair = _find(table, shows_duties, "two tricks that explain the duty to follow")
    normal = _normal_game(table)
    _, call, _ = _find(table, shows_a_call, "a partner called by an ace")
    now = ranking_of(match.start)
    stiche = [trick_view(table, trick, now) for trick in pair]
    return {
        "alle_augen": augen(match.order),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "werte": views(one_suit(match.order, RANKS), table.deck),
        "ordnung": _order(table, Announce()),
        "ordnung_solo": _order(table, Announce(SOLO, SOLO_SUIT)),
        "ordnung_gross": _order(table, Announce(GRAND)),
        "solofarbe": SOLO_SUIT,
        "je": len(match.start.cards.hands[0]),
        "stiche": stiche,
        "wahl": _free_of_the_suit(table, pair[0]),
        "fehlfarbe": table.deck.spoken(pair[0][0].move.card).split("-")[0],
        "abrechnung": counted(table, normal),
        "ruf": called(table, call),
        "ruf_abrechnung": counted(table, call),
        "namen": table.names[:SEATS],
        "minuten": minutes(played(table, SEATS, 1, int(table.values["spiele"])), table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what every seat wins (first column) or loses (second), and its sum."""
    matches = tuple(islice(table.play_deals(players, SPECIMEN_SEED), int(table.values["spiele"])))
    sums = [0] * players
    rows = []
    for match in matches:
        sums = [old + new for old, new in zip(sums, match.result, strict=True)]
        entries = [(points, "") if points > 0 else ("", -points) for points in match.result]
        rows.append({"punkte": match.result, "eintraege": entries, "summen": list(map(signed, sums))})
    return {"namen": table.names[:players], "zeilen": rows}


def _order(table: Table, game: Announce) -> Any:
    rules = table.game.rules(**table.values)
    cards = table.game.pack(rules, SEATS, table.deck.pack)
    return order_of(ranking(game, rules.tolle, rules.tolle_zweite_sticht_erste), table.deck, cards)


def _find(table: Table, shows: Callable[[Match], Any], what: str) -> tuple[int, Match, Any]:
    return find(table.game, table.values, SEATS, table.deck.pack, shows, what, SEEDS)


def shows_duties(match: Match) -> tuple[Trick, Trick] | None:
    """A plain trick that a trump takes although others follow, somebody keeping a queen or jack of the suit; then
    a trick led with a trump."""
    if match.state.game.kind != NORMAL:
        return None
    now = ranking_of(match.start)
    tricks = tuple(tricks_of(match))
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


def _free_of_the_suit(table: Table, trick: Trick) -> Keeper:
    place = _keeper(trick)
    assert place is not None
    step, led = trick[place], trick[0].move.card
    kept = dict.fromkeys(card for card in step.before.cards.hands[step.seat] if card.suit == led.suit)
    return Keeper(table.names[step.seat], tuple(map(table.deck.spoken, kept)))


def shows_a_normal_game(match: Match) -> bool | None:
    """Two against two, with nothing announced."""
    return (match.state.game.kind == NORMAL and len(re(match.state)) == SEATS // 2) or None


def shows_schneider(match: Match) -> bool | None:
    """The same with more than the win to pay."""
    return (shows_a_normal_game(match) and max(match.result) > 1) or None


def _normal_game(table: Table) -> Match:
    """One with Schneider, unless house rules make that too rare."""
    try:
        return _find(table, shows_schneider, "a normal game with Schneider")[1]
    except KartenwerkError:
        return _find(table, shows_a_normal_game, "a normal game")[1]


def shows_a_call(match: Match) -> bool | None:
    """A partner is called and found."""
    return (match.state.game.kind == CALL and match.state.partner is not None) or None


def counted(table: Table, match: Match) -> Counted:
    """The parties' Augen, the units, and the result of every seat."""
    state = match.state
    ours = re(state)
    theirs = tuple(seat for seat in range(SEATS) if seat not in ours)
    best = winners(match.result)
    units = dict.fromkeys(table.data.tally[item.reason] for item in match.tally if item.points > 0)
    return Counted(
        _side(table, match, ours),
        _side(table, match, theirs),
        best[0] in ours,
        tuple(units),
        table.names[:SEATS],
        match.result,
    )


def _side(table: Table, match: Match, seats: tuple[int, ...]) -> Side:
    cards = match.state.cards
    return Side(tuple(table.names[seat] for seat in seats), cards.augen(*seats), cards.tricks(*seats))


def called(table: Table, match: Match) -> Called:
    """Who called, and the trick in which the ace was laid."""
    state = match.state
    ace = (state.game.suit, "A")
    number, _ = next(
        (number, trick)
        for number, trick in enumerate(tricks_of(match), start=1)
        if any(kind_of(step.move.card) == ace and step.seat == state.partner for step in trick)
    )
    suit = suited(table.deck).suit(state.game.suit).german
    return Called(table.names[state.alone], suit, table.names[state.partner], number)
