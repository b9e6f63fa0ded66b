"""Mau-Mau: a shedding game for two to eight, with one pack of 32 cards, or two for more than five players.

Everybody holds five cards. In turn each lays one that matches the open card in rank or suit, or draws one. Some cards
have an effect, as far as the round has agreed on it: after a seven the next player draws two, after an eight he sits
out, an ace allows another card, a jack goes on everything and wishes a suit, after the king of hearts the next player
draws three. Whoever is left with one card says "Mau!", or draws if somebody catches him; the first without cards wins.

Source: rules_data/SOURCES.md; open points are parameters of the game's TOML, among them all cards with an effect,
which the source does not name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.engine.contract import Item, Reason
from kartenwerk.play.engine.scoring import Before, Scoring
from kartenwerk.play.mechanics import leftovers, matching
from kartenwerk.play.mechanics.augen import AUGEN
from kartenwerk.play.mechanics.dealing import nothing_before
from kartenwerk.play.mechanics.leftovers import Leftovers
from kartenwerk.play.mechanics.matching import DRAW, KEEP, SILENCE, SIT_OUT, MatchingGame, Move, Play
from kartenwerk.play.mechanics.shedding import next_holder
from kartenwerk.play.mechanics.tuples import deal_hands, replace_at, without

MAU = "Mau!"
RANKS = ("A", "K", "D", "B", "10", "9", "8", "7")
ONE_PACK = 5
"""The most players that one pack is enough for."""

KING_DRAWS = 3
COSTS: Mapping[str, Mapping[str, int]] = {
    "karten": dict.fromkeys(RANKS, 1),
    "augen": {rank: AUGEN.get(rank, 0) for rank in RANKS},
    "werte": {"B": 20, "A": 11, "K": 10, "D": 10, "10": 10, "9": 9, "8": 8, "7": 7},
}
"""What a card costs that is left in a hand, by the way of scoring."""

NO_RANK = "-"
"""The required rank where nothing may be laid: no card has it."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/mau_mau.toml`."""

    handkarten: int
    sieben_zieht: int
    sieben_kontern: bool
    acht_setzt_aus: bool
    ass_nochmal: bool
    as_als_letzte_frei: bool
    bube_wuenscht: bool
    bube_auf_bube: bool
    herzkoenig: str
    funktionskarten_immer: bool
    ziehen_dann_spielen: bool
    startkarte_wirkt: bool
    strafe_mau: int
    zweites_blatt: bool
    wertung: str


State: TypeAlias = matching.State[Rules]


def effect(rules: Rules, card: Card) -> str:
    """The id of a card's effect, which also names its remark; "" if it has none."""
    if (card.suit, card.rank) == ("herz", "K"):
        return "" if rules.herzkoenig == "aus" else "herzkoenig"
    agreed = {
        "7": ("sieben", rules.sieben_zieht > 0),
        "8": ("acht", rules.acht_setzt_aus),
        "A": ("ass", rules.ass_nochmal),
        "B": ("bube", rules.bube_wuenscht),
    }
    name, applies = agreed.get(card.rank, ("", False))
    return name if applies else ""


def wishes(rules: Rules, card: Card) -> bool:
    """Whether whoever lays the card wishes a suit."""
    does = effect(rules, card)
    return does == "bube" or (does == "herzkoenig" and rules.herzkoenig in ("farbe", "beides"))


def draws(rules: Rules, card: Card) -> int:
    """How many cards the next seat draws for the card."""
    if effect(rules, card) == "herzkoenig":
        return KING_DRAWS if rules.herzkoenig in ("zieht3", "beides") else 0
    return rules.sieben_zieht if card.rank == "7" else 0


@cache
def answers(rules: Rules, suits: tuple[str, ...]) -> matching.Answers:
    """The table of ways to lay a card, the same one for all deals."""
    return matching.answers(partial(laying, rules, suits))


def laying(rules: Rules, suits: tuple[str, ...], demand: matching.Demand, card: Card) -> tuple[Play, ...]:
    """Every way to lay a card: with each suit it may wish, and with everything that may be said."""
    top, rank, wish, said = demand
    if rank:
        fits = card.rank == rank
    elif effect(rules, card) == "bube":
        fits = top.rank != "B" or rules.bube_auf_bube
    elif effect(rules, card) and rules.funktionskarten_immer:
        fits = True
    else:
        fits = card.suit == wish if wish else card.rank == top.rank or card.suit == top.suit
    wished = suits if wishes(rules, card) else ("",)
    return tuple(Play(card, suit, call) for suit in wished for call in said) if fits else ()


def required_rank(state: State) -> str:
    """The only rank that answers the open card: NO_RANK if none does, "" if it requires no rank."""
    if state.debt and state.pile[-1].rank == "7" and state.rules.sieben_kontern:
        return "7"
    return NO_RANK if state.debt or state.skip else ""


def calls(state: State) -> tuple[str, ...]:
    """What the seat on turn may say with a card that it lays; "Mau!" can be forgotten."""
    return (MAU, "") if len(state.hands[state.turn]) == 2 else SILENCE


def _must_not_be_last(state: State, card: Card) -> bool:
    """An ace allows another card, so it may not be a hand's last one unless that is agreed."""
    last = len(state.hands[state.turn]) == 1
    return last and effect(state.rules, card) == "ass" and not state.rules.as_als_letzte_frei


