"""Herzblatt: a trick-taking game for two to four in which hearts are always trumps.

One seat is the declarer and plays against the others: it may take up the two cards of the stock and lay two away, and
must make 66 of the 120 Augen. Suit must be followed; a seat that cannot follow may trump, but need not. A declarer who
succeeds takes all stakes; one who fails pays the others theirs, and twice that with fewer than 31 Augen.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack
from kartenwerk.play.engine.contract import Ending, Item, Note, Reason
from kartenwerk.play.engine.scoring import Before, Fact, Kind, Scoring, after_deals, counting
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.augen import BY_AUGEN, augen
from kartenwerk.play.mechanics.duties import FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import TRUMPS, Ranking
from kartenwerk.play.mechanics.table import augen_won
from kartenwerk.play.mechanics.tricks import InPlay, Lay
from kartenwerk.play.mechanics.widow import DISCARDS, Discard, Widow, WidowGame, read_discard

ALL_AUGEN = 120
SUITS = ("herz", "kreuz", "pik", "karo")
TRUMP_SUIT = "herz"
RANKS = ("A", "10", "K", "D", "B", "9", "8", "7")
STOCK = 2
RANKING = Ranking.of(BY_AUGEN, [(TRUMP_SUIT, rank) for rank in RANKS])


def _higher_hearts(ranking: Ranking, trick: Cards, cards: Cards) -> Cards:
    """Those that beat the trick, if a heart was led."""
    return ranking.beating(cards, ranking.best(trick)) if ranking.suit(trick[0]) == TRUMPS else ()


OVERTRUMP = Duty("herz_ueberstechen", _higher_hearts)
"""On a heart that was led, lay a higher one."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/herzblatt.toml`."""

    min_augen: int
    einfach_bis: int
    einsatz: int
    spielmacher: str
    stock_pflicht: bool
    trumpfzwang: bool
    ueberstechen: bool
    spiele: int


class Call(StrEnum):
    """What is said before the first trick: whether to be the declarer, whether to take up the stock."""

    ACCEPT = "spielt"
    DECLINE = "lehnt ab"
    TAKE = "nimmt den Stock"
    LEAVE = "lässt den Stock liegen"


Move: TypeAlias = Call | Discard | Lay


class State(NamedTuple):
    """The cards in play and the stock.

    `declined` seats will not be the declarer; `offered` is true until he has decided about the stock; `number` counts
    the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    dealer: int
    declined: int = 0
    declarer: int | None = None
    offered: bool = True
    number: int = 1

    @property
    def ranking(self) -> Ranking:
        return RANKING

    @property
    def duties(self) -> tuple[Duty, ...]:
        agreed = ((TRUMP, self.rules.trumpfzwang), (OVERTRUMP, self.rules.ueberstechen))
        return (FOLLOW, *(duty for duty, holds in agreed if holds))


def to_move(state: State) -> int | None:
    players = len(state.cards.hands)
    if state.declarer is None:
        return (state.dealer + 1 + state.declined) % players
    if state.offered or state.stock.open:
        return state.declarer
    return state.cards.to_move


def _why_not_call(state: State, call: Call) -> Reason | None:
    if call in (Call.ACCEPT, Call.DECLINE):
        return None if state.declarer is None else Reason("spielmacher_steht_fest")
    if state.declarer is None or not state.offered:
        return Reason("stock_nur_fuer_den_spielmacher")
    return Reason("stock_ist_pflicht") if call is Call.LEAVE and state.rules.stock_pflicht else None


def count_made(state: State) -> int:
    """The declarer's Augen; a stock that he has left counts for nobody."""
    assert state.declarer is not None
    return state.cards.augen(state.declarer) + (augen(state.stock.cards) if state.stock.taken else 0)


