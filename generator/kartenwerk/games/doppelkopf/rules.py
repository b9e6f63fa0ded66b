"""Doppelkopf: a trick-taking game for four with two packs of 24, in which the queens of clubs make partners.

Queens, jacks and diamonds are trumps. Suit must be followed, trumps being a suit of their own; of two equal cards the
first wins. The holders of the queens of clubs are Re: they play together, mostly without knowing it, and need 121 of
the 240 Augen. A seat that holds both calls a partner by the first ace of a suit, announces a solo or, where that is
allowed, plays alone in silence. Where the grand is played, any seat may announce it: only jacks are trumps there.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.duties import FOLLOW, Duty, allowed, why_not_lay
from kartenwerk.mechanics.ranking import Ranking, kind_of
from kartenwerk.mechanics.tricks import InPlay, Lay

SEATS = 4
SUITS = ("kreuz", "pik", "herz", "karo")
RANKS = ("A", "10", "K", "D", "B", "9")
QUEEN = ("kreuz", "D")
"""The queens of clubs make the parties."""

FOX = ("karo", "A")
TOLLE = ("herz", "10")
"""The tens of hearts, highest trumps where the table plays with them."""

PLAIN = ("A", "10", "K", "9")
"""A plain suit, highest first: queens and jacks are trumps."""

ALL_AUGEN = 240
NORMAL, CALL, SOLO, GRAND = "normal", "ruf", "solo", "grossspiel"


class Rules(NamedTuple):
    """The parameters of `rules_data/games/doppelkopf.toml`."""

    gewinn_augen: int
    schneider_augen: int
    tolle: bool
    tolle_zweite_sticht_erste: bool
    fuchs: bool
    grossspiel: bool
    solo_fuer_alle: bool
    stilles_solo: bool
    ohne_neunen: bool
    spiele: int


class Announce(NamedTuple):
    """What a seat says before the first trick.

    It plays a NORMAL game, CALLs a partner by the ace of the suit, plays a SOLO with the suit as trumps, or a GRAND.
    """

    kind: str = NORMAL
    suit: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.suit}".strip()


Move: TypeAlias = Announce | Lay


class State(NamedTuple):
    """The cards in play and what was announced.

    `said` are the announcements, forehand's first; `game` is the one that counts and `declarer` the seat that made it;
    `partner` laid the called ace; `queens` are the seats that laid a queen of clubs; `foxes` are pairs (owner,
    catcher); `number` counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    dealer: int
    said: tuple[Announce, ...] = ()
    game: Announce = Announce()
    declarer: int | None = None
    partner: int | None = None
    queens: tuple[int, ...] = ()
    foxes: tuple[tuple[int, int], ...] = ()
    number: int = 1

    @property
    def ranking(self) -> Ranking:
        return ranking(self.game, self.rules.tolle, self.rules.tolle_zweite_sticht_erste)

    @property
    def duties(self) -> tuple[Duty, ...]:
        return (FOLLOW,)

    @property
    def announcing(self) -> bool:
        """Every seat speaks once, forehand first; the first solo ends it."""
        return len(self.said) < SEATS and self.game.kind not in (SOLO, GRAND)

    @property
    def turn(self) -> int:
        """The seat that speaks or lays next."""
        return (self.dealer + 1 + len(self.said)) % SEATS if self.announcing else self.cards.turn


@cache
def ranking(game: Announce, tolle: bool, second_wins: bool) -> Ranking:
    """The order of cards: queens and jacks, then diamonds or the suit of a solo, are trumps; in a grand only jacks.

    With `tolle` the tens of hearts are the highest trumps; the later of two beats the first if the `second_wins`.
    """
    jacks = [(suit, "B") for suit in SUITS]
    if game.kind == GRAND:
        return Ranking.of(("A", "10", "K", "D", "9"), jacks)
    queens = [(suit, "D") for suit in SUITS]
    trumps = [(game.suit if game.kind == SOLO else "karo", rank) for rank in PLAIN]
    if not tolle:
        return Ranking.of(PLAIN, queens + jacks + trumps)
    order = Ranking.of(PLAIN, [TOLLE, *queens, *jacks, *(kind for kind in trumps if kind != TOLLE)])
    return replace(order, overtaken=(TOLLE,)) if second_wins else order


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    """Every card twice."""
    ranks = RANKS[:-1] if rules.ohne_neunen else RANKS
    return tuple(card for card in deck.cards if card.rank in ranks) * 2


