"""Herzblatt's examples: packs, the stock taken up, two tricks with their duties, a deal won and one lost, a pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.engine.find import find
from kartenwerk.engine.match import Match, Step
from kartenwerk.engine.session import Table
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


def booklet(table: Table) -> Mapping[str, Any]:
    """The packs, the order of cards, a deal with its tricks, one won and one lost, and how long a match takes."""
    shows = shows_a_duty_to_trump if table.values["trumpfzwang"] else shows_a_trump_kept_back
    _, match, pair = find(table.game, table.values, PLAYERS, table.deck.pack, shows, "duties of two tricks", SEEDS)
    return {
        "alle_augen": ALL_AUGEN,
        "stock": STOCK,
        "zaehlt": {rank: AUGEN.get(rank, 0) for rank in RANKS},
        "ordnung": order_of(ORDER, table.deck, match.order),
        "blaetter": [_pack(table, players) for players in table.data.players],
        "personen": PLAYERS,
        "je": len(match.start.cards.hands[0]),
        "spielmacher": table.names[match.state.alone],
        "aufgenommen": taken(table, match),
        "stiche": [trick_view(table, trick, ORDER) for trick in pair],
        "frei": _free(table, pair[1]),
        "gewonnen": _account(table, _won),
        "verloren": _account(table, _lost),
        "namen": table.names[:PLAYERS],
        "minuten": minutes(played(table, PLAYERS, 1, int(table.values["spiele"])), table.data.move_seconds),
    }


def specimen(table: Table, players: int) -> Mapping[str, Any]:
    """Deal after deal of one match: the Augen of who played alone, what every seat won or lost, and its sum."""
    sums = [0] * players
    rows = []
    for match in islice(table.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS):
        sums = [old + new for old, new in zip(sums, match.result, strict=True)]
        entries = [
            (
                str(made(match.state)) if seat == match.state.alone else "",
                f"+{points}" if points > 0 else signed(points),
            )
            for seat, points in enumerate(match.result)
        ]
        rows.append({"punkte": match.result, "eintraege": entries, "summen": list(map(signed, sums))})
    return {"namen": table.names[:players], "zeilen": rows}


def _pack(table: Table, players: int) -> Pack:
    match = table.play(players, 1)
    return Pack(players, len(match.order), len(match.start.cards.hands[0]))


def shows_a_trump_kept_back(match: Match) -> tuple[Trick, Trick] | None:
    """A trick in which somebody must follow, and a later one in which who cannot follow keeps his trumps."""
    return _shows(match, lambda trick: any(_keeps_back(step) for step in trick[1:]))


def shows_a_duty_to_trump(match: Match) -> tuple[Trick, Trick] | None:
    """The same with somebody who must trump."""
    return _shows(match, lambda trick: any(_must_trump(match, step) for step in trick[1:]))


def _shows(match: Match, second: Callable[[Trick], bool]) -> tuple[Trick, Trick] | None:
    if not match.state.stock.taken:
        return None
    tricks = tuple(tricks_of(match))
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


def _must_trump(match: Match, step: Step) -> bool:
    hand = step.before.cards.hands[step.seat]
    reasons = {match.game.why_not(step.before, type(step.move)(card)) for card in hand}
    return any(reason is not None and reason.id == TRUMP.id for reason in reasons)


def _free(table: Table, trick: Trick) -> Free:
    """Who could not follow in the second trick, and his trumps."""
    led = trick[0].move.card
    step = next(step for step in trick[1:] if ORDER.suit(step.move.card) != ORDER.suit(led) and _has_trumps(step))
    hand = step.before.cards.hands[step.seat]
    trumps = views((card for card in hand if ORDER.suit(card) == TRUMPS), table.deck)
    return Free(table.names[step.seat], CardView.of(step.move.card, table.deck), trumps)


def _has_trumps(step: Step) -> bool:
    return any(ORDER.suit(card) == TRUMPS for card in step.before.cards.hands[step.seat])


def taken(table: Table, match: Match) -> Taken:
    """The stock that was taken up, and the cards laid away for it."""
    away = next(step.move.cards for step in match.steps if isinstance(step.move, Discard))
    counted = sum(AUGEN.get(card.rank, 0) for card in away)
    stock = match.start.stock.cards
    return Taken(table.names[match.state.alone], views(stock, table.deck), views(away, table.deck), counted)


def _won(match: Match) -> bool | None:
    return match.result[match.state.alone] > 0 or None


def _lost(match: Match) -> bool | None:
    return match.result[match.state.alone] < 0 or None


def _account(table: Table, shows: Callable[[Match], bool | None]) -> Account | None:
    """The first deal that ends so; None where house rules make that too rare."""
    try:
        _, match, _ = find(table.game, table.values, PLAYERS, table.deck.pack, shows, "such an end", SEEDS)
    except KartenwerkError:
        return None
    high = any(item.reason == "hoch_verloren" for item in match.tally)
    alone = match.state.alone
    return Account(table.names[alone], made(match.state), match.result[alone] > 0, high, match.result)