class Facts(NamedTuple):
    """The declarer and his Augen."""

    spielmacher: int
    augen: int


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return Fact("spielmacher", Kind.SEAT), Fact("augen", Kind.NUMBER, 0, ALL_AUGEN)


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Everybody puts in a stake: the declarer wins them all, or loses one or two stakes to each of the others."""
    declarer, augen = facts
    others = [seat for seat in range(before.players) if seat != declarer]
    won = augen >= rules.min_augen
    reason = "gewonnen" if won else "verloren" if augen >= rules.einfach_bis else "hoch_verloren"
    stake = -rules.einsatz if won else rules.einsatz * (1 if reason == "verloren" else 2)
    items = [Item(declarer, "augen", 0, augen), Item(declarer, reason, -stake * len(others))]
    return (*items, *(Item(seat, "einsatz", stake) for seat in others))


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    assert state.declarer is not None
    return Facts(state.declarer, count_made(state))


def before_of(state: State) -> Before:
    return counting(state, len(state.cards.hands))


class Herzblatt(WidowGame[Rules, State, Move]):
    """The rules of Herzblatt as the engine plays by them."""

    id = "herzblatt"
    rules = Rules
    move_limit = 30  # 24 cards, and what is said before
    words = (*Call, DISCARDS)
    scoring = Scoring(Facts, asked, facts_of, before_of, score, over=after_deals("spiele"), balanced=True)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        """Twenty cards for two; for more the nines and the eight and seven of hearts as well, 26 in all."""
        kinds = {(suit, rank) for suit in SUITS for rank in RANKS[:5]}
        if players > 2:
            kinds |= {(suit, "9") for suit in SUITS} | {(TRUMP_SUIT, "8"), (TRUMP_SUIT, "7")}
        return tuple(card for card in deck.cards if (card.suit, card.rank) in kinds)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int | None = None, number: int = 1) -> State:
        """All cards but two; forehand, left of the dealer, is asked first and leads."""
        dealer = players - 1 if dealer is None else dealer
        size = (len(order) - STOCK) // players
        hands = tricks.sorted_hands(order, players, size, SUITS, RANKS)
        in_play = InPlay.begin(hands, (dealer + 1) % players)
        state = State(rules, in_play, Widow(order[size * players :]), dealer, number=number)
        return state._replace(declarer=dealer) if rules.spielmacher == "geber" else state

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        seat = to_move(state)
        if seat is None:
            return ()
        if state.stock.open:
            return state.stock.discards(state.cards.hands[seat], STOCK)
        if state.declarer is None or state.offered:
            return tuple(call for call in Call if _why_not_call(state, call) is None)
        return tricks.lays(legal_cards(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        seat = to_move(state)
        if seat is None:
            return Reason("spiel_aus")
        if isinstance(move, Call):
            return _why_not_call(state, move)
        if isinstance(move, Discard):
            return (
                None if move in state.stock.discards(state.cards.hands[seat], STOCK) else Reason("zwei_karten_druecken")
            )
        if state.declarer is None or state.offered or state.stock.open:
            return Reason("noch_nicht_ausspielen")
        return why_not_lay(state, move.card)

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Lay):
            return tricks.after_lay(state, move.card)
        seat = to_move(state)
        assert seat is not None
        match move:
            case Call.ACCEPT:
                return state._replace(declarer=seat)
            case Call.DECLINE:
                last = state.declined + 1 == len(state.cards.hands)
                return state._replace(declined=state.declined + 1, declarer=state.dealer if last else None)
            case Call.TAKE:
                cards, stock = state.stock.take(state.cards, seat, SUITS, RANKS)
                return state._replace(cards=cards, stock=stock, offered=False)
            case Call.LEAVE:
                return state._replace(offered=False)
            case Discard():
                cards, stock = state.stock.lay_away(state.cards, move.cards)
                return state._replace(cards=cards, stock=stock)
        raise ValueError(f"{move} is no move of Herzblatt")

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Call):
            return Call(text)
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        return tricks.read_lay(text, deck, "Herzblatt", Call.ACCEPT)

    def deal_next(self, state: State, order: Cards) -> State | None:
        return tricks.next_deal(self.deal, state, order)

    def audit(self, state: State) -> None:
        assert state.cards.augen(*range(len(state.cards.hands))) + augen(state.stock.cards) == ALL_AUGEN
        assert sum(item.points for item in score(state.rules, facts_of(state), before_of(state))) == 0

    def ending(self, state: State) -> Ending:
        """Whether the declarer has the Augen that he needs."""
        facts, needed = facts_of(state), state.rules.min_augen
        won = facts.augen >= needed
        return Ending(
            "spielmacher_gewinnt" if won else "spielmacher_verliert", (facts.spielmacher,), facts.augen, needed
        )

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if before.declarer is None and after.declarer is not None and move is Call.DECLINE:
            return (Reason("geber_muss"),)
        return tricks.taken_remark(before, move, after)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The declarer, and the Augen of the seat's own tricks."""
        declarer = [] if state.declarer is None else [Note("spielmacher", seat=state.declarer)]
        return (*declarer, *augen_won(state.cards, seat))
