"""Donnerwetter: a fishing game for two, or for four in two parties.

Everybody holds six cards, and four lie open in the middle. In turn each plays one card. It captures one open card of
its own value, or several whose values add up to it; whoever can capture must. Otherwise the card joins the middle.
Clearing the middle is a "Donnerwetter". When all hands are empty, hands are dealt again until the stock is gone. A
Donnerwetter counts ten points, a captured card one.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack, hide, notation
from kartenwerk.play.engine.consequences import Consequence, Consequences
from kartenwerk.play.engine.contract import Game, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.games.donnerwetter.scoring import Facts, Rules, asked, check, score
from kartenwerk.play.mechanics.dealing import left_deals
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.table import points
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without

HAIL = "halk"
"""The suit of the hail-storms. A hail-storm takes everything that lies open, and only another one takes it."""


@equal_by_class
class Capture(NamedTuple):
    """Play `card` and take `taken` from the middle, high cards named first."""

    card: Card
    taken: Cards

    def __str__(self) -> str:
        return f"{self.card} x {notation(self.taken)}"


_HEIGHTS: Memo[Card, tuple[int, str, str]] = Memo(lambda card: (-card.value, card.suit, card.rank))


def high_first(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=_HEIGHTS.__getitem__))


def selections(card: Card, middle: Cards) -> Iterator[Cards]:
    """Every choice of open cards that the card may take: one of its value, or several that add up to it.

    A hail-storm has one choice, all of them. High cards come first in each choice.
    """
    if card.suit == HAIL:
        if middle:
            yield high_first(middle)
        return
    loose = [other for other in high_first(middle) if other.suit != HAIL and other.value <= card.value]
    yield from ((other,) for other in loose if other.value == card.value)
    most = min(len(loose), card.value)
    for size in range(2, most + 1):
        yield from (some for some in combinations(loose, size) if sum([c.value for c in some]) == card.value)


def why_not_capture(middle: Cards, move: Capture) -> Reason | None:
    """The rule that forbids taking these cards; None if the card played may take them."""
    if not move.taken:
        return Reason("nichts_genommen", (move.card,))
    for card in move.taken:
        if card not in middle or move.taken.count(card) > 1:
            return Reason("nicht_in_der_mitte", (card,))
    if move.card.suit == HAIL:
        return None if len(move.taken) == len(middle) else Reason("hagelsturm_nimmt_alles", (move.card,))
    if any(card.suit == HAIL for card in move.taken):
        return Reason("nur_hagelsturm_nimmt_hagelsturm", (move.card,))
    if sum(card.value for card in move.taken) != move.card.value:
        return Reason("summe_stimmt_nicht", (move.card, *move.taken))
    return None


TAKEN_NOW, TAKEN = Consequence("taken_now"), Consequence("taken")
TAKEN_NEXT = Consequence("taken_next", good=False)


class State(NamedTuple):
    """Face-down stock (top first), open middle, hands, and for each seat the cards and Donnerwetter it has won.

    active  the card that may go on capturing (only under mehrfach_eroberung)
    last    the seat that captured last
    """

    rules: Rules
    stock: Cards
    middle: Cards
    hands: tuple[Cards, ...]
    won: tuple[Cards, ...]
    storms: tuple[int, ...]
    dealer: int
    turn: int
    active: Card | None = None
    last: int | None = None


@equal_by_class
class Discard(NamedTuple):
    """Lay `card` open into the middle."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@equal_by_class
class Stop(NamedTuple):
    """End a turn that could go on capturing."""

    def __str__(self) -> str:
        return "genug"


Move: TypeAlias = Capture | Discard | Stop


def captures(state: State) -> Iterator[Capture]:
    playable = (state.active,) if state.active else state.hands[state.turn]
    middle = high_first(state.middle)  # in order once, and not for each card
    for card in playable:
        yield from (Capture(card, taken) for taken in selections(card, middle))


def _next_turn(state: State) -> State:
    state = state._replace(turn=(state.turn + 1) % len(state.hands), active=None)
    if any(state.hands):
        return state
    if state.stock:
        state = _deal_again(state)
    if not any(state.hands) and state.rules.rest == "letzter_eroberer" and state.last is not None:
        won = replace_at(state.won, state.last, state.won[state.last] + state.middle)
        state = state._replace(won=won, middle=())
    return state


