"""Wallachen's examples: a bidding with holding, tricks in which duties bind, a game that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.solos import Spoken, bidding, has_hold, lines, sequence
from kartenwerk.examples.trick_views import order_of
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.wallachen.doubling import Act
from kartenwerk.games.wallachen.rules import HAND, LEAST, SCALE, SEATS, START, SUITS, State, ranking_of
from kartenwerk.mechanics.tricks import BEAT, FOLLOW, TRUMP
from kartenwerk.mechanics.widow import Discard

PAD_PLAYERS = {"a6": (SEATS,), "a5": (SEATS,)}
SPECIMEN_SEED = 5
SPECIMEN_DEALS = 12
BID, MADE = 7, 8
"""The game that is paid: seven tricks bid, eight made, doubled once where the table doubles."""


class Paid(NamedTuple):
    """A game from the deal to the payment: who doubled, the bidding, what was laid away, and who pays what.

    `value` is what each of the others pays before doubling, `factor` by what it is multiplied.
    """

    dealer: str
    doubled: tuple[str, ...]
    spoken: tuple[Spoken, ...]
    alone: str
    others: tuple[str, ...]
    discards: tuple[CardView, ...]
    trumps: str
    made: int
    bid: int
    value: int
    factor: int
    result: tuple[int, ...]


def booklet(table: Table) -> Mapping[str, Any]:
    """A bidding, three tricks in a row, a game that is paid, and how long a match takes."""
    duties = {duty.id for duty in (FOLLOW, TRUMP, BEAT)}

    def binds(match: Match) -> Any:
        state: State = match.state
        if state.alone is None or state.game not in SUITS:
            return None
        tricks = sequence(table, match, ranking_of(state), duties)
        return tricks and (match, tricks)

    def pays(match: Match) -> bool | None:
        return True if _is_paid(match, int(bool(table.values["doppeln"]))) else None

    def holds(match: Match) -> bool | None:
        return True if has_hold(match) else None

    match, tricks = _found(table, binds, "a row of tricks in which all duties bind")[1]
    state: State = match.state
    deals = played(table, SEATS, SPECIMEN_SEED, int(table.values["spiele"]))
    return {
        "handkarten": HAND,
        "startkarten": START,
        "stufen": SCALE,
        "mindestens": LEAST,
        "namen": table.names[:SEATS],
        "reizen": bidding(table, _found(table, holds, "a bid that is held")[0]),
        "stiche": tricks,
        "allein": table.names[state.bidding.soloist],
        "trumpf": suited(table.deck).suit(state.game).german,
        "ordnung": order_of(ranking_of(state), table.deck, match.order),
        "bezahlt": paid(table, _found(table, pays, "seven tricks bid and eight made")[0]),
        "minuten": minutes(deals, table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the tricks made, by what it was multiplied, and what it brought everybody."""
    deals = played(table, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(table.values["spiele"])))
    return {"namen": table.names[:players], "zeilen": lines(deals, _notes)}


def paid(table: Table, match: Match) -> Paid:
    """A finished game in which somebody played alone with trumps."""
    state: State = match.state
    alone = state.bidding.soloist
    discards = next(step.move for step in match.steps if isinstance(step.move, Discard))
    share = match.result[state.bidding.others[0]]
    return Paid(
        table.names[state.dealer],
        tuple(table.names[step.seat] for step in match.steps if step.move is Act.DOUBLE),
        bidding(table, match),
        table.names[alone],
        tuple(table.names[seat] for seat in state.bidding.others),
        views(discards.cards, table.deck),
        suited(table.deck).suit(state.game).german,
        state.cards.tricks(alone),
        LEAST + state.bidding.level,
        abs(share) // state.stakes.factor,
        state.stakes.factor,
        match.result,
    )


def _is_paid(match: Match, doubled: int) -> bool:
    state: State = match.state
    if state.alone is None or state.game not in SUITS or state.stakes.doubled != doubled:
        return False
    return LEAST + state.bidding.level == BID and state.cards.tricks(state.alone) == MADE


def _notes(match: Match) -> tuple[str, ...]:
    """What was played, the tricks made, the factor; dashes where nobody played."""
    state: State = match.state
    if state.alone is None:
        return ("–", "–", "–")
    bid = SCALE[state.bidding.level]
    game = bid if state.game in SUITS else state.game
    return game[:1].upper() if game.isalpha() else game, str(state.cards.tricks(state.alone)), str(state.stakes.factor)


def _found(table: Table, shows: Any, what: str) -> tuple[Match, Any]:
    _, match, found = find(table.game, table.values, SEATS, table.deck.pack, shows, what)
    return match, found
