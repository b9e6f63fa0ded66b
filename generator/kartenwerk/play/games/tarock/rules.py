"""Bavarian Tarock: a trick-taking game for three with bidding, on 36 German cards.

Eleven cards each and three in the stock. The highest bidder is the declarer and plays against two: he takes the stock
up and lays three cards away, or plays from the hand, and the stock counts for him unseen. He names the trumps and must
make at least the Augen he has bid, 61 to 120. Suit must be followed; a seat that cannot follow must trump.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack
from kartenwerk.play.engine.contract import Ending, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, Scoring, after_deals, counting, fault
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.augen import BY_AUGEN, augen
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.table import augen_won
from kartenwerk.play.mechanics.tricks import InPlay, Lay
from kartenwerk.play.mechanics.widow import DISCARDS, Discard, Widow, WidowGame, read_discard

SEATS = 3
ALL_AUGEN = 120
STEP = 5
"""Augen between one bid and the next."""

IN_STOCK = 33
"""The most Augen that lie in the stock, which the declarer has without a trick."""

UNITS = {"einfach": 1, "schneider": 2, "schwarz": 3}
"""What each opponent pays or gets, by the margin of the defeat: plain, with too few Augen, without a trick."""

ANNOUNCED = ("", "schneider", "schwarz")
"""The margins that may be announced, or none."""

HAND, STOCK = 11, 3
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


class Contract(StrEnum):
    """What a bid is for: a game with the stock, or one from the hand, which is higher."""

    STOCK = "Aufnahme"
    HAND = "Hand"


@equal_by_class
class Bid(NamedTuple):
    """So many Augen in such a game."""

    contract: Contract
    augen: int

    def __str__(self) -> str:
        return f"{self.contract} {self.augen}"


@equal_by_class
class NameTrumps(NamedTuple):
    """Name the trumps and, if the table plays with announcements, the margin by which the others will lose."""

    suit: str
    margin: str = ""

    def __str__(self) -> str:
        return f"Trumpf {self.suit}" + (f", {self.margin}" if self.margin else "")


Move: TypeAlias = Bid | Pass | Discard | NameTrumps | Lay


class State(NamedTuple):
    """The cards in play, the stock, the bidding, and the trumps once they are named.

    `number` counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    stock: Widow
    dealer: int
    bidding: Auction
    named: NameTrumps | None = None
    number: int = 1

    @property
    def bid(self) -> Bid:
        """The highest bid so far."""
        return scale(self.rules)[self.bidding.level]

    @property
    def ranking(self) -> Ranking:
        return ranking(self.named.suit if self.named else "")

    @property
    def duties(self) -> tuple[Duty, ...]:
        return (FOLLOW, TRUMP, BEAT) if self.rules.stichzwang else (FOLLOW, TRUMP)


@cache
def scale(rules: Rules) -> tuple[Bid, ...]:
    """All bids, rising in steps of five Augen; the last step ends at the highest bid."""
    steps = [*range(rules.grundgebot, rules.hoechstgebot, STEP), rules.hoechstgebot]
    if rules.gebotsordnung == "hand_vor_aufnahme":
        return tuple(Bid(contract, augen) for contract in Contract for augen in steps)
    return tuple(Bid(contract, augen) for augen in steps for contract in Contract)


@cache
def ranking(trumps: str) -> Ranking:
    """The order of cards with that suit as trumps; "" before they are named."""
    return Ranking.of(BY_AUGEN, [(trumps, rank) for rank in RANKS] if trumps else ())


def _level(state: State, move: Bid | Pass) -> int:
    """A bid's place on the scale, -1 if it has none; a pass is always high enough."""
    return _levels(state.rules).get(move, -1)


@cache
def _levels(rules: Rules) -> Mapping[Bid | Pass, int]:
    bids: tuple[Bid | Pass, ...] = (*scale(rules), Pass())
    return {bid: level for level, bid in enumerate(bids)}


