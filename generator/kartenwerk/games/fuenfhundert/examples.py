"""Fünfhundert's examples: tricks with and without trumps, announcements of one deal, a match to its end, a pad."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.catalog import suited
from kartenwerk.engine.contract import winners
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes
from kartenwerk.examples.trick_views import Trick, bound_by, order_of, signed, trick_view, tricks_of
from kartenwerk.examples.views import CardView, one_suit, views
from kartenwerk.games.fuenfhundert.announcements import FOURS, ODD, ODD_PAIR, PAIR, RUN, Meld
from kartenwerk.games.fuenfhundert.rules import ALL_AUGEN, HAND, RANKS, SEATS, is_true, price, ranking_of, totals
from kartenwerk.mechanics.tricks import AUGEN, FOLLOW, TRUMP, kind_of

SEEDS = range(900)
SPECIMEN_SEED = 6
LEAST_HAND = 3
"""Cards that a hand should still hold where its duty to trump is pictured."""

MOST_DEALS = 12


class Combination(NamedTuple):
    """What can be announced: the parameters that hold its points (in trumps, else), and cards that show it."""

    words: str
    key: str
    cards: tuple[CardView, ...]


class Said(NamedTuple):
    """An announcement of the example: who, what, its cards, where each lies, and the points."""

    name: str
    words: str
    cards: tuple[CardView, ...]
    in_tricks: tuple[CardView, ...]
    points: int


class Account(NamedTuple):
    """What a deal brought a seat, item by item."""

    name: str
    augen: int
    announced: int
    other: int
    total: int


class Deal(NamedTuple):
    """A deal of the match: what it brought both, and their sums."""

    points: tuple[int, ...]
    sums: tuple[int, ...]


def booklet(session: Session) -> Mapping[str, Any]:
    """Three tricks with their duties, the combinations, announcements, a deal counted out, a match to its end."""
    _, deal, tricks = session.find(
        SEATS,
        partial(shows_duties, session),
        "a higher card of another suit, a duty to follow and one to trump",
        seeds=SEEDS,
    )
    _, deals, over = session.find_in_match(SEATS, shows_an_end, "a match with a winner", seeds=SEEDS, deals=MOST_DEALS)
    return {
        "alle_augen": ALL_AUGEN,
        "je": HAND,
        "talon": len(deal.start.talon),
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "werte": views(one_suit(deal.order, RANKS), session.deck),
        "ordnung": order_of(ranking_of(deal.state), session.deck, deal.order),
        "trumpf": suited(session.deck).suit(deal.start.trump).german,
        "offen": CardView.of(deal.start.talon[-1], session.deck),
        "stiche": [trick_view(session, trick, ranking_of(trick[0].before)) for trick in tricks],
        "ansagen": combinations(session),
        "gesagt": announcements(session, deal),
        "abrechnung": accounts(session, deal),
        "partie": course(deals),
        "sieger": session.names[over],
        "abgebrochen": any(deals[-1].state.cards.hands),
        "namen": session.names[:SEATS],
        "minuten": minutes(deals, session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: Augen, everything else that was written down, and the running sum."""
    rows = []
    sums = [0] * players
    for deal in islice(session.play_deals(players, SPECIMEN_SEED), MOST_DEALS):
        sums = [old + new for old, new in zip(sums, deal.result, strict=True)]
        told = accounts(session, deal)
        entries = [(one.augen, signed(one.announced + one.other)) for one in told]
        rows.append({"punkte": deal.result, "eintraege": entries, "summen": tuple(sums)})
    return {"namen": session.names[:players], "zeilen": rows}


