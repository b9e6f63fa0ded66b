"""Wallachen: a trick-taking game for three on 32 German cards, where tricks count and not Augen.

Ten cards each, and two in the "Start". The seat that bids most tricks, at least six of ten, is the declarer and plays
against the others: it takes up the Start, lays two cards away, names the trumps and leads; or it promises to make no
trick (Bettel) or all of them (Mord), without trumps. Suit must be followed, and the trick be beaten if possible; a
seat that cannot follow must trump. Stakes may be doubled while cards are dealt, with five of them in hand, and again
by Kontra during the first trick.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.contract import Ending, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring, after_deals, counting
from kartenwerk.play.games.wallachen.doubling import KONTRA, Call, Doubling
from kartenwerk.play.games.wallachen.scoring import (
    BETTEL,
    HAND,
    MORD,
    SCALE,
    SEATS,
    Facts,
    Rules,
    after,
    asked,
    check,
    outcome,
    score,
)
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.auction import Auction
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.ranking import BY_RANK, Ranking
from kartenwerk.play.mechanics.tricks import InPlay, Lay
from kartenwerk.play.mechanics.tuples import deal_hands
from kartenwerk.play.mechanics.widow import DISCARDS, Discard, Widow, WidowGame, read_discard

START = 2
PACKET = 5
"""Cards are dealt five and five; between the two packets the others may double."""

SUITS = ("eichel", "gras", "herz", "schellen")
RANKS = BY_RANK[:-1]


@equal_by_class
class Bid(NamedTuple):
    """Bid a step of the SCALE."""

    what: str

    def __str__(self) -> str:
        return f"bietet {self.what}"


BIDS = tuple(map(Bid, SCALE))
PASS = Pass()


@equal_by_class
class Declare(NamedTuple):
    """Declare what is played: a suit as trumps, Bettel or Mord."""

    game: str

    def __str__(self) -> str:
        return f"spielt {self.game}"


_DECLARE = {game: Declare(game) for game in (*SUITS, BETTEL, MORD)}

Move: TypeAlias = Call | Bid | Pass | Discard | Declare | Lay


class State(NamedTuple):
    """The cards in play, the Start as `stock`, the bidding, how often stakes are doubled, and what was declared.

    `later` are the packets still to be dealt, a packet each, while seats may double; `pot` is what the seats have paid
    in when all passed; `number` counts the deals of the match from 1.
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
    later: tuple[Cards, ...] = ()

    @property
    def ranking(self) -> Ranking:
        return ranking(self.game)

    @property
    def duties(self) -> tuple[Duty, ...]:
        follow_alone = self.game == BETTEL and not self.rules.stichpflicht_bettel
        return (FOLLOW,) if follow_alone else (FOLLOW, TRUMP, BEAT)


@cache
def ranking(game: str) -> Ranking:
    """The order of cards; only a suit has trumps, Bettel and Mord have none."""
    return Ranking.of(BY_RANK, [(game, rank) for rank in RANKS] if game in SUITS else ())


def _call(state: State, stakes: Doubling) -> State:
    """After a call; once all have been asked whether they double, the second packets are dealt."""
    if not state.later or stakes.waiting:
        return state._replace(stakes=stakes)
    packets = zip(state.cards.hands, state.later, strict=True)
    hands = tuple([tricks.sorted_hand(hand + later, SUITS, RANKS) for hand, later in packets])
    return state._replace(cards=state.cards._replace(hands=hands), stakes=stakes, later=())


def to_move(state: State) -> int | None:
    if state.game and not state.stakes.answer:
        return None if is_decided(state) else state.cards.turn
    if state.stakes.waiting:
        return (state.dealer - state.stakes.waiting) % SEATS
    if state.bidding.speaker is not None:
        return state.bidding.speaker
    return state.bidding.winner


def is_decided(state: State) -> bool:
    """Whether all cards are laid, or a Bettel or Mord is lost."""
    game, cards = state.game, state.cards
    if game == BETTEL and cards.tricks(state.bidding.declarer):
        return True
    if game == MORD and cards.tricks(*state.bidding.opponents):
        return True
    return not any(cards.hands)


def declarations(state: State) -> Iterator[str]:
    """A suit as trumps, if tricks were bid; Bettel and Mord, if they are not below the bid."""
    bid = SCALE[state.bidding.level]
    if bid not in (BETTEL, MORD):
        yield from SUITS
    if bid != MORD or not state.rules.umsteigen_nur_hoeher:
        yield BETTEL
    yield MORD


def _why_not_kontra(state: State) -> Reason | None:
    if not state.rules.kontra:
        return Reason("ohne_kontra")
    first = state.game and not any(state.cards.won) and not state.stakes.answer
    silent = state.cards.turn not in (state.bidding.winner, *state.stakes.kontra)
    return None if first and silent else Reason("kontra_im_ersten_stich")


def _bidden(state: State, bidding: Auction) -> State:
    """When all have passed, forehand must play or all pay; when one is left, he takes up the Start."""
    if bidding.speaker is None and bidding.leader is None and state.rules.alle_passen == "muss":
        bidding = bidding._replace(leader=bidding.order[0], level=0)
    winner = bidding.winner
    if winner is None:
        return state._replace(bidding=bidding)
    cards, stock = state.stock.take(state.cards, winner, SUITS, RANKS)
    return state._replace(cards=cards, stock=stock, bidding=bidding)


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    if state.bidding.winner is None:
        return Facts(alle_passen=True)
    spiel = state.game if state.game in (BETTEL, MORD) else SCALE[state.bidding.level]
    return Facts(state.bidding.winner, spiel, state.cards.tricks(state.bidding.winner), state.stakes.doubled)


