"""Fünfhundert: a German two-hander with 32 cards, tricks and melds, to 500 points.

Eight cards each; the seventeenth names the trumps and lies under the talon. While the talon lasts there are neither
duties nor trumps: a higher rank of any suit takes the trick, and both draw. Then suit must be followed, and a seat
that cannot follow must trump. Combinations in hand and won tricks together may be announced: a run from ace to ten,
four of a rank, king and queen. No card serves the same seat twice, and a false meld costs what it would have brought.
From the second deal on the match ends at once when a seat has reached the goal, by a trick or by a meld.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack, hide
from kartenwerk.play.engine.contract import Note, Reason
from kartenwerk.play.engine.scoring import Before, Scoring, points_of
from kartenwerk.play.games.fuenfhundert.scoring import (
    ALL_AUGEN,
    MELDS,
    SEATS,
    SUITS,
    Facts,
    Meld,
    Rules,
    asked,
    check,
    over,
    score,
)
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import Ranking, kind_of
from kartenwerk.play.mechanics.table import points
from kartenwerk.play.mechanics.tricks import InPlay, Lay, TrickTakingGame
from kartenwerk.play.mechanics.tuples import replace_at, without

HAND = 8
RANKS = ("A", "10", "K", "D", "B", "9", "8", "7")
BY_RANK_ALONE = Ranking(tuple(tuple((suit, rank) for suit in SUITS) for rank in RANKS))
"""While the talon lasts: a higher rank of any suit wins, and of equal ranks the first card."""


class Action(StrEnum):
    """Exchange the seven of trumps for the open trump; or, when all cards are laid, announce nothing more."""

    EXCHANGE = "tauscht"
    DONE = "fertig"


EXCHANGE, DONE = Action
"""The actions as plain names: in Python 3.11 looking up a member of an enum takes longer than changing a hand."""

Move: TypeAlias = Lay | Meld | Action


class State(NamedTuple):
    """The cards in play, and the talon: top first, the open trump last.

    `melds` are what each seat has announced, and whether it was true; `unsaid` are those it has not announced; `used`
    are the cards that its true melds have used up; `known` are the cards it owned when it last laid one, where it may
    not announce them later; `exchanged` is the seat that took the open trump; `closing` seats may still announce when
    all cards are laid; `scores` are the points of earlier deals; `number` counts the deals of the match from 1.
    """

    rules: Rules
    cards: InPlay
    talon: Cards
    trump: str
    dealer: int
    melds: tuple[tuple[tuple[Meld, bool], ...], ...] = ((),) * SEATS
    unsaid: tuple[tuple[Meld, ...], ...] = (MELDS,) * SEATS
    used: tuple[Cards, ...] = ((),) * SEATS
    known: tuple[Cards, ...] = ((),) * SEATS
    exchanged: int | None = None
    closing: tuple[int, ...] = (0, 1)
    scores: tuple[int, ...] = (0,) * SEATS
    number: int = 1

    @property
    def ranking(self) -> Ranking:
        return BY_RANK_ALONE if self.talon else ranking(self.trump)

    @property
    def duties(self) -> tuple[Duty, ...]:
        if self.talon:
            return ()
        agreed = ((TRUMP, self.rules.trumpfzwang), (BEAT, self.rules.stichzwang))
        return (FOLLOW, *(duty for duty, holds in agreed if holds))


@cache
def ranking(trump: str) -> Ranking:
    """The order of cards once the talon is gone, with that suit as trumps."""
    return Ranking.of(BY_AUGEN, [(trump, rank) for rank in RANKS])


def totals(state: State) -> tuple[int, ...]:
    """The points of the match, with what this deal has brought so far."""
    here = _brought(state.rules, _facts_known(state))
    return (state.scores[0] + here[0], state.scores[1] + here[1])


@lru_cache(maxsize=1024)
def _brought(rules: Rules, facts: Facts) -> tuple[int, ...]:
    """The points of both: every move is asked whether they end the match."""
    return points_of(score(rules, facts, Before(SEATS)), SEATS)


def to_move(state: State) -> int | None:
    rules = state.rules
    if state.number > 1 and rules.sofort_ende_ab_zweitem_spiel and max(totals(state)) >= rules.ziel:
        return None
    return on_turn(state)


def on_turn(state: State) -> int | None:
    """The seat that lays or, when all cards are laid, may still announce, if the match has not ended at once."""
    seat = state.cards.to_move
    return state.closing[0] if seat is None and state.closing else seat


def is_true(state: State, seat: int, meld: Meld) -> bool:
    """Whether the seat has all cards in hand and tricks, none of them is used up for it, and it is not too late."""
    kinds = meld.kinds
    if not kinds.issubset(map(kind_of, state.cards.own(seat))):
        return False
    used = state.used[seat] if not state.rules.verbraucht_fuer_beide else (*state.used[0], *state.used[1])
    if not kinds.isdisjoint(map(kind_of, used)):
        return False
    return state.rules.nachtraeglich or not kinds <= set(map(kind_of, state.known[seat]))


def _why_not_exchange(state: State) -> Reason | None:
    if not state.talon:
        return Reason("talon_leer")
    return None if _seven(state) else Reason("keine_trumpf_sieben")


def _seven(state: State) -> Cards:
    """The seven of trumps, if the seat on turn holds it."""
    return tuple([card for card in state.cards.hand if card.rank == "7" and card.suit == state.trump])


def _lay(state: State, move: Lay) -> State:
    """After a full trick both draw, and the winner is asked first when all cards are laid."""
    if not state.rules.nachtraeglich:
        seat = state.cards.turn
        state = state._replace(known=replace_at(state.known, seat, state.cards.own(seat)))
    cards = state.cards.lay(move.card, state.ranking)
    if cards.trick.cards:
        return tricks.with_cards(state, cards)
    winner = cards.turn
    return state._replace(cards=cards.draw(state.talon), talon=state.talon[SEATS:], closing=(winner, 1 - winner))


def _announce(state: State, seat: int, meld: Meld) -> State:
    """A true meld uses its cards up; a false one is written down against the seat."""
    true, used = is_true(state, seat, meld), state.used
    if true:
        shown = [card for card in state.cards.own(seat) if kind_of(card) in meld.kinds]
        used = replace_at(used, seat, (*used[seat], *shown))
    return state._replace(
        melds=replace_at(state.melds, seat, (*state.melds[seat], (meld, true))),
        unsaid=replace_at(state.unsaid, seat, without(state.unsaid[seat], meld)),
        used=used,
    )


def _exchange(state: State, seat: int) -> State:
    seven, up = _seven(state), state.talon[-1]
    hands = replace_at(state.cards.hands, seat, (*without(state.cards.hand, *seven), up))
    cards = state.cards._replace(hands=hands)
    return state._replace(cards=cards, talon=(*state.talon[:-1], *seven), exchanged=seat)


def facts_of(state: State) -> Facts:
    """The facts of the deal so far."""
    true, false = (
        tuple(tuple(str(meld).removeprefix("sagt ") for meld, held in melds if held is wanted) for melds in state.melds)
        for wanted in (True, False)
    )
    return _facts_known(state)._replace(ansagen=true, falsch=false)


def _facts_known(state: State) -> Facts:
    """The facts without the names of the melds, which the engine does not need."""
    last = None if any(state.cards.hands) else state.cards.trick.leader
    return Facts(state.cards.counted, state.trump, sieben=state.exchanged, letzter=last, said=state.melds)


def before_of(state: State) -> Before:
    return Before(SEATS, state.number - 1, state.scores)


class Fuenfhundert(TrickTakingGame[Rules, State, Move]):
    """The rules of Fünfhundert as the engine plays by them."""

    id = "fuenfhundert"
    rules = Rules
    move_limit = 80  # 32 cards, 14 announcements of each seat, one swap
    words = (*Action, *map(str, MELDS))
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check, over=over)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(
        self,
        rules: Rules,
        players: int,
        order: Cards,
        dealer: int = 1,
        number: int = 1,
        scores: tuple[int, ...] = (0, 0),
    ) -> State:
        """Eight cards each; the seventeenth is turned up and laid under the rest."""
        hands = tricks.sorted_hands(order, SEATS, HAND, SUITS, RANKS)
        up = order[SEATS * HAND]
        talon = (*order[SEATS * HAND + 1 :], up)
        in_play = InPlay.begin(hands, (dealer + 1) % SEATS)
        return State(rules, in_play, talon, up.suit, dealer, scores=scores, number=number)

    def to_move(self, state: State) -> int | None:
        return to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        seat = to_move(state)
        if seat is None:
            return ()
        unsaid = state.unsaid[seat]
        if not any(state.cards.hands):
            return (DONE, *unsaid)
        lays = tricks.lays(legal_cards(state))
        return (*lays, EXCHANGE, *unsaid) if state.talon and _seven(state) else lays + unsaid

    def why_not(self, state: State, move: Move) -> Reason | None:
        seat = to_move(state)
        if seat is None:
            return Reason("spiel_aus")
        if isinstance(move, Meld):
            return None if move in state.unsaid[seat] else Reason("schon_angesagt")
        if isinstance(move, Lay):
            return why_not_lay(state, move.card)
        if move is EXCHANGE:
            return _why_not_exchange(state)
        return Reason("noch_karten") if any(state.cards.hands) else None

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Lay):
            return _lay(state, move)
        seat = on_turn(state)
        assert seat is not None
        if isinstance(move, Meld):
            return _announce(state, seat, move)
        return _exchange(state, seat) if move is EXCHANGE else state._replace(closing=state.closing[1:])

    def view(self, state: State, seat: int) -> State:
        """The talon is hidden but for the trump under it, the other hand but for cards that a true meld has shown."""
        other = 1 - seat
        talon = (*hide(state.talon[:-1]), *state.talon[-1:])
        hand = state.cards.hands[other]
        shown = tuple(card for card in state.used[other] if card in hand)
        hands = replace_at(state.cards.hands, other, (*shown, *hide(hand[len(shown) :])))
        known = replace_at(state.known, other, hide(state.known[other]))
        return state._replace(cards=state.cards._replace(hands=hands), talon=talon, known=known)

    def holdings(self, state: State) -> Cards:
        return (*state.cards.all, *state.talon)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Action):
            return Action(text)
        melds = {str(meld): meld for meld in MELDS}
        return melds[text] if text in melds else tricks.read_lay(text, deck, "Fünfhundert", Action.EXCHANGE)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The other seat deals, until one has reached the goal."""
        scores = totals(state)
        if max(scores) >= state.rules.ziel:
            return None
        return self.deal(state.rules, SEATS, order, 1 - state.dealer, state.number + 1, scores)

    def scores(self, state: State) -> tuple[int, ...]:
        return totals(state)

    def audit(self, state: State) -> None:
        assert any(state.cards.hands) or state.cards.augen(0, 1) == ALL_AUGEN

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """The cards of a true announcement."""
        cards = [(seat, without(after.used[seat], *before.used[seat])) for seat in range(SEATS)]
        return tuple((seat, used) for seat, used in cards if used)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        seat = to_move(before)
        if isinstance(move, Meld) and seat is not None:
            return () if after.melds[seat][-1][1] else (Reason("falsch_angesagt"),)
        taken = tricks.taken_remark(before, move, after)
        return (*taken, Reason("talon_aus")) if before.talon and not after.talon else taken

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """The trumps, what is left to draw, with the open trump, and the points of both."""
        talon = [Note("stapel", len(state.talon)), Note("offen", word=str(state.talon[-1]))] if state.talon else []
        return (Note("trumpf", word=state.trump), *talon, *points(totals(state)))