def shows_duties(session: Session, deal: PlayedDeal) -> tuple[Trick, ...] | None:
    """A trick taken by a higher card of another suit, then, without the talon, a duty to follow and one to trump.

    Somebody announces what lies partly in hand and partly in tricks.
    """
    tricks = tuple(tricks_of(deal))
    taken = next((trick for trick in tricks if trick[0].before.talon and _crosses(trick)), None)
    follow = next(bound_by(session, tricks, FOLLOW.id, LEAST_HAND), None)
    trump = next(bound_by(session, tricks, TRUMP.id, LEAST_HAND), None)
    mixed = any(one.in_tricks and len(one.in_tricks) < len(one.cards) for one in announcements(session, deal))
    return (taken, follow, trump) if taken and follow and trump and mixed else None


def _crosses(trick: Trick) -> bool:
    led, answer = trick[0].move.card, trick[1].move.card
    return bool(led.suit != answer.suit and trick[1].after.cards.trick.leader == trick[1].seat)


def shows_an_end(deal: PlayedDeal) -> int | None:
    """Who has won the match with this deal."""
    scores = totals(deal.state)
    return winners(scores)[0] if max(scores) >= int(deal.values["ziel"]) and len(winners(scores)) == 1 else None


def combinations(session: Session) -> list[Combination]:
    """The combinations of the rules, with example cards; where trumps bring more, the key is of the plain suit."""
    pack = {kind_of(card): card for card in session.deck.pack.cards}
    deck = suited(session.deck)
    shown = {
        "folge": [("kreuz", rank) for rank in RUN],
        **{id: [(suit.id, rank) for suit in deck.suits] for id, rank in FOURS.items()},
        "paar": [("herz", rank) for rank in PAIR],
        ODD: list(ODD_PAIR),
    }
    return [
        Combination(words_of(session, Meld(id)), id, views((pack[kind] for kind in kinds), session.deck))
        for id, kinds in shown.items()
    ]


def words_of(session: Session, meld: Meld) -> str:
    """What an announcement is called: "vier Damen", "König und Dame in Karo"."""
    deck = suited(session.deck)
    if meld.id in FOURS:
        return f"vier {deck.rank(FOURS[meld.id]).spoken_plural}"
    if meld.id == ODD:
        return " und ".join(f"{deck.suit(suit).german}-{deck.rank(rank).spoken}" for suit, rank in ODD_PAIR)
    ranks = [deck.rank(rank).spoken for rank in (RUN if meld.id == "folge" else PAIR)]
    words = f"{ranks[0]} bis {ranks[-1]}" if meld.id == "folge" else " und ".join(ranks)
    return f"{words} in {deck.suit(meld.suit).german}" if meld.suit else words


def announcements(session: Session, deal: PlayedDeal) -> list[Said]:
    """The true announcements of a deal, in their order."""
    return [_said(session, step) for step in deal.steps if isinstance(step.move, Meld) and _true(step)]


def _true(step: Step) -> bool:
    return is_true(step.before, step.seat, step.move)


def _said(session: Session, step: Step) -> Said:
    state, meld = step.before, step.move
    own = [card for card in state.cards.own(step.seat) if kind_of(card) in meld.kinds]
    hand = state.cards.hands[step.seat]
    tricks = [card for card in own if card not in hand]
    return Said(
        session.names[step.seat],
        words_of(session, meld),
        views(own, session.deck),
        views(tricks, session.deck),
        price(state, meld),
    )


def accounts(session: Session, deal: PlayedDeal) -> list[Account]:
    """What the deal brought both: Augen, announcements, and the rest (the seven swapped, the last trick)."""
    rows = []
    for seat in range(SEATS):
        items = [item for item in deal.tally if item.seat == seat]
        cards = sum(item.points for item in items if item.reason == "augen")
        announced = sum(item.points for item in items if item.reason in ("ansage", "falsche_ansage"))
        total = sum(item.points for item in items)
        rows.append(Account(session.names[seat], cards, announced, total - cards - announced, total))
    return rows


def course(deals: tuple[PlayedDeal, ...]) -> list[Deal]:
    return [Deal(deal.result, totals(deal.state)) for deal in deals]
