"""Bavarian Tarock: a trick-taking game for three with bidding, on 36 German cards.

Eleven cards each and three in the stock. The highest bidder plays alone against two: he takes the stock up and lays
three cards away, or plays from the hand and the stock counts for him unseen. He names the trumps and must make
at least the Augen he bid, 61 to 120. Suit must be followed; who cannot must trump.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.auction import Auction, Pass
from kartenwerk.mechanics.tricks import BEAT, BY_AUGEN, FOLLOW, TRUMP, Duty, InPlay, Lay, Ranking, augen
from kartenwerk.mechanics.widow import Discard, Widow, read_discard

SEATS = 3
HAND = 11
STOCK = 3
STEP = 5
ALL_AUGEN = 120
SUITS = ("eichel", "gras", "herz", "schellen")
RANKS = ("A", "10", "K", "O", "U", "9", "8", "7", "6")


class Rules(NamedTuple):
    """The parameters of `rules_data/games/tarock.toml`."""

    grundgebot: int
    hoechstgebot: int
    gebotsordnung: str
    stichzwang: bool
    schneider_augen: int
    verlierer_schneider: bool
    ansage_doppelt: bool
    spiele: int


class Kind(StrEnum):
    """From the stock, or from the hand, which goes before it."""

    STOCK = "Aufnahme"
    HAND = "Hand"


class Bid(NamedTuple):
    """So many Augen in a game of that kind."""

    kind: Kind
    augen: int

    def __str__(self) -> str:
        return f"{self.kind} {self.augen}"


class Name(NamedTuple):
    """Name the trumps, and where the table agreed on it that the others will be Schneider or Schwarz."""

    suit: str
    say: str = ""

    def __str__(self) -> str:
        return f"Trumpf {self.suit}" + (f", {self.say}" if self.say else "")


UNITS = {"einfach": 1, "schneider": 2, "schwarz": 3}
SAYINGS = ("", "schneider", "schwarz")

Move: TypeAlias = Bid | Pass | Discard | Name | Lay


class State(NamedTuple):
    """The cards in play, the stock, the bidding, and the trumps as they are named.

    `number` counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    dealer: int
    bidding: Auction
    named: Name | None = None
    number: int = 1

    @property
    def alone(self) -> int | None:
        return self.bidding.winner

    @property
    def bid(self) -> Bid:
        return scale(self.rules)[self.bidding.level]


@cache
def scale(rules: Rules) -> tuple[Bid, ...]:
    """All bids, rising: steps of five, the last of them to the highest bid."""
    steps = [*range(rules.grundgebot, rules.hoechstgebot, STEP), rules.hoechstgebot]
    if rules.gebotsordnung == "hand_vor_aufnahme":
        return tuple(Bid(kind, augen) for kind in Kind for augen in steps)
    return tuple(Bid(kind, augen) for augen in steps for kind in Kind)


def ranking_of(state: State) -> Ranking:
    return Ranking.of(BY_AUGEN, [(state.named.suit, rank) for rank in RANKS] if state.named else ())


def duties(state: State) -> tuple[Duty, ...]:
    return (FOLLOW, TRUMP, BEAT) if state.rules.stichzwang else (FOLLOW, TRUMP)


def deal(rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1) -> State:
    """Eleven each, three in the stock; forehand, left of the dealer, speaks and leads first."""
    hands = tricks.hands_of(order, SEATS, HAND, SUITS, RANKS)
    forehand = (dealer + 1) % SEATS
    bidding = Auction.begin(tuple((forehand + step) % SEATS for step in range(SEATS)))
    in_play = InPlay.begin(hands, forehand)
    return State(rules, in_play, Widow(order[SEATS * HAND :]), dealer, bidding, number=number)


def to_move(state: State) -> int | None:
    if state.named is None:
        return state.alone if state.bidding.speaker is None else state.bidding.speaker
    return state.cards.turn if any(state.cards.hands) else None


def moves(state: State) -> tuple[Move, ...]:
    seat = to_move(state)
    if seat is None:
        return ()
    if state.bidding.speaker is not None:
        return (*scale(state.rules)[state.bidding.least :], Pass())
    if state.stock.open:
        return tuple(state.stock.discards(state.cards.hands[seat], STOCK))
    if state.named is None:
        sayings = SAYINGS if state.rules.ansage_doppelt else SAYINGS[:1]
        return tuple(Name(suit, say) for suit in SUITS for say in sayings)
    return tuple(map(Lay, tricks.allowed(state.cards, ranking_of(state), duties(state))))


