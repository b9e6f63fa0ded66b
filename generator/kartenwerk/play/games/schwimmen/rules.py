"""Schwimmen: an exchanging game for two to nine with 32 cards, in which the lowest hand loses a life.

Everybody holds three cards, and three lie open in the middle. Before that the dealer looks at one of two hands, and
keeps it or takes the other unseen. In turn each exchanges one card or all three, passes, or calls stop; after a stop
everybody else has one turn. Cards of one suit add up, three of a rank count 30.5, and 31 ends the round at once.
Whoever has lost all lives swims, and is out if he loses again.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack, hide, notation
from kartenwerk.play.engine.consequences import Consequence, Consequences
from kartenwerk.play.engine.contract import Game, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.games.schwimmen import scoring
from kartenwerk.play.games.schwimmen.scoring import Facts, Rules, after, asked, begin, check, over, standing
from kartenwerk.play.games.schwimmen.scoring import score as items
from kartenwerk.play.mechanics.counted import Counted
from kartenwerk.play.mechanics.tuples import hidden_but, replace_at, without

RANKS = ("A", "K", "D", "B", "10", "9", "8", "7")
HAND = 3
WORTH = {"A": 11, "K": 10, "D": 10, "B": 10}
"""What cards count; numbers count their pips."""

THREE_ALIKE = 30.5
BEST = 31.0
SUIT, ALIKE, ACES = "farbe", "drei_gleiche", "drei_asse"
"""What a hand is: cards of one suit, three of a rank, three aces."""

LOW_RUN = {"7", "8", "9"}
"""The ranks of a middle that may be replaced, where that is agreed."""


class Act(StrEnum):
    """A move that names no card; with KEEP or OTHER the dealer keeps the hand he has seen or takes the other."""

    KEEP = "behält"
    OTHER = "nimmt die anderen"
    ALL = "tauscht alle"
    PASS = "schiebt"
    STOP = "stop"
    SHOW = "legt auf"
    FRESH = "neue Mitte"


@equal_by_class
class Swap(NamedTuple):
    """Give a card of the hand for one of the middle."""

    mine: Card
    theirs: Card

    def __str__(self) -> str:
        return f"tauscht {notation((self.mine, self.theirs))}"


Move: TypeAlias = Act | Swap

HAND_NOW, HAND_IN_THE_END = Consequence("hand_now"), Consequence("hand_in_the_end")
BEST_OF_OTHERS = Consequence("best_of_others", good=False)


class State(NamedTuple):
    """Hands, the open middle, talon (top first), and cards put aside.

    While the dealer chooses, the middle is his other hand, face down.

    lives    of each seat: 0 swims, -1 is out
    passes   how many have passed in a row
    last     the seat that called stop, so that the round ends before its turn
    swapped  whether the seat on turn has exchanged, and may only show 31, call stop or pass
    over     whether the round has ended
    """

    rules: Rules
    hands: tuple[Cards, ...]
    middle: Cards
    talon: Cards
    aside: Cards
    lives: tuple[int, ...]
    dealer: int
    turn: int
    choosing: bool = True
    passes: int = 0
    last: int | None = None
    swapped: bool = False
    over: bool = False


def worth(card: Card) -> int:
    return WORTH.get(card.rank) or card.value


def suit_sum(hand: Cards, suit: str) -> int:
    return sum(worth(card) for card in hand if card.suit == suit)


def rate(rules: Rules, hand: Cards) -> Counted:
    """What a hand is, and what it counts: the sum of its best suit, or what three of a rank count."""
    if len({card.rank for card in hand}) == 1 and len(hand) == HAND:
        return Counted(ACES, float(rules.drei_asse)) if hand[0].rank == "A" else Counted(ALIKE, THREE_ALIKE)
    return Counted(SUIT, float(max(suit_sum(hand, card.suit) for card in hand)))


def score(rules: Rules, hand: Cards) -> float:
    """What a hand counts."""
    return rate(rules, hand).points


def counting(hand: Cards) -> Cards:
    """The cards that count: all three of a rank, or those of the best suit."""
    if len({card.rank for card in hand}) == 1:
        return hand
    best = max(hand, key=lambda card: suit_sum(hand, card.suit)).suit
    return tuple(card for card in hand if card.suit == best)


def playing(state: State) -> tuple[int, ...]:
    """The seats that are still in."""
    return tuple(seat for seat, left in enumerate(state.lives) if left >= 0)


def following(state: State, seat: int) -> int:
    """The next seat that is still in."""
    players = len(state.lives)
    return next(other for step in range(1, players + 1) if state.lives[other := (seat + step) % players] >= 0)


def swaps(state: State) -> Iterator[Swap]:
    for mine in state.hands[state.turn]:
        yield from (Swap(mine, theirs) for theirs in state.middle)


def _why_not_act(state: State, act: Act) -> Reason | None:
    if state.choosing or act in (Act.KEEP, Act.OTHER):
        return None if state.choosing and act in (Act.KEEP, Act.OTHER) else Reason("geber_waehlt")
    if act is Act.SHOW:
        best = score(state.rules, state.hands[state.turn]) >= BEST
        return None if best else Reason("keine_31", state.hands[state.turn])
    if act is Act.STOP:
        if state.last is not None:
            return Reason("schon_stop")
        return Reason("schon_getauscht") if state.swapped and not state.rules.stop_nach_tausch else None
    if state.swapped and act is not Act.PASS:
        return Reason("schon_getauscht")
    if act is Act.FRESH:
        low = state.rules.siebenachtneun and {card.rank for card in state.middle} == LOW_RUN
        return None if low and len(state.talon) >= HAND else Reason("keine_sieben_acht_neun")
    return None


def _exchange(state: State, hand: Cards, middle: Cards) -> State:
    """After an exchange the turn ends, unless the seat may still call stop or can show 31."""
    state = state._replace(hands=replace_at(state.hands, state.turn, hand), middle=middle, passes=0)
    stays = _may_stop(state) or score(state.rules, hand) >= BEST
    return state._replace(swapped=True) if stays else _next(state)


def _may_stop(state: State) -> bool:
    """Whether stop may be called after an exchange."""
    return state.rules.stop_nach_tausch and state.last is None


def _next(state: State) -> State:
    """The next seat's turn. The round ends before the seat that called stop; if all have passed, the middle changes."""
    turn = following(state, state.turn)
    if state.last == turn:
        return state._replace(over=True)
    state = state._replace(turn=turn)
    if state.passes < len(playing(state)):
        return state
    return _fresh(state) if len(state.talon) >= HAND else state._replace(over=True)


