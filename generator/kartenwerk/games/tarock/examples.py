"""Tarock's examples: a bidding, tricks in which duties bind, a game from the hand that is paid, a filled-in pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.solos import Spoken, bidding, has_hold, lines, sequence
from kartenwerk.examples.trick_views import order_of
from kartenwerk.examples.views import views
from kartenwerk.games.tarock.rules import (
    ALL_AUGEN,
    HAND,
    RANKS,
    SEATS,
    STOCK,
    SUITS,
    UNITS,
    Kind,
    State,
    level,
    made,
    ranking_of,
    scale,
)
from kartenwerk.mechanics.tricks import AUGEN, BEAT, FOLLOW, TRUMP

PACKETS = (4, 3, 4)
"""How many cards come at once; the stock is laid between the last two. Source: rules_data/SOURCES.md."""

PAD_PLAYERS = {"a6": (SEATS,), "a5": (SEATS,)}
SPECIMEN_SEED = 3
SOON = 120  # deals that are searched for what is best shown, before the next best will do
SPECIMEN_DEALS = 12


class Paid(NamedTuple):
    """A game from the bidding to the payment. `reason` is the id of the tally, `units` what each of the others pays.

    `said` is what was announced with the trumps, "" if nothing was.
    """

    dealer: str
    spoken: tuple[Spoken, ...]
    alone: str
    others: tuple[str, ...]
    kind: str
    bid: int
    trumps: str
    said: str
    made: int
    lost: int
    won: bool
    reason: str
    units: int


def booklet(table: Table) -> Mapping[str, Any]:
    """The bids, a bidding, tricks in a row, a game that is paid, and how long a match takes."""
    duties = {duty.id for duty in ((FOLLOW, TRUMP, BEAT) if table.values["stichzwang"] else (FOLLOW, TRUMP))}

    def binds(match: Match) -> Any:
        state: State = match.state
        tricks = None if state.alone is None else sequence(table, match, ranking_of(state), duties)
        return tricks and (state, tricks, match.order)

    state, tricks, cards = _found(table, [binds], "a row of tricks in which all duties bind")[1]
    deals = played(table, SEATS, SPECIMEN_SEED, int(table.values["spiele"]))
    rules = table.game.rules(**table.values)
    one_suit = sorted(
        (card for card in table.deck.kinds if card.suit == SUITS[-1]), key=lambda card: RANKS.index(card.rank)
    )
    return {
        "handkarten": HAND,
        "stockkarten": STOCK,
        "paeckchen": PACKETS,
        "summe": ALL_AUGEN,
        "werte": views(one_suit, table.deck),
        "augen": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "gebote": [bid.augen for bid in scale(rules) if bid.kind is Kind.STOCK],
        "einheiten": UNITS,
        "namen": table.names[:SEATS],
        "reizen": bidding(table, _found(table, [_outbid, _spoken], "a bidding")[0]),
        "stiche": tricks,
        "allein": table.names[state.bidding.soloist],
        "trumpf": suited(table.deck).suit(state.named.suit).german,
        "ordnung": order_of(ranking_of(state), table.deck, cards),
        "bezahlt": paid(table, _found(table, [_schneider, _from_hand, _spoken], "a game that is paid")[0]),
        "minuten": minutes(deals, table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Deal after deal: what was bid, the Augen made, and what it brought everybody."""
    deals = played(table, players, SPECIMEN_SEED, min(SPECIMEN_DEALS, int(table.values["spiele"])))
    return {"namen": table.names[:players], "zeilen": lines(deals, _notes)}


def paid(table: Table, match: Match) -> Paid:
    """A finished game in which somebody played alone."""
    state: State = match.state
    alone = state.bidding.soloist
    assert state.named is not None
    share = match.result[state.bidding.others[0]]
    won = share < 0
    return Paid(
        table.names[state.dealer],
        bidding(table, match),
        table.names[alone],
        tuple(table.names[seat] for seat in state.bidding.others),
        str(state.bid.kind),
        state.bid.augen,
        suited(table.deck).suit(state.named.suit).german,
        state.named.say,
        made(state),
        ALL_AUGEN - made(state),
        won,
        level(state, made(state) >= state.bid.augen),
        abs(share),
    )


def _spoken(match: Match) -> bool | None:
    return True if match.state.alone is not None else None


def _outbid(match: Match) -> bool | None:
    """A bid is held, and somebody goes higher."""
    return True if match.state.alone is not None and has_hold(match) else None


def _from_hand(match: Match) -> bool | None:
    """A game from the hand is won."""
    state: State = match.state
    won = state.alone is not None and state.bid.kind is Kind.HAND and match.result[state.alone] > 0
    return True if won else None


def _schneider(match: Match) -> bool | None:
    """The same, and the others are Schneider."""
    return True if _from_hand(match) and level(match.state, True) == "schneider" else None


def _notes(match: Match) -> tuple[str, ...]:
    """The bid in short and the Augen made; dashes where all passed."""
    state: State = match.state
    return ("–", "–") if state.alone is None else (f"{state.bid.kind[0]} {state.bid.augen}", str(made(state)))


def _found(table: Table, shows: list[Callable[[Match], Any]], what: str) -> tuple[Match, Any]:
    """A deal that shows the first of these that any deal does."""
    *first, last = shows
    for one in first:
        try:
            return find(table.game, table.values, SEATS, table.deck.pack, one, what, range(SOON))[1:]
        except KartenwerkError:  # rare by the table's rules: the next best will do
            continue
    return find(table.game, table.values, SEATS, table.deck.pack, last, what)[1:]
