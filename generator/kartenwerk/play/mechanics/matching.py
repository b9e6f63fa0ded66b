"""Matching games (Mau-Mau and its kin): moves, the state of a deal, drawing, and who may catch whom.

A player lays a card that matches the open one, or draws. Some cards demand something of the next seat, and whoever
is left with a single card has to say so. Which cards match, and what they demand, each game says for itself.

Games are played by the million, so what every move needs is written for speed: the ways to lay a card stand in a table,
and the two commonest moves make the next state anew, because `_replace` takes longer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack, hide
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import CHANCE, Game, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.dealing import left_deals
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle, reshuffle, unshown, used_up
from kartenwerk.play.mechanics.shedding import consequences_of_hands, next_holder
from kartenwerk.play.mechanics.table import cards_of_others
from kartenwerk.play.mechanics.tuples import hidden_but, replace_at

R = TypeVar("R")

SILENCE = ("",)
"""All that may be said where there is nothing to say."""

FORGETFUL, ATTENTIVE = 1 / 10, 1 / 2
"""How often a sensible player forgets to warn, and how often it notices that another did."""

_WISHES = " wünscht "


@equal_by_class
class Play(NamedTuple):
    """Lay `card`, wish a suit if the card allows one, and `call` what has to be said with it."""

    card: Card
    wish: str = ""
    call: str = ""

    def __str__(self) -> str:
        wish = _WISHES + self.wish if self.wish else ""
        call = ", " + self.call if self.call else ""
        return f"{self.card}{wish}{call}"


class Act(Enum):
    """A move without a card. NOTICE and OVERLOOK answer a call that was forgotten."""

    DRAW = "zieht"
    KEEP = "behält"
    SIT_OUT = "setzt aus"
    NOTICE = "bemerkt es"
    OVERLOOK = "schweigt"

    def __str__(self) -> str:
        return self.value


DRAW, KEEP, SIT_OUT, NOTICE, OVERLOOK = Act
"""The acts as plain names: in Python 3.11 looking up a member of an enum takes longer than changing a hand."""

WORDS = (_WISHES, *map(str, Act))
"""The words of these moves."""

Move: TypeAlias = Play | Act | Reshuffle


def read_move(text: str, deck: Pack, calls: Sequence[str]) -> Move:
    """The move a notation stands for, given what may be called; KartenwerkError if it is none."""
    for act in Act:
        if text == act.value:
            return act
    if (shuffle := read_reshuffle(text, deck)) is not None:
        return shuffle
    laid, _comma, call = text.partition(", ")
    name, _wishes, wish = laid.partition(_WISHES)
    cards = deck.read(name)
    if len(cards) != 1 or call not in ("", *calls):
        example = Play(deck.cards[0], deck.cards[0].suit, calls[0])
        raise KartenwerkError(
            "this is no move", found=repr(text), expected=_('"{example}" or "{other}"', example=example, other=Act.DRAW)
        )
    return Play(cards[0], wish, call)


Demand: TypeAlias = tuple[Card, str, str, tuple[str, ...]]
"""The open card, the only rank that answers it or "", the suit wished with it or "", and what may be said now."""

Ways: TypeAlias = Memo[Card, tuple[Play, ...]]
"""Every way to lay each card; none for a card that does not match."""

Answers: TypeAlias = Memo[Demand, Ways]
"""How cards may be laid, for each demand that has come up."""


@dataclass(frozen=True)
class Setup(Generic[R]):
    """What stays the same for a whole deal: the rules, the suits that can be wished, the dealer, the table of ways."""

    rules: R
    suits: tuple[str, ...]
    dealer: int
    answers: Answers = field(compare=False, repr=False)


class State(NamedTuple, Generic[R]):
    """Face-down stock (top first), open pile (last card last), hands, and what the last card demands.

    turn    the seat that must draw `debt` cards, or sit out (`skip`), or follow the `wish`, a suit or ""
    drawn   the card it has just drawn and may lay
    out     the seats that got rid of their cards, in that order
    last    the seat that laid the last card
    asked   the seat that may notice that `last` was left with one card and did not say so
    owed    cards that the stock lacked: `debtor` draws them once the stock is shuffled anew
    again   whether the seat on turn has laid a card that allows it another
    """

    setup: Setup[R]
    stock: Cards
    pile: Cards
    hands: tuple[Cards, ...]
    turn: int
    debt: int = 0
    skip: bool = False
    wish: str = ""
    drawn: Card | None = None
    out: tuple[int, ...] = ()
    last: int = 0
    asked: int | None = None
    owed: int = 0
    debtor: int = 0
    again: bool = False

    @property
    def rules(self) -> R:
        return self.setup.rules

    @property
    def dealer(self) -> int:
        return self.setup.dealer


def start_card(stock: Cards, unfit: Collection[str]) -> tuple[Card, Cards]:
    """The card that opens the pile, and the stock left; cards of an unfit rank go under it while any other is left."""
    for place, card in enumerate(stock):
        if card.rank not in unfit:
            return card, stock[place + 1 :] + stock[:place]
    return stock[0], stock[1:]


def answers(laying: Callable[[Demand, Card], tuple[Play, ...]]) -> Answers:
    """The table of a game's ways to lay a card, filled as demands come up."""
    return Memo(lambda demand: Memo(partial(laying, demand)))


