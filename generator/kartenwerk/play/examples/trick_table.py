"""A table [trick_game] in the words of its deck, for the generic booklet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from kartenwerk.catalog import DeckOfSuits, require_suits
from kartenwerk.catalog.formulas import value_of
from kartenwerk.catalog.trick_game import SettledWorth, TrickGame
from kartenwerk.catalog.trick_keys import MOST_CHOSEN
from kartenwerk.play.engine.session import Session
from kartenwerk.play.mechanics.trick_table.aim import LOOKED_AT, Bids, Effect, find_aim
from kartenwerk.play.mechanics.trick_table.scoring import TableScore

SHOWN_SIZES = 24
"""The most numbers of cards that a sentence lists."""

MANY = 60
"""More tricks than any deal has."""


class CardWorthView(NamedTuple):
    """Cards that count something, and how much each; with `farbe` the name is that of a suit, all of whose cards do."""

    name: str
    wert: int
    farbe: bool = False


class HandSizes(NamedTuple):
    """How many cards each gets, deal by deal, with so many players; 0 where it is the same with all."""

    spieler: int
    zahlen: str


class PassingView(NamedTuple):
    """How many cards are passed on, deal by deal to whom in words, and whether `alle` of a smaller hand are."""

    karten: int
    wohin: tuple[str, ...]
    alle: bool


class BiddingView(NamedTuple):
    """The least and the most tricks that are announced (None: as many as there are), and whether the sum must differ.

    `ziel` says how many of what was announced are to be made: "genau", "mindestens" or "".
    """

    von: int
    bis: int | None
    summe: bool
    ziel: str


class SidesView(NamedTuple):
    """The table's word for who plays together, the cards that decide it, and what binds caller and called."""

    art: str
    karten: tuple[str, ...]
    farbe_halten: bool
    legen: bool


class StartView(NamedTuple):
    """The card that is led first, what is spared in the first trick, and the suit that must not be led yet."""

    karte: str
    geschont: tuple[str, ...]
    geschlossen: str
    geoeffnet_durch: tuple[str, ...]


class TableView(NamedTuple):
    """What a table says, by the rules in force.

    `hand` is how many cards each gets, 0 if that depends on the players; with `alle` all cards are dealt. `packen` are
    the rounds of a deal as numbers of cards, 0 for the stock. `trumpf_art`, `allein`, `sonst` and `aufnehmen` are the
    words of the table, "" where nobody plays alone. `ueber` are the trumps over every suit, `ueber_kurz` the same by
    ranks. The duties are sentences. `nehmen` is the effect of taking tricks
    ("gut", "schlecht", "gemischt" or ""), `punkte` whether it comes of what their cards count, `oder_alle` whether all
    of these are good where some are bad. With `nur_minus` nobody can gain points. `haende` are the sizes of hands that
    change, `gezaehlt` the sentences of the score's rows, still with their places for rules. `weitergabe` and `ansage`
    are None where nothing is passed on or announced. A match ends by `ziel` and `spiele`; a
    `ziel` below 0 is what a sum falls to, and 0 stands where there is none.
    """

    partner: bool
    hand: int
    alle: bool
    packen: tuple[int, ...]
    stock: int
    trumpf_art: str
    trumpf: str
    ueber: tuple[str, ...]
    ueber_kurz: tuple[str, ...]
    raenge: tuple[str, ...]
    werte: tuple[CardWorthView, ...]
    letzter_stich: int
    allein: str
    sonst: str
    aufnehmen: str
    ziehen: bool
    pflichten: tuple[str, ...]
    pflichten_beim_ziehen: tuple[str, ...]
    nehmen: str
    punkte: bool
    oder_alle: bool
    nur_minus: bool
    ziel: int
    spiele: int
    gezaehlt: tuple[str, ...]
    haende: tuple[HandSizes, ...]
    bekennen: bool
    jeder_stich: int
    stock_an_letzten: bool
    seiten: SidesView
    weitergabe: PassingView | None
    ansage: BiddingView | None
    anfang: StartView