def _deal_again(state: State) -> State:
    """Full hands while the stock lasts, then equal smaller ones; what is left over goes open into the middle."""
    players = len(state.hands)
    size = min(state.rules.handkarten, len(state.stock) // players)
    hands = deal_hands(state.stock, players, size)
    stock = state.stock[size * players :]
    fresh = state.rules.mitte_karten if state.rules.mitte_nachlegen else 0
    if len(stock) < players:
        fresh = len(stock)
    return state._replace(hands=hands, middle=state.middle + stock[:fresh], stock=stock[fresh:])


def facts_of(state: State) -> Facts:
    """The facts of a finished deal."""
    return Facts(state.storms, tuple(map(len, state.won)), state.won)


def before_of(state: State) -> Before:
    return Before(len(state.hands))


class Donnerwetter(Game[Rules, State, Move]):
    """The rules of Donnerwetter as the engine plays by them."""

    id = "donnerwetter"
    rules = Rules
    move_limit = 200
    words = ("x", str(Stop()))
    endless = True
    scoring = Scoring(Facts, asked, facts_of, before_of, score, check)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        storms = [card for card in deck.cards if card.suit == HAIL]
        return tuple(card for card in deck.cards if card.suit != HAIL) + tuple(storms[: rules.hagelstuerme])

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int | None = None) -> State:
        """The seat after the dealer begins; in the first deal that is seat 0."""
        dealer = players - 1 if dealer is None else dealer
        size = rules.handkarten * players
        stock = order[size:]
        middle: Cards = ()
        while len(middle) < rules.mitte_karten:
            top, *rest = stock
            # a hail-storm does not open the middle: it goes under the stock
            middle, stock = ((*middle, top), tuple(rest)) if top.suit != HAIL else (middle, (*rest, top))
        hands = deal_hands(order, players, rules.handkarten)
        first = (dealer + 1) % players
        return State(rules, stock, middle, hands, won=((),) * players, storms=(0,) * players, dealer=dealer, turn=first)

    def to_move(self, state: State) -> int | None:
        return state.turn if any(state.hands) or state.active else None

    def moves(self, state: State) -> tuple[Move, ...]:
        if self.to_move(state) is None:
            return ()
        taking = tuple(captures(state))
        if state.active:
            return (*taking, Stop())
        if taking and state.rules.eroberungszwang:
            return taking
        return (*taking, *(Discard(card) for card in state.hands[state.turn]))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Stop):
            return None if state.active else Reason("nichts_zu_beenden")
        if state.active:
            if isinstance(move, Discard) or move.card != state.active:
                return Reason("karte_steht_fest", (state.active,))
        elif move.card not in state.hands[state.turn]:
            return Reason("nicht_auf_der_hand", (move.card,))
        if isinstance(move, Discard):
            forced = state.rules.eroberungszwang and next(captures(state), None)
            return Reason("eroberungszwang", (forced.card, *forced.taken)) if forced else None
        return why_not_capture(state.middle, move)

    def play(self, state: State, move: Move) -> State:
        seat = state.turn
        if isinstance(move, Stop):
            return _next_turn(state)
        hand = state.hands[seat] if state.active else without(state.hands[seat], move.card)
        state = state._replace(hands=replace_at(state.hands, seat, hand))
        if isinstance(move, Discard):
            return _next_turn(state._replace(middle=(*state.middle, move.card)))
        middle = tuple(card for card in state.middle if card not in move.taken)
        spoils = move.taken if state.active else (move.card, *move.taken)
        swept = not middle and len(move.taken) >= state.rules.donnerwetter_min_offen
        state = state._replace(
            middle=middle,
            won=replace_at(state.won, seat, state.won[seat] + spoils),
            storms=replace_at(state.storms, seat, state.storms[seat] + swept),
            last=seat,
        )
        if state.rules.mehrfach_eroberung and next(selections(move.card, middle), None):
            return state._replace(active=move.card)
        return _next_turn(state)

    def view(self, state: State, seat: int) -> State:
        hands = hidden_but(state.hands, seat)
        return state._replace(hands=hands, stock=hide(state.stock))

    def holdings(self, state: State) -> Cards:
        return state.stock + state.middle + sum(state.hands + state.won, ())

    def read(self, text: str, deck: Pack) -> Move:
        if text == str(Stop()):
            return Stop()
        played, takes, taken = text.partition(" x ")
        cards = deck.read(played)
        if len(cards) != 1 or (takes and not taken.strip()):
            raise KartenwerkError(
                "this is no move of Donnerwetter",
                found=repr(text),
                expected=_('"svidar-M x ger-E bog-2" or "svidar-M"'),
            )
        return Capture(cards[0], high_first(deck.read(taken))) if takes else Discard(cards[0])

    def deal_next(self, state: State, order: Cards) -> State:
        return left_deals(self.deal, state, order)

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Two play against each other; of four, those who sit opposite are partners."""
        return ((0, 2), (1, 3)) if players == 4 else tuple((seat,) for seat in range(players))

    def audit(self, state: State) -> None:
        """Asserts that all points come from Donnerwetter and captured cards, and that no card counts twice."""
        rules = state.rules
        points = sum(item.points for item in score(rules, facts_of(state), before_of(state)))
        captured = sum(map(len, state.won))
        assert points == rules.punkte_donnerwetter * sum(state.storms) + rules.punkte_karte * captured
        assert not state.stock
        assert not any(state.hands)
        assert captured + len(state.middle) == len(self.holdings(state))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        seat, said = before.turn, []
        if isinstance(move, Capture):
            kind = "hagelsturm" if move.card.suit == HAIL else "paar" if len(move.taken) == 1 else "summe"
            said.append(Reason(kind, (move.card, *move.taken)))
            if after.storms[seat] > before.storms[seat]:
                said.append(Reason("donnerwetter"))
        elif isinstance(move, Discard):
            said.append(Reason("leere_mitte" if not before.middle else "ablage", (move.card,)))
        if len(after.stock) < len(before.stock):
            said.append(Reason("nachgeben"))
        return tuple(said)

    def consequences(self, course: Sequence[State], seat: int) -> Consequences:
        """What the move takes, and what the next seat takes then."""
        before, after = course[0], course[1]
        taken = {TAKEN_NOW: len(after.won[seat]) - len(before.won[seat])}
        following = (seat + 1) % len(before.hands)
        passed_on = next((state for state in course[2:] if state.turn != following), None)
        if passed_on is not None and after.turn == following:
            taken[TAKEN_NEXT] = len(passed_on.won[following]) - len(after.won[following])
        return taken

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What the seat has taken since its move."""
        return {TAKEN: len(course[-1].won[seat]) - len(course[0].won[seat])}

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("mitte", state.middle), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """Captured cards and Donnerwetter, and how many cards are still to be dealt."""
        storms = points(state.storms, "donnerwetter") if any(state.storms) else ()
        won = points([*map(len, state.won)], "erobert") if any(state.won) else ()
        return (*won, *storms, Note("stapel", len(state.stock)))