def fits(state: State[R], rank: str, card: Card) -> bool:
    """Whether the card may be laid on the open one; `rank` is the only one that answers it, "" if others do too."""
    return bool(state.setup.answers[state.pile[-1], rank, state.wish, SILENCE][card])


def why_not_now(state: State[R], seat: int | None, move: Move) -> Reason | None:
    """Why `seat`, which is to move, cannot do that now, or does not hold the card; the same in all these games."""
    if seat is None:
        return Reason("spiel_aus")
    if seat == CHANCE or isinstance(move, Reshuffle):
        return _why_not_reshuffle(state, seat, move)
    if (move in (NOTICE, OVERLOOK)) != (state.asked is not None):
        return Reason("nichts_zu_bemerken" if state.asked is None else "erst_bemerken")
    if isinstance(move, Play) and move.card not in state.hands[state.turn]:
        return Reason("nicht_auf_der_hand", (move.card,))
    if isinstance(move, Play) and state.drawn and move.card != state.drawn:
        return Reason("nur_die_gezogene", (state.drawn,))
    return None


def _why_not_reshuffle(state: State[R], seat: int, move: Move) -> Reason | None:
    if seat != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def take(state: State[R], seat: int, number: int) -> State[R]:
    """The seat draws so many cards; those that the stock lacks are owed to it if the pile can be shuffled."""
    taken = state.stock[:number]
    return state._replace(
        stock=state.stock[number:],
        hands=replace_at(state.hands, seat, state.hands[seat] + taken),
        debtor=seat,
        owed=number - len(taken) if len(state.pile) > 1 else 0,
    )


def draw(state: State[R], stays: bool, lays: bool = True) -> State[R]:
    """The seat on turn draws its debt, or one card if it has none.

    After a debt the turn ends unless the seat `stays`. A single card that fits may be laid at once if the game `lays`
    what is drawn; otherwise the turn ends.
    """
    stock, pile, seat, wish = state.stock, state.pile, state.turn, state.wish
    number = state.debt or 1
    taken = stock[:number]
    fits = taken and not state.debt and lays and state.setup.answers[pile[-1], "", wish, SILENCE][taken[0]]
    turn = seat if fits or (state.debt and stays) else next_holder(state.hands, seat)
    return State(
        state.setup,
        stock[number:],
        pile,
        replace_at(state.hands, seat, state.hands[seat] + taken),
        turn,
        wish=wish,
        drawn=taken[0] if fits else None,
        out=state.out,
        last=state.last,
        owed=number - len(taken) if len(pile) > 1 else 0,
        debtor=seat,
    )


def pass_on(state: State[R]) -> State[R]:
    """The seat keeps what it has drawn, or sits out."""
    return State(
        state.setup,
        state.stock,
        state.pile,
        state.hands,
        next_holder(state.hands, state.turn),
        state.debt,
        wish=state.wish,
        out=state.out,
        last=state.last,
    )


def restock(state: State[R], shuffle: Reshuffle) -> State[R]:
    """The shuffled cards are the new stock, and the seat that was owed cards draws them."""
    return take(state._replace(stock=shuffle.cards, pile=state.pile[-1:]), state.debtor, state.owed)


def answer(state: State[R], move: Move, penalty: int) -> State[R]:
    """The seat asked notices, which costs the one that forgot so many cards, or it says nothing.

    Then the next at the table is asked, with or without cards, until all but the seat that forgot have been.
    """
    if move is NOTICE:
        return take(state._replace(asked=None), state.last, penalty)
    following = ((state.asked or 0) + 1) % len(state.hands)
    return state._replace(asked=None if following == state.last else following)


