"""Wallachen: a trick-taking game for three on 32 German cards, where tricks count and not Augen.

Ten cards each, two in the "Start". Who bids most tricks, at least six of ten, plays alone: he takes up the Start,
lays two cards away and names the trumps with his first lead; or he promises no trick (Bettel) or all (Mord),
without trumps. Suit must be followed and the trick beaten if one can; who cannot follow must trump. The others may
double the stakes while cards are dealt, and again by Kontra during the first trick.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack
from kartenwerk.engine.contract import Item, Reason
from kartenwerk.games.wallachen.doubling import Act, Doubling
from kartenwerk.mechanics import tricks
from kartenwerk.mechanics.auction import Auction, Pass
from kartenwerk.mechanics.tricks import BEAT, BY_RANK, FOLLOW, TRUMP, Duty, InPlay, Lay, Ranking
from kartenwerk.mechanics.widow import Discard, Widow, read_discard

SEATS, HAND, START, LEAST = 3, 10, 2, 6
SUITS = ("eichel", "gras", "herz", "schellen")
RANKS = BY_RANK[:-1]
BETTEL, MORD = "bettel", "mord"
SCALE = (*map(str, range(LEAST, HAND + 1)), BETTEL, MORD)
"""All bids, rising: six to ten tricks, none, all."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/wallachen.toml`."""

    stichwert: int
    bettel_wert: int
    mord_wert: int
    doppeln: bool
    kontra: bool
    alle_passen: str
    umsteigen_nur_hoeher: bool
    stichpflicht_bettel: bool
    spiele: int


class Say(NamedTuple):
    """Bid tricks, Bettel or Mord; or declare what is played: a suit as trumps, Bettel or Mord."""

    verb: str
    what: str

    def __str__(self) -> str:
        return f"{self.verb} {self.what}"


BIDS, PLAYS = "bietet", "spielt"

Move: TypeAlias = Act | Say | Pass | Discard | Lay


