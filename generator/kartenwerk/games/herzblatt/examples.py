"""Herzblatt's examples: packs, the stock taken up, two tricks with their duties, a deal won and one lost, a pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.trick_views import Trick, order_of, signed, trick_view, tricks_of
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.herzblatt.rules import ALL_AUGEN, ORDER, RANKS, STOCK, made
from kartenwerk.mechanics.tricks import AUGEN, TRUMP, TRUMPS
from kartenwerk.mechanics.widow import Discard

PLAYERS = 3
"""How many play the examples."""

SEEDS = range(600)
SPECIMEN_SEED = 4
SPECIMEN_DEALS = 12


class Pack(NamedTuple):
    """With how many cards so many play, and what each gets."""

    players: int
    cards: int
    hand: int


class Taken(NamedTuple):
    """What who plays alone took up from the stock, and what he laid away."""

    name: str
    stock: tuple[CardView, ...]
    away: tuple[CardView, ...]
    augen: int


class Free(NamedTuple):
    """Who could not follow, and the trumps that might have been laid, or had to be."""

    name: str
    card: CardView
    trumps: tuple[CardView, ...]


class Account(NamedTuple):
    """A deal's end: who played alone, his Augen, whether he won, and what every seat gets."""

    alone: str
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
        "ordnung": order_of(ORDER, session.deck, deal.order),
        "blaetter": [_pack(session, players) for players in session.data.players],
        "personen": PLAYERS,
        "je": len(deal.start.cards.hands[0]),
        "spielmacher": session.names[deal.state.alone],
        "aufgenommen": taken(session, deal),
        "stiche": [trick_view(session, trick, ORDER) for trick in pair],
        "frei": _free(session, pair[1]),
        "gewonnen": _account(session, _won),
        "verloren": _account(session, _lost),
        "namen": session.names[:PLAYERS],
        "minuten": minutes(played(session, PLAYERS, 1, int(session.values["spiele"])), session.data.move_seconds),
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: the Augen of who played alone, what every seat won or lost, and its sum."""
    sums = [0] * players
    rows = []
    for deal in islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS):
        sums = [old + new for old, new in zip(sums, deal.result, strict=True)]
        entries = [
            (
                str(made(deal.state)) if seat == deal.state.alone else "",
                f"+{points}" if points > 0 else signed(points),
            )
            for seat, points in enumerate(deal.result)
        ]
        rows.append({"punkte": deal.result, "eintraege": entries, "summen": list(map(signed, sums))})
    return {"namen": session.names[:players], "zeilen": rows}


def _pack(session: Session, players: int) -> Pack:
    deal = session.play(players, 1)
    return Pack(players, len(deal.order), len(deal.start.cards.hands[0]))


def shows_a_trump_kept_back(deal: PlayedDeal) -> tuple[Trick, Trick] | None:
    """A trick in which somebody must follow, and a later one in which who cannot follow keeps his trumps."""
    return _shows(deal, lambda trick: any(_keeps_back(step) for step in trick[1:]))


def shows_a_duty_to_trump(deal: PlayedDeal) -> tuple[Trick, Trick] | None:
    """The same with somebody who must trump."""
    return _shows(deal, lambda trick: any(_must_trump(deal, step) for step in trick[1:]))


def _shows(deal: PlayedDeal, second: Callable[[Trick], bool]) -> tuple[Trick, Trick] | None:
    if not deal.state.stock.taken:
        return None
    tricks = tuple(tricks_of(deal))
    last = next((place for place, trick in enumerate(tricks) if second(trick)), 0)
    plain = (trick for trick in tricks[:last] if ORDER.suit(trick[0].move.card) != TRUMPS)
    first = next((trick for trick in plain if _follows(trick)), None)
    return (first, tricks[last]) if first else None


def _follows(trick: Trick) -> bool:
    """Whether all the others have the led suit, and other cards besides."""
    led = trick[0].move.card.suit
    hands = [{card.suit for card in step.before.cards.hands[step.seat]} for step in trick[1:]]
    return all(led in suits and len(suits) > 1 for suits in hands)


def _keeps_back(step: Step) -> bool:
    led, hand = step.before.cards.trick.cards[0], step.before.cards.hands[step.seat]
    void = not any(ORDER.suit(card) == ORDER.suit(led) for card in hand)
    trumps = any(ORDER.suit(card) == TRUMPS for card in hand)
    return void and trumps and ORDER.suit(step.move.card) != TRUMPS


def _must_trump(deal: PlayedDeal, step: Step) -> bool:
    hand = step.before.cards.hands[step.seat]
    reasons = {deal.game.why_not(step.before, type(step.move)(card)) for card in hand}
    return any(reason is not None and reason.id == TRUMP.id for reason in reasons)


def _free(session: Session, trick: Trick) -> Free:
    """Who could not follow in the second trick, and his trumps."""
    led = trick[0].move.card
    step = next(step for step in trick[1:] if ORDER.suit(step.move.card) != ORDER.suit(led) and _has_trumps(step))
    hand = step.before.cards.hands[step.seat]
    trumps = views((card for card in hand if ORDER.suit(card) == TRUMPS), session.deck)
    return Free(session.names[step.seat], CardView.of(step.move.card, session.deck), trumps)


def _has_trumps(step: Step) -> bool:
    return any(ORDER.suit(card) == TRUMPS for card in step.before.cards.hands[step.seat])


def taken(session: Session, deal: PlayedDeal) -> Taken:
    """The stock that was taken up, and the cards laid away for it."""
    away = next(step.move.cards for step in deal.steps if isinstance(step.move, Discard))
    counted = sum(AUGEN.get(card.rank, 0) for card in away)
    stock = deal.start.stock.cards
    return Taken(session.names[deal.state.alone], views(stock, session.deck), views(away, session.deck), counted)


def _won(deal: PlayedDeal) -> bool | None:
    return deal.result[deal.state.alone] > 0 or None


def _lost(deal: PlayedDeal) -> bool | None:
    return deal.result[deal.state.alone] < 0 or None


def _account(session: Session, shows: Callable[[PlayedDeal], bool | None]) -> Account | None:
    """The first deal that ends so; None where house rules make that too rare."""
    try:
        _, deal, _ = session.find(PLAYERS, shows, "such an end", seeds=SEEDS)
    except KartenwerkError:
        return None
    high = any(item.reason == "hoch_verloren" for item in deal.tally)
    alone = deal.state.alone
    return Account(session.names[alone], made(deal.state), deal.result[alone] > 0, high, deal.result)