def _fresh(state: State) -> State:
    """Three new cards from the talon for the middle."""
    aside = (*state.aside, *state.middle)
    return state._replace(middle=state.talon[:HAND], talon=state.talon[HAND:], aside=aside, passes=0)


def losers(state: State) -> tuple[int, ...]:
    """The seats with the lowest hand; or all but the one with three aces, where that is agreed."""
    scores = {seat: score(state.rules, state.hands[seat]) for seat in playing(state)}
    fire = [seat for seat in scores if [card.rank for card in state.hands[seat]] == ["A"] * HAND]
    if fire and state.rules.feuer_alle_verlieren:
        return tuple(seat for seat in scores if seat not in fire)
    return tuple(seat for seat in scores if scores[seat] == min(scores.values()))


def facts_of(state: State) -> Facts:
    """The facts of a finished round."""
    return Facts(losers(state))


def before_of(state: State) -> Before:
    return Before(len(state.lives), 0, state.lives)


def lives_after(state: State) -> tuple[int, ...]:
    """Everybody's lives after the round."""
    return scoring.lives_after(state.rules, facts_of(state), state.lives)


class Schwimmen(Game[Rules, State, Move]):
    """The rules of Schwimmen as the engine plays by them."""

    id = "schwimmen"
    rules = Rules
    move_limit = 20  # the dealer's choice and two turns for everybody
    words = tuple(Act)
    scoring = Scoring(Facts, asked, facts_of, before_of, items, check, begin, after, over, standing)

    @staticmethod
    def pack(rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1, lives: tuple[int, ...] = ()) -> State:
        """Three cards for each seat that is still in, and three more; the dealer chooses first."""
        dealer %= players
        lives = lives or (rules.leben,) * players
        dealt = iter(range(0, len(order), HAND))
        hands = tuple(order[(at := next(dealt)) : at + HAND] if left >= 0 else () for left in lives)
        at = next(dealt)
        return State(rules, hands, order[at : at + HAND], order[at + HAND :], (), lives, dealer, dealer)

    def to_move(self, state: State) -> int | None:
        return None if state.over else state.turn

    def candidates(self, state: State) -> tuple[Move, ...]:
        return (*Act, *swaps(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("runde_aus")
        if isinstance(move, Act):
            return _why_not_act(state, move)
        if state.choosing:
            return Reason("geber_waehlt")
        if state.swapped:
            return Reason("schon_getauscht")
        fits = move.mine in state.hands[state.turn] and move.theirs in state.middle
        return None if fits else Reason("eine_gegen_eine")

    def play(self, state: State, move: Move) -> State:
        seat = state.turn
        hand = state.hands[seat]
        match move:
            case Act.KEEP | Act.OTHER:
                mine, middle = (hand, state.middle) if move is Act.KEEP else (state.middle, hand)
                hands = replace_at(state.hands, seat, mine)
                return state._replace(hands=hands, middle=middle, choosing=False, turn=following(state, seat))
            case Act.SHOW:
                return state._replace(over=True)
            case Act.FRESH:
                return _fresh(state)
            case Act.STOP:
                return _next(state._replace(last=seat, passes=0, swapped=False))
            case Act.PASS:
                passes = state.passes if state.swapped else state.passes + 1
                return _next(state._replace(passes=passes, swapped=False))
            case Act.ALL:
                return _exchange(state, state.middle, hand)
            case Swap():
                mine = (*without(hand, move.mine), move.theirs)
                return _exchange(state, mine, (*without(state.middle, move.theirs), move.mine))
        raise ValueError(f"{move} is no move of Schwimmen")

    def view(self, state: State, seat: int) -> State:
        """Other hands and the talon lie face down, and so does the middle while the dealer chooses.

        Nobody else sees that an exchange has brought 31: until it is shown, the turn looks over.
        """
        if state.swapped and state.turn != seat and not _may_stop(state):
            state = _next(state._replace(swapped=False))
        hands = hidden_but(state.hands, seat)
        middle = hide(state.middle) if state.choosing else state.middle
        return state._replace(hands=hands, middle=middle, talon=hide(state.talon))

    def holdings(self, state: State) -> Cards:
        return (*sum(state.hands, ()), *state.middle, *state.talon, *state.aside)

    def read(self, text: str, deck: Pack) -> Move:
        if text in list(Act):
            return Act(text)
        cards = deck.read(text.removeprefix("tauscht "))
        if len(cards) != 2:
            raise KartenwerkError(
                "this is no move of Schwimmen", found=repr(text), expected=_('"schiebt" or "tauscht alle"')
            )
        return Swap(*cards)

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The next seat that is still in deals; the match is over when only one is."""
        lives = lives_after(state)
        state = state._replace(lives=lives)
        if len(playing(state)) < 2:
            return None
        return self.deal(state.rules, len(lives), order, following(state, state.dealer), lives)

    def scores(self, state: State) -> tuple[int, ...]:
        """The last one alive wins."""
        return lives_after(state)

    def shown(self, before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
        """All hands when the round is over."""
        return tuple((seat, after.hands[seat]) for seat in playing(after)) if after.over and not before.over else ()

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        said = []
        if move is Act.STOP:
            said.append(Reason("letzte_runde"))
        if move is Act.SHOW:
            said.append(Reason("zeigt_31", before.hands[before.turn]))
        if len(after.aside) > len(before.aside):
            said.append(Reason("mitte_ersetzt", after.middle))
        return tuple(said)

    def consequences(self, course: Sequence[State], seat: int) -> Consequences:
        """What the hand counts after the move."""
        return {HAND_NOW: score(course[1].rules, course[1].hands[seat])}

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What the hand counts in the end, and what the best other hand counts then."""
        end = course[-1]
        best = max(score(end.rules, end.hands[other]) for other in playing(end) if other != seat)
        return {HAND_IN_THE_END: score(end.rules, end.hands[seat]), BEST_OF_OTHERS: best}

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("mitte", () if state.choosing else state.middle), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """What the own hand counts, and everybody's lives."""
        return (
            Note("blatt", score(state.rules, state.hands[seat])),
            *(Note("leben", state.lives[other], seat=other) for other in playing(state)),
        )
