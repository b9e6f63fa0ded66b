"""Wolfsjagd: a shedding game for two to eight.

Everybody holds five cards. In turn each lays one that matches the last card's rank or suit, or draws one and
may lay just that. After a 1 the next seat draws two unless it answers with a 1, which adds two for the one
after; after a 6 it sits out unless it answers with a 6; a Sigl goes on anything but a Sigl and wishes a suit.
Whoever is left with one card says "Letzte Karte!" or may be caught and draws; the first without cards calls
"Hab euch!", and the others play on.

Source: seeds 000, "Wolfsjagd"; readings of open points are the parameters of the game's TOML.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from generator.cards import Card, Pack
from generator.engine import matching
from generator.engine.contract import CHANCE, Game, Item, Reason
from generator.engine.matching import Cards
from generator.engine.moves import replaced, without
from generator.engine.shedding import Act, Move, Play, Reshuffle, next_holder, place_points, read_move, standings

JOKER = "halk"
ONE, SIX, SIGL = "1", "6", "S"
LAST_CARD = "Letzte Karte!"
GOT_YOU = "Hab euch!"
EFFECTS = {ONE: "eins", SIX: "sechs", SIGL: "wunsch"}
"""Remarks on the cards that mean something to the next one."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/wolfsjagd.toml`."""

    handkarten: int
    eins_zieht: int
    nach_strafe_legen: bool
    sigl_auf_sigl: bool
    strafe_letzte_karte: int
    startkarte_wirkt: bool


State: TypeAlias = matching.State[Rules]


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    return tuple(card for card in deck.cards if card.suit != JOKER)


def deal(rules: Rules, players: int, order: Cards, dealer: int | None = None) -> State:
    """The seat after the dealer begins; in the first deal that is seat 0."""
    dealer = players - 1 if dealer is None else dealer
    size = rules.handkarten
    hands = tuple(order[seat * size : (seat + 1) * size] for seat in range(players))
    suits = tuple(dict.fromkeys(card.suit for card in sorted(order)))
    unfit = () if rules.startkarte_wirkt else (ONE, SIX, SIGL)
    start, stock = matching.start_card(order[size * players :], unfit)
    first = (dealer + 1) % players
    debt = rules.eins_zieht if start.rank == ONE and rules.startkarte_wirkt else 0
    skip = start.rank == SIX and rules.startkarte_wirkt
    return State(rules, suits, stock, (start,), hands, dealer, first, debt, skip)


def deal_next(state: State, order: Cards) -> State:
    players = len(state.hands)
    return deal(state.rules, players, order, (state.dealer + 1) % players)


def demanded(state: State) -> tuple[str, str, bool]:
    """What the last card demands: the suit or the rank of the next, and whether a Sigl may be laid."""
    if state.debt:
        return "", ONE, False
    if state.skip:
        return "", SIX, False
    top = state.pile[-1]
    sigl = top.rank != SIGL or state.rules.sigl_auf_sigl
    return (state.wish, "", sigl) if state.wish else (top.suit, top.rank, sigl)


def fits(state: State, card: Card) -> bool:
    suit, rank, sigl = demanded(state)
    return sigl if card.rank == SIGL else card.rank == rank or card.suit == suit


def calls(state: State) -> tuple[str, ...]:
    """What may be said when the seat on turn lays a card now; only "Letzte Karte!" can be forgotten."""
    left = len(state.hands[state.turn]) - 1
    if left == 1:
        return (LAST_CARD, "")
    return ("",) if left or state.out else (GOT_YOU,)


def plays(state: State) -> list[Play]:
    suit, rank, sigl = demanded(state)
    cards = (state.drawn,) if state.drawn else state.hands[state.turn]
    said = calls(state)
    laying: list[Play] = []
    for card in cards:
        if card.rank == SIGL:
            if sigl:
                laying += matching.wishes(card, state.suits, said)
        elif card.rank == rank or card.suit == suit:
            laying += [Play(card, "", call) for call in said]
    return laying


def moves(state: State) -> tuple[Move, ...]:
    seat = matching.to_move(state)
    if seat is None or seat == CHANCE:
        return ()
    if state.asked is not None:
        return (Act.NOTICE, Act.OVERLOOK)
    if state.drawn:
        return (*plays(state), Act.KEEP)
    return (*plays(state), Act.SIT_OUT if state.skip else Act.DRAW)


def why_not(state: State, move: Move) -> Reason | None:
    seat = matching.to_move(state)
    if seat is None:
        return Reason("spiel_aus")
    if seat == CHANCE or isinstance(move, Reshuffle):
        return _why_not_reshuffle(state, move)
    if (move in (Act.NOTICE, Act.OVERLOOK)) != (state.asked is not None):
        return Reason("nichts_zu_bemerken" if state.asked is None else "erst_bemerken")
    if isinstance(move, Play):
        return _why_not_card(state, move.card) or _why_not_said(state, move)
    if move is Act.SIT_OUT and not state.skip:
        return Reason("kein_aussetzen")
    if move is Act.KEEP and not state.drawn:
        return Reason("nichts_gezogen")
    if move is Act.DRAW and state.drawn:
        return Reason("schon_gezogen", (state.drawn,))
    if move is Act.DRAW and state.skip:
        return Reason("muss_aussetzen")
    return None


