"""Wolfsjagd: a shedding game for two to eight.

Everybody holds five cards. In turn each lays one that matches the open card in rank or suit, or draws one and may
lay that one only. After a 1 the next seat draws two, unless it answers with a 1, which adds two for the seat after
it. After a 6 the next seat sits out, unless it answers with a 6. A Sigl goes on anything but a Sigl and wishes a suit.
Whoever is left with one card says "Letzte Karte!", or draws if somebody catches him. The first without cards calls
"Hab euch!", and the others play on.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML.
"""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.contract import Item, Reason
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.mechanics import finishing, matching
from kartenwerk.play.mechanics.dealing import nothing_before
from kartenwerk.play.mechanics.finishing import Finishing
from kartenwerk.play.mechanics.matching import DRAW, KEEP, SILENCE, SIT_OUT, MatchingGame, Move, Play
from kartenwerk.play.mechanics.shedding import next_holder, place_points, standings
from kartenwerk.play.mechanics.tuples import deal_hands, replace_at, without

JOKER = "halk"
ONE, SIX, SIGL = "1", "6", "S"
LAST_CARD = "Letzte Karte!"
GOT_YOU = "Hab euch!"
EFFECTS = {ONE: "eins", SIX: "sechs", SIGL: "wunsch"}
"""The remark on each rank that demands something of the next seat."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/wolfsjagd.toml`."""

    handkarten: int
    eins_zieht: int
    nach_strafe_legen: bool
    sigl_auf_sigl: bool
    strafe_letzte_karte: int
    startkarte_wirkt: bool


State: TypeAlias = matching.State[Rules]


@cache
def answers(rules: Rules, suits: tuple[str, ...]) -> matching.Answers:
    """The table of ways to lay a card, the same one for all deals: filling it takes some thousand moves."""
    return matching.answers(partial(laying, rules, suits))


def laying(rules: Rules, suits: tuple[str, ...], demand: matching.Demand, card: Card) -> tuple[Play, ...]:
    """Every way to lay a card: a Sigl with each suit it may wish, and every card with all that may be said."""
    top, rank, wish, said = demand
    if card.rank == SIGL:
        barred = rank or (top.rank == SIGL and not rules.sigl_auf_sigl)
        return () if barred else tuple(Play(card, suit, call) for suit in suits for call in said)
    fits = card.rank == rank if rank else card.rank == top.rank or card.suit == (wish or top.suit)
    return tuple(Play(card, "", call) for call in said) if fits else ()


def required_rank(state: State) -> str:
    """The only rank that answers the open card, "" if it requires none."""
    return ONE if state.debt else SIX if state.skip else ""


def fits(state: State, card: Card) -> bool:
    return matching.fits(state, required_rank(state), card)


def calls(state: State) -> tuple[str, ...]:
    """What the seat on turn may say with a card that it lays; only "Letzte Karte!" can be forgotten."""
    held = len(state.hands[state.turn])
    if held > 2:
        return SILENCE
    if held == 2:
        return (LAST_CARD, "")
    return SILENCE if state.out else (GOT_YOU,)


def _why_not_card(state: State, card: Card) -> Reason | None:
    if fits(state, card):
        return None
    if state.debt:
        return Reason("eins_oder_ziehen", (card,))
    if state.skip:
        return Reason("sechs_oder_aussetzen", (card,))
    if card.rank == SIGL:
        return Reason("sigl_auf_sigl")
    return Reason("gegen_den_wunsch" if state.wish else "passt_nicht", (card, state.pile[-1]))


def _why_not_said(state: State, move: Play) -> Reason | None:
    if move.wish not in (state.setup.suits if move.card.rank == SIGL else ("",)):
        return Reason("nur_sigl_wuenscht" if move.wish else "sigl_wuenscht")
    said = calls(state)
    if move.call in said:
        return None
    return Reason("hab_euch" if GOT_YOU in (move.call, *said) else "letzte_karte")