def _why_not_card(state: State, card: Card) -> Reason | None:
    if _must_not_be_last(state, card):
        return Reason("ass_nicht_zuletzt", (card,))
    if matching.fits(state, required_rank(state), card):
        return None
    if state.skip:
        return Reason("muss_aussetzen")
    if state.debt:
        return Reason("muss_ziehen" if required_rank(state) == NO_RANK else "sieben_oder_ziehen", (card,))
    if effect(state.rules, card) == "bube":
        return Reason("bube_auf_bube")
    return Reason("gegen_den_wunsch" if state.wish else "passt_nicht", (card, state.pile[-1]))


def _why_not_said(state: State, move: Play) -> Reason | None:
    if move.wish not in (state.setup.suits if wishes(state.rules, move.card) else ("",)):
        return Reason("wuenscht_nicht" if move.wish else "muss_wuenschen", (move.card,))
    return None if move.call in calls(state) else Reason("mau")


def _lay(state: State, move: Play) -> State:
    """The next seat is on turn, or after an ace the same seat again."""
    seat, card = state.turn, move.card
    hand = without(state.hands[seat], card)
    hands = replace_at(state.hands, seat, hand)
    does, number = effect(state.rules, card), draws(state.rules, card)
    again = does == "ass" and bool(hand)
    return matching.State(
        state.setup,
        state.stock,
        (*state.pile, card),
        hands,
        turn=seat if again else next_holder(hands, seat),
        debt=state.debt + number if number else 0,
        skip=does == "acht",
        wish=move.wish,
        out=() if hand else (seat,),
        last=seat,
        asked=(seat + 1) % len(hands) if len(hand) == 1 and not move.call else None,
        again=again,
    )


def costs(rules: Rules, cards: Cards) -> int:
    """What cards cost that are left in a hand."""
    return sum(COSTS[rules.wertung][card.rank] for card in cards)


def facts_of(state: State) -> Leftovers:
    """The facts of a finished deal."""
    rest = tuple(costs(state.rules, hand) for hand in state.hands)
    return Leftovers(state.hands.index(()), rest, state.hands)


def score(rules: Rules, facts: Leftovers, before: Before) -> tuple[Item, ...]:
    """Every card left in a hand costs a point, or what it counts."""
    counted = rules.wertung == "karten" or bool(facts.cards)
    return tuple(
        Item(seat, "gewonnen", 0)
        if seat == facts.fertig
        else Item(seat, "rest", -rest, facts.number(seat) if counted else 1, facts.count_left(seat))
        for seat, rest in enumerate(facts.rest)
    )


class MauMau(MatchingGame[Rules]):
    """The rules of Mau-Mau as the engine plays by them."""

    id = "mau_mau"
    rules = Rules
    move_limit = 2000
    words = (*matching.WORDS, MAU)
    scoring = Scoring(leftovers.Leftovers, leftovers.asked, facts_of, nothing_before, score, leftovers.check_worth)

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        packs = 2 if rules.zweites_blatt or players > ONE_PACK else 1
        return tuple(card for card in deck.cards if card.rank in RANKS) * packs

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int | None = None) -> State:
        """The seat after the dealer begins; in the first deal that is seat 0."""
        dealer = players - 1 if dealer is None else dealer
        size = rules.handkarten
        hands = deal_hands(order, players, size)
        suits = tuple(dict.fromkeys(card.suit for card in sorted(order)))
        start, stock = order[size * players], order[size * players + 1 :]
        setup = matching.Setup(rules, suits, dealer, answers(rules, suits))
        debt = draws(rules, start) if rules.startkarte_wirkt else 0
        skip = rules.startkarte_wirkt and effect(rules, start) == "acht"
        return State(setup, stock, (start,), hands, (dealer + 1) % players, debt, skip)

    def to_move(self, state: State) -> int | None:
        """The first without cards ends the deal."""
        return None if state.out else super().to_move(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Of equal cards one; an ace may be barred as the last card."""
        moves = dict.fromkeys(self.offer(state, required_rank(state), calls(state)))
        if len(state.hands[state.turn]) > 1:
            return tuple(moves)
        return tuple(move for move in moves if not (isinstance(move, Play) and _must_not_be_last(state, move.card)))

    def why_not(self, state: State, move: Move) -> Reason | None:
        if early := matching.why_not_now(state, self.to_move(state), move):
            return early
        if isinstance(move, Play):
            return _why_not_card(state, move.card) or _why_not_said(state, move)
        if move is SIT_OUT:
            return None if state.skip else Reason("kein_aussetzen")
        if move is KEEP:
            return None if state.drawn or state.again else Reason("nichts_zu_behalten")
        if move is DRAW and state.drawn:
            return Reason("schon_gezogen", (state.drawn,))
        if move is DRAW and (state.skip or state.again):
            return Reason("muss_aussetzen" if state.skip else "kein_ziehzwang")
        return None

    def play(self, state: State, move: Move) -> State:
        if isinstance(move, Play):
            return _lay(state, move)
        if move is DRAW:
            return matching.draw(state, stays=False, lays=state.rules.ziehen_dann_spielen)
        return matching.go_on(state, move, state.rules.strafe_mau)

    def read(self, text: str, deck: Pack) -> Move:
        return matching.read_move(text, deck, (MAU,))

    def remarks(self, before: State, move: Move, after: State) -> tuple[Reason, ...]:
        if not isinstance(move, Play):
            return tuple(matching.remarks(before, move, after, "", "zieht_strafe"))
        if after.out:
            return (Reason("gewonnen_mit", (move.card,)),)
        return tuple(matching.remarks(before, move, after, effect(before.rules, move.card), ""))
