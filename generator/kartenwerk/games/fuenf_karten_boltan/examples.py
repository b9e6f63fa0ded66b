"""Fünf-Karten-Boltan's examples: the ladder, deals that show a rule, what an exchange brings, dice, a filled-in pad.

A deal is found by a predicate of `battles` and told part by part (`told`), as the booklet prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from kartenwerk.cards import Cards
from kartenwerk.catalog import suited
from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.examples.rounds import minutes, played
from kartenwerk.examples.views import CardView, views
from kartenwerk.games.fuenf_karten_boltan import HANDS, battles
from kartenwerk.games.fuenf_karten_boltan.battles import of_phase, readings
from kartenwerk.games.fuenf_karten_boltan.dice import DiceTable, distance
from kartenwerk.games.fuenf_karten_boltan.rolling import OURS, SOURCE, TABLES, chances_of, dice_table
from kartenwerk.games.fuenf_karten_boltan.state import SUITS, Phase
from kartenwerk.games.fuenf_karten_boltan.tales import Changed, Counted, changed, counted, ranking_of, told
from kartenwerk.mechanics.hands import hand_name
from kartenwerk.mechanics.odds import after_exchange, examples, odds

PLAYERS = 4
SEEDS = 3000  # how many are searched, from where the source's own rules soon show an example
TIMED_DEALS = 10  # deals whose duration the booklet tells
SPECIMEN_SEED = 21
SPECIMEN_DEALS = 9

HOLDINGS = {
    "zwilling": "den Zwilling",
    "dschinn": "die drei des Dschinns",
    "doppelzwilling": "beide Zwillinge",
    "drilling": "den Drilling",
    "elementarherr": "die vier des Elementarherrn",
}
"""What is usually kept at the exchange, by the hand that it makes, as a text says it."""

EXAMPLES: Mapping[str, tuple[Callable[[PlayedDeal], object], int]] = {
    "wetten": (battles.shows_both_rounds, 9),
    "hammer": (battles.shows_hammer_won, 0),
    "gegen_hammer": (battles.shows_hammer_lost, 7),
    "element": (battles.shows_element, 30),
}
"""What deals are searched for, and the seed from which the source's own rules soon show it."""


class Rung(NamedTuple):
    """A rung of the ladder: place from the lowest, an example with its full name, odds among all hands of five."""

    id: str
    place: int
    name: str
    full: str
    cards: tuple[Counted, ...]
    ways: int
    total: int

    @property
    def share(self) -> float:
        return self.ways / self.total


class Short(NamedTuple):
    """A talon that falls short: who exchanges how many, how many there were to give, how many are shuffled."""

    name: str
    players: int
    wanted: int
    talon: int
    given: int
    shuffled: int
    before: tuple[Changed, ...]


class Holding(NamedTuple):
    """What an exchange makes of a hand: what is kept, the hand, and how often it becomes each better one."""

    words: str
    cards: tuple[Counted, ...]
    total: int
    better: float
    rows: tuple[tuple[str, float], ...]


class Dice(NamedTuple):
    """A hand's faces on the dice of the source and on ours, and how likely it is by them and in truth."""

    name: str
    source: tuple[str, ...]
    ours: tuple[str, ...]
    share: float
    source_share: float
    our_share: float


def booklet(session: Session) -> Mapping[str, Any]:
    """The ladder with its odds, deals, holdings, dice, and how long some deals take."""
    hammer = session.values["hammerschlag"]
    ranking, grid = ranking_of(session)
    hands = examples(ranking, grid)
    exact = chances_of(HANDS, session.data, session.deck)
    tables = {which: dice_table(HANDS, session.data, session.deck, which) for which in TABLES}
    deals = played(session, PLAYERS, 1, TIMED_DEALS)
    found = {name: _deal(session, name) for name in EXAMPLES if hammer or "hammer" not in name}
    return {
        "leiter": rungs(session, hands),
        "elemente": [suited(session.deck).suit(id) for id in SUITS],
        "beispiele": {**{name: told(session, deal) for name, deal in found.items()}, "talon": _short_talon(session)},
        "element": _decided(session, found["element"]),
        "tausch": holdings(session, hands),
        "wuerfel": dice(session, tables),
        "abstand": {which: float(distance(exact, one.chances())) for which, one in tables.items()},
        "runden": len(deals),
        "spieler": PLAYERS,
        "minuten": minutes(deals, session.data.move_seconds),
        "namen": session.names,
        "erz": views(_of_suit(session), session.deck),
        "im_talon": len(session.deck.pack.cards) - 5 * session.data.players[-1],
    }


