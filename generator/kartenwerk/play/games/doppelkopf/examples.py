"""Doppelkopf's examples: the practice deal, a called partner, the orders of cards, a filled-in pad."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.catalog import require_suited
from kartenwerk.play.engine.contract import winners
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.pads import PenDeal, ScoredDeal, entry_rows, plus, sign, write_row
from kartenwerk.play.examples.practice_tricks import dealt_hands, trick_stories
from kartenwerk.play.examples.rounds import match_minutes
from kartenwerk.play.examples.showcase import Showcase
from kartenwerk.play.examples.shown_moves import Bar, BarSide
from kartenwerk.play.examples.shown_tricks import show_tricks
from kartenwerk.play.examples.trick_views import (
    RankingView,
    ranking_view,
    trick_view,
    tricks_of,
)
from kartenwerk.play.examples.views import one_suit, views
from kartenwerk.play.games.doppelkopf.raises import LIMITS, STEPS, Raise
from kartenwerk.play.games.doppelkopf.rules import RANKS
from kartenwerk.play.games.doppelkopf.scoring import AGAINST, RAISED
from kartenwerk.play.games.doppelkopf.state import (
    CALL,
    GRAND,
    MARRIAGE,
    MARRIAGE_TRICKS,
    SEATS,
    SOLO,
    Announce,
    State,
    ranking,
    re_party,
)
from kartenwerk.play.mechanics.augen import AUGEN, augen

SEEDS = range(600)
SPECIMEN_SEED = 10
RE, KONTRA = "Re", "Kontra"
SOLO_SUIT = "pik"
"""The suit of the solo whose trumps are pictured, and of the cards that are pictured with their Augen."""


class PartyView(NamedTuple):
    """A party at the end of a deal: its seats, and what they have taken."""

    names: tuple[str, ...]
    augen: int
    tricks: int


class SaidView(NamedTuple):
    """What a seat has said while playing, Re and Kontra with a capital letter."""

    name: str
    word: str


class CountedDeal(NamedTuple):
    """A deal counted out: whether Re has won, by which units (less those of the losers), and what seats write down."""

    re: PartyView
    others: PartyView
    won: bool
    units: tuple[str, ...]
    against: tuple[str, ...]
    said: tuple[SaidView, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]


class CalledPartner(NamedTuple):
    """A partner found: who called which suit, and who laid its ace or won a marriage's trick, and in which trick."""

    caller: str
    suit: str
    partner: str
    number: int


class Promise(NamedTuple):
    """A step after Re and Kontra: its word, the Augen it promises (0 for no trick), and those that beat it by far."""

    word: str
    limit: int
    against: int


def booklet(session: Session) -> Mapping[str, Any]:
    """A called partner with the deal counted out, and how long a match takes."""
    _, call, _ = session.find(SEATS, shows_a_call, "a partner called by an ace", seeds=SEEDS)
    return {
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "absagen": tuple(map(Promise, STEPS, (*LIMITS, 0), AGAINST)),
        "ansage_zaehlt": RAISED,
        "hochzeit_stiche": MARRIAGE_TRICKS,
        "ruf": describe_call(session, call),
        "ruf_abrechnung": count_deal(session, call),
        "namen": session.names[:SEATS],
        "minuten": match_minutes(session, SEATS, int(session.values["spiele"])),
    }


def pack(session: Session) -> Mapping[str, Any]:
    """The cards that are played with."""
    cards = session.pack_for(SEATS)
    return {
        "alle_augen": augen(cards),
        "werte": views(one_suit((card for card in cards if card.suit == SOLO_SUIT), RANKS), session.deck),
        "je": len(cards) // SEATS,
    }


def orders(session: Session) -> Mapping[str, Any]:
    """The orders of cards."""
    return {
        "ordnung": _order(session, Announce()),
        "ordnung_solo": _order(session, Announce(SOLO, SOLO_SUIT)),
        "ordnung_gross": _order(session, Announce(GRAND)),
    }