def deal(rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1) -> State:
    """Twelve cards each, ten without nines; forehand, left of the dealer, speaks and leads first."""
    hands = tricks.sorted_hands(order, SEATS, len(order) // SEATS, SUITS, RANKS)
    return State(rules, InPlay.begin(hands, (dealer + 1) % SEATS), dealer, number=number)


def to_move(state: State) -> int | None:
    return state.turn if state.announcing or any(state.cards.hands) else None


def announcements(state: State) -> Iterator[Announce]:
    """What the seat on turn may say: who lacks a queen of clubs says "normal", or plays a grand or a solo for all."""
    both_queens = _both_queens(state)
    if state.rules.stilles_solo or not both_queens:
        yield Announce()
    if both_queens:
        yield from (Announce(CALL, suit) for suit in SUITS if suit != "karo")
    if both_queens or state.rules.solo_fuer_alle:
        yield from (Announce(SOLO, suit) for suit in SUITS)
    if state.rules.grossspiel:
        yield Announce(GRAND)


def _both_queens(state: State) -> bool:
    """Whether the seat on turn holds both queens of clubs."""
    return [kind_of(card) for card in state.cards.hands[state.turn]].count(QUEEN) == 2


def moves(state: State) -> tuple[Move, ...]:
    if to_move(state) is None:
        return ()
    if state.announcing:
        return tuple(announcements(state))
    return tuple(map(Lay, dict.fromkeys(allowed(state))))


def why_not(state: State, move: Move) -> Reason | None:
    if to_move(state) is None:
        return Reason("spiel_aus")
    if isinstance(move, Announce):
        return _why_not_announce(state, move)
    if state.announcing:
        return Reason("erst_ansagen")
    return why_not_lay(state, move.card)


def _why_not_announce(state: State, move: Announce) -> Reason | None:
    if not state.announcing:
        return Reason("ansage_vorbei")
    if move in announcements(state):
        return None
    if move.kind == CALL and move.suit == "karo":
        return Reason("ruf_nur_fehlfarbe")
    if move.kind == NORMAL:
        return Reason("kein_stilles_solo")
    if move.kind == GRAND:
        return Reason("kein_grossspiel")
    return Reason("nur_mit_beiden_damen")


def play(state: State, move: Move) -> State:
    return _announced(state, move) if isinstance(move, Announce) else _laid(state, move.card)


def _announced(state: State, said: Announce) -> State:
    seat = state.turn
    state = state._replace(said=(*state.said, said))
    return state if said.kind == NORMAL else state._replace(game=said, declarer=seat)


def _laid(state: State, card: Card) -> State:
    seat, kind = state.turn, kind_of(card)
    cards = state.cards.lay(card, state.ranking)
    called = state.game.kind == CALL and kind == (state.game.suit, "A")
    goes_along = called and state.partner is None and seat != state.declarer
    full = () if cards.trick.cards else (*state.cards.trick.cards, card)
    owners = (state.cards.trick.seat(place, SEATS) for place, each in enumerate(full) if kind_of(each) == FOX)
    return state._replace(
        cards=cards,
        queens=(*state.queens, seat) if kind == QUEEN else state.queens,
        partner=seat if goes_along else state.partner,
        foxes=(*state.foxes, *((owner, cards.trick.leader) for owner in owners)),
    )


def re_party(state: State) -> tuple[int, ...]:
    """The seats of Re, as far as they have shown themselves: all of them when the deal is over."""
    if state.declarer is None:
        return tuple(sorted(set(state.queens)))
    return (state.declarer,) if state.partner is None else (state.declarer, state.partner)


def tally(state: State) -> tuple[Item, ...]:
    """Units for the win, for Schneider and for Schwarz; a seat that plays alone wins or pays them thrice."""
    ours = re_party(state)
    theirs = tuple(seat for seat in range(SEATS) if seat not in ours)
    won = state.cards.augen(*ours) >= state.rules.gewinn_augen
    losers = theirs if won else ours
    units = ["sieg"]
    if state.cards.augen(*losers) < state.rules.schneider_augen:
        units.append("schneider")
    if not state.cards.tricks(*losers):
        units.append("schwarz")
    items = [Item(seat, "augen", 0, state.cards.augen(seat)) for seat in range(SEATS)]
    for reason in units:
        for seat in range(SEATS):
            share = len(theirs) // len(ours) if seat in ours else 1
            items.append(Item(seat, reason, -share if seat in losers else share))
    return (*items, *_fox_items(state, ours))


def _fox_items(state: State, ours: Sequence[int]) -> Iterator[Item]:
    """The owner of a fox that went to the other party pays a unit to its catcher; when one plays alone, none counts."""
    if not state.rules.fuchs or len(ours) == 1:
        return
    for owner, catcher in state.foxes:
        if (owner in ours) != (catcher in ours):
            yield Item(owner, "fuchs_verloren", -1)
            yield Item(catcher, "fuchs_gefangen", 1)


def audit(state: State) -> None:
    assert state.cards.augen(*range(SEATS)) == ALL_AUGEN
    assert sum(item.points for item in tally(state)) == 0


def read(text: str, deck: Pack) -> Move:
    kind, _, suit = text.partition(" ")
    if kind in (NORMAL, GRAND) and not suit:
        return Announce(kind)
    if kind in (CALL, SOLO) and suit in SUITS:
        return Announce(kind, suit)
    return tricks.read_lay(text, deck, "Doppelkopf", str(Announce()))


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    found = isinstance(move, Lay) and before.partner is None and after.partner is not None
    said = (Reason("geht_mit", (move.card,)),) if found and isinstance(move, Lay) else ()
    return (*said, *tricks.taken_remark(before, move, after))