def trump_in_words(session: Session, start: object) -> str:
    """The suit that is trumps from the deal on, "" where there is none yet or always the same."""
    table = session.data.trick_game
    if table is None or table.trumps.by not in ("turned", "last"):
        return ""
    suit: str = getattr(start, "trump", "")
    return require_suits(session.deck).suit(suit).german


def describe_table(session: Session) -> TableView | None:
    """The table in words; None for a game that has none."""
    table = session.data.trick_game
    if table is None:
        return None
    deck = require_suits(session.deck)
    numbers = {key: int(value) for key, value in session.values.items() if not isinstance(value, str)}
    sizes = _sizes(session, table, numbers)
    same = {size for row in sizes.values() for size in row}
    alone, worth = table.alone, table.worth.settle(numbers)
    terms = session.data.text.terms if session.data.text else {}
    score, rules = TableScore(session.data), session.rules
    aims = [find_aim(score, rules, players) for players in session.data.players]
    takes = {aim.taking for aim in aims}
    return TableView(
        partner=table.sides.by == "facing",
        hand=min(same) if len(same) == 1 else 0,
        alle=table.deal.hand == "all" and not table.deal.packets,
        packen=tuple(0 if packet == "stock" else packet for packet in table.deal.packets),
        stock=table.deal.stock,
        trumpf_art=table.trumps.by,
        trumpf=deck.suit(table.trumps.suit).german if table.trumps.suit else "",
        ueber=_cards_named(table.trumps.above, deck),
        ueber_kurz=_by_rank(table.trumps.above, deck),
        raenge=tuple(deck.rank(code).spoken for code in table.ranks if not _is_trump_only(table, code)),
        werte=_worths(worth, deck),
        letzter_stich=worth.last_trick,
        allein=alone.by if alone else "",
        sonst=alone.nobody if alone else "",
        aufnehmen=alone.stock if alone else "none",
        ziehen=table.deal.draw,
        pflichten=_duties(session, table, table.duties, numbers),
        pflichten_beim_ziehen=_duties(session, table, table.duties_while_drawing, numbers),
        nehmen=takes.pop() if len(takes) == 1 else Effect.MIXED,
        punkte=all(aim.points for aim in aims),
        oder_alle=all(aim.or_all for aim in aims),
        nur_minus=all(aim.only_losses for aim in aims),
        ziel=table.end.goal_by(numbers),
        spiele=value_of(table.end.deals, numbers),
        gezaehlt=tuple(row.text for row in table.score if row.text),
        haende=_hand_sizes(sizes) if table.deal.varies and len(same) > 1 else (),
        bekennen=any(table.parts_of(duty)[0] == "follow" for duty in table.duties),
        jeder_stich=worth.each_trick,
        stock_an_letzten=table.deal.stock_to == "last_trick",
        seiten=SidesView(
            table.sides.by, _cards_named(table.sides.cards, deck), table.sides.suit_held, table.sides.must_lay
        ),
        weitergabe=_passing(table, numbers, min(same), terms),
        ansage=_bidding(table, numbers, {aim.bids for aim in aims}),
        anfang=StartView(
            "".join(_cards_named((table.first_trick.lead,) if table.first_trick.lead else (), deck)),
            _patterns(table.first_trick.spare, deck, terms),
            deck.suit(table.lead.closed).german if table.lead else "",
            _patterns((f"{table.lead.closed}-*", *table.lead.opened_by) if table.lead else (), deck, terms),
        ),
    )


def _sizes(session: Session, table: TrickGame, numbers: dict[str, int]) -> dict[int, tuple[int, ...]]:
    """How many cards each gets in every deal of a match, by the number of players."""
    deck, deals = require_suits(session.deck), max(1, min(value_of(table.end.deals, numbers), LOOKED_AT))
    counts = {players: len(table.cards(players, deck.pack)) for players in session.data.players}
    return {
        players: tuple(table.hand_size(players, count, numbers, deal) for deal in range(1, deals + 1))
        for players, count in counts.items()
    }