def practice(session: Session, deals: Sequence[PlayedDeal]) -> Mapping[str, Any]:
    """The practice deal: hands, announcements, tricks, and how the parties stand after each trick."""
    deal = deals[0]
    stories = tuple(trick_stories(session, deal))
    names = session.names[:SEATS]
    ours = [names[seat] for seat in re_party(deal.state)]
    theirs = [name for name in names if name not in ours]
    sides = {name: RE if name in ours else KONTRA for name in names}
    goal = int(session.values["gewinn_augen"])
    bar = Bar((BarSide(RE), BarSide(KONTRA)), augen(deal.order), goal)
    return {
        "namen": names,
        "geber": names[deal.start.dealer],
        "haende": dealt_hands(session, deal),
        "ansagen": [str(step.move) for step in deal.steps if isinstance(step.move, Announce)],
        "stiche": stories,
        "bekennen": trick_view(session, next(tricks_of(deal))).bound[0],
        "re": ours,
        "kontra": theirs,
        "marken": sides,
        "zuege": show_tricks(session, stories, bar, sides=sides),
        "alle": augen(deal.order),
        "abrechnung": count_deal(session, deal),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: what every seat wins (first column) or loses (second), and its sum."""
    match = tuple(islice(session.play_deals(players, SPECIMEN_SEED), int(session.values["spiele"])))
    return {"namen": session.names[:players], "zeilen": entry_rows(match, _entries)}


def written_deal(session: Session, deal: ScoredDeal) -> PenDeal:
    """What a deal that people write down brought everybody, with its sign."""
    return write_row(deal, lambda seat: (plus(deal.result[seat]),))


def _entries(deal: PlayedDeal, seat: int) -> tuple[str]:
    """What a deal brought, with its sign."""
    points = deal.result[seat]
    return (f"+{points}" if points > 0 else sign(points),)


def _order(session: Session, game: Announce) -> RankingView:
    rules = session.rules
    cards = session.pack_for(SEATS)
    return ranking_view(ranking(game, rules.tolle, rules.tolle_zweite_sticht_erste), session.deck, cards)


def shows_a_call(deal: PlayedDeal) -> bool | None:
    """A partner is called, or sought by a marriage, and found."""
    state: State = deal.state
    return (state.game.kind in (CALL, MARRIAGE) and state.partner is not None and any(deal.result)) or None


def count_deal(session: Session, deal: PlayedDeal) -> CountedDeal:
    """The parties' Augen, the units, and the result of every seat."""
    ours = re_party(deal.state)
    theirs = tuple(seat for seat in range(SEATS) if seat not in ours)
    won = winners(deal.result)[0] in ours
    return CountedDeal(
        _party(session, deal, ours),
        _party(session, deal, theirs),
        won,
        _units(session, deal, ours if won else theirs),
        _units(session, deal, theirs if won else ours),
        tuple(_describe(session, step) for step in deal.steps if isinstance(step.move, Raise)),
        session.names[:SEATS],
        deal.result,
    )


def _describe(session: Session, step: Step) -> SaidView:
    word = step.move.word
    return SaidView(session.names[step.seat], word if word in STEPS else word.capitalize())


def _units(session: Session, deal: PlayedDeal, party: tuple[int, ...]) -> tuple[str, ...]:
    """What a party is paid for, with the number of units where it is more than one."""
    share = SEATS - 1 if len(party) == 1 else 1
    paid = Counter[tuple[str, int]]()
    for item in deal.tally:
        if item.points > 0 and item.seat in party:
            paid[session.data.tally_label(item.reason), item.seat] += item.points // share
    most = {label: max(paid[label, seat] for seat in party) for label, _ in paid}
    return tuple(label if units == 1 else f"{label} ({units})" for label, units in most.items())


def _party(session: Session, deal: PlayedDeal, seats: tuple[int, ...]) -> PartyView:
    state: State = deal.state
    names = tuple(session.names[seat] for seat in seats)
    return PartyView(names, state.cards.augen(*seats), state.cards.tricks(*seats))


def describe_call(session: Session, deal: PlayedDeal) -> CalledPartner:
    """Who called, and the trick in which the partner was found."""
    state: State = deal.state
    assert state.declarer is not None and state.partner is not None
    suit = require_suited(session.deck).suit(state.game.suit).german if state.game.kind == CALL else ""
    return CalledPartner(session.names[state.declarer], suit, session.names[state.partner], state.found)


SHOWCASE = Showcase(booklet, specimen, practice, written_deal, reckoned=(pack, orders))