def why_not(state: State, move: Move) -> Reason | None:
    if to_move(state) is None:
        return Reason("spiel_aus")
    if isinstance(move, Bid | Pass):
        return state.bidding.why_not(_level(state, move))
    if state.bidding.speaker is not None:
        return Reason("erst_reizen")
    if isinstance(move, Discard | Name):
        wrong = "drei_karten_druecken" if isinstance(move, Discard) else "trumpf_einmal"
        return None if move in moves(state) else Reason(wrong)
    if state.named is None:
        return Reason("erst_trumpf")
    return tricks.why_not_lay(move.card, state.cards, ranking_of(state), duties(state))


def _level(state: State, move: Bid | Pass) -> int:
    """A bid's place on the scale, -1 if it has none; passing is always high enough."""
    bids = (*scale(state.rules), Pass())
    return bids.index(move) if move in bids else -1


def play(state: State, move: Move) -> State:
    match move:
        case Bid():
            return _bidden(state, state.bidding.bid(_level(state, move)))
        case Pass():
            return _bidden(state, state.bidding.dropped())
        case Discard():
            cards, stock = state.stock.lay_away(state.cards, state.bidding.soloist, move.cards)
            return state._replace(cards=cards, stock=stock)
        case Name():
            return state._replace(named=move)
        case Lay():
            return state._replace(cards=state.cards.lay(move.card, ranking_of(state)))


def _bidden(state: State, bidding: Auction) -> State:
    """When the bidding is over, who plays from the stock takes it up."""
    state = state._replace(bidding=bidding)
    if state.alone is None or state.bid.kind is Kind.HAND:
        return state
    cards, stock = state.stock.take(state.cards, state.alone, SUITS, RANKS)
    return state._replace(cards=cards, stock=stock)


def made(state: State) -> int:
    """The Augen of who plays alone, with the stock."""
    return state.cards.augen(state.bidding.soloist) + augen(state.stock.cards)


def level(state: State, won: bool) -> str:
    """How the losing side lost: without a trick, with too few Augen, or simply."""
    losers = [seat for seat in range(SEATS) if (seat == state.alone) != won]
    if not won and not state.rules.verlierer_schneider:
        return "einfach"
    if not state.cards.tricks(*losers):
        return "schwarz"
    lost = ALL_AUGEN - made(state) if won else made(state)
    return "schneider" if lost < state.rules.schneider_augen else "einfach"


def tally(state: State) -> tuple[Item, ...]:
    """Each of the others pays one to three units, or is paid them; when all pass nothing is paid."""
    if state.alone is None or state.named is None:
        return ()
    won = made(state) >= state.bid.augen
    reason = level(state, won)
    units = UNITS[reason]
    if say := state.named.say:  # the win is twice as dear, and a win below what was said is lost
        won = won and units >= UNITS[say]
        units = 2 * max(units, UNITS[say])
    share = units if won else -units
    items = [Item(state.alone, "augen", 0, made(state)), Item(state.alone, reason, share * (SEATS - 1))]
    return (*items, *(Item(seat, reason, -share) for seat in range(SEATS) if seat != state.alone))


def audit(state: State) -> None:
    played = state.named is not None
    assert not played or state.cards.augen(*range(SEATS)) + augen(state.stock.cards) == ALL_AUGEN
    assert sum(item.points for item in tally(state)) == 0


def read(text: str, deck: Pack) -> Move:
    word, _, rest = text.partition(" ")
    if text == str(Pass()):
        return Pass()
    if word in list(Kind) and rest.isdecimal():
        return Bid(Kind(word), int(rest))
    if (cards := read_discard(text)) is not None:
        return Discard(deck.read(cards))
    suit, _, say = rest.partition(", ")
    if word == "Trumpf" and suit in SUITS and say in SAYINGS:
        return Name(suit, say)
    return tricks.read_lay(text, deck, "Tarock", "Aufnahme 61")


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if before.bidding.speaker is not None and after.bidding.speaker is None:
        return (Reason("alle_passen" if after.alone is None else "spielt_allein"),)
    return tricks.if_taken(before.cards, move, after.cards, ranking_of(before))