def before_of(state: State) -> Before:
    return counting(state, SEATS)._replace(pot=state.pot)


def pot_after(state: State) -> int:
    """What lies in the pot after the deal."""
    return after(state.rules, facts_of(state), before_of(state)).pot


class Wallachen(WidowGame[Rules, State, Move]):
    """The rules of Wallachen as the engine plays by them."""

    id = "wallachen"
    rules = Rules
    counts_augen = False
    move_limit = 70  # thirty cards, a long bidding and all doubling
    words = (*Call, str(PASS), *map(str, (*BIDS, *_DECLARE.values())), DISCARDS)
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, after=after, over=after_deals("spiele"))

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(
        self, rules: Rules, players: int, order: Cards, dealer: int = SEATS - 1, number: int = 1, pot: int = 0
    ) -> State:
        """Ten cards each and two in the Start; forehand, left of the dealer, speaks first."""
        hands = deal_hands(order, SEATS, HAND)
        bidding = Auction.begin(dealer, SEATS)
        stakes = Doubling(waiting=SEATS - 1 if rules.doppeln else 0)
        now = PACKET if rules.doppeln else HAND
        first = tuple(tricks.sorted_hand(hand[:now], SUITS, RANKS) for hand in hands)
        later = tuple(hand[now:] for hand in hands) if rules.doppeln else ()
        cards, start = InPlay.begin(first, bidding.order[0]), Widow(order[SEATS * HAND :])
        return State(rules, cards, start, dealer, bidding, stakes, pot=pot, number=number, later=later)

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        seat = to_move(state)
        if seat is None:
            return ()
        if options := state.stakes.options:
            return options
        if state.game:
            lays = tricks.lays(legal_cards(state))
            return lays if any(state.cards.won) or _why_not_kontra(state) else (*lays, KONTRA)
        if state.bidding.speaker is not None:
            highest = None if state.bidding.leader is not None else 1  # the first bid is six tricks
            return (*BIDS[state.bidding.least : highest], PASS)
        if state.stock.open:
            return state.stock.discards(state.cards.hands[seat], START)
        return tuple([_DECLARE[game] for game in declarations(state)])

    def why_not(self, state: State, move: Move) -> Reason | None:
        if to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Lay) and state.game and not state.stakes.answer:
            return why_not_lay(state, move.card)
        if move is KONTRA:
            return _why_not_kontra(state)
        if move in self.moves(state):
            return None
        if state.stakes.waiting:
            return Reason("erst_doppeln")
        if isinstance(move, Bid):
            return state.bidding.why_not(SCALE.index(move.what)) or Reason("gebot_zu_niedrig")
        wrong = {Discard: "zwei_karten_druecken", Declare: "spiel_nicht_moeglich"}
        return Reason(wrong.get(type(move), "nicht_gefragt"))

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Lay):
            return tricks.after_lay(state, move.card)
        match move:
            case Call():
                return _call(state, state.stakes.called(move, state.cards.turn))
            case Bid():
                return _bidden(state, state.bidding.bid(SCALE.index(move.what)))
            case Pass():
                return _bidden(state, state.bidding.dropped())
            case Discard():
                cards, stock = state.stock.lay_away(state.cards, move.cards)
                return state._replace(cards=cards, stock=stock)
            case Declare():  # the declarer leads, wherever he sits
                trick = tricks.Trick(state.bidding.declarer)
                return state._replace(cards=state.cards._replace(trick=trick), game=move.game)

    def view(self, state: State, seat: int) -> State:
        """Hands, Start and the packets still to be dealt are hidden; each seat sees what it holds."""
        return super().view(state, seat)._replace(later=tuple(map(hide, state.later)))

    def holdings(self, state: State) -> Cards:
        return (*super().holdings(state), *sum(state.later, ()))

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Call):
            return Call(text)
        if text == str(Pass()):
            return Pass()
        word, _, rest = text.partition(" ")
        if word == "bietet" and rest in SCALE:
            return Bid(rest)
        if word == "spielt" and rest in (*SUITS, BETTEL, MORD):
            return Declare(rest)
        if (cards := read_discard(text)) is not None:
            return Discard(deck.read(cards))
        return tricks.read_lay(text, deck, "Wallachen", "bietet 6")

    def deal_next(self, state: State, order: Cards) -> State | None:
        return tricks.next_deal(partial(self.deal, pot=pot_after(state)), state, order)

    def audit(self, state: State) -> None:
        assert pot_after(state) >= 0

    def ending(self, state: State) -> Ending | None:
        """Whether the declarer has made what was bid; None if all have passed."""
        facts = facts_of(state)
        if facts.allein is None:
            return None
        how = "gewinnt" if outcome(state.rules, facts)[0] else "verliert"
        if facts.spiel in (BETTEL, MORD):
            return Ending(f"{facts.spiel}_{how}", (facts.allein,), facts.stiche)
        return Ending(f"spielmacher_{how}", (facts.allein,), facts.stiche, int(facts.spiel))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        return before.bidding.end_remark(after.bidding) or tricks.taken_remark(before, move, after)

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The highest bid and whose it is, what is played, by what stakes are multiplied, the declarer's tricks."""
        leader = state.bidding.leader
        bid = [] if leader is None else [Note("gebot", word=SCALE[state.bidding.level], seat=leader)]
        game = [Note("spiel", word=state.game)] if state.game else []
        stakes = [Note("faktor", state.stakes.factor)] if state.stakes.doubled else []
        if state.bidding.winner is None or not state.game:
            return (*bid, *game, *stakes)
        return (
            *bid,
            *game,
            *stakes,
            Note("stiche", state.cards.tricks(state.bidding.winner), seat=state.bidding.winner),
        )
