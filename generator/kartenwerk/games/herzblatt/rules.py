"""Herzblatt: a trick-taking game for two to four in which hearts are always trumps.

One plays alone: he may take up the two cards of the stock and lay two away, and must make 66 of the 120 Augen
against the others. Suit must be followed; who cannot may trump, but need not. Who makes it takes all stakes; who
does not pays the others theirs, and twice that with fewer than 31.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.tricks import BY_AUGEN, FOLLOW, TRUMP, Duty, InPlay, Lay, Ranking, augen
from kartenwerk.mechanics.widow import Discard, Widow, read_discard

SUITS = ("herz", "kreuz", "pik", "karo")
TRUMP_SUIT = "herz"
RANKS = ("A", "10", "K", "D", "B", "9", "8", "7")
STOCK = 2
ALL_AUGEN = 120
ORDER = Ranking.of(BY_AUGEN, [(TRUMP_SUIT, rank) for rank in RANKS])


class Rules(NamedTuple):
    """The parameters of `rules_data/games/herzblatt.toml`."""

    min_augen: int
    einfach_bis: int
    einsatz: int
    spielmacher: str
    stock_pflicht: bool
    trumpfzwang: bool
    spiele: int


class Act(StrEnum):
    """What is said before the first trick."""

    ACCEPT = "spielt"
    DECLINE = "lehnt ab"
    TAKE = "nimmt den Stock"
    LEAVE = "lässt den Stock liegen"


Move: TypeAlias = Act | Discard | Lay


class State(NamedTuple):
    """The cards in play, and the stock.

    `asked` seats have declined to play alone; `alone` is who does; `offered` while he may take the stock; `number`
    counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    dealer: int
    asked: int = 0
    alone: int | None = None
    offered: bool = True
    number: int = 1


def duties(state: State) -> tuple[Duty, ...]:
    return (FOLLOW, TRUMP) if state.rules.trumpfzwang else (FOLLOW,)


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    """Twenty cards for two; for more also the nines and the seven and eight of hearts, 26 in all."""
    kinds = {(suit, rank) for suit in SUITS for rank in RANKS[:5]}
    if players > 2:
        kinds |= {(suit, "9") for suit in SUITS} | {(TRUMP_SUIT, "8"), (TRUMP_SUIT, "7")}
    return tuple(card for card in deck.cards if (card.suit, card.rank) in kinds)


def deal(rules: Rules, players: int, order: Cards, dealer: int | None = None, number: int = 1) -> State:
    """All cards but two; forehand, left of the dealer, is asked first and leads."""
    dealer = players - 1 if dealer is None else dealer
    size = (len(order) - STOCK) // players
    hands = tricks.hands_of(order, players, size, SUITS, RANKS)
    in_play = InPlay.begin(hands, (dealer + 1) % players)
    state = State(rules, in_play, Widow(order[size * players :]), dealer, number=number)
    return state._replace(alone=dealer) if rules.spielmacher == "geber" else state


def to_move(state: State) -> int | None:
    players = len(state.cards.hands)
    if state.alone is None:
        return (state.dealer + 1 + state.asked) % players
    if state.offered or state.stock.open:
        return state.alone
    return state.cards.turn if any(state.cards.hands) else None


def moves(state: State) -> tuple[Move, ...]:
    seat = to_move(state)
    if seat is None:
        return ()
    if state.stock.open:
        return tuple(state.stock.discards(state.cards.hands[seat], STOCK))
    if state.alone is None or state.offered:
        return tuple(act for act in Act if _why_not_act(state, act) is None)
    return tuple(map(Lay, tricks.allowed(state.cards, ORDER, duties(state))))


def why_not(state: State, move: Move) -> Reason | None:
    seat = to_move(state)
    if seat is None:
        return Reason("spiel_aus")
    if isinstance(move, Act):
        return _why_not_act(state, move)
    if isinstance(move, Discard):
        return None if move in state.stock.discards(state.cards.hands[seat], STOCK) else Reason("zwei_karten_druecken")
    if state.alone is None or state.offered or state.stock.open:
        return Reason("noch_nicht_ausspielen")
    return tricks.why_not_lay(move.card, state.cards, ORDER, duties(state))


def _why_not_act(state: State, act: Act) -> Reason | None:
    if act in (Act.ACCEPT, Act.DECLINE):
        return None if state.alone is None else Reason("spielmacher_steht_fest")
    if state.alone is None or not state.offered:
        return Reason("stock_nur_fuer_den_spielmacher")
    return Reason("stock_ist_pflicht") if act is Act.LEAVE and state.rules.stock_pflicht else None


def play(state: State, move: Move) -> State:
    seat = to_move(state)
    assert seat is not None
    match move:
        case Act.ACCEPT:
            return state._replace(alone=seat)
        case Act.DECLINE:
            last = state.asked + 1 == len(state.cards.hands)
            return state._replace(asked=state.asked + 1, alone=state.dealer if last else None)
        case Act.TAKE:
            cards, stock = state.stock.take(state.cards, seat, SUITS, RANKS)
            return state._replace(cards=cards, stock=stock, offered=False)
        case Act.LEAVE:
            return state._replace(offered=False)
        case Discard():
            cards, stock = state.stock.lay_away(state.cards, seat, move.cards)
            return state._replace(cards=cards, stock=stock)
        case Lay():
            return state._replace(cards=state.cards.lay(move.card, ORDER))
    raise ValueError(f"{move} is no move of Herzblatt")


def made(state: State) -> int:
    """The Augen of who plays alone; a stock that he left counts for nobody."""
    assert state.alone is not None
    return state.cards.augen(state.alone) + (augen(state.stock.cards) if state.stock.taken else 0)


def tally(state: State) -> tuple[Item, ...]:
    """Each puts in a stake: who plays alone wins them all, or loses as much, or twice as much, to each."""
    alone, rules = state.alone, state.rules
    assert alone is not None
    others = [seat for seat in range(len(state.cards.hands)) if seat != alone]
    augen_made = made(state)
    won = augen_made >= rules.min_augen
    reason = "gewonnen" if won else "verloren" if augen_made >= rules.einfach_bis else "hoch_verloren"
    stake = -rules.einsatz if won else rules.einsatz * (1 if reason == "verloren" else 2)
    items = [Item(alone, "augen", 0, augen_made), Item(alone, reason, -stake * len(others))]
    return (*items, *(Item(seat, "einsatz", stake) for seat in others))


def audit(state: State) -> None:
    assert state.cards.augen(*range(len(state.cards.hands))) + augen(state.stock.cards) == ALL_AUGEN
    assert sum(item.points for item in tally(state)) == 0


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    if (cards := read_discard(text)) is not None:
        return Discard(deck.read(cards))
    return tricks.read_lay(text, deck, "Herzblatt", Act.ACCEPT)


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if before.alone is None and after.alone is not None and move is Act.DECLINE:
        return (Reason("geber_muss"),)
    return tricks.if_taken(before.cards, move, after.cards, ORDER)