def _lay(state: State, move: Play) -> State:
    """A one adds to the debt, and who lays a hand's last card but one may be asked why nothing was said."""
    seat, rank = state.turn, move.card.rank
    hand = without(state.hands[seat], move.card)
    hands = replace_at(state.hands, seat, hand)
    return matching.State(
        state.setup,
        state.stock,
        (*state.pile, move.card),
        hands,
        next_holder(hands, seat),
        debt=state.debt + state.setup.rules.eins_zieht if rank == ONE else 0,
        skip=rank == SIX,
        wish=move.wish,
        out=state.out if hand else (*state.out, seat),
        last=seat,
        asked=(seat + 1) % len(hands) if len(hand) == 1 and not move.call else None,
    )


def facts_of(state: State) -> Finishing:
    """The facts of a finished deal."""
    return Finishing(standings(state.out, len(state.hands)), state.hands)


def score(rules: Rules, facts: Finishing, before: Before) -> tuple[Item, ...]:
    """An item for each seat, the winner's first, with a point for every seat that finished later."""
    return tuple(_item(facts, seat, place) for place, seat in enumerate(facts.folge))


def _item(facts: Finishing, seat: int, place: int) -> Item:
    last = len(facts.folge) - 1
    points, hand = place_points(place, len(facts.folge)), facts.count_left(seat)
    if hand or place == last:
        return Item(seat, "rest", points, len(hand) or 1, hand)
    return Item(seat, "fertig", points) if place else Item(seat, "hab_euch", points)


class Wolfsjagd(MatchingGame[Rules]):
    """The rules of Wolfsjagd as the engine plays by them."""

    id = "wolfsjagd"
    rules = Rules
    move_limit = 2000
    words = (*matching.WORDS, LAST_CARD, GOT_YOU)
    scoring = Scoring(finishing.Finishing, finishing.asked, facts_of, nothing_before, score, finishing.check)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.suit != JOKER)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int | None = None) -> State:
        """The seat after the dealer begins; in the first deal that is seat 0."""
        dealer = players - 1 if dealer is None else dealer
        size = rules.handkarten
        hands = deal_hands(order, players, size)
        suits = tuple(dict.fromkeys(card.suit for card in sorted(order)))
        unfit = () if rules.startkarte_wirkt else (ONE, SIX, SIGL)
        start, stock = matching.start_card(order[size * players :], unfit)
        first = (dealer + 1) % players
        debt = rules.eins_zieht if start.rank == ONE and rules.startkarte_wirkt else 0
        skip = start.rank == SIX and rules.startkarte_wirkt
        setup = matching.Setup(rules, suits, dealer, answers(rules, suits))
        return State(setup, stock, (start,), hands, first, debt, skip)

    def moves(self, state: State) -> tuple[Move, ...]:
        return self.offer(state, required_rank(state), calls(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if early := matching.why_not_now(state, self.to_move(state), move):
            return early
        if isinstance(move, Play):
            return _why_not_card(state, move.card) or _why_not_said(state, move)
        if move is SIT_OUT and not state.skip:
            return Reason("kein_aussetzen")
        if move is KEEP and not state.drawn:
            return Reason("nichts_gezogen")
        if move is DRAW and state.drawn:
            return Reason("schon_gezogen", (state.drawn,))
        if move is DRAW and state.skip:
            return Reason("muss_aussetzen")
        return None

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Play):
            return _lay(state, move)
        if move is DRAW:
            return matching.draw(state, state.rules.nach_strafe_legen)
        return matching.go_on(state, move, state.rules.strafe_letzte_karte)

    def read(self, text: str, deck: Pack) -> Move:
        return matching.read_move(text, deck, (LAST_CARD, GOT_YOU))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        does = EFFECTS.get(move.card.rank, "") if isinstance(move, Play) else ""
        said = matching.remarks(before, move, after, does, "zieht_fuer_einsen")
        return (*said, Reason("gewonnen")) if len(after.out) == 1 and not before.out else tuple(said)