def _bidden(state: State, bidding: Auction) -> State:
    """When the bidding is over, the declarer takes the stock up, unless he plays from the hand."""
    state = state._replace(bidding=bidding)
    if bidding.winner is None or state.bid.contract is Contract.HAND:
        return state
    cards, stock = state.stock.take(state.cards, bidding.winner, SUITS, RANKS)
    return state._replace(cards=cards, stock=stock)


def count_made(state: State) -> int:
    """The declarer's Augen, those of the stock included."""
    return state.cards.augen(state.bidding.declarer) + augen(state.stock.cards)


class Facts(NamedTuple):
    """The declarer, the Augen bid and made, what was announced, and whether the losers have not won a trick."""

    allein: int | None = None
    gebot: int = 0
    augen: int = 0
    ansage: str = ""
    ohne_stich: bool = False
    alle_passen: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    facts = [
        Fact("alle_passen", Kind.SWITCH, optional=True, asks=False),
        Fact("allein", Kind.SEAT, nobody="alle_passen", when=_is_played),
        Fact("gebot", Kind.NUMBER, rules.grundgebot, rules.hoechstgebot, when=_is_played),
        Fact("augen", Kind.NUMBER, 0, ALL_AUGEN, when=_is_played),
        Fact("ohne_stich", Kind.SWITCH, optional=True, when=_may_be_black),
    ]
    if rules.ansage_doppelt:
        facts.append(Fact("ansage", Kind.WORD, words=ANNOUNCED[1:], optional=True, when=_is_played))
    return tuple(facts)


def _is_played(given: Given) -> bool:
    return not given.get("alle_passen")


def _may_be_black(given: Given) -> bool:
    """Whether the losers may be without a trick: the others have no Augen, or the declarer those of the stock alone."""
    if "augen" not in given or "gebot" not in given:
        return False
    return bool(given["augen"] == ALL_AUGEN or (given["augen"] < given["gebot"] and given["augen"] <= IN_STOCK))


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if facts.allein is not None and (facts.gebot - rules.grundgebot) % STEP and facts.gebot != rules.hoechstgebot:
        raise fault(
            "gebot", _("bids rise in steps"), facts.gebot, f"{rules.grundgebot}, {rules.grundgebot + STEP}, ..."
        )


def margin(rules: Rules, facts: Facts) -> str:
    """The margin of the defeat, an id of the tally."""
    won = facts.augen >= facts.gebot
    if not won and not rules.verlierer_schneider:
        return "einfach"
    if facts.ohne_stich:
        return "schwarz"
    lost = ALL_AUGEN - facts.augen if won else facts.augen
    return "schneider" if lost < rules.schneider_augen else "einfach"


