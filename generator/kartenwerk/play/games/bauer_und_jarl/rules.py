"""Bauer und Jarl: a climbing game for three to eight.

All cards are dealt out evenly. Play runs counter-clockwise and begins on the dealer's right. The leader lays all his
cards of one rank; whoever follows lays exactly as many of a higher rank, or passes. When everybody else has passed,
the trick belongs to whoever laid last, and he leads again. The first without cards is the Jarl, the last with cards
the Bauer, who deals next.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack, hide, notation
from kartenwerk.play.engine.consequences import Consequences
from kartenwerk.play.engine.contract import Game, Item, Note, Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.engine.scoring import Before, Scoring, after_deals, counting
from kartenwerk.play.mechanics import finishing
from kartenwerk.play.mechanics.finishing import Finishing
from kartenwerk.play.mechanics.memo import Memo
from kartenwerk.play.mechanics.passing import Pass
from kartenwerk.play.mechanics.shedding import consequences_of_hands, next_holder, place_points, standings
from kartenwerk.play.mechanics.table import cards_of_others
from kartenwerk.play.mechanics.tuples import deal_hands, hidden_but, replace_at, without

JOKER = "halk"
HIGHEST = "S"
"""The rank nothing beats: laying it ends a trick at once."""

COUNTER_CLOCKWISE = -1


class Rules(NamedTuple):
    """The parameters of `rules_data/games/bauer_und_jarl.toml`."""

    voll_auslegen: bool
    freiwillig_passen: bool
    wiedereinstieg: bool
    runden: int


class State(NamedTuple):
    """Hands (sorted by rank), cards left over by the deal, cards won in tricks, and the trick being played.

    number  counts the deals of the match from 1
    trick   the groups laid so far, the lead first; empty before a lead
    last    the seat that laid the top of the trick
    barred  seats that have passed and may not come back in this trick (only without wiedereinstieg)
    out     the seats that got rid of their cards, in that order
    """

    rules: Rules
    hands: tuple[Cards, ...]
    aside: Cards
    won: tuple[Cards, ...]
    dealer: int
    turn: int
    number: int = 1
    trick: tuple[Cards, ...] = ()
    last: int | None = None
    barred: tuple[int, ...] = ()
    out: tuple[int, ...] = ()


@equal_by_class
class Play(NamedTuple):
    """Lay cards of one rank, as a lead or on top of the trick; they are in the order of `by_rank`."""

    cards: Cards

    def __str__(self) -> str:
        return notation(self.cards)


_PLAYS: Memo[Cards, Play] = Memo(Play)
"""The move of laying each group of a rank."""


Move: TypeAlias = Play | Pass


def by_rank(cards: Sequence[Card]) -> Cards:
    """Low ranks first."""
    return tuple(sorted(cards, key=lambda card: (card.value, card.suit)))


def plays(state: State) -> Iterator[Play]:
    """Every group of cards that may be laid, low ranks first: after the lead as many as lie on top, and higher."""
    top = state.trick[-1] if state.trick else ()
    for _rank, equals in groupby(state.hands[state.turn], key=attrgetter("rank")):
        group = tuple(equals)
        sizes: Sequence[int]
        if top:
            sizes = (len(top),) if group[0].value > top[0].value else ()
        else:
            sizes = range(len(group) if state.rules.voll_auslegen else 1, len(group) + 1)
        for size in sizes:
            for cards in combinations(group, size):
                yield _PLAYS[cards]


def _why_not_lead(state: State, cards: Cards) -> Reason | None:
    kept = tuple(c for c in state.hands[state.turn] if c.rank == cards[0].rank and c not in cards)
    return Reason("nicht_alle_ausgelegt", kept) if kept and state.rules.voll_auslegen else None


def _why_not_beat(top: Cards, cards: Cards) -> Reason | None:
    if len(cards) != len(top):
        return Reason("nicht_gleich_viele", top)
    if cards[0].value <= top[0].value:
        return Reason("nicht_hoeher", (cards[0], top[0]))
    return None


def _next_turn(state: State) -> State:
    """The next seat that may lay; when the turn is back at the seat that laid last, the trick is over."""
    seat = (state.turn + COUNTER_CLOCKWISE) % len(state.hands)
    while seat != state.last:
        if state.hands[seat] and seat not in state.barred:
            return state._replace(turn=seat)
        seat = (seat + COUNTER_CLOCKWISE) % len(state.hands)
    return _end_trick(state)


def _end_trick(state: State) -> State:
    """The trick goes to the seat that laid last. It leads again or, if it has no cards, the next seat that has."""
    assert state.last is not None
    won = replace_at(state.won, state.last, sum(state.trick, state.won[state.last]))
    leader = state.last if state.hands[state.last] else next_holder(state.hands, state.last, COUNTER_CLOCKWISE)
    return state._replace(won=won, trick=(), last=None, barred=(), turn=leader)


def standings_of(state: State) -> tuple[int, ...]:
    """The seats by their places, the Jarl first."""
    return tuple(standings(state.out, len(state.hands)))


def facts_of(state: State) -> Finishing:
    """The facts of a finished deal."""
    return Finishing(standings_of(state))


def before_of(state: State) -> Before:
    return counting(state, len(state.hands))


def score(rules: Rules, facts: Finishing, before: Before) -> tuple[Item, ...]:
    """Each seat's title, the Jarl's first, and a point for each seat that finished later."""
    return tuple(_title(seat, place, before.players) for place, seat in enumerate(facts.folge))


def _title(seat: int, place: int, players: int) -> Item:
    """The title of a place; the vice titles need four players."""
    points = place_points(place, players)
    if place == 0:
        return Item(seat, "jarl", points)
    if place == players - 1:
        return Item(seat, "bauer", points)
    if place == 1 and players >= 4:
        return Item(seat, "vize_jarl", points)
    if place == players - 2 and players >= 4:
        return Item(seat, "vize_bauer", points)
    return Item(seat, "mitte", points)


class BauerUndJarl(Game[Rules, State, Move]):
    """The rules of Bauer und Jarl as the engine plays by them."""

    id = "bauer_und_jarl"
    rules = Rules
    move_limit = 480  # sixty cards, and at most seven passes after each
    words = (str(Pass()),)
    scoring = Scoring(
        Finishing, finishing.asked, facts_of, before_of, score, finishing.check, over=after_deals("runden")
    )

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.suit != JOKER)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int | None = None, number: int = 1) -> State:
        """The seat on the dealer's right begins; in the first deal that is seat 0."""
        dealer = 1 if dealer is None else dealer
        size = len(order) // players
        hands = tuple(map(by_rank, deal_hands(order, players, size)))
        first = (dealer + COUNTER_CLOCKWISE) % players
        return State(rules, hands, order[size * players :], ((),) * players, dealer, first, number)

    def settle(self, state: State) -> State:
        """The hands sorted, as people hold them: in a world that is drawn by lot they are not."""
        return state._replace(hands=tuple(map(by_rank, state.hands)))

    def to_move(self, state: State) -> int | None:
        """The deal is over when only one seat still holds cards."""
        return state.turn if len(state.out) < len(state.hands) - 1 else None

    def candidates(self, state: State) -> tuple[Move, ...]:
        return (*plays(state), Pass())

    def why_not(self, state: State, move: Move) -> Reason | None:
        if self.to_move(state) is None:
            return Reason("spiel_aus")
        if isinstance(move, Pass):
            if not state.trick:
                return Reason("ausleger_passt_nicht")
            forced = None if state.rules.freiwillig_passen else next(plays(state), None)
            return Reason("wer_kann_muss", forced.cards) if forced else None
        hand = state.hands[state.turn]
        if not move.cards:
            return Reason("nichts_gelegt")
        for card in move.cards:
            if card not in hand or move.cards.count(card) > 1:
                return Reason("nicht_auf_der_hand", (card,))
        if len({card.rank for card in move.cards}) > 1:
            return Reason("nicht_gleichen_wertes", move.cards)
        return _why_not_beat(state.trick[-1], move.cards) if state.trick else _why_not_lead(state, move.cards)

    def play(self, state: State, move: Move) -> State:
        seat = state.turn
        if isinstance(move, Pass):
            barred = state.barred if state.rules.wiedereinstieg else (*state.barred, seat)
            return _next_turn(state._replace(barred=barred))
        hand = without(state.hands[seat], *move.cards)
        state = state._replace(
            hands=replace_at(state.hands, seat, hand),
            trick=(*state.trick, move.cards),
            last=seat,
            out=state.out if hand else (*state.out, seat),
        )
        if self.to_move(state) is None:
            return state
        return _end_trick(state) if move.cards[0].rank == HIGHEST else _next_turn(state)

    def view(self, state: State, seat: int) -> State:
        hands = hidden_but(state.hands, seat)
        return state._replace(hands=hands, aside=hide(state.aside))

    def holdings(self, state: State) -> Cards:
        return sum((*state.hands, *state.won, *state.trick), state.aside)

    def read(self, text: str, deck: Pack) -> Move:
        if text == str(Pass()):
            return Pass()
        cards = deck.read(text)
        if not cards:
            raise KartenwerkError(
                "this is no move of Bauer und Jarl", found=repr(text), expected=_('"svidar-6 ger-6" or "passt"')
            )
        return Play(by_rank(cards))

    def deal_next(self, state: State, order: Cards) -> State | None:
        """The Bauer deals; after `runden` deals the match is over."""
        if state.number >= state.rules.runden:
            return None
        players = len(state.hands)
        bauer = standings_of(state)[-1]
        return self.deal(state.rules, players, order, bauer, state.number + 1)

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        said = []
        if isinstance(move, Play) and not before.trick:
            said.append(Reason("ausgelegt", move.cards))
        if len(after.out) > len(before.out):
            said.append(Reason("erster_fertig" if not before.out else "fertig"))
        if before.trick and not after.trick:
            said.append(Reason("stich_vorbei", seat=before.turn if isinstance(move, Play) else before.last))
        return tuple(said)

    def consequences_at_end(self, course: Sequence[State], seat: int) -> Consequences:
        """What everybody is left with."""
        return consequences_of_hands([state.hands for state in course], seat)

    def piles(self, state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
        return ("stich", state.trick[-1] if state.trick else ()), ("hand", state.hands[seat])

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        """Who laid the top of the trick, and how many cards the others hold."""
        top = [Note("oben", seat=state.last)] if state.trick and state.last is not None else []
        return (*top, *cards_of_others(state.hands, seat))