def specimen(session: Session, players: int) -> Mapping[str, Any]:
    """What every seat has after each of the first deals of a match."""
    matches = islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS)
    rows = [(deal.state.table.stacks, deal.state.helm.later) for deal in matches]
    return {"namen": session.names[:players], "zeilen": rows}


def rungs(session: Session, hands: Mapping[str, Cards]) -> list[Rung]:
    """The ladder from the highest hand to the lowest, with an example of each."""
    ranking, grid = ranking_of(session)
    named = [*enumerate(odds(ranking, grid, HANDS.most), start=1)]
    return [
        Rung(
            one.category,
            place,
            session.data.hands[one.category].name,
            hand_name(session.data, session.deck, ranking.read(hands[one.category])),
            counted(session, ranking, hands[one.category]),
            one.ways,
            one.total,
        )
        for place, one in reversed(named)
    ]


def _short_talon(session: Session) -> Short | None:
    """An exchange that exhausts the talon, if the rules let it."""
    players = session.data.players[-1]
    kept = 1 if session.values["talon_letzte_nie"] else 0
    if players * int(session.values["tausch_max"]) <= len(session.deck.pack.cards) - HANDS.most * players - kept:
        return None
    _, deals, shuffle = session.find_in_match(
        players, battles.shows_short_talon, "a talon that falls short", policy="eager"
    )
    deal = deals[-1]
    exchange = battles.exchange_before(deal, shuffle)
    changes = of_phase(deal, Phase.FORMATION)
    before = changes[: changes.index(exchange)]
    talon = len(exchange.before.talon.cards)
    given = len(exchange.after.talon.cards)
    return Short(
        session.names[exchange.seat],
        players,
        len(exchange.move.cards),
        talon,
        talon - given,
        len(shuffle.move.cards),
        tuple(changed(session, step) for step in before),
    )


def holdings(session: Session, hands: Mapping[str, Cards]) -> list[Holding]:
    """What becomes of the ladder's example hands when what makes them is kept."""
    ranking, grid = ranking_of(session)
    told = []
    for id, words in HOLDINGS.items():
        kept = ranking.read(hands[id]).best
        thrown = tuple(card for card in hands[id] if card not in kept)
        chances = after_exchange(ranking, grid, kept, thrown)
        place = ranking.ids.index(id)
        better = sum(one.ways for one in chances[place + 1 :]) / chances[0].total
        rows = [
            (session.data.hands[one.category].name, one.ways / one.total) for one in chances[place + 1 :] if one.ways
        ]
        told.append(Holding(words, counted(session, ranking, hands[id]), chances[0].total, better, tuple(rows)))
    return told


def dice(session: Session, tables: Mapping[str, DiceTable]) -> list[Dice]:
    """The source's dice table beside ours and the truth, the lowest hand first."""
    source, ours = tables[SOURCE], tables[OURS]
    exact, by_source, by_ours = chances_of(HANDS, session.data, session.deck), source.chances(), ours.chances()
    return [
        Dice(
            session.data.hands[id].name,
            _faces(source, id),
            _faces(ours, id),
            float(exact[id]),
            float(by_source[id]),
            float(by_ours[id]),
        )
        for id in exact
    ]


def _faces(dice: DiceTable, id: str) -> tuple[str, ...]:
    """A hand's faces on every die: "8–14", "19" or nothing."""
    return tuple(
        "" if span is None else str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"
        for span in dice.spans(id)
    )


def _decided(session: Session, deal: PlayedDeal) -> tuple[CardView, CardView]:
    """The two cards of which the element decides."""
    read = readings(deal.state)
    best, second = sorted(read.values(), key=lambda reading: reading.strength, reverse=True)[:2]
    return CardView.of(best.best[0], session.deck), CardView.of(second.best[0], session.deck)


def _of_suit(session: Session) -> Cards:
    """The cards of the lowest element, rising."""
    return tuple(
        sorted((card for card in session.deck.pack.cards if card.suit == SUITS[0]), key=lambda card: card.value)
    )


def _deal(session: Session, name: str) -> PlayedDeal:
    """The first deal that shows an example."""
    shows, first = EXAMPLES[name]
    seeds = range(first, first + SEEDS)
    _, deals, _ = session.find_in_match(PLAYERS, shows, f"the example {name}", seeds=seeds)
    return deals[-1]