def _hand_sizes(sizes: dict[int, tuple[int, ...]]) -> tuple[HandSizes, ...]:
    """The numbers in a row, and one row for all players if it is the same."""
    rows = {players: _row(row) for players, row in sizes.items()}
    if len(set(rows.values())) == 1:
        return (HandSizes(0, next(iter(rows.values()))),)
    return tuple(HandSizes(players, row) for players, row in rows.items())


def _row(sizes: tuple[int, ...]) -> str:
    shown = ", ".join(map(str, sizes[:SHOWN_SIZES]))
    return f"{shown} …" if len(sizes) > SHOWN_SIZES else shown


def _passing(table: TrickGame, numbers: dict[str, int], least: int, terms: Mapping[str, str]) -> PassingView | None:
    """None if no card ever leaves a hand."""
    if table.passing is None or set(table.passing.to) == {"nobody"}:
        return None
    count = table.passing.count(numbers, MOST_CHOSEN)
    return PassingView(count, tuple(terms.get(to, to) for to in table.passing.to), least < count) if count else None


def _bidding(table: TrickGame, numbers: dict[str, int], asked: set[Bids]) -> BiddingView | None:
    if table.bidding is None:
        return None
    least, most = table.bidding.limits(numbers, MANY)
    differs = bool(value_of(table.bidding.sum_differs, numbers)) and least < most
    return BiddingView(
        least, None if table.bidding.most is None else most, differs, asked.pop() if len(asked) == 1 else Bids.NONE
    )


def _is_trump_only(table: TrickGame, rank: str) -> bool:
    """Whether every card of the rank stands above the suits."""
    return all(f"{suit}-{rank}" in table.trumps.above for suit in table.suits)


def _cards_named(names: tuple[str, ...], deck: DeckOfSuits) -> tuple[str, ...]:
    return tuple(deck.name_of(deck.pack.card(name)) for name in names)


def _by_rank(names: tuple[str, ...], deck: DeckOfSuits) -> tuple[str, ...]:
    """The same cards in their order, those of one rank that follow each other together: "Ober (Eichel, Gras)"."""
    found: list[str] = []
    for rank, group in groupby(map(deck.pack.card, names), key=lambda card: card.rank):
        cards = tuple(group)
        suits = ", ".join(deck.suit(card.suit).german for card in cards)
        found.append(f"{deck.rank(rank).spoken} ({suits})" if len(cards) > 1 else deck.name_of(cards[0]))
    return tuple(found)


def _patterns(patterns: tuple[str, ...], deck: DeckOfSuits, terms: Mapping[str, str]) -> tuple[str, ...]:
    """Suits, ranks and cards in words."""

    def describe(pattern: str) -> str:
        suit, _, rank = pattern.partition("-")
        if "*" not in pattern:
            return deck.name_of(deck.pack.card(pattern))
        return (
            terms.get("any_card", pattern)
            if suit == rank
            else deck.suit(suit).german
            if rank == "*"
            else deck.rank(rank).spoken
        )

    return tuple(map(describe, patterns))


def _duties(session: Session, table: TrickGame, duties: tuple[str, ...], numbers: dict[str, int]) -> tuple[str, ...]:
    """The sentences of the duties that bind by these rules."""
    texts = session.data.text.duties if session.data.text else {}
    parts = map(table.parts_of, duties)
    return tuple(texts[name] for name, when in parts if value_of(when, numbers) and name in texts)


def _worths(worth: SettledWorth, deck: DeckOfSuits) -> tuple[CardWorthView, ...]:
    """Ranks that count alike in all suits, equal ones together, then suits, then single cards; the dearest first."""
    of_count: dict[int, list[str]] = {}
    for code, count in worth.ranks.items():
        of_count.setdefault(count, []).append(deck.rank(code).spoken)
    ranks = [CardWorthView(", ".join(names), count) for count, names in of_count.items() if count]
    suits = [CardWorthView(deck.suit(id).german, count, farbe=True) for id, count in worth.suits.items() if count]
    cards = [CardWorthView(deck.name_of(deck.pack.card(name)), count) for name, count in worth.cards.items()]
    return tuple(sorted(ranks, key=lambda one: -one.wert) + suits + cards)