class State(NamedTuple):
    """The cards in play, the Start as `stock`, the bidding and what is played.

    `stakes` tells how often they are doubled, `pot` what lies in the stock of the table, `number` counts the deals.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    dealer: int
    bidding: Auction
    stakes: Doubling
    game: str = ""
    pot: int = 0
    number: int = 1

    @property
    def alone(self) -> int | None:
        return self.bidding.winner


def ranking_of(state: State) -> Ranking:
    return Ranking.of(BY_RANK, [(state.game, rank) for rank in RANKS] if state.game in SUITS else ())


def duties(state: State) -> tuple[Duty, ...]:
    bettel = state.game == BETTEL and not state.rules.stichpflicht_bettel
    return (FOLLOW,) if bettel else (FOLLOW, TRUMP, BEAT)


def deal(rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1, pot: int = 0) -> State:
    """Ten each and two in the Start; forehand, left of the dealer, speaks first."""
    hands = tricks.hands_of(order, SEATS, HAND, SUITS, RANKS)
    forehand = (dealer + 1) % SEATS
    bidding = Auction.begin(tuple((forehand + step) % SEATS for step in range(SEATS)))
    stakes = Doubling(waiting=SEATS - 1 if rules.doppeln else 0)
    cards, start = InPlay.begin(hands, forehand), Widow(order[SEATS * HAND :])
    return State(rules, cards, start, dealer, bidding, stakes, pot=pot, number=number)


def deal_next(state: State, order: Cards) -> State | None:
    return tricks.next_deal(partial(deal, pot=pot_after(state)), state, order)


def to_move(state: State) -> int | None:
    if state.stakes.waiting:
        return (state.dealer - state.stakes.waiting) % SEATS
    if state.bidding.speaker is not None or not state.game:
        return state.alone if state.bidding.speaker is None else state.bidding.speaker
    if state.stakes.answer:
        return state.alone
    return None if decided(state) else state.cards.turn


def decided(state: State) -> bool:
    """All cards are laid, or a Bettel or Mord is lost."""
    lost = {BETTEL: state.cards.tricks(state.bidding.soloist), MORD: state.cards.tricks(*state.bidding.others)}
    return not any(state.cards.hands) or lost.get(state.game, 0) > 0


def declarations(state: State) -> Iterator[str]:
    """Trumps for a bid of tricks; Bettel and Mord where they are not below the bid."""
    level = SCALE[state.bidding.level]
    if level not in (BETTEL, MORD):
        yield from SUITS
    if level != MORD or not state.rules.umsteigen_nur_hoeher:
        yield BETTEL
    yield MORD


def moves(state: State) -> tuple[Move, ...]:
    seat = to_move(state)
    if seat is None:
        return ()
    if state.stakes.options:
        return state.stakes.options
    if state.bidding.speaker is not None:
        highest = None if state.bidding.leader is not None else 1  # who opens bids six tricks
        return (*(Say(BIDS, bid) for bid in SCALE[state.bidding.least : highest]), Pass())
    if state.stock.open:
        return tuple(state.stock.discards(state.cards.hands[seat], START))
    if not state.game:
        return tuple(Say(PLAYS, game) for game in declarations(state))
    kontra = (Act.KONTRA,) if _why_not_kontra(state) is None else ()
    return (*map(Lay, tricks.allowed(state.cards, ranking_of(state), duties(state))), *kontra)


def why_not(state: State, move: Move) -> Reason | None:
    if to_move(state) is None:
        return Reason("spiel_aus")
    if isinstance(move, Lay) and state.game and not state.stakes.answer:
        return tricks.why_not_lay(move.card, state.cards, ranking_of(state), duties(state))
    if move is Act.KONTRA:
        return _why_not_kontra(state)
    if move in moves(state):
        return None
    if isinstance(move, Say) and move.verb == BIDS and not state.stakes.waiting:
        return state.bidding.why_not(SCALE.index(move.what)) or Reason("gebot_zu_niedrig")
    wrong = {Discard: "zwei_karten_druecken", Say: "spiel_nicht_moeglich"}
    return Reason(wrong.get(type(move), "nicht_gefragt"))


def _why_not_kontra(state: State) -> Reason | None:
    if not state.rules.kontra:
        return Reason("ohne_kontra")
    first = state.game and not any(state.cards.won) and not state.stakes.answer
    silent = state.cards.turn not in (state.alone, *state.stakes.kontra)
    return None if first and silent else Reason("kontra_im_ersten_stich")


def play(state: State, move: Move) -> State:
    match move:
        case Act():
            return state._replace(stakes=state.stakes.called(move, state.cards.turn))
        case Say(verb="bietet"):
            return _bidden(state, state.bidding.bid(SCALE.index(move.what)))
        case Say():
            return state._replace(cards=state.cards._replace(trick=tricks.Trick(state.bidding.soloist)), game=move.what)
        case Pass():
            return _bidden(state, state.bidding.dropped())
        case Discard():
            cards, stock = state.stock.lay_away(state.cards, state.bidding.soloist, move.cards)
            return state._replace(cards=cards, stock=stock)
        case Lay():
            return state._replace(cards=state.cards.lay(move.card, ranking_of(state)))


def _bidden(state: State, bidding: Auction) -> State:
    """When all have passed, forehand must play or all pay; when one is left, he takes up the Start."""
    if bidding.speaker is None and bidding.leader is None and state.rules.alle_passen == "muss":
        bidding = bidding._replace(leader=bidding.order[0], level=0)
    state = state._replace(bidding=bidding)
    if state.alone is None:
        return state
    cards, stock = state.stock.take(state.cards, state.alone, SUITS, RANKS)
    return state._replace(cards=cards, stock=stock)


def outcome(state: State) -> tuple[bool, int]:
    """Whether who plays alone has won, and what each of the others pays or gets before doubling."""
    made, rules = state.cards.tricks(state.bidding.soloist), state.rules
    if state.game == BETTEL:
        return made == 0, rules.bettel_wert
    if state.game == MORD:
        return made == HAND, rules.mord_wert
    bid = LEAST + state.bidding.level
    return made >= bid, rules.stichwert * max(made, bid)


def tally(state: State) -> tuple[Item, ...]:
    """Each of the others pays who plays alone, or is paid by him; doubled as often as it was called."""
    if state.alone is None:
        return tuple(Item(seat, "in_den_stock", -state.rules.stichwert) for seat in range(SEATS))
    won, value = outcome(state)
    share = (value if won else -value) * state.stakes.factor
    items = [Item(state.alone, "stiche", 0, state.cards.tricks(state.alone))]
    items.append(Item(state.alone, "gewonnen" if won else "verloren", share * len(state.bidding.others)))
    items += [Item(seat, "zahlung", -share) for seat in state.bidding.others]
    if won and state.pot:
        items.append(Item(state.alone, "aus_dem_stock", state.pot))
    return tuple(items)


def pot_after(state: State) -> int:
    """What lies in the stock of the table after the deal."""
    return state.pot - sum(item.points for item in tally(state))


def audit(state: State) -> None:
    assert pot_after(state) >= 0


def read(text: str, deck: Pack) -> Move:
    if text in list(Act):
        return Act(text)
    if text == str(Pass()):
        return Pass()
    word, _, rest = text.partition(" ")
    if rest in {BIDS: SCALE, PLAYS: (*SUITS, BETTEL, MORD)}.get(word, ()):
        return Say(word, rest)
    if (cards := read_discard(text)) is not None:
        return Discard(deck.read(cards))
    return tricks.read_lay(text, deck, "Wallachen", "bietet 6")


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    if before.bidding.speaker is not None and after.bidding.speaker is None:
        return (Reason("alle_passen" if after.alone is None else "spielt_allein"),)
    return tricks.if_taken(before.cards, move, after.cards, ranking_of(before))