def _why_not_reshuffle(state: State, move: Move) -> Reason | None:
    if matching.to_move(state) != CHANCE:
        return Reason("stapel_reicht")
    if not isinstance(move, Reshuffle):
        return Reason("erst_mischen")
    same = sorted(move.cards) == sorted(state.pile[:-1])
    return None if same else Reason("ablage_mischen", state.pile[-1:])


def _why_not_card(state: State, card: Card) -> Reason | None:
    if card not in state.hands[state.turn]:
        return Reason("nicht_auf_der_hand", (card,))
    if state.drawn and card != state.drawn:
        return Reason("nur_die_gezogene", (state.drawn,))
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
    if move.wish not in (state.suits if move.card.rank == SIGL else ("",)):
        return Reason("nur_sigl_wuenscht" if move.wish else "sigl_wuenscht")
    said = calls(state)
    if move.call in said:
        return None
    return Reason("hab_euch" if GOT_YOU in (move.call, *said) else "letzte_karte")


def play(state: State, move: Move) -> State:
    if isinstance(move, Play):
        return _lay(state, move)
    if isinstance(move, Reshuffle):
        return matching.restock(state, move)
    if move is Act.DRAW:
        return matching.draw(state, fits, state.rules.nach_strafe_legen)
    if move is Act.NOTICE:
        return matching.take(state._replace(asked=None), state.last, state.rules.strafe_letzte_karte)
    if move is Act.OVERLOOK:
        return matching.overlook(state, state.asked or 0)
    return state._replace(turn=next_holder(state.hands, state.turn), skip=False, drawn=None)


def _lay(state: State, move: Play) -> State:
    seat, card = state.turn, move.card
    hand = without(state.hands[seat], card)
    hands = replaced(state.hands, seat, hand)
    forgets = len(hand) == 1 and not move.call
    return matching.State(  # most moves come here, and _replace would take three times as long
        state.rules,
        state.suits,
        state.stock,
        (*state.pile, card),
        hands,
        state.dealer,
        turn=next_holder(hands, seat),
        debt=state.debt + state.rules.eins_zieht if card.rank == ONE else 0,
        skip=card.rank == SIX,
        wish=move.wish,
        out=state.out if hand else (*state.out, seat),
        last=seat,
        asked=(seat + 1) % len(hands) if forgets else None,
        owed=state.owed,
        debtor=state.debtor,
    )


def tally(state: State) -> tuple[Item, ...]:
    """A point for every seat that finished later, the winner first."""
    players = len(state.hands)
    return tuple(_place(state, seat, place) for place, seat in enumerate(standings(state.out, players)))


def _place(state: State, seat: int, place: int) -> Item:
    points = place_points(place, len(state.hands))
    hand = state.hands[seat]
    if hand:
        return Item(seat, "rest", points, len(hand), hand)
    return Item(seat, "fertig", points) if place else Item(seat, "hab_euch", points)


def read(text: str, deck: Pack) -> Move:
    return read_move(text, deck, (LAST_CARD, GOT_YOU))


def remarks(before: State, move: Move, after: State) -> tuple[Reason, ...]:
    said = []
    if isinstance(move, Play):
        if move.card.rank in EFFECTS:
            said.append(Reason(EFFECTS[move.card.rank], (move.card,)))
        if after.asked is not None:
            said.append(Reason("vergessen"))
        if len(after.out) == 1 and not before.out:
            said.append(Reason("gewonnen"))
    elif move is Act.DRAW and (before.debt or not before.stock):
        said.append(Reason("zieht_fuer_einsen" if before.debt else "nichts_zu_ziehen"))
    elif move is Act.NOTICE:
        said.append(Reason("bemerkt"))
    return tuple(said)


def piles(state: State, seat: int) -> tuple[tuple[str, Cards], ...]:
    return ("ablage", state.pile[-1:]), ("hand", state.hands[seat])


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays whenever it can, and warns."""
    warned = len(state.hands[state.turn]) != 2
    laying = [move for move in options if isinstance(move, Play) and (warned or move.call)]
    return rng.choice(laying or list(options))


FORGETFUL = 1 / 10
ATTENTIVE = 1 / 2


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays low cards that the next one feels, keeps Siglen, wishes its longest suit; sometimes forgets to warn."""
    if Act.NOTICE in options:
        return Act.NOTICE if rng.random() < ATTENTIVE else Act.OVERLOOK
    laying = [move for move in options if isinstance(move, Play)]
    if not laying:
        return options[0]
    hand = state.hands[state.turn]
    forgets = rng.random() < FORGETFUL

    def worth(move: Play) -> tuple[bool, bool, bool, int]:
        same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand)
        warns = move.call == LAST_CARD
        return move.card.rank != SIGL, warns != forgets, move.card.rank in (ONE, SIX), same_suit

    return max(laying, key=worth)


GAME = Game(
    id="wolfsjagd",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=matching.to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    tally=tally,
    view=matching.view,
    holdings=matching.holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=2000,
    deal_next=deal_next,
    chance=matching.chance,
    remarks=remarks,
    piles=piles,
)