def go_on(state: State[R], move: Move, penalty: int) -> State[R]:
    """After a move that neither lays a card nor draws one; to forget a warning costs so many cards."""
    if isinstance(move, Reshuffle):
        return restock(state, move)
    return answer(state, move, penalty) if move in (NOTICE, OVERLOOK) else pass_on(state)


def remarks(before: State[R], move: Move, after: State[R], does: str, draws: str) -> list[Reason]:
    """What a move did: `does` is the remark on a laid card or "", `draws` the remark on paying a debt."""
    if isinstance(move, Play):
        said = [Reason(does, (move.card,))] if does else []
        return said if after.asked is None else [*said, Reason("vergessen")]
    if move is DRAW and (before.debt or not before.stock):
        return [Reason(draws if before.debt else "nichts_zu_ziehen")]
    return [Reason("bemerkt")] if move is NOTICE else []


def eager(state: State[Any], options: Sequence[Move], rng: Random) -> Move:
    """A player that lays a card whenever it can, and never forgets to warn."""
    warns = len(state.hands[state.turn]) == 2
    laying = [move for move in options if isinstance(move, Play) and (move.call or not warns)]
    return rng.choice(laying or list(options))


def by_merit(options: Sequence[Move], rng: Random, merit: Callable[[Play, bool], tuple[float, ...]]) -> Move:
    """The move of a sensible player: the card of most `merit`, given whether this time it forgets to warn.

    It notices what others forget only some of the time.
    """
    if NOTICE in options:
        return NOTICE if rng.random() < ATTENTIVE else OVERLOOK
    laying = [move for move in options if isinstance(move, Play)]
    if not laying:
        return options[0]
    forgets = rng.random() < FORGETFUL
    return max(laying, key=lambda move: merit(move, forgets))


class MatchingGame(Game[R, State[R], Move]):
    """A matching game without end: whoever sits to the dealer's left deals next."""

    endless = True

    def to_move(self, state: State[R]) -> int | None:
        """The deal is over when only one still holds cards."""
        if state.out and len(state.out) >= len(state.hands) - 1:
            return None
        if not state.stock and used_up(state.stock, state.pile):
            return CHANCE
        return state.turn if state.asked is None else state.asked

    def offer(self, state: State[R], rank: str, said: tuple[str, ...]) -> tuple[Move, ...]:
        """The legal moves where `rank` is the only one that answers the open card, or "", and so much may be `said`."""
        # while nobody is out and there is a stock, a seat is to move: asking `to_move` would only cost time
        if (state.out or not state.stock) and self.to_move(state) in (None, CHANCE):
            return ()
        if state.asked is not None:
            return NOTICE, OVERLOOK
        ways = state.setup.answers[state.pile[-1], rank, state.wish, said]
        if state.drawn:
            return (*ways[state.drawn], KEEP)
        options: list[Move] = []
        for card in state.hands[state.turn]:
            options += ways[card]
        options.append(SIT_OUT if state.skip else KEEP if state.again else DRAW)
        return tuple(options)

    def view(self, state: State[R], seat: int) -> State[R]:
        """Other hands and the stock lie face down.

        Nobody else sees whether the card that a seat has drawn fits: until it is laid, the turn looks over.
        """
        if state.drawn and state.turn != seat:
            state = state._replace(drawn=None, turn=next_holder(state.hands, state.turn))
        return state._replace(hands=hidden_but(state.hands, seat), stock=hide(state.stock))

    def holdings(self, state: State[R]) -> Cards:
        return sum(state.hands, state.stock + state.pile)

    def chance(self, state: State[R], rng: Random) -> Reshuffle:
        return reshuffle(state.pile, rng)

    def deal_next(self, state: State[R], order: Cards) -> State[R]:
        return left_deals(self.deal, state, order)

    def heard(self, state: State[R], move: Move, seat: int) -> Move:
        return unshown(move)

    def consequences_at_end(self, course: Sequence[State[R]], seat: int) -> Consequences:
        """What everybody has still to draw, and is left with."""
        return consequences_of_hands([state.hands for state in course], seat)

    def piles(self, state: State[R], seat: int) -> tuple[tuple[str, Cards], ...]:
        """The last laid card and the seat's hand."""
        return ("ablage", state.pile[-1:]), ("hand", state.hands[seat])

    def notes(self, state: State[R], seat: int) -> tuple[Note, ...]:
        """The suit that is wished, what the seat on turn must draw, and how many cards the others hold."""
        wish = [Note("wunsch", word=state.wish)] if state.wish else []
        debt = [Note("zu_ziehen", state.debt)] if state.debt else []
        return (*wish, *debt, *cards_of_others(state.hands, seat))