def has_won(rules: Rules, facts: Facts) -> bool:
    """Whether the declarer has made the Augen bid, and won by no less than was announced."""
    announced = facts.ansage
    return facts.augen >= facts.gebot and (not announced or UNITS[margin(rules, facts)] >= UNITS[announced])


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Each opponent pays the declarer one to three units, or is paid them; when all pass nothing is paid."""
    declarer = facts.allein
    if declarer is None:
        return ()
    reason = margin(rules, facts)
    units = UNITS[reason]
    if announced := facts.ansage:  # an announcement doubles the units
        units = 2 * max(units, UNITS[announced])
    share = units if has_won(rules, facts) else -units
    items = [Item(declarer, "augen", 0, facts.augen), Item(declarer, reason, share * (SEATS - 1))]
    return (*items, *(Item(seat, reason, -share) for seat in range(SEATS) if seat != declarer))


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    if state.bidding.winner is None or state.named is None:
        return Facts(alle_passen=True)
    augen_made, bid = count_made(state), state.bid.augen
    losers = state.bidding.opponents if augen_made >= bid else (state.bidding.declarer,)
    black = not state.cards.tricks(*losers)
    return Facts(state.bidding.winner, bid, augen_made, state.named.margin, black)


def before_of(state: State) -> Before:
    return counting(state, SEATS)


class Tarock(WidowGame[Rules, State, Move]):
    """The rules of Tarock as the engine plays by them."""

    id = "tarock"
    rules = Rules
    move_limit = 110  # 33 cards and a long bidding
    words = (*Contract, str(Pass()), "Trumpf", *ANNOUNCED[1:], DISCARDS)
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=after_deals("spiele"), balanced=True)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return deck.cards

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1) -> State:
        """Eleven cards each, three in the stock; forehand, left of the dealer, speaks and leads first."""
        hands = tricks.sorted_hands(order, SEATS, HAND, SUITS, RANKS)
        bidding = Auction.begin(dealer, SEATS)
        in_play = InPlay.begin(hands, bidding.order[0])
        return State(rules, in_play, Widow(order[SEATS * HAND :]), dealer, bidding, number=number)

    def to_move(self, state: State) -> int | None:
        if state.bidding.speaker is not None:
            return state.bidding.speaker
        if state.named is None:
            return state.bidding.winner
        return state.cards.to_move

    def moves(self, state: State) -> tuple[Move, ...]:
        seat = self.to_move(state)
        if seat is None:
            return ()
        if state.bidding.speaker is not None:
            return (*scale(state.rules)[state.bidding.least :], Pass())
        if state.stock.open:
            return state.stock.discards(state.cards.hands[seat], STOCK)
        if state.named is None:
            margins = ANNOUNCED if state.rules.ansage_doppelt else ANNOUNCED[:1]
            return tuple(NameTrumps(suit, margin) for suit in SUITS for margin in margins)
        return tricks.lays(legal_cards(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Bid | Pass):
            return state.bidding.why_not(_level(state, move))
        if state.bidding.speaker is not None:
            return Reason("erst_reizen")
        if isinstance(move, Discard | NameTrumps):
            wrong = "drei_karten_druecken" if isinstance(move, Discard) else "trumpf_einmal"
            return None if move in self.moves(state) else Reason(wrong)
        if state.named is None:
            return Reason("erst_trumpf")
        return why_not_lay(state, move.card)

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Lay):
            return tricks.after_lay(state, move.card)
        match move:
            case Bid():
                return _bidden(state, state.bidding.bid(_level(state, move)))
            case Pass():
                return _bidden(state, state.bidding.dropped())
            case Discard():
                cards, stock = state.stock.lay_away(state.cards, move.cards)
                return state._replace(cards=cards, stock=stock)
            case NameTrumps():
                return state._replace(named=move)

    def read(self, text: str, deck: Pack) -> Move:
        word, _, rest = text.partition(" ")
        if text == str(Pass()):
            return Pass()
        if word in list(Contract) and rest.isdecimal():
            return Bid(Contract(word), int(rest))
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        suit, _, announced = rest.partition(", ")
        if word == "Trumpf" and suit in SUITS and announced in ANNOUNCED:
            return NameTrumps(suit, announced)
        return tricks.read_lay(text, deck, "Tarock", "Aufnahme 61")

    def deal_next(self, state: State, order: Cards) -> State | None:
        return tricks.next_deal(self.deal, state, order)

    def audit(self, state: State) -> None:
        played = state.named is not None
        assert not played or state.cards.augen(*range(SEATS)) + augen(state.stock.cards) == ALL_AUGEN
        assert sum(item.points for item in score(state.rules, facts_of(state), before_of(state))) == 0

    def ending(self, state: State) -> Ending | None:
        """Whether the declarer has made what was bid; None if all have passed."""
        facts = facts_of(state)
        if facts.allein is None:
            return None
        how = "gewinnt" if has_won(state.rules, facts) else "verliert"
        return Ending(f"spielmacher_{how}", (facts.allein,), facts.augen, facts.gebot)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        return before.bidding.end_remark(after.bidding) or tricks.taken_remark(before, move, after)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The highest bid and whose it is, the trumps, and the Augen of the seat's own tricks."""
        bid = [] if state.bidding.leader is None else [Note("gebot", word=str(state.bid), seat=state.bidding.leader)]
        trumps = [] if state.named is None else [Note("trumpf", word=state.named.suit)]
        return (*bid, *trumps, *augen_won(state.cards, seat))
